import type { GridApi, GridEventListener } from '@mui/x-data-grid';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import { copyText } from '../../../lib/copyText';
import { formatCountWithNoun } from '../../../lib/format/numbers';
import { type EditableCell, isSameCell } from '../../../lib/mutations/cellSaves';
import { useViewer } from '../../../lib/viewer';
import type { HogField } from '../cells/hogCells';
import { type GrossCell, isGrossCell } from '../gross/gross';
import { planFillDown } from '../gross/grossBlocks';
import { useGross } from '../gross/grossContext';
import { type CellRange, extendCellRange, findAdjacentCell, isArrowKey, toHogCell } from '../range/range';
import type { GridRange } from '../range/useGridRange';

type GridKeys = {
  /** Handles the keys in a cell that the grid itself does not handle. */
  onCellKeyDown: GridEventListener<'cellKeyDown'>;
  /** Handles Ctrl+C before the grid does. */
  onKeyDownCapture: (event: KeyboardEvent) => void;
};

/**
 * Handles the keys of the gross and review columns that the grid does not handle. Tab moves through the cells
 * in the order in which gross is entered. Shift+arrow selects cells, Ctrl+D fills down and Ctrl+C copies.
 */
export function useGridKeys(
  grid: RefObject<GridApi | null>,
  rows: readonly { number: number }[],
  range: GridRange,
): GridKeys {
  const { store, select } = range;
  const { can } = useViewer();
  const showToast = useToast();
  const { fill, toClipboardText, store: gross } = useGross();
  const { focus, focusNext, extendSelection } = createGridNavigation(grid, rows, range);

  function fillCells(cell: EditableCell<HogField>, isOpen: boolean, event: KeyboardEvent): void {
    event.preventDefault();
    if (isOpen && isGrossCell(cell)) {
      gross.clearInput(cell);
      grid.current?.stopCellEditMode({ id: cell.row, field: cell.field, ignoreModifications: true });
    }
    fill(planFillDown(store.get()?.block ?? [[cell]], rows));
  }

  /**
   * Opens the upper left cell of the selection for a paste, even if another cell has the focus. Returns false
   * if the grid should paste into the focused cell.
   */
  function openForPaste(cell: EditableCell<HogField>): boolean {
    const firstCell = store.get()?.block[0]?.[0];
    if (!can.editGross || !firstCell || isSameCell(firstCell, cell)) return false;
    focus(firstCell);
    grid.current?.startCellEditMode({ id: firstCell.row, field: firstCell.field, deleteValue: true });
    return true;
  }

  /** Returns whether the key was handled, so that the grid ignores it. */
  function handleKey(cell: EditableCell<HogField>, isOpen: boolean, event: KeyboardEvent): boolean {
    const isEditableGross = can.editGross && isGrossCell(cell);
    if (event.key === 'Tab' && isEditableGross) {
      focusNext(cell, isOpen, event);
      return true;
    }
    if (hasCommandKey(event) && event.key.toLowerCase() === 'd' && isEditableGross) {
      fillCells(cell, isOpen, event);
      return true;
    }
    if (isOpen) return false;
    if (event.shiftKey && isArrowKey(event.key)) {
      extendSelection(cell, event);
      return true;
    }
    if (event.key === 'Escape') select(undefined);
    return hasCommandKey(event) && event.key.toLowerCase() === 'v' && openForPaste(cell);
  }

  return {
    onCellKeyDown: ({ id, field, cellMode }, event) => {
      const cell = toHogCell(Number(id), field);
      if (cell && handleKey(cell, cellMode === 'edit', event)) event.defaultMuiPrevented = true;
    },
    onKeyDownCapture: event => {
      const block =
        hasCommandKey(event) && event.key.toLowerCase() === 'c' ? getSelectedGross(store.get()) : [];
      if (block.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      void copyText(toClipboardText(block)).then(isCopied => {
        if (isCopied) showToast(formatCopyMessage(block), 'info');
      });
    },
  };
}

/** Returns the selected gross cells by row; an empty list without a selection. */
const getSelectedGross = (range: CellRange | undefined): GrossCell[][] =>
  (range?.block ?? []).map(line => line.filter(isGrossCell)).filter(line => line.length > 0);

const formatCopyMessage = (block: GrossCell[][]): string =>
  `${formatCountWithNoun(block.flat().length, 'amount', 'amounts')} copied.`;

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
    // Moving the focus out of an open cell commits the cell. After the last or first cell, the focus leaves
    // the grid.
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
    const range = extendCellRange({ anchor, head }, event.key, hasCommandKey(event), rows);
    event.preventDefault();
    select(range);
    const rowIndex = rows.findIndex(({ number }) => number === range?.head.row);
    if (rowIndex >= 0) grid.current?.scrollToIndexes({ rowIndex });
  }

  return { focus, focusNext, extendSelection };
}

export const hasCommandKey = (event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): boolean =>
  event.ctrlKey || event.metaKey;

/** Calls `undo` on Ctrl+Z or ⌘Z. In text inputs, the browser's own undo runs instead. */
export function useUndoKey(undo: () => Promise<void>): void {
  const handleUndo = useEffectEvent(undo);
  useEffect(function listenForUndo() {
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const isInText =
        event.target instanceof HTMLElement && event.target.closest('input:not([type=checkbox]), textarea');
      if (!isUndo || isInText) return;
      event.preventDefault();
      handleUndo();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
