import { type GridApi, type GridEventListener, gridFocusCellSelector } from '@mui/x-data-grid';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Cell, isSameCell } from '../../../lib/saves/cellSaves';
import type { HogField } from '../hogCells';
import { hogCell, isSeveral, type Range, rangeOf } from './range';
import { createRangeStore, type RangeStore } from './rangeStore';

export type GridRange = {
  store: RangeStore;
  /** Selects, or nothing when it is one cell only: that has the focus. */
  select: (range: Range | undefined) => void;
  /** Selects from the cell with the focus to this one, for a click with Shift. Gives whether there is such a range. */
  selectTo: (cell: Cell<HogField> | undefined) => boolean;
};

/**
 * Several cells that are selected in the grid: with the mouse here, with the keys in useGridKeys. The focus stays in the
 * cell where the range began; when it goes elsewhere, the range ends.
 */
export function useGridRange(
  grid: RefObject<GridApi | null>,
  rows: readonly { number: number }[],
): GridRange {
  const [store] = useState(createRangeStore);
  const anchor = useRef<Cell<HogField>>(undefined);
  const isDragging = useRef(false);

  const select = (range: Range | undefined) => store.set(range && isSeveral(range) ? range : undefined);

  function selectTo(cell: Cell<HogField> | undefined): boolean {
    const range = cell && anchor.current && rangeOf(anchor.current, cell, rows);
    if (!range) return false;
    grid.current?.setCellFocus(range.anchor.row, range.anchor.field);
    select(range);
    return true;
  }

  const press = useEffectEvent<GridEventListener<'cellMouseDown'>>(({ id, field, cellMode }, event) => {
    if (event.button !== 0 || cellMode === 'edit') return;
    const focused = gridFocusCellSelector(grid as RefObject<GridApi>);
    if (event.shiftKey && focused) {
      anchor.current = hogCell(Number(focused.id), focused.field);
      // No text is selected on the way.
      event.preventDefault();
      return;
    }
    anchor.current = hogCell(Number(id), field);
    isDragging.current = true;
    store.set(undefined);
  });
  const drag = useEffectEvent<GridEventListener<'cellMouseOver'>>(({ id, field }, event) => {
    const cell = hogCell(Number(id), field);
    if (!isDragging.current || event.buttons !== 1 || !cell || !anchor.current) return;
    select(rangeOf(anchor.current, cell, rows));
  });
  const endElsewhere = useEffectEvent<GridEventListener<'cellFocusIn'>>(({ id, field }) => {
    const range = store.get();
    if (range && !isSameCell(range.anchor, { row: Number(id), field })) store.set(undefined);
  });
  useEffect(
    function followMouseAndFocus() {
      const endDrag = () => {
        isDragging.current = false;
      };
      const ends = [
        grid.current?.subscribeEvent('cellMouseDown', (...told) => press(...told)),
        grid.current?.subscribeEvent('cellMouseOver', (...told) => drag(...told)),
        grid.current?.subscribeEvent('cellFocusIn', (...told) => endElsewhere(...told)),
      ];
      document.addEventListener('mouseup', endDrag);
      return () => {
        for (const end of ends) end?.();
        document.removeEventListener('mouseup', endDrag);
      };
    },
    [grid],
  );

  return { store, select, selectTo };
}
