import type { RefObject } from 'react';
import type { useToast } from '../../../components/page/Toast';
import { waitForSaves, type CellStore } from '../../../lib/saves/cellStore';
import type { HogDealFragment } from '../hog.generated';
import type { RecordEdit, UndoStack } from '../undo/useUndo';
import { formatFilled } from './fill';
import { type GrossAmount, type GrossCell, type GrossField, toInputText } from './gross';
import type { GrossEdits } from './grossContext';
import { parsePastedBlock, formatPasted, placeBlock } from './pasted';
import { countSaves, type SaveCounts } from './saveCounts';

type BlockEditContext = {
  listedDeals: RefObject<readonly HogDealFragment[]>;
  /** Returns the amount that a cell shows; undefined if its deal is not in the list. */
  getShownValue: (cell: GrossCell) => GrossAmount | undefined;
  commit: (
    deal: HogDealFragment,
    field: GrossField,
    text: string,
    remember: RecordEdit<GrossField, GrossAmount>,
  ) => void;
  startAction: UndoStack<GrossField, GrossAmount>['startAction'];
  store: CellStore<string, GrossAmount>;
  showToast: ReturnType<typeof useToast>;
};

/** Creates the edits of several gross cells at once. Each edit is one action and is undone as a whole. */
export function createBlockEdits(context: BlockEditContext): Pick<GrossEdits, 'paste' | 'fill' | 'toClipboardText'> {
  const { listedDeals, getShownValue, commit, startAction, store, showToast } = context;

  /** Reports how many amounts were saved, once all saves have finished. */
  async function report(cells: readonly GrossCell[], message: (counts: SaveCounts) => string, leftOver = 0) {
    await waitForSaves(store);
    const counts = countSaves(cells.map(cell => store.get(cell)?.status));
    showToast(message(counts), counts.failed + leftOver > 0 ? 'warning' : 'info');
  }

  return {
    paste: ({ number }, field, text) => {
      const block = parsePastedBlock(text);
      if (!block) return false;
      const { placed, leftOver } = placeBlock(block, listedDeals.current, { row: number, field });
      const remember = startAction();
      for (const { row, field: side, amount } of placed) commit(row, side, amount, remember);
      const cells = placed.map(({ row, field: side }) => ({ row: row.number, field: side }));
      void report(cells, counts => formatPasted(counts, leftOver), leftOver);
      return true;
    },

    fill: copies => {
      const remember = startAction();
      const filled = copies.flatMap(({ from, to }) => {
        const amount = getShownValue(from);
        const deal = listedDeals.current.find(({ number }) => number === to.row);
        return deal && typeof amount === 'number' ? [{ deal, field: to.field, amount }] : [];
      });
      for (const { deal, field, amount } of filled) commit(deal, field, toInputText(amount), remember);
      const cells = filled.map(({ deal, field }) => ({ row: deal.number, field }));
      void report(cells, formatFilled);
    },

    toClipboardText: block =>
      block.map(line => line.map(cell => toInputText(getShownValue(cell) ?? null)).join('\t')).join('\n'),
  };
}
