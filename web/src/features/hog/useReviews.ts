import { createContext, use, useCallback, useMemo } from 'react';
import { useToast } from '../../components/Toast';
import { type HogDealFragment, useReviewDealMutation } from '../../generated/graphql';
import { useStoreTimeZone } from '../../lib/storeDay';
import { withTimeLimit } from '../../lib/timeLimit';
import { answerOf } from './answerOf';
import { cellName } from './hogCells';
import { isTicked, type ReviewCell, type ReviewField, type Tint, tickedWords, tintOf } from './review';
import { versionSeen } from './saves/cellSaves';
import { type CellStore, settled, useCell } from './saves/cellStore';
import type { Send } from './saves/saveQueue';
import { useCellSaves } from './saves/useCellSaves';
import { theirsWords } from './theirs';
import { useListed } from './useListed';
import { useUndo } from './useUndo';

/** Office staff's ticks on this screen. The same object for the whole visit. */
export type Reviews = {
  store: CellStore<boolean, boolean>;
  /** Ticks or clears boxes as one act. */
  tick: (cells: readonly ReviewCell[], isOn: boolean) => void;
  /** Sends at once what waits for the line. */
  retryAll: () => void;
  /** Gives up a click that waits for the line. */
  discard: (cell: ReviewCell) => void;
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
  const updated = useCell(store, { number: deal.number, field: 'isUpdated' });
  const confirmed = useCell(store, { number: deal.number, field: 'isConfirmed' });
  return tintOf({
    isUpdated: isTicked(deal, 'isUpdated', updated),
    isConfirmed: isTicked(deal, 'isConfirmed', confirmed),
  });
}

/** Saves ticks at once; one that is refused, or that someone else came before, goes back, and a sentence says why. */
export function useReviews(rows: readonly HogDealFragment[]): Reviews {
  const showToast = useToast();
  const listed = useListed(rows);
  const { store, save, discard, sendAgain } = useCellSaves<boolean, boolean>(useSendTick());
  const undoable = useUndo<ReviewField, boolean>();

  return useMemo(() => {
    const dealOf = (cell: ReviewCell) => listed.current.find(({ number }) => number === cell.number);
    const shown = (cell: ReviewCell) => {
      const deal = dealOf(cell);
      return deal && isTicked(deal, cell.field, store.of(cell));
    };
    const saveTick = (cell: ReviewCell, isOn: boolean) => {
      const deal = dealOf(cell);
      return save(cell, isOn, deal && versionSeen(deal.version, store.of(cell)));
    };
    return {
      store,
      retryAll: sendAgain,
      discard,
      tick: (cells, isOn) => {
        const changed = cells.filter(cell => shown(cell) !== isOn);
        const remember = undoable.act();
        for (const cell of changed) {
          void saveTick(cell, isOn).then(stored => {
            if (stored) remember({ cell, before: !isOn, after: stored.stored });
          });
        }
        if (cells.length > 1) showToast(tickedWords(changed.length, isOn), 'info');
      },
      undo: async () => {
        await settled(store);
        return undoable.undo({
          shown,
          writeBack: async (cell, isOn) => (await saveTick(cell, isOn)) !== undefined,
        });
      },
    };
  }, [store, save, discard, sendAgain, undoable, listed, showToast]);
}

function useSendTick(): Send<boolean, boolean> {
  const showToast = useToast();
  const timeZone = useStoreTimeZone();
  const [reviewDeal] = useReviewDealMutation();
  return useCallback(
    async ({ cell: { number, field: name }, wanted, seen }) => {
      const field = name as ReviewField;
      const answer = await answerOf(
        async () => {
          const variables = { number, [field]: wanted, version: seen };
          const { data } = await reviewDeal({ variables, context: withTimeLimit() });
          if (!data) throw new Error('The server did not answer with the deal.');
          return { stored: data.reviewDeal[field], version: data.reviewDeal.version };
        },
        field,
        value => value === 'true',
      );
      const cell = cellName({ number, field });
      if (answer.type === 'refused') showToast(`${cell} was not saved. ${answer.sentence}`, 'error');
      if (answer.type === 'conflict') {
        const how = answer.theirs.stored ? 'ticked it' : 'cleared it';
        const words = theirsWords(answer.theirs, how, timeZone);
        showToast(`${cell} was not saved: ${words}. The box shows it as it is now.`, 'error');
      }
      return answer;
    },
    [reviewDeal, showToast, timeZone],
  );
}
