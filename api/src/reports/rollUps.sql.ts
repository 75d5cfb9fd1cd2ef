import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type DayRange, firstOfMonth, type MonthSpan } from '../rules/calendar/calendar.ts';
import { wholeMonths } from '../rules/calendar/wholeMonths.ts';
import { inHalfCents } from './credits.sql.ts';

// Sums of sold deals that the database keeps (decision 124): what a report over a long range reads in the place of deals.

const KEYS = raw('month, employee_id, team_final, car_type');
const SUMS = ['halves', 'solo', 'closer', 'additional', 'front_shares', 'ranked_shares'] as const;

/**
 * What the sold deals of ranges that do not overlap credit to people: sums by month, person, final team and car type, with the
 * columns of `roll_up.credits_by_month`. Whole months are rolled up; only the days at the edge of a range are read from
 * deals. A report adds these rows up, and then drops what is not `IS_CREDITED`.
 */
export function creditsIn(...ranges: readonly DayRange[]): Sql {
  return sql`(${join(ranges.flatMap(partsOf), ' union all ')}) as credit`;
}

function partsOf(range: DayRange): Sql[] {
  const { months, added, removed } = wholeMonths(range);
  return [
    ...(months ? [rolledUp(months)] : []),
    ...added.map(days => ofDeals(days, '+')),
    ...removed.map(days => ofDeals(days, '-')),
  ];
}

const rolledUp = ({ first, last }: MonthSpan) => sql`
  select ${KEYS}, ${raw(SUMS.join(', '))} from roll_up.credits_by_month
  where month between ${firstOfMonth(first)} and ${firstOfMonth(last)}`;

const ofDeals = ({ start, end }: DayRange, sign: '+' | '-') => sql`
  select ${KEYS}, ${raw(SUMS.map(sum => `${sign}${sum} as ${sum}`).join(', '))} from roll_up.credits_by_month_of_deals
  where day between ${start} and ${end}`;

/** Of a group: some deal is credited in it. */
export const IS_CREDITED = sql`sum(halves) > 0`;

/** Shares of front gross of a group, in half cents, negatives included. */
export const FRONT_SHARES = inHalfCents(sql`sum(front_shares)`);

/** The same for the leaderboard: a deal with front gross at or below 0 counts 0. */
export const RANKED_SHARES = inHalfCents(sql`sum(ranked_shares)`);
