import type { RefObject } from 'react';
import type { useToast } from '../../../components/page/Toast';
import type { HogDealFragment } from '../../../generated/graphql';
import type { Remember, UndoStack } from '../undo/useUndo';
import { fillWords } from './fill';
import { type Amount, type GrossCell, type GrossField, typedText } from './gross';
import type { GrossEdits } from './grossContext';
import { pastedBlock, pastedWords, placeBlock } from './pasted';

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
  showToast: ReturnType<typeof useToast>;
};

/** What is done with several gross cells at once. Each is one act, which is undone as one. */
export function blockEdits(means: Means): Pick<GrossEdits, 'paste' | 'fill' | 'copied'> {
  const { listed, shown, commit, act, showToast } = means;
  return {
    paste: ({ number }, field, text) => {
      const block = pastedBlock(text);
      if (!block) return false;
      const { placed, leftOver } = placeBlock(block, listed.current, { row: number, field });
      const remember = act();
      for (const { row, field: side, amount } of placed) commit(row, side, amount, remember);
      showToast(pastedWords(placed.length, leftOver), leftOver > 0 ? 'warning' : 'info');
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
      showToast(fillWords(filled.length), 'info');
    },

    copied: block =>
      block.map(line => line.map(cell => typedText(shown(cell) ?? null)).join('\t')).join('\n'),
  };
}
