import type { HalfCents } from '../numbers/money.ts';
import { compareNames, type NamedItem } from '../people/names.ts';
import type { Hundredths } from '../settings/vacation.ts';

/** The figure that a leaderboard ranks by: Top Total Deals or Top Front Gross. */
export const RANKINGS = ['UNITS', 'GROSS'] as const;
export type Ranking = (typeof RANKINGS)[number];

/** The values that decide a rank, before rounding. */
export interface Ranked extends NamedItem {
  /** Total units, with vacation units for people. */
  readonly total: Hundredths;
  readonly gross: HalfCents;
}

/**
 * The figures that ranks compare: the first decides, then the second, then the name (rules.md, Leaderboard).
 */
export const COMPARED_FIGURES = { UNITS: ['total', 'gross'], GROSS: ['gross', 'total'] } as const;

/** Sorts from first to last: most units or most gross, then the other figure, then the name. */
export function sortByRank<Entry extends Ranked>(entries: readonly Entry[], ranking: Ranking): Entry[] {
  const [first, second] = COMPARED_FIGURES[ranking];
  return [...entries].sort((a, b) => b[first] - a[first] || b[second] - a[second] || compareNames(a, b));
}
