import { createContext, use, useMemo } from 'react';
import { useToast } from '../../../components/page/Toast';
import { type HogDealFragment, useReviewDealMutation } from '../../../generated/graphql';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { answerOf } from '../../../lib/saves/answerOf';
import { type SaveEngine, useSaveEngine } from '../../../lib/saves/engine';
import { useCell } from '../../../lib/saves/useCells';
import { withTimeLimit } from '../../../lib/server/timeLimit';
import { cellName } from '../hogCells';
import { storedFirst } from '../storedFirst';
import { theirsWords } from '../theirs';
import { useHogCells } from '../useHogCells';
import { isTicked, type ReviewCell, type ReviewField, type Tint, tickedWords, tintOf } from './review';

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

const means = { valueIn: isTicked, wantedFor: (isOn: boolean) => isOn };

/** A tick that did not get through has gone back: there is no draft of it. */
function useReviewEngine(): SaveEngine<boolean, boolean> {
  const showToast = useToast();
  const timeZone = useStoreTimeZone();
  const [reviewDeal] = useReviewDealMutation();
  return useSaveEngine<boolean, boolean>({
    send: async ({ cell: { row, field: name }, wanted, seen }) => {
      const field = name as ReviewField;
      const answer = await answerOf(
        async () => {
          const variables = { number: row, [field]: wanted, version: seen };
          const { data } = await reviewDeal({ variables, context: withTimeLimit() });
          if (!data) throw new Error('The server did not answer with the deal.');
          return { stored: data.reviewDeal[field], version: data.reviewDeal.version };
        },
        error => storedFirst(error, field, value => value === 'true'),
      );
      const cell = cellName({ row, field });
      if (answer.type === 'refused') showToast(`${cell} was not saved. ${answer.sentence}`, 'error');
      if (answer.type === 'conflict') {
        const how = answer.theirs.stored ? 'ticked it' : 'cleared it';
        const words = theirsWords(answer.theirs, how, timeZone);
        showToast(`${cell} was not saved: ${words}. The box shows it as it is now.`, 'error');
      }
      return answer;
    },
  });
}
