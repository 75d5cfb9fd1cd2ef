import type { GridApi } from '@mui/x-data-grid';
import type { KeyboardEvent, RefObject } from 'react';
import type { Cell } from '../../../lib/saves/cellSaves';
import type { HogField } from '../hogCells';
import { isDirection, neighbour, stretched } from '../range/range';
import type { GridRange } from '../range/useGridRange';

/** How the focus and what is selected move through the grid. */
export function gridMoves(
  grid: RefObject<GridApi | null>,
  rows: readonly { number: number }[],
  { store, select }: GridRange,
) {
  function focus({ row: number, field }: Cell): void {
    grid.current?.scrollToIndexes({
      rowIndex: rows.findIndex(row => row.number === number),
      colIndex: grid.current.getColumnIndex(field),
    });
    grid.current?.setCellFocus(number, field);
  }

  function goOn(cell: Cell<HogField>, isOpen: boolean, event: KeyboardEvent): void {
    const next = neighbour(cell, event.shiftKey ? -1 : 1, rows);
    // The focus leaves an open cell, which commits it. At the ends of the list it leaves the grid.
    if (next) {
      event.preventDefault();
      focus(next);
    } else if (isOpen) {
      grid.current?.stopCellEditMode({ id: cell.row, field: cell.field });
    }
  }

  function stretch(cell: Cell<HogField>, event: KeyboardEvent): void {
    if (!isDirection(event.key)) return;
    const { anchor, head } = store.get() ?? { anchor: cell, head: cell };
    const range = stretched({ anchor, head }, event.key, isCommand(event), rows);
    event.preventDefault();
    select(range);
    const rowIndex = rows.findIndex(({ number }) => number === range?.head.row);
    if (rowIndex >= 0) grid.current?.scrollToIndexes({ rowIndex });
  }

  return { focus, goOn, stretch };
}

export const isCommand = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey;
