import { useState } from 'react';
import { refusalOf, sentenceOf } from '../server/sentenceOf';

/** A field or form that is saved as a whole: what is typed and not stored, and why the last save of it failed. */
export type SaveState<Typed> = { typed: Typed | null; isSaving: boolean; problem: string | null };

/** Why something was not stored. Refused, it will not come out otherwise; unheard, it may be sent again as it is. */
type Failure = { sentence: string; isRefused: boolean };

const atRest = { typed: null, isSaving: false, problem: null };

/** Several such fields or forms, known by a number, each with a save of its own. */
export function useSaves<Typed>() {
  const [states, setStates] = useState<ReadonlyMap<number, SaveState<Typed>>>(new Map());

  const stateOf = (id: number): SaveState<Typed> => states.get(id) ?? atRest;
  const change = (id: number, next: Partial<SaveState<Typed>>) =>
    setStates(now => new Map(now).set(id, { ...(now.get(id) ?? atRest), ...next }));

  /** Stores by `task`; gives why it failed, and keeps what was typed then. */
  async function save(id: number, task: () => Promise<unknown>): Promise<Failure | undefined> {
    change(id, { isSaving: true, problem: null });
    try {
      await task();
      change(id, atRest);
      return undefined;
    } catch (error) {
      const sentence = sentenceOf(error);
      change(id, { isSaving: false, problem: sentence });
      return { sentence, isRefused: refusalOf(error) !== undefined };
    }
  }

  return {
    stateOf,
    type: (id: number, typed: Typed) => change(id, { ...atRest, typed }),
    /** What is stored counts again. */
    takeBack: (id: number) => change(id, atRest),
    refuse: (id: number, problem: string) => change(id, { problem }),
    save,
  };
}

/** One such field or form. */
export function useSave<Typed>() {
  const { stateOf, type, takeBack, refuse, save } = useSaves<Typed>();
  return {
    ...stateOf(0),
    type: (typed: Typed) => type(0, typed),
    takeBack: () => takeBack(0),
    refuse: (problem: string) => refuse(0, problem),
    save: (task: () => Promise<unknown>) => save(0, task),
  };
}
