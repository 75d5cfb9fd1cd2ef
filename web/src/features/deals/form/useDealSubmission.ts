import { useState } from 'react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import type { DraftField } from '../../../components/deals/dealFormFields';
import { useToast } from '../../../components/feedback/Toast';
import { toErrorMessage } from '../../../lib/apollo/errors';
import { type Day, formatLongDay } from '../../../lib/days/dates';
import type { useDealDraft } from '../draft/useDealDraft';
import { useRemoteChanges } from '../draft/useRemoteChanges';
import type { SaveDealResult } from './useSaveDeal';

/** Navigates to the log day of a deal and shows the deal. */
export type ShowDeal = (number: number, logDay: Day) => void;

const NUMBER_REUSED_MESSAGE =
  'Another deal now has this number, so nothing was saved. Close this form and check that deal.';

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
      label: 'View',
      run: () => onShow(Number(number), logDay),
      shouldKeepFocus: true,
    };
    if (logDay !== day)
      showToast(`Deal #${number} saved. It is listed on ${formatLongDay(logDay)}.`, 'success', show);
    else if (show) showToast(`#${number} added`, 'success', show);
  }

  /**
   * Runs a task and shows its error. Returns whether the task succeeded. A failed renumber counts as success.
   */
  async function submit(kind: FormTask, task: () => Promise<SaveDealResult>): Promise<boolean> {
    const result = await run(kind, task);
    if (result === undefined) return false;
    if (result.kind === 'rejected') {
      showProblem(result.message, result.field && { [result.field]: result.message });
      if (deal && result.isConflict)
        await loadRemoteChanges().catch(error => showProblem(toErrorMessage(error)));
      return false;
    }
    if (result.kind === 'not-renumbered') showToast(`Failed to update deal ID: ${result.message}`, 'error');
    else if (result.logDay !== undefined) notifySaved(result.logDay);
    return true;
  }

  return { runningTask, problem, showProblem, clearErrors, submit };
}

export type FormTask = 'saving' | 'deleting';

/** Error messages by field. The first message is also shown above the buttons. */
export type FieldErrors = Partial<Record<DraftField, string>>;

type SubmissionProblem = { message: string; errors: FieldErrors };

type SubmissionState = { runningTask: FormTask | null; problem: SubmissionProblem | null };

/** Runs one task at a time and stores the error of the last task. */
export function useFormTask() {
  const [state, setState] = useState<SubmissionState>({ runningTask: null, problem: null });

  const setProblem = (message: string, errors: FieldErrors = {}) =>
    setState({ runningTask: null, problem: { message, errors } });

  /**
   * Removes the errors of changed fields. Removes the message above the buttons when no field has an error.
   */
  const clearErrors = (fields: readonly DraftField[]) =>
    setState(current => {
      const { errors = {} } = current.problem ?? {};
      if (fields.every(field => errors[field] === undefined)) return current;
      const remainingErrors = Object.entries(errors).filter(
        ([field]) => !fields.includes(field as DraftField),
      );
      const [message] = remainingErrors.map(([, error]) => error);
      return {
        ...current,
        problem: message ? { message, errors: Object.fromEntries(remainingErrors) } : null,
      };
    });

  /** Runs a task and returns its result. Returns undefined if another task is running. */
  async function run<Result>(formTask: FormTask, task: () => Promise<Result>): Promise<Result | undefined> {
    if (state.runningTask) return undefined;
    setState({ runningTask: formTask, problem: null });
    const result = await task();
    setState(current => ({ ...current, runningTask: null }));
    return result;
  }

  return { ...state, setProblem, clearErrors, run };
}
