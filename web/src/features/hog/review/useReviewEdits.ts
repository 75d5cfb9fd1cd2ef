import { useMutation } from '@apollo/client/react';
import { createContext, use, useMemo } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import { createTimeoutContext } from '../../../lib/apollo/requestContexts';
import { useStoreTimeZone } from '../../../lib/days/StoreDayProvider';
import { useCellSave } from '../../../lib/mutations/cellStore';
import { type SaveEngine, useSaveEngine } from '../../../lib/mutations/saveEngine';
import { toSaveResult } from '../../../lib/mutations/saveQueue';
import { formatConflictingChange, parseConflict } from '../cells/cellConflict';
import { formatCellName } from '../cells/hogCells';
import { useHogCells } from '../cells/useHogCells';
import { type HogDealFragment, ReviewDealDocument } from '../hog.generated';
import {
  formatTickMessage,
  getTint,
  isTicked,
  type ReviewCell,
  type ReviewField,
  type ReviewTint,
} from './review';

/** Review ticks on this screen. The object stays the same while the screen is open. */
export type ReviewEdits = Pick<
  SaveEngine<boolean, boolean>,
  'store' | 'resendAll' | 'discard' | 'discardAll'
> & {
  /** Ticks or clears boxes as one action. */
  tick: (cells: readonly ReviewCell[], isOn: boolean) => void;
  /**
   * Undoes the last action. Returns the first box of the action, so that the caller can move the focus to
   * this box.
   */
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
        const changedCells = boxes.filter(cell => cells.getShownValue(cell) !== isOn);
        const recordEdit = cells.startAction();
        for (const cell of changedCells)
          void cells.recordWhenStored(cells.save(cell, isOn), cell, !isOn, recordEdit);
        if (boxes.length > 1) showToast(formatTickMessage(changedCells.length, isOn), 'info');
      },
      undo: cells.undo,
    };
  }, [engine, cells, showToast]);
}

const reviewAccessors = { getValue: isTicked, toEntered: (isOn: boolean) => isOn };

/**
 * Creates the engine that saves review ticks. A rejected tick reverts and a message shows the reason. Ticks
 * are not stored as drafts.
 */
export function useReviewEngine(): SaveEngine<boolean, boolean> {
  const showToast = useToast();
  const timeZone = useStoreTimeZone();
  const [reviewDeal] = useMutation(ReviewDealDocument);
  return useSaveEngine<boolean, boolean>({
    send: async ({ cell: { row, field: name }, entered, baseVersion }) => {
      const field = name as ReviewField;
      const result = await toSaveResult(
        async () => {
          const variables = { number: Number(row), [field]: entered, version: baseVersion };
          const { data } = await reviewDeal({ variables, context: createTimeoutContext() });
          if (!data) throw new Error('The server didn’t return the deal. Try again.');
          return { stored: data.reviewDeal[field], version: data.reviewDeal.version };
        },
        error => parseConflict(error, field, value => value === 'true'),
      );
      const cell = formatCellName({ row, field });
      if (result.type === 'rejected') showToast(`${cell} was not saved. ${result.message}`, 'error');
      if (result.type === 'conflict') {
        const change = result.conflictingValue.stored ? 'checked it' : 'cleared it';
        const message = formatConflictingChange(result.conflictingValue, change, timeZone);
        showToast(`${cell} was not saved: ${message}. The box shows the current value.`, 'error');
      }
      return result;
    },
  });
}
