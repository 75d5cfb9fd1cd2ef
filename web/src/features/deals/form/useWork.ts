import { useState } from 'react';

/** What the form is busy with. */
export type Work = 'saving' | 'deleting';

type State = { work: Work | null; problem: string | null };

/** One piece of work at a time, and why the last one came to nothing. */
export function useWork() {
  const [state, setState] = useState<State>({ work: null, problem: null });

  const refuse = (problem: string) => setState({ work: null, problem });

  /** @returns what the task answers; undefined while another one runs */
  async function run<Answer>(work: Work, task: () => Promise<Answer>): Promise<Answer | undefined> {
    if (state.work) return undefined;
    setState({ work, problem: null });
    const answer = await task();
    setState(now => ({ ...now, work: null }));
    return answer;
  }

  return { ...state, refuse, run };
}
