import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/sentenceOf';
import type { Cell } from './cellSaves';
import { type CellStore, createCellStore } from './cellStore';

/** What the server made of a change. */
export type Stored<Value> = { stored: Value; version: number };

const SAID_FOR_MS = 2500;

/**
 * Saves cells one by one, each telling how it goes. Changes of one deal wait for each other, so that the last one typed
 * is the last one stored; different deals do not wait. `save` gives undefined when it was refused: the cell says why.
 */
export function useCellSaves<Wanted, Value>(
  send: (cell: Cell, wanted: Wanted) => Promise<Stored<Value>>,
): {
  store: CellStore<Wanted, Value>;
  save: (cell: Cell, wanted: Wanted) => Promise<Stored<Value> | undefined>;
} {
  const [store] = useState(createCellStore<Wanted, Value>);
  const attempts = useRef(0);
  const queues = useRef(new Map<number, Promise<unknown>>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const save = useCallback(
    (cell: Cell, wanted: Wanted) => {
      attempts.current += 1;
      const attempt = attempts.current;
      store.tell({ type: 'sent', cell, attempt, wanted });

      function keep(answer: Stored<Value>) {
        store.tell({ type: 'stored', cell, attempt, ...answer });
        const timer = setTimeout(() => store.tell({ type: 'faded', cell, attempt }), SAID_FOR_MS);
        timers.current.add(timer);
        return answer;
      }
      function giveBack(error: unknown) {
        store.tell({ type: 'refused', cell, attempt, sentence: sentenceOf(error) });
        return undefined;
      }

      const before = queues.current.get(cell.number) ?? Promise.resolve();
      const answered = before.then(() => send(cell, wanted)).then(keep, giveBack);
      queues.current.set(cell.number, answered);
      return answered;
    },
    [send, store],
  );

  return { store, save };
}
