import { useToast } from '../../../components/page/Toast';
import type { DealFieldsFragment } from '../../../generated/graphql';
import { type Day, longDay } from '../../../lib/days/dates';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import type { useDealDraft } from '../draft/useDealDraft';
import { useTheirChanges } from '../draft/useTheirChanges';
import type { Saved } from './useSaveDeal';
import { useWork, type Work } from './useWork';

const ANOTHER_DEAL =
  'Another deal has got this number meanwhile. Nothing is saved; please close this form and look at that deal.';

/** Saves or deletes what a deal form holds. Where someone else changed the deal meanwhile, theirs is read into the form. */
export function useAttempt(
  form: ReturnType<typeof useDealDraft>,
  deal: DealFieldsFragment | undefined,
  day: Day,
) {
  const { work, problem, run, refuse } = useWork();
  const showToast = useToast();
  const readTheirs = useTheirChanges({
    deal: form.deal,
    version: form.version,
    onChanges: (newest, changes) => form.dispatch({ type: 'overtaken', newest, changes }),
    onAnotherDeal: () => refuse(ANOTHER_DEAL),
  });

  /** @returns whether it is done, but for the number */
  async function attempt(kind: Work, task: () => Promise<Saved>): Promise<boolean> {
    const saved = await run(kind, task);
    if (saved === undefined) return false;
    if (saved.kind === 'refused') {
      refuse(saved.sentence);
      if (deal && saved.isConflict) await readTheirs().catch(error => refuse(sentenceOf(error)));
      return false;
    }
    if (saved.kind === 'not-renumbered') showToast(`Failed to update deal ID: ${saved.sentence}`, 'error');
    else if (saved.logDay !== undefined && saved.logDay !== day)
      showToast(`Deal #${form.draft.number} is saved. It is listed on ${longDay(saved.logDay)}.`);
    return true;
  }

  return { work, problem, refuse, attempt };
}
