import { type Day, daysBetween } from '../calendar/calendar.ts';
import type { UpType } from './upValues.ts';

/** How many days back a visit before is looked for, and how many are offered (rules.md, Up log). */
export const DAYS_BEFORE = 90;
export const MOST_VISITS_OFFERED = 5;

/** The log days around an up on which its deal is looked for, and how many deals are offered. */
export const DEAL_DAYS = { before: 7, after: 30 };
export const MOST_DEALS_OFFERED = 8;

/** A deal with a like customer that an up may have become. */
export interface LikeDeal {
  readonly number: number;
  readonly logDate: Day;
  /** Whether the up's salesperson, or Turned To, closed or shares it. */
  readonly isTheirs: boolean;
  /** Whether its customer has the very name of the up's, not only a like one. */
  readonly isSameName: boolean;
}

/**
 * Finds the deal that an up most likely became: one of the very same name before others, then one of its salesperson, then
 * the one nearest in days. Of two that are equally near, the first.
 */
export function findLikelyDeal(likeDeals: readonly LikeDeal[], upDate: Day): number | null {
  const distance = ({ logDate }: LikeDeal) => Math.abs(daysBetween(upDate, logDate));
  const [likely] = [...likeDeals].sort(
    (a, b) =>
      Number(b.isSameName) - Number(a.isSameName) ||
      Number(b.isTheirs) - Number(a.isTheirs) ||
      distance(a) - distance(b),
  );
  return likely?.number ?? null;
}

/** For how many days, the present one among them, a sold up without its deal is open (rules.md, What is open). */
export const DAYS_OPEN = 14;

/** An up as far as its place in time goes: its day and, within that, its key never change. */
interface Visit {
  readonly id: number;
  readonly logDate: Day;
}

/** Whether one is a visit before another: then links never lead in a circle. */
export const isBefore = (one: Visit, other: Visit): boolean =>
  one.logDate < other.logDate || (one.logDate === other.logDate && one.id < other.id);

/** The type of an up that turns out to be a customer who came back. */
export const typeOfReturn = (type: UpType | null): UpType | null =>
  type === null || type === 'Fresh Up' ? 'B-Back' : type;

/** The way to a deal in figures. */
export interface WayFigures {
  readonly visits: number;
  readonly firstVisit: Day | null;
  /** From the first visit to the sale; null when there is no sale, or it was before. */
  readonly days: number | null;
}

/** @param soldOn the delivery date of a sold deal */
export function wayFigures(visits: number, firstVisit: Day | null, soldOn: Day | null): WayFigures {
  const isAfter = firstVisit !== null && soldOn !== null && firstVisit <= soldOn;
  return { visits, firstVisit, days: isAfter ? daysBetween(firstVisit, soldOn) : null };
}
