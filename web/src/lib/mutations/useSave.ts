import { useState } from 'react';
import { getRejection, toErrorMessage } from '../apollo/errors';

/**
 * The state of a field or form that is saved as a whole. `problem` is the reason why the last save failed.
 */
export type SaveState<Input> = { typedValue: Input | null; isSaving: boolean; problem: string | null };

/**
 * The reason why a value was not stored. A rejected value would be rejected again; after any other failure,
 * the same value may be sent again.
 */
type SaveFailure = { message: string; isRejected: boolean };

const idleState = { typedValue: null, isSaving: false, problem: null };

/** Manages the saves of several fields or forms, each identified by a number. */
export function useSaves<Input>() {
  const [states, setStates] = useState<ReadonlyMap<number, SaveState<Input>>>(new Map());

  const getState = (id: number): SaveState<Input> => states.get(id) ?? idleState;
  const change = (id: number, next: Partial<SaveState<Input>>) =>
    setStates(current => new Map(current).set(id, { ...(current.get(id) ?? idleState), ...next }));

  /**
   * Runs `task` to store the typed value. If the task fails, returns the failure and keeps the typed value.
   */
  async function save(id: number, task: () => Promise<unknown>): Promise<SaveFailure | undefined> {
    change(id, { isSaving: true, problem: null });
    try {
      await task();
      change(id, idleState);
      return undefined;
    } catch (error) {
      const message = toErrorMessage(error);
      change(id, { isSaving: false, problem: message });
      return { message, isRejected: getRejection(error) !== undefined };
    }
  }

  return {
    getState,
    type: (id: number, typedValue: Input) => change(id, { ...idleState, typedValue }),
    /** Discards the typed value and shows the stored value. */
    reset: (id: number) => change(id, idleState),
    setProblem: (id: number, problem: string) => change(id, { problem }),
    save,
  };
}

/** Manages the save of one field or form. */
export function useSave<Input>() {
  const { getState, type, reset, setProblem, save } = useSaves<Input>();
  return {
    ...getState(0),
    type: (typedValue: Input) => type(0, typedValue),
    reset: () => reset(0),
    setProblem: (problem: string) => setProblem(0, problem),
    save: (task: () => Promise<unknown>) => save(0, task),
  };
}
