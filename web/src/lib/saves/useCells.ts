import { useSyncExternalStore } from 'react';
import type { Cell, CellSave, CellSaves, RowKey } from './cellSaves';
import type { CellStore } from './cellStore';

/** Every save, for what looks at all of them. */
export function useCells<Entered, Stored>(store: CellStore<Entered, Stored>): CellSaves<Entered, Stored> {
  return useSyncExternalStore(store.subscribe, store.all);
}

/** One cell's save. */
export function useCell<Entered, Stored>(
  store: CellStore<Entered, Stored>,
  cell: Cell,
): CellSave<Entered, Stored> | undefined {
  return useSyncExternalStore(store.subscribe, () => store.of(cell));
}

/** The saves of one row. */
export function useRow<Entered, Stored>(
  store: CellStore<Entered, Stored>,
  row: RowKey,
): readonly CellSave<Entered, Stored>[] {
  return useSyncExternalStore(store.subscribe, () => store.ofRow(row));
}
