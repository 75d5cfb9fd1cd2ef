import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { useToast } from '../../../components/page/Toast';
import { type Day, formatLongDay } from '../../../lib/days/dates';
import { toErrorMessage } from '../../../lib/server/sentenceOf';
import type { useDealDraft } from '../draft/useDealDraft';
import { useRemoteChanges } from '../draft/useTheirChanges';
import type { SaveDealResult } from './useSaveDeal';
import { type FieldErrors, useFormTask, type FormTask } from './useWork';

/** Navigates to a deal of a log day. */
export type ShowDeal = (number: number, logDay: Day) => void;

const NUMBER_REUSED_MESSAGE =
  'Another deal has got this number meanwhile. Nothing is saved; please close this form and look at that deal.';

/**
 * Saves or deletes the deal of a form. If another user has changed the deal, merges those changes into the
 * form.
 * @param focusError focuses the first invalid field
 * @param onShow navigates to an added deal
 */
export function useDealSubmission(
  form: ReturnType<typeof useDealDraft>,
  deal: DealFieldsFragment | undefined,
  day: Day,
  focusError: (errors: FieldErrors) => void,
  onShow?: ShowDeal,
) {
  const { runningTask, problem, run, setProblem, clearErrors } = useFormTask();
  const showToast = useToast();
  const loadRemoteChanges = useRemoteChanges({
    deal: form.deal,
    version: form.version,
    onChanges: (newest, changes) => form.dispatch({ type: 'changed remotely', newest, changes }),
    onAnotherDeal: () => showProblem(NUMBER_REUSED_MESSAGE),
  });

  function showProblem(message: string, errors: FieldErrors = {}) {
    setProblem(message, errors);
    focusError(errors);
  }

  function notifySaved(logDay: Day) {
    const { number } = form.draft;
    const show = onShow && {
      label: 'Show',
      run: () => onShow(Number(number), logDay),
      keepsFocus: true,
    };
    if (logDay !== day)
      showToast(`Deal #${number} is saved. It is listed on ${formatLongDay(logDay)}.`, 'success', show);
    else if (show) showToast(`#${number} added`, 'success', show);
  }

  /** @returns whether the task succeeded, except for a failed renumber */
  async function submit(kind: FormTask, task: () => Promise<SaveDealResult>): Promise<boolean> {
    const saved = await run(kind, task);
    if (saved === undefined) return false;
    if (saved.kind === 'rejected') {
      showProblem(saved.message, saved.field && { [saved.field]: saved.message });
      if (deal && saved.isConflict) await loadRemoteChanges().catch(error => showProblem(toErrorMessage(error)));
      return false;
    }
    if (saved.kind === 'not-renumbered') showToast(`Failed to update deal ID: ${saved.message}`, 'error');
    else if (saved.logDay !== undefined) notifySaved(saved.logDay);
    return true;
  }

  return { work: runningTask, problem, showProblem, clearErrors, submit };
}
