import { createContext, use, useCallback, useMemo } from 'react';
import { useToast } from '../../components/Toast';
import { type HogDealFragment, useReviewDealMutation } from '../../generated/graphql';
import { sentenceOf } from '../../lib/sentenceOf';
import type { Cell } from './cellSaves';
import { type CellStore, useCell } from './cellStore';
import { isTicked, type ReviewField, reviewLabels, type Tint, tintOf } from './review';
import { type Stored, useCellSaves } from './useCellSaves';

/** Office staff's ticks on this screen. The same object for the whole visit. */
export type Reviews = {
  store: CellStore<boolean, boolean>;
  tick: (deal: HogDealFragment, field: ReviewField, isOn: boolean) => void;
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

/** Saves a tick at once; one that is refused goes back, and a sentence says why. */
export function useReviews(): Reviews {
  const showToast = useToast();
  const [reviewDeal] = useReviewDealMutation();

  const send = useCallback(
    async ({ number, field }: Cell, isOn: boolean): Promise<Stored<boolean>> => {
      try {
        const { data } = await reviewDeal({ variables: { number, [field]: isOn } });
        if (!data) throw new Error('The server did not answer with the deal.');
        const deal = data.reviewDeal;
        return { stored: field === 'isUpdated' ? deal.isUpdated : deal.isConfirmed, version: deal.version };
      } catch (error) {
        const name = `${reviewLabels[field as ReviewField]} of deal ${number}`;
        showToast(`${name} was not saved. ${sentenceOf(error)}`, 'error');
        throw error;
      }
    },
    [reviewDeal, showToast],
  );
  const { store, save } = useCellSaves<boolean, boolean>(send);

  return useMemo(
    () => ({ store, tick: ({ number }, field, isOn) => void save({ number, field }, isOn) }),
    [store, save],
  );
}
