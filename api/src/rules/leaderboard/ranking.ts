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

/** From first to last: most units, or most gross; ties by the other figure, then by name (rules.md, Leaderboard). */
export function inRankOrder<Entry extends Ranked>(entries: readonly Entry[], ranking: Ranking): Entry[] {
  const byUnits = (a: Entry, b: Entry) => b.total - a.total;
  const byGross = (a: Entry, b: Entry) => b.gross - a.gross;
  const [first, second] = ranking === 'UNITS' ? [byUnits, byGross] : [byGross, byUnits];
  return [...entries].sort((a, b) => first(a, b) || second(a, b) || compareNames(a, b));
}
