import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { useToast } from '../../../components/page/Toast';
import { type Day, longDay } from '../../../lib/days/dates';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import type { useDealDraft } from '../draft/useDealDraft';
import { useTheirChanges } from '../draft/useTheirChanges';
import type { Saved } from './useSaveDeal';
import { type FieldErrors, useWork, type Work } from './useWork';

/** Leads to a deal of a log day. */
export type ShowDeal = (number: number, logDay: Day) => void;

const ANOTHER_DEAL =
  'Another deal has got this number meanwhile. Nothing is saved; please close this form and look at that deal.';

/**
 * Saves or deletes what a deal form holds. Where someone else changed the deal meanwhile, theirs is read into the form.
 * @param focusError puts the focus into the first field that is wrong
 * @param onShow leads to a deal that was added
 */
export function useAttempt(
  form: ReturnType<typeof useDealDraft>,
  deal: DealFieldsFragment | undefined,
  day: Day,
  focusError: (errors: FieldErrors) => void,
  onShow?: ShowDeal,
) {
  const { work, problem, run, refuse: setProblem, clearErrors } = useWork();
  const showToast = useToast();
  const readTheirs = useTheirChanges({
    deal: form.deal,
    version: form.version,
    onChanges: (newest, changes) => form.dispatch({ type: 'overtaken', newest, changes }),
    onAnotherDeal: () => refuse(ANOTHER_DEAL),
  });

  function refuse(message: string, errors: FieldErrors = {}) {
    setProblem(message, errors);
    focusError(errors);
  }

  function announce(logDay: Day) {
    const { number } = form.draft;
    const show = onShow && {
      label: 'Show',
      run: () => onShow(Number(number), logDay),
      keepsFocus: true,
    };
    if (logDay !== day)
      showToast(`Deal #${number} is saved. It is listed on ${longDay(logDay)}.`, 'success', show);
    else if (show) showToast(`#${number} added`, 'success', show);
  }

  /** @returns whether it is done, but for the number */
  async function attempt(kind: Work, task: () => Promise<Saved>): Promise<boolean> {
    const saved = await run(kind, task);
    if (saved === undefined) return false;
    if (saved.kind === 'refused') {
      refuse(saved.sentence, saved.field && { [saved.field]: saved.sentence });
      if (deal && saved.isConflict) await readTheirs().catch(error => refuse(sentenceOf(error)));
      return false;
    }
    if (saved.kind === 'not-renumbered') showToast(`Failed to update deal ID: ${saved.sentence}`, 'error');
    else if (saved.logDay !== undefined) announce(saved.logDay);
    return true;
  }

  return { work, problem, refuse, clearErrors, attempt };
}
