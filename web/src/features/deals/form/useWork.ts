import { useState } from 'react';
import type { DraftField } from '../draft/formFields';

export type FormTask = 'saving' | 'deleting';

/** Error messages by field; the first one is shown above the buttons. */
export type FieldErrors = Partial<Record<DraftField, string>>;

type SubmissionProblem = { message: string; errors: FieldErrors };

type SubmissionState = { runningTask: FormTask | null; problem: SubmissionProblem | null };

/** Runs one task at a time and stores the error of the last one. */
export function useFormTask() {
  const [state, setState] = useState<SubmissionState>({ runningTask: null, problem: null });

  const setProblem = (message: string, errors: FieldErrors = {}) =>
    setState({ runningTask: null, problem: { message, errors } });

  /** Removes the errors of changed fields, and the problem once no error is left. */
  const clearErrors = (fields: readonly DraftField[]) =>
    setState(now => {
      const { errors = {} } = now.problem ?? {};
      if (fields.every(field => errors[field] === undefined)) return now;
      const left = Object.entries(errors).filter(([field]) => !fields.includes(field as DraftField));
      const [message] = left.map(([, error]) => error);
      return { ...now, problem: message ? { message, errors: Object.fromEntries(left) } : null };
    });

  /** @returns the result of the task; undefined while another task runs */
  async function run<Result>(formTask: FormTask, task: () => Promise<Result>): Promise<Result | undefined> {
    if (state.runningTask) return undefined;
    setState({ runningTask: formTask, problem: null });
    const result = await task();
    setState(now => ({ ...now, runningTask: null }));
    return result;
  }

  return { ...state, setProblem, clearErrors, run };
}
