import { useSyncExternalStore } from 'react';
import {
  type Cell,
  type CellEvent,
  type CellSave,
  type CellSaves,
  cellKey,
  cellSaves,
  isSaving,
} from './cellSaves';

/** Where every cell's save stands, so that each cell can listen to its own alone: a save redraws one cell, not the list. */
export type CellStore<Wanted, Stored> = {
  all: () => CellSaves<Wanted, Stored>;
  of: (cell: Cell) => CellSave<Wanted, Stored> | undefined;
  tell: (event: CellEvent<Wanted, Stored>) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createCellStore<Wanted, Stored>(): CellStore<Wanted, Stored> {
  let saves: CellSaves<Wanted, Stored> = new Map();
  const listeners = new Set<() => void>();
  return {
    all: () => saves,
    of: cell => saves.get(cellKey(cell)),
    tell: event => {
      saves = cellSaves(saves, event);
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Every save, for what looks at all of them. */
export function useCells<Wanted, Stored>(store: CellStore<Wanted, Stored>): CellSaves<Wanted, Stored> {
  return useSyncExternalStore(store.subscribe, store.all);
}

/** One cell's save. */
export function useCell<Wanted, Stored>(
  store: CellStore<Wanted, Stored>,
  cell: Cell,
): CellSave<Wanted, Stored> | undefined {
  return useSyncExternalStore(store.subscribe, () => store.of(cell));
}

/** Waits until nothing is on its way, and whoever waited for the answers has heard them. */
export async function settled<Wanted, Stored>(store: CellStore<Wanted, Stored>): Promise<void> {
  if (!isSaving(store.all())) return;
  await new Promise<void>(resolve => {
    const leave = store.subscribe(() => {
      if (isSaving(store.all())) return;
      leave();
      setTimeout(resolve);
    });
  });
}
