import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIsReconnecting } from '../../../lib/live';
import { useOnChange } from '../../../lib/useOnChange';
import { BackOff } from './backOff';
import type { Cell } from './cellSaves';
import { type CellStore, createCellStore } from './cellStore';
import { SaveQueue, type Send } from './saveQueue';

export type CellSaving<Wanted, Stored> = {
  store: CellStore<Wanted, Stored>;
  save: SaveQueue<Wanted, Stored>['save'];
  discard: (cell: Cell) => void;
  /** Sends at once what waits for the line. */
  sendAgain: () => void;
};

const SAID_FOR_MS = 2500;

/**
 * Saves cells one by one, each telling how it goes (SaveQueue). What the line or the server kept from being stored is sent
 * again by itself: when the line is back, and now and then. The same object for as long as its component is there.
 * @param send the one of the first render is used throughout
 */
export function useCellSaves<Wanted, Stored>(send: Send<Wanted, Stored>): CellSaving<Wanted, Stored> {
  const [store] = useState(createCellStore<Wanted, Stored>);
  const backOff = useRef<BackOff>(undefined);
  const [queue] = useState(
    () =>
      new SaveQueue<Wanted, Stored>(store, send, isAway => {
        if (isAway) backOff.current?.begin();
        else backOff.current?.hurry();
      }),
  );

  useEffect(
    function sendAgainByItself() {
      const begun = new BackOff(() => queue.sendAgain());
      const hurry = () => begun.hurry();
      backOff.current = begun;
      window.addEventListener('online', hurry);
      return () => {
        window.removeEventListener('online', hurry);
        begun.stop();
      };
    },
    [queue],
  );
  const isReconnecting = useIsReconnecting();
  useOnChange(isReconnecting, function sendWhenTheLineIsBack() {
    if (!isReconnecting) backOff.current?.hurry();
  });

  const fadeLater = useFading(store);
  return useMemo(
    () => ({
      store,
      save: async (cell, wanted, seen) => {
        const stored = await queue.save(cell, wanted, seen);
        if (stored) fadeLater(cell);
        return stored;
      },
      discard: cell => queue.discard(cell),
      sendAgain: () => void queue.sendAgain(true),
    }),
    [store, queue, fadeLater],
  );
}

/** Gives the function that lets a cell stop saying that it was saved, after a while. */
function useFading<Wanted, Stored>(store: CellStore<Wanted, Stored>): (cell: Cell) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  return useCallback(
    cell => {
      const save = store.of(cell);
      if (save?.status !== 'saved') return;
      const { attempt } = save;
      const timer = setTimeout(() => store.tell({ type: 'faded', cell, attempt }), SAID_FOR_MS);
      timers.current.add(timer);
    },
    [store],
  );
}
