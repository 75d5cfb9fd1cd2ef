import { useSyncExternalStore } from 'react';
import type { EditableCell, CellSave, CellSaves, RowKey } from './cellSaves';
import type { CellStore } from './cellStore';

/** Subscribes to the saves of all cells. */
export function useAllCellSaves<Entered, Stored>(store: CellStore<Entered, Stored>): CellSaves<Entered, Stored> {
  return useSyncExternalStore(store.subscribe, store.getAll);
}

/** Subscribes to the save of one cell. */
export function useCellSave<Entered, Stored>(
  store: CellStore<Entered, Stored>,
  cell: EditableCell,
): CellSave<Entered, Stored> | undefined {
  return useSyncExternalStore(store.subscribe, () => store.get(cell));
}

/** Subscribes to the saves of one row. */
export function useRowCellSaves<Entered, Stored>(
  store: CellStore<Entered, Stored>,
  row: RowKey,
): readonly CellSave<Entered, Stored>[] {
  return useSyncExternalStore(store.subscribe, () => store.getRow(row));
}
