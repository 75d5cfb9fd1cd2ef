import { createContext, use, useMemo } from 'react';
import { useToast } from '../../../components/page/Toast';
import type { SaveEngine } from '../../../lib/saves/engine';
import { useCellSave } from '../../../lib/saves/useCells';
import type { HogDealFragment } from '../hog.generated';
import { useHogCells } from '../useHogCells';
import { isTicked, type ReviewCell, type ReviewField, type ReviewTint, formatTicked, getTint } from './review';
import { useReviewEngine } from './useReviewEngine';

/** Review ticks on this screen. The object stays the same while the screen is open. */
export type ReviewEdits = Pick<SaveEngine<boolean, boolean>, 'store' | 'resendAll' | 'discard' | 'discardAll'> & {
  /** Ticks or clears boxes as one action. */
  tick: (cells: readonly ReviewCell[], isOn: boolean) => void;
  /** Undoes the last action. Returns its first box, so that the focus can follow. */
  undo: () => Promise<ReviewCell | undefined>;
};

const ReviewContext = createContext<ReviewEdits | null>(null);

export const ReviewProvider = ReviewContext;

export function useReview(): ReviewEdits {
  const reviews = use(ReviewContext);
  if (!reviews) throw new Error('useReview needs a ReviewProvider above it.');
  return reviews;
}

/** Returns the tint of the row of a deal, which follows clicks on its boxes. */
export function useReviewTint(deal: HogDealFragment): ReviewTint {
  const { store } = useReview();
  const updated = useCellSave(store, { row: deal.number, field: 'isUpdated' });
  const confirmed = useCellSave(store, { row: deal.number, field: 'isConfirmed' });
  return getTint({
    isUpdated: isTicked(deal, 'isUpdated', updated),
    isConfirmed: isTicked(deal, 'isConfirmed', confirmed),
  });
}

/** Saves ticks immediately. A rejected or conflicting tick reverts, and a message shows the reason. */
export function useReviewEdits(rows: readonly HogDealFragment[]): ReviewEdits {
  const showToast = useToast();
  const engine = useReviewEngine();
  const cells = useHogCells<ReviewField, boolean, boolean>(engine, rows, reviewAccessors);

  return useMemo(() => {
    const { store, resendAll, discard, discardAll } = engine;
    return {
      store,
      resendAll,
      discard,
      discardAll,
      tick: (boxes, isOn) => {
        const changed = boxes.filter(cell => cells.getShownValue(cell) !== isOn);
        const remember = cells.startAction();
        for (const cell of changed) void cells.recordWhenStored(cells.save(cell, isOn), cell, !isOn, remember);
        if (boxes.length > 1) showToast(formatTicked(changed.length, isOn), 'info');
      },
      undo: cells.undo,
    };
  }, [engine, cells, showToast]);
}

const reviewAccessors = { getValue: isTicked, toEntered: (isOn: boolean) => isOn };
