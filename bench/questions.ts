import { readFileSync } from 'node:fs';

/**
 * The month of every screen's request. It is over, so that the answer does not depend on the day of the run, and the
 * stores go on after it.
 */
const MONTH = { start: '2025-11-01', end: '2025-11-30' } as const;

/** The year around it. */
const YEAR = { start: '2025-01-01', end: '2025-12-31' } as const;

/** One request of a screen or an analyst, and the floor's statement for the same answer. */
export interface Question {
  readonly name: string;
  /** What it is held to: the goals for reports, the Hog list and an analyst's month and year differ (docs/PERFORMANCE.md). */
  readonly kind: 'report' | 'hog' | 'month' | 'year';
  /** The body that is posted to `/graphql`. */
  readonly body: string;
  /** The statement by which PostgreSQL makes the same answer as JSON text: a file of `floor/`. */
  readonly floor: string;
  readonly values: readonly (string | number)[];
}

const days = [MONTH.start, MONTH.end];

export const QUESTIONS: readonly Question[] = [
  question('tick sheet', 'report', 'tickSheet', MONTH, days),
  question('summary', 'report', 'summary', MONTH, days),
  question('trade stats', 'report', 'tradeStats', MONTH, days),
  question('pot of gold', 'report', 'potOfGold', { month: MONTH.start.slice(0, 7) }, days),
  question('leaderboard', 'report', 'leaderboard', MONTH, days),
  question('activity, a page', 'report', 'activity', { ...MONTH, limit: 100 }, [...days, 100]),
  question('Hog, a page', 'hog', 'hog', { ...MONTH, limit: 100 }, [...days, 100]),
  question('Hog, 1,000 rows', 'hog', 'hog', { ...MONTH, limit: 1_000 }, [...days, 1_000]),
  question('month by salesperson', 'month', 'monthBySalesperson', MONTH, days),
  question('year by month and team', 'year', 'yearByMonthAndTeam', YEAR, [YEAR.start, YEAR.end]),
];

function question(
  name: string,
  kind: Question['kind'],
  file: string,
  variables: object,
  values: Question['values'],
): Question {
  const query = readFileSync(new URL(`questions/${file}.graphql`, import.meta.url), 'utf8');
  return { name, kind, body: JSON.stringify({ query, variables }), floor: file, values };
}
