import { createContext, use, useMemo } from 'react';
import { useToast } from '../../../components/page/Toast';
import type { SaveEngine } from '../../../lib/saves/engine';
import { useCell } from '../../../lib/saves/useCells';
import type { HogDealFragment } from '../hog.generated';
import { useHogCells } from '../useHogCells';
import { isTicked, type ReviewCell, type ReviewField, type Tint, tickedWords, tintOf } from './review';
import { useReviewEngine } from './useReviewEngine';

/** Office staff's ticks on this screen. The same object for the whole visit. */
export type Reviews = Pick<SaveEngine<boolean, boolean>, 'store' | 'sendAgain' | 'discard' | 'discardAll'> & {
  /** Ticks or clears boxes as one act. */
  tick: (cells: readonly ReviewCell[], isOn: boolean) => void;
  /** Takes back the last act; gives its first box, so that the focus can follow. */
  undo: () => Promise<ReviewCell | undefined>;
};

const ReviewContext = createContext<Reviews | null>(null);

export const ReviewProvider = ReviewContext;

export function useReview(): Reviews {
  const reviews = use(ReviewContext);
  if (!reviews) throw new Error('useReview needs a ReviewProvider above it.');
  return reviews;
}

/** The tint of a deal's row, which follows its boxes as they are clicked. */
export function useTint(deal: HogDealFragment): Tint {
  const { store } = useReview();
  const updated = useCell(store, { row: deal.number, field: 'isUpdated' });
  const confirmed = useCell(store, { row: deal.number, field: 'isConfirmed' });
  return tintOf({
    isUpdated: isTicked(deal, 'isUpdated', updated),
    isConfirmed: isTicked(deal, 'isConfirmed', confirmed),
  });
}

/** Saves ticks at once; one that is refused, or that someone else came before, goes back, and a sentence says why. */
export function useReviews(rows: readonly HogDealFragment[]): Reviews {
  const showToast = useToast();
  const engine = useReviewEngine();
  const cells = useHogCells<ReviewField, boolean, boolean>(engine, rows, means);

  return useMemo(() => {
    const { store, sendAgain, discard, discardAll } = engine;
    return {
      store,
      sendAgain,
      discard,
      discardAll,
      tick: (boxes, isOn) => {
        const changed = boxes.filter(cell => cells.shown(cell) !== isOn);
        const remember = cells.act();
        for (const cell of changed) void cells.keepUndo(cells.save(cell, isOn), cell, !isOn, remember);
        if (boxes.length > 1) showToast(tickedWords(changed.length, isOn), 'info');
      },
      undo: cells.undo,
    };
  }, [engine, cells, showToast]);
}

const means = { valueIn: isTicked, enteredFor: (isOn: boolean) => isOn };
