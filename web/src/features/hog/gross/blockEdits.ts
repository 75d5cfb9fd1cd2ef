import type { RefObject } from 'react';
import type { useToast } from '../../../components/page/Toast';
import { allAnswered, type CellStore } from '../../../lib/saves/cellStore';
import type { HogDealFragment } from '../hog.generated';
import type { Remember, UndoStack } from '../undo/useUndo';
import { filledMessage } from './fill';
import { type Amount, type GrossCell, type GrossField, typedText } from './gross';
import type { GrossEdits } from './grossContext';
import { pastedBlock, pastedMessage, placeBlock } from './pasted';
import { countSaves, type SaveCounts } from './saveCounts';

type Means = {
  listed: RefObject<readonly HogDealFragment[]>;
  /** The amount that stands in a cell now; undefined when its deal is not in the list. */
  shown: (cell: GrossCell) => Amount | undefined;
  commit: (
    deal: HogDealFragment,
    field: GrossField,
    text: string,
    remember: Remember<GrossField, Amount>,
  ) => void;
  act: UndoStack<GrossField, Amount>['act'];
  store: CellStore<string, Amount>;
  showToast: ReturnType<typeof useToast>;
};

/** What is done with several gross cells at once. Each is one act, which is undone as one. */
export function blockEdits(means: Means): Pick<GrossEdits, 'paste' | 'fill' | 'copied'> {
  const { listed, shown, commit, act, store, showToast } = means;

  /** Says how many of these amounts were saved, once that is decided. */
  async function report(cells: readonly GrossCell[], message: (counts: SaveCounts) => string, leftOver = 0) {
    await allAnswered(store);
    const counts = countSaves(cells.map(cell => store.of(cell)?.status));
    showToast(message(counts), counts.failed + leftOver > 0 ? 'warning' : 'info');
  }

  return {
    paste: ({ number }, field, text) => {
      const block = pastedBlock(text);
      if (!block) return false;
      const { placed, leftOver } = placeBlock(block, listed.current, { row: number, field });
      const remember = act();
      for (const { row, field: side, amount } of placed) commit(row, side, amount, remember);
      const cells = placed.map(({ row, field: side }) => ({ row: row.number, field: side }));
      void report(cells, counts => pastedMessage(counts, leftOver), leftOver);
      return true;
    },

    fill: copies => {
      const remember = act();
      const filled = copies.flatMap(({ from, to }) => {
        const amount = shown(from);
        const deal = listed.current.find(({ number }) => number === to.row);
        return deal && typeof amount === 'number' ? [{ deal, field: to.field, amount }] : [];
      });
      for (const { deal, field, amount } of filled) commit(deal, field, typedText(amount), remember);
      const cells = filled.map(({ deal, field }) => ({ row: deal.number, field }));
      void report(cells, filledMessage);
    },

    copied: block =>
      block.map(line => line.map(cell => typedText(shown(cell) ?? null)).join('\t')).join('\n'),
  };
}
