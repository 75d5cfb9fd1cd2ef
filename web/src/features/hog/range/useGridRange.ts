import { type GridApi, type GridEventListener, gridFocusCellSelector } from '@mui/x-data-grid';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type EditableCell, isSameCell } from '../../../lib/mutations/cellSaves';
import type { HogField } from '../cells/hogCells';
import { buildCellRange, type CellRange, hasSeveralCells, toHogCell } from './range';
import { createRangeStore, type RangeStore } from './rangeStore';

export type GridRange = {
  store: RangeStore;
  /**
   * Selects a range. A range of a single cell clears the selection, because the focus already marks the cell.
   */
  select: (range: CellRange | undefined) => void;
  /**
   * Selects the cells from the focused cell to this cell (Shift+click). Returns false if these cells cannot
   * form a range.
   */
  selectTo: (cell: EditableCell<HogField> | undefined) => boolean;
};

/**
 * Selects several cells in the grid with the mouse; useGridKeys selects with the keyboard. The focus stays in
 * the first cell of the range. The range ends when the focus leaves this cell.
 */
export function useGridRange(
  grid: RefObject<GridApi | null>,
  rows: readonly { number: number }[],
): GridRange {
  const [store] = useState(createRangeStore);
  const anchor = useRef<EditableCell<HogField>>(undefined);
  const isDragging = useRef(false);

  const select = (range: CellRange | undefined) =>
    store.set(range && hasSeveralCells(range) ? range : undefined);

  function selectTo(cell: EditableCell<HogField> | undefined): boolean {
    const range = cell && anchor.current && buildCellRange(anchor.current, cell, rows);
    if (!range) return false;
    grid.current?.setCellFocus(range.anchor.row, range.anchor.field);
    select(range);
    return true;
  }

  const handleMouseDown = useEffectEvent<GridEventListener<'cellMouseDown'>>(
    ({ id, field, cellMode }, event) => {
      if (event.button !== 0 || cellMode === 'edit') return;
      const focused = gridFocusCellSelector(grid as RefObject<GridApi>);
      if (event.shiftKey && focused) {
        anchor.current = toHogCell(Number(focused.id), focused.field);
        // Prevents text from being selected.
        event.preventDefault();
        return;
      }
      anchor.current = toHogCell(Number(id), field);
      isDragging.current = true;
      store.set(undefined);
    },
  );
  const handleMouseOver = useEffectEvent<GridEventListener<'cellMouseOver'>>(({ id, field }, event) => {
    const cell = toHogCell(Number(id), field);
    if (!isDragging.current || event.buttons !== 1 || !cell || !anchor.current) return;
    select(buildCellRange(anchor.current, cell, rows));
  });
  const clearWhenFocusLeaves = useEffectEvent<GridEventListener<'cellFocusIn'>>(({ id, field }) => {
    const range = store.get();
    if (range && !isSameCell(range.anchor, { row: Number(id), field })) store.set(undefined);
  });
  useEffect(
    function followMouseAndFocus() {
      const endDrag = () => {
        isDragging.current = false;
      };
      const unsubscribers = [
        grid.current?.subscribeEvent('cellMouseDown', (...args) => handleMouseDown(...args)),
        grid.current?.subscribeEvent('cellMouseOver', (...args) => handleMouseOver(...args)),
        grid.current?.subscribeEvent('cellFocusIn', (...args) => clearWhenFocusLeaves(...args)),
      ];
      document.addEventListener('mouseup', endDrag);
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe?.();
        document.removeEventListener('mouseup', endDrag);
      };
    },
    [grid],
  );

  return { store, select, selectTo };
}
