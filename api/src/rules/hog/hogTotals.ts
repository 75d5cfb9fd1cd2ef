import { sumOf } from '../numbers/arithmetic.ts';
import { type Cents, toCents } from '../numbers/money.ts';
import type { Units } from '../numbers/units.ts';

/** The deals of a Hog filter that are alike split or not and sold or not: at most four groups. */
export interface HogGroup {
  readonly isSplit: boolean;
  readonly isSold: boolean;
  readonly deals: number;
  readonly frontGross: Cents;
  readonly backGross: Cents;
}

/** The boxes above the Hog table. */
export interface HogTotals {
  /** Rows, every status. */
  readonly totalEntries: number;
  /** Split rows, sold or not. */
  readonly splitDeals: number;
  /** Units of the sold rows. */
  readonly totalSold: Units;
  readonly frontGross: Cents;
  readonly backGross: Cents;
  readonly totalGross: Cents;
}

/** Whose figures the boxes show: the store's, or the share of the one employee chosen. */
export type HogView = 'store' | 'employee';

/**
 * The totals over the whole filter, every status, negatives included. With one employee chosen, units and gross are that
 * person's share: half of a split, the whole of anything else (rules.md, Hog).
 */
export function hogTotals(groups: readonly HogGroup[], view: HogView): HogTotals {
  const halves = (group: HogGroup) => (view === 'employee' && group.isSplit ? 1 : 2);
  const sum = (figure: (group: HogGroup) => number) => sumOf(groups, figure);
  return {
    totalEntries: sum(group => group.deals),
    splitDeals: sum(group => (group.isSplit ? group.deals : 0)),
    totalSold: sum(group => (group.isSold ? (group.deals * halves(group)) / 2 : 0)),
    frontGross: toCents(sum(group => group.frontGross * halves(group))),
    backGross: toCents(sum(group => group.backGross * halves(group))),
    totalGross: toCents(sum(group => (group.frontGross + group.backGross) * halves(group))),
  };
}
