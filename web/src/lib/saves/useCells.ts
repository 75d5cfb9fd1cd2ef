import { useSyncExternalStore } from 'react';
import type { Cell, CellSave, CellSaves } from './cellSaves';
import type { CellStore } from './cellStore';

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

/** The saves of one row. */
export function useRow<Wanted, Stored>(
  store: CellStore<Wanted, Stored>,
  row: number,
): readonly CellSave<Wanted, Stored>[] {
  return useSyncExternalStore(store.subscribe, () => store.ofRow(row));
}
