import type { HalfCents } from '../numbers/money.ts';
import { compareNames, type Named } from '../people/names.ts';
import type { Hundredths } from '../settings/vacation.ts';

/** What a leaderboard ranks by: Top Total Deals or Top Front Gross. */
export const RANKINGS = ['UNITS', 'GROSS'] as const;
export type Ranking = (typeof RANKINGS)[number];

/** What a rank is decided by, before any rounding. */
export interface Ranked extends Named {
  /** Total units, people's vacation units included. */
  readonly total: Hundredths;
  readonly gross: HalfCents;
}

/** The figures that ranks compare: the first decides, the second between equals, then the name (rules.md, Leaderboard). */
export const COMPARED = { UNITS: ['total', 'gross'], GROSS: ['gross', 'total'] } as const;

/** From first to last: most units, or most gross; ties by the other figure, then by name. */
export function inRankOrder<Entry extends Ranked>(entries: readonly Entry[], ranking: Ranking): Entry[] {
  const [first, second] = COMPARED[ranking];
  return [...entries].sort((a, b) => b[first] - a[first] || b[second] - a[second] || compareNames(a, b));
}
