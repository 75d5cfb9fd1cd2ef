import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Reader } from '../platform/database/reader.ts';
import { type DayRange, firstOfMonth, type MonthSpan } from '../rules/calendar/calendar.ts';
import { splitIntoWholeMonths } from '../rules/calendar/wholeMonths.ts';
import { getStepSize, type StoreSalesStep } from '../rules/deals/storeSales.ts';
import { CERTIFIED_UNITS, halfCentsSql, UNITS } from './credits.sql.ts';

// Sums of sold deals that the database maintains (docs/adr/roll-ups.md). Reports over a long range read these
// sums instead of the deals.

const KEYS = raw('month, employee_id, team_final, car_type');
const SUMS = ['halves', 'solo', 'closer', 'additional', 'front_shares', 'ranked_shares'] as const;

/**
 * Returns the SQL of the credits of sold deals in ranges that do not overlap. The rows are sums by month,
 * person, final team and car type, with the columns of `roll_up.credits_by_month`. Whole months are read from
 * the roll-up. Only the days at the edges of a range are read from deals. A report adds up these rows, then
 * keeps the groups that are `IS_CREDITED`.
 */
export function creditsSql(...ranges: readonly DayRange[]): Sql {
  return sql`(${join(ranges.flatMap(rangeSql), ' union all ')}) as credit`;
}

function rangeSql(range: DayRange): Sql[] {
  const { months, added, removed } = splitIntoWholeMonths(range);
  return [
    ...(months ? [wholeMonthsSql(months)] : []),
    ...added.map(days => edgeDaysSql(days, '+')),
    ...removed.map(days => edgeDaysSql(days, '-')),
  ];
}

const wholeMonthsSql = ({ first, last }: MonthSpan) => sql`
  select ${KEYS}, ${raw(SUMS.join(', '))} from roll_up.credits_by_month
  where month between ${firstOfMonth(first)} and ${firstOfMonth(last)}`;

const edgeDaysSql = ({ start, end }: DayRange, sign: '+' | '-') => sql`
  select ${KEYS}, ${raw(SUMS.map(sum => `${sign}${sum} as ${sum}`).join(', '))} from roll_up.credits_by_month_of_deals
  where day between ${start} and ${end}`;

/** Condition that a group has at least one credited deal. */
export const IS_CREDITED = sql`sum(halves) > 0`;

/** Sum of the front gross shares of a group, in half cents. Negative gross is included. */
export const FRONT_SHARES = halfCentsSql(sql`sum(front_shares)`);

/** Sum of the front gross shares for the leaderboard. A deal with front gross at or below 0 counts 0. */
export const RANKED_SHARES = halfCentsSql(sql`sum(ranked_shares)`);

/**
 * Returns the store's sold deals by day within one month, or by month in a longer range. Each deal counts 1,
 * credited or not. Gross is in cents.
 */
export function listStoreSteps(
  reader: Reader,
  range: DayRange,
  size = getStepSize(range),
): Promise<StoreSalesStep[]> {
  return reader.rows<StoreSalesStep>(
    sql`select date_trunc(${size}, day::timestamp)::date as start, ${UNITS}, ${CERTIFIED_UNITS},
       (sum(gross) * 100)::bigint as gross
     from roll_up.sales_by_day where day between ${range.start} and ${range.end}
     group by start having sum(halves) > 0 order by start`,
  );
}
