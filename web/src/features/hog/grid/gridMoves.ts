import type { GridApi } from '@mui/x-data-grid';
import type { KeyboardEvent, RefObject } from 'react';
import type { EditableCell } from '../../../lib/saves/cellSaves';
import type { HogField } from '../hogCells';
import { isArrowKey, findAdjacentCell, extendCellRange } from '../range/range';
import type { GridRange } from '../range/useGridRange';

/** Creates the functions that move the focus and extend the selection in the grid. */
export function createGridNavigation(
  grid: RefObject<GridApi | null>,
  rows: readonly { number: number }[],
  { store, select }: GridRange,
) {
  function focus({ row: number, field }: EditableCell): void {
    grid.current?.scrollToIndexes({
      rowIndex: rows.findIndex(row => row.number === number),
      colIndex: grid.current.getColumnIndex(field),
    });
    grid.current?.setCellFocus(number, field);
  }

  function focusNext(cell: EditableCell<HogField>, isOpen: boolean, event: KeyboardEvent): void {
    const next = findAdjacentCell(cell, event.shiftKey ? -1 : 1, rows);
    // Leaving an open cell commits it. At the ends of the list the focus leaves the grid.
    if (next) {
      event.preventDefault();
      focus(next);
    } else if (isOpen) {
      grid.current?.stopCellEditMode({ id: cell.row, field: cell.field });
    }
  }

  function extendSelection(cell: EditableCell<HogField>, event: KeyboardEvent): void {
    if (!isArrowKey(event.key)) return;
    const { anchor, head } = store.get() ?? { anchor: cell, head: cell };
    const range = extendCellRange({ anchor, head }, event.key, isCommand(event), rows);
    event.preventDefault();
    select(range);
    const rowIndex = rows.findIndex(({ number }) => number === range?.head.row);
    if (rowIndex >= 0) grid.current?.scrollToIndexes({ rowIndex });
  }

  return { focus, focusNext, extendSelection };
}

export const isCommand = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey;
