import type { GridApi, GridEventListener } from '@mui/x-data-grid';
import type { KeyboardEvent, RefObject } from 'react';
import { useToast } from '../../../components/page/Toast';
import { copyText } from '../../../lib/copyText';
import { type Cell, isSameCell } from '../../../lib/saves/cellSaves';
import { useViewer } from '../../../lib/viewer';
import { fillDown } from '../gross/fill';
import { type GrossCell, isGrossCell } from '../gross/gross';
import { useGross } from '../gross/grossContext';
import type { HogField } from '../hogCells';
import { hogCell, isDirection, type Range } from '../range/range';
import type { GridRange } from '../range/useGridRange';
import { gridMoves, isCommand } from './gridMoves';

type GridKeys = {
  /** The keys of a cell that are not the grid's own. */
  onCellKeyDown: GridEventListener<'cellKeyDown'>;
  /** Ctrl+C, which the grid would answer by itself. */
  onKeyDownCapture: (event: KeyboardEvent) => void;
};

/**
 * What the keyboard does in the gross and tick columns beyond the grid's own keys: Tab goes on in the order in which gross
 * is typed, Shift and an arrow select, Ctrl+D fills down, Ctrl+C copies.
 */
export function useGridKeys(
  grid: RefObject<GridApi | null>,
  rows: readonly { number: number }[],
  range: GridRange,
): GridKeys {
  const { store, select } = range;
  const { can } = useViewer();
  const showToast = useToast();
  const { fill, copied, store: gross } = useGross();
  const { focus, goOn, stretch } = gridMoves(grid, rows, range);

  function fillFrom(cell: Cell<HogField>, isOpen: boolean, event: KeyboardEvent): void {
    event.preventDefault();
    if (isOpen && isGrossCell(cell)) {
      gross.endTyping(cell);
      grid.current?.stopCellEditMode({ id: cell.row, field: cell.field, ignoreModifications: true });
    }
    fill(fillDown(store.get()?.block ?? [[cell]], rows));
  }

  /** A paste begins in the upper left of what is selected, wherever the focus is. The grid pastes into the others. */
  function openForPaste(cell: Cell<HogField>): boolean {
    const first = store.get()?.block[0]?.[0];
    if (!can.editGross || !first || isSameCell(first, cell)) return false;
    focus(first);
    grid.current?.startCellEditMode({ id: first.row, field: first.field, deleteValue: true });
    return true;
  }

  /** Gives whether the key is not the grid's any more. */
  function press(cell: Cell<HogField>, isOpen: boolean, event: KeyboardEvent): boolean {
    const isTyped = can.editGross && isGrossCell(cell);
    if (event.key === 'Tab' && isTyped) {
      goOn(cell, isOpen, event);
      return true;
    }
    if (isCommand(event) && event.key.toLowerCase() === 'd' && isTyped) {
      fillFrom(cell, isOpen, event);
      return true;
    }
    if (isOpen) return false;
    if (event.shiftKey && isDirection(event.key)) {
      stretch(cell, event);
      return true;
    }
    if (event.key === 'Escape') select(undefined);
    return isCommand(event) && event.key.toLowerCase() === 'v' && openForPaste(cell);
  }

  return {
    onCellKeyDown: ({ id, field, cellMode }, event) => {
      const cell = hogCell(Number(id), field);
      if (cell && press(cell, cellMode === 'edit', event)) event.defaultMuiPrevented = true;
    },
    onKeyDownCapture: event => {
      const block = isCommand(event) && event.key.toLowerCase() === 'c' ? grossBlock(store.get()) : [];
      if (block.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      void copyText(copied(block)).then(isCopied => {
        if (isCopied) showToast(copiedWords(block), 'info');
      });
    },
  };
}

/** The lines of gross that are selected; none when nothing is. */
const grossBlock = (range: Range | undefined): GrossCell[][] =>
  (range?.block ?? []).map(line => line.filter(isGrossCell)).filter(line => line.length > 0);

const copiedWords = (block: GrossCell[][]): string => `${block.flat().length} amounts copied.`;
