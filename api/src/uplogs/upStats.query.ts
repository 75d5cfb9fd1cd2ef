import sql, { raw, type Sql } from 'sql-template-tag';
import type { ReadContext } from '../platform/context.ts';
import { allOf } from '../database/conditions.ts';
import { endCursorOf, type ListOrder, type ListPage, orderSql, readPage } from '../database/keyset.ts';
import { type LongRead, readLong } from '../database/longRead.ts';
import type { Reader } from '../database/reader.ts';
import { type EmployeeRow, type Employees, everyone, everyoneNamed } from '../employees/employee.query.ts';
import type { DayRange, Month } from '../rules/calendar/calendar.ts';
import { compareNames } from '../rules/people/names.ts';
import type { TeamId } from '../rules/people/teams.ts';
import type { FunnelGroup } from '../rules/ups/funnelFigures.ts';
import type { ListedUps } from '../rules/ups/linkedFigures.ts';
import type { UpCounters } from '../rules/ups/upCounters.ts';
import type { UpSold, UpType } from '../rules/ups/upValues.ts';
import { isOfGroup, UP_TEAM } from './funnelGroups.sql.ts';
import { IS_LISTED, upsFor } from './linkedUps.sql.ts';
import { LOGGED_UP_COLUMNS, LOGGED_UPS, type LoggedUpRow } from './up.row.ts';
import { UP_COUNTERS } from './upCounters.sql.ts';

/** Which ups the statistics cover; whatever is absent does not filter. */
export interface UpFilter {
  readonly days: DayRange;
  /** The row's own salesperson. */
  readonly employeeId?: number | undefined;
  /** The current team of the row's own salesperson; 1 includes no team. A row without one is in no team. */
  readonly teamId?: TeamId | undefined;
  readonly upType?: UpType | undefined;
  readonly sold?: UpSold | undefined;
  /** Only the ups that this counter counts. */
  readonly counter?: ListedUps | undefined;
  readonly ofGroup?: FunnelGroup | undefined;
}

export interface UpStatsRows {
  readonly rows: readonly LoggedUpRow[];
  readonly people: Employees;
}

/** An up of the statistics, with the people it names. */
export interface LoggedUpView {
  readonly row: LoggedUpRow;
  readonly people: Employees;
}

/** What the table can be sorted by, ties by day, then place. */
const SORTS = {
  DATE: sql`l.log_date`,
  SALESPERSON: sql`salesperson.place`,
  TIME_UP: sql`u.time_up`,
  UP_TYPE: sql`u.up_type`,
  TURNED_TO: sql`turned_to.place`,
  CUSTOMER: sql`nullif(u.search_text, '')`,
  BDC_UP: sql`u.is_bdc_up`,
  TEST_DRIVE: sql`u.is_test_drive`,
  WRITE_UP: sql`u.is_write_up`,
  SOLD: sql`u.sold`,
} as const;

export type UpStatsSort = keyof typeof SORTS;

export interface UpStatsPage extends ListPage {
  readonly sort: UpStatsSort;
  readonly isDescending: boolean;
}

/** The ups of a filter, of `upsFor` its counter. */
export function conditionOf({ days, employeeId, teamId, upType, sold, counter, ofGroup }: UpFilter): Sql {
  const conditions = [sql`l.log_date between ${days.start} and ${days.end}`];
  if (employeeId !== undefined) conditions.push(sql`u.employee_id = ${employeeId}`);
  if (teamId !== undefined) conditions.push(sql`${raw(UP_TEAM)} = ${teamId}`);
  if (upType) conditions.push(sql`u.up_type = ${upType}`);
  if (sold) conditions.push(sql`u.sold = ${sold}`);
  if (counter) conditions.push(sql`(${IS_LISTED[counter]})`);
  if (ofGroup) conditions.push(isOfGroup(ofGroup));
  return allOf(conditions);
}

/** The rows of a filter, by day and place (rest.md). */
export async function upStatsRows(reading: ReadContext, filter: UpFilter): Promise<LongRead<LoggedUpView>> {
  const ups = await readUps(reading.database, upsInOrder(filter, []));
  return ups.map(rows => upViews(reading, rows));
}

