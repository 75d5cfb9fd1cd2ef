import { type Day, daysBetween } from '../calendar/calendar.ts';
import type { UpType } from './upValues.ts';

/**
 * The number of days in which earlier visits are searched, and the number of visits offered (rules.md, Up
 * log).
 */
export const EARLIER_VISIT_DAYS = 90;
export const MAX_OFFERED_VISITS = 5;

/** The days before and after an up within which its deal is searched, and the number of deals offered. */
export const DEAL_SEARCH_DAYS = { before: 7, after: 30 };
export const MAX_OFFERED_DEALS = 8;

/** A deal of a similar customer that may belong to an up. */
export interface SimilarDeal {
  readonly number: number;
  readonly logDate: Day;
  /** True when the up's salesperson or Turned To closed or shares the deal. */
  readonly hasSameSalesperson: boolean;
  /** True when the customer's name is equal, not only similar. */
  readonly isSameName: boolean;
}

/**
 * Finds the deal that most likely belongs to an up. Prefers a deal with an equal customer name, then a deal
 * of the up's salesperson, then the deal with the nearest day. Of two equally near deals, returns the first.
 */
export function findLikelyDeal(similarDeals: readonly SimilarDeal[], upDate: Day): number | null {
  const distance = ({ logDate }: SimilarDeal) => Math.abs(daysBetween(upDate, logDate));
  const [likely] = [...similarDeals].sort(
    (a, b) =>
      Number(b.isSameName) - Number(a.isSameName) ||
      Number(b.hasSameSalesperson) - Number(a.hasSameSalesperson) ||
      distance(a) - distance(b),
  );
  return likely?.number ?? null;
}

/** The days, including today, for which a sold up without a deal is an open item (rules.md, Open items). */
export const OPEN_ITEM_DAYS = 14;

/** The fields of an up that fix its position in time. They never change. */
interface Visit {
  readonly id: number;
  readonly logDate: Day;
}

/** Returns whether the first visit is before the second visit. Links in this order never form a cycle. */
export const isEarlierVisit = (one: Visit, other: Visit): boolean =>
  one.logDate < other.logDate || (one.logDate === other.logDate && one.id < other.id);

/** Returns the type of an up after it is linked to an earlier visit. */
export const toReturnType = (type: UpType | null): UpType | null =>
  type === null || type === 'Fresh Up' ? 'B-Back' : type;

/** The figures of a customer journey. */
export interface CustomerJourneyFigures {
  readonly visits: number;
  readonly firstVisit: Day | null;
  /** Days from the first visit to the sale; null without a sale, or with a sale before the visit. */
  readonly days: number | null;
}

/**
 * Calculates the figures of a customer journey.
 * @param soldOn the delivery date of a sold deal
 */
export function getCustomerJourneyFigures(
  visits: number,
  firstVisit: Day | null,
  soldOn: Day | null,
): CustomerJourneyFigures {
  const isSoldAfterVisit = firstVisit !== null && soldOn !== null && firstVisit <= soldOn;
  return { visits, firstVisit, days: isSoldAfterVisit ? daysBetween(firstVisit, soldOn) : null };
}
