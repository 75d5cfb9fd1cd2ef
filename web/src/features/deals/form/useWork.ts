import { useState } from 'react';
import type { DraftField } from '../draft/formFields';

/** What the form is busy with. */
export type Work = 'saving' | 'deleting';

/** What is wrong with which field; the first is what the form says. */
export type FieldErrors = Partial<Record<DraftField, string>>;

type Problem = { message: string; errors: FieldErrors };

type State = { work: Work | null; problem: Problem | null };

/** One piece of work at a time, and why the last one came to nothing. */
export function useWork() {
  const [state, setState] = useState<State>({ work: null, problem: null });

  const refuse = (message: string, errors: FieldErrors = {}) =>
    setState({ work: null, problem: { message, errors } });

  /** A field was changed: what was wrong with it is over, and the problem with the last of its fields. */
  const clearErrors = (fields: readonly DraftField[]) =>
    setState(now => {
      const { errors = {} } = now.problem ?? {};
      if (fields.every(field => errors[field] === undefined)) return now;
      const left = Object.entries(errors).filter(([field]) => !fields.includes(field as DraftField));
      const [message] = left.map(([, error]) => error);
      return { ...now, problem: message ? { message, errors: Object.fromEntries(left) } : null };
    });

  /** @returns what the task answers; undefined while another one runs */
  async function run<Answer>(work: Work, task: () => Promise<Answer>): Promise<Answer | undefined> {
    if (state.work) return undefined;
    setState({ work, problem: null });
    const answer = await task();
    setState(now => ({ ...now, work: null }));
    return answer;
  }

  return { ...state, refuse, clearErrors, run };
}