/** These ups with everyone whom they name. */
export async function upViews(reading: ReadContext, rows: readonly LoggedUpRow[]): Promise<LoggedUpView[]> {
  const people = await peopleOfUps(reading, rows);
  return rows.map(row => ({ row, people }));
}

/** One page of the statistics with the counters of the whole filter, as of one instant (decision 045). */
export async function upStats(
  reading: ReadContext,
  filter: UpFilter,
  page: UpStatsPage,
): Promise<UpStatsRows & { readonly counters: UpCounters; readonly endCursor: string | null }> {
  const byName = [...(await everyone(reading)).values()].sort(compareNames);
  const { from, order } = upsInOrder(filter, byName, page);
  const [rows, counters] = await reading.database.together(reader =>
    Promise.all([
      readPage<LoggedUpRow>(reader, { columns: LOGGED_UP_COLUMNS, from, order }, page),
      upStatsCounters(reader, filter),
    ]),
  );
  const people = await peopleOfUps(reading, rows);
  return { rows, counters, people, endCursor: endCursorOf(order, rows, page.limit) };
}

/** Everyone whom these ups may name. */
const peopleOfUps = (reading: ReadContext, rows: readonly LoggedUpRow[]): Promise<Employees> =>
  everyoneNamed(reading, rows, row => [row.employeeId, row.turnedToId, row.managerIntoId]);

/**
 * The ups `u` of a filter, and the order of the table.
 * @param byName everyone in the order of names, by which people are sorted
 */
export function upsInOrder(
  filter: UpFilter,
  byName: readonly EmployeeRow[],
  { sort, isDescending }: Pick<UpStatsPage, 'sort' | 'isDescending'> = { sort: 'DATE', isDescending: false },
): { readonly from: Sql; readonly order: ListOrder } {
  const names = sql`(select * from unnest(${byName.map(each => each.id)}::integer[]) with ordinality as names (id, place))`;
  return {
    from: sql`${upsFor(filter.counter)}
       left join ${names} salesperson on salesperson.id = u.employee_id
       left join ${names} turned_to on turned_to.id = u.turned_to_id
     where ${conditionOf(filter)}`,
    order: {
      name: `${sort} ${isDescending ? 'desc' : 'asc'}`,
      terms: [
        { by: SORTS[sort], isDescending, isNeverEmpty: sort === 'DATE' },
        ...[sql`l.log_date`, sql`u.display_order`, sql`u.id`].map(by => ({ by, isNeverEmpty: true })),
      ],
    },
  };
}

/** Reads ups in an order (`upsInOrder`), however many. */
export const readUps = (
  reader: Reader,
  { from, order }: ReturnType<typeof upsInOrder>,
): Promise<LongRead<LoggedUpRow>> =>
  readLong(reader, { key: sql`u.id`, from, order: orderSql(order) }, ids => loggedUpsOf(reader, ids));

/** Ups by their keys, in the order of these. */
export const loggedUpsOf = (reader: Reader, keys: readonly number[]): Promise<LoggedUpRow[]> =>
  reader.rows<LoggedUpRow>(
    sql`select ${LOGGED_UP_COLUMNS}
     from ${LOGGED_UPS} join unnest(${keys}::integer[]) with ordinality as wanted (key, place) on wanted.key = u.id
     order by wanted.place`,
  );

/** The counters over the whole filter (rules.md, Up log). */
export async function upStatsCounters(reader: Reader, filter: UpFilter): Promise<UpCounters> {
  const [counters] = await reader.rows<UpCounters>(
    sql`select ${UP_COUNTERS} from ${upsFor(filter.counter)} where ${conditionOf(filter)}`,
  );
  if (!counters) throw new Error('An aggregate without groups has one row.');
  return counters;
}

/** The counters of each month that has ups. */
export const upCountersByMonth = (
  reader: Reader,
  filter: UpFilter,
): Promise<(UpCounters & { readonly month: Month })[]> =>
  reader.rows(
    sql`select to_char(l.log_date, 'YYYY-MM') as month, ${UP_COUNTERS}
     from ${LOGGED_UPS} where ${conditionOf(filter)} group by month`,
  );
