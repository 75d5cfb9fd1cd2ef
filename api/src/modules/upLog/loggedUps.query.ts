import sql, { raw, type Sql } from 'sql-template-tag';
import type { ReadContext } from '../../platform/context.ts';
import { type BatchedList, readBatchedList } from '../../platform/database/batchedList.ts';
import {
  type ListOrder,
  type ListPage,
  orderSql,
  readPage,
  toEndCursor,
} from '../../platform/database/keysetPagination.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { joinConditions } from '../../platform/database/sqlHelpers.ts';
import type { DayRange, Month } from '../../rules/calendar/calendar.ts';
import { compareNames } from '../../rules/people/names.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import type { FunnelGroup } from '../../rules/ups/funnelFigures.ts';
import type { ListedUps } from '../../rules/ups/linkedFigures.ts';
import type { UpCounters } from '../../rules/ups/upCounters.ts';
import type { UpSold, UpType } from '../../rules/ups/upValues.ts';
import {
  type EmployeeRow,
  type Employees,
  getCachedEmployees,
  getEmployeesForRows,
} from '../employees/employee.query.ts';
import { LOGGED_UP_COLUMNS, LOGGED_UPS, type LoggedUpRow } from './up.row.ts';
import {
  funnelGroupSql,
  LISTED_UPS_CONDITIONS,
  UP_COUNTERS,
  UP_TEAM,
  upTablesSql,
} from './upConditions.sql.ts';

/** Filter for the ups of the statistics. An absent property does not filter. */
export interface UpFilter {
  readonly days: DayRange;
  /** Salesperson of the row. */
  readonly employeeId?: number | undefined;
  /**
   * Current team of the salesperson of the row. Team 1 includes people without a team. A row without a
   * salesperson belongs to no team.
   */
  readonly teamId?: TeamId | undefined;
  readonly upType?: UpType | undefined;
  readonly sold?: UpSold | undefined;
  /** Counter of the statistics. The filter matches the ups that this counter counts. */
  readonly counter?: ListedUps | undefined;
  readonly ofGroup?: FunnelGroup | undefined;
}

export interface UpStatsRows {
  readonly rows: readonly LoggedUpRow[];
  readonly people: Employees;
}

/** An up of the statistics, with the people that it names. */
export interface LoggedUpView {
  readonly row: LoggedUpRow;
  readonly people: Employees;
}

/** Sort keys of the table. Ups with equal keys are sorted by day, then position. */
const SORT_KEYS = {
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

export type UpStatsSort = keyof typeof SORT_KEYS;

export interface UpStatsPage extends ListPage {
  readonly sort: UpStatsSort;
  readonly isDescending: boolean;
}

/**
 * Builds the SQL condition of a filter. The condition applies to the tables that `upTablesSql` returns for
 * the counter.
 */
export function upFilterSql({ days, employeeId, teamId, upType, sold, counter, ofGroup }: UpFilter): Sql {
  const conditions = [sql`l.log_date between ${days.start} and ${days.end}`];
  if (employeeId !== undefined) conditions.push(sql`u.employee_id = ${employeeId}`);
  if (teamId !== undefined) conditions.push(sql`${raw(UP_TEAM)} = ${teamId}`);
  if (upType) conditions.push(sql`u.up_type = ${upType}`);
  if (sold) conditions.push(sql`u.sold = ${sold}`);
  if (counter) conditions.push(sql`(${LISTED_UPS_CONDITIONS[counter]})`);
  if (ofGroup) conditions.push(funnelGroupSql(ofGroup));
  return joinConditions(conditions);
}

/** Lists the ups that match a filter, by day and position (rest.md). */
export async function listLoggedUps(
  context: ReadContext,
  filter: UpFilter,
): Promise<BatchedList<LoggedUpView>> {
  const ups = await readLoggedUps(context.database, sortedUpsSql(filter, []));
  return ups.map(rows => toLoggedUpViews(context, rows));
}

/** Adds the people that these ups name. */
export async function toLoggedUpViews(
  context: ReadContext,
  rows: readonly LoggedUpRow[],
): Promise<LoggedUpView[]> {
  const people = await loadPeopleOfUps(context, rows);
  return rows.map(row => ({ row, people }));
}

/**
 * Returns one page of the statistics with the counters of all ups that match the filter, read at one instant
 * (docs/adr/reading-and-writing.md).
 */
export async function getUpStats(
  context: ReadContext,
  filter: UpFilter,
  page: UpStatsPage,
): Promise<UpStatsRows & { readonly counters: UpCounters; readonly endCursor: string | null }> {
  const sortedEmployees = [...(await getCachedEmployees(context)).values()].sort(compareNames);
  const { from, order } = sortedUpsSql(filter, sortedEmployees, page);
  const [rows, counters] = await context.database.readSnapshot(reader =>
    Promise.all([
      readPage<LoggedUpRow>(reader, { columns: LOGGED_UP_COLUMNS, from, order }, page),
      countUps(reader, filter),
    ]),
  );
  const people = await loadPeopleOfUps(context, rows);
  return { rows, counters, people, endCursor: toEndCursor(order, rows, page.limit) };
}

/** Loads the people that these ups may name. */
const loadPeopleOfUps = (context: ReadContext, rows: readonly LoggedUpRow[]): Promise<Employees> =>
  getEmployeesForRows(context, rows, row => [row.employeeId, row.turnedToId, row.managerIntoId]);

/**
 * Builds the tables, the condition and the sort order for the ups that match a filter. The ups have the alias
 * `u`.
 * @param sortedEmployees all employees sorted by name, used to sort ups by people
 */
export function sortedUpsSql(
  filter: UpFilter,
  sortedEmployees: readonly EmployeeRow[],
  { sort, isDescending }: Pick<UpStatsPage, 'sort' | 'isDescending'> = { sort: 'DATE', isDescending: false },
): { readonly from: Sql; readonly order: ListOrder } {
  const names = sql`(select * from unnest(${sortedEmployees.map(each => each.id)}::integer[]) with ordinality as names (id, place))`;
  return {
    from: sql`${upTablesSql(filter.counter)}
       left join ${names} salesperson on salesperson.id = u.employee_id
       left join ${names} turned_to on turned_to.id = u.turned_to_id
     where ${upFilterSql(filter)}`,
    order: {
      name: `${sort} ${isDescending ? 'desc' : 'asc'}`,
      terms: [
        { by: SORT_KEYS[sort], isDescending, isNeverEmpty: sort === 'DATE' },
        ...[sql`l.log_date`, sql`u.display_order`, sql`u.id`].map(by => ({ by, isNeverEmpty: true })),
      ],
    },
  };
}

/** Reads all ups that match a filter in the order of `sortedUpsSql`, in batches. */
export const readLoggedUps = (
  reader: Reader,
  { from, order }: ReturnType<typeof sortedUpsSql>,
): Promise<BatchedList<LoggedUpRow>> =>
  readBatchedList(reader, { key: sql`u.id`, from, order: orderSql(order) }, ids =>
    listLoggedUpsById(reader, ids),
  );

/** Lists the ups with these ids, in the given order. */
export const listLoggedUpsById = (reader: Reader, keys: readonly number[]): Promise<LoggedUpRow[]> =>
  reader.rows<LoggedUpRow>(
    sql`select ${LOGGED_UP_COLUMNS}
     from ${LOGGED_UPS} join unnest(${keys}::integer[]) with ordinality as wanted (key, place) on wanted.key = u.id
     order by wanted.place`,
  );

/** Counts all ups that match a filter (rules.md, Up log). */
export async function countUps(reader: Reader, filter: UpFilter): Promise<UpCounters> {
  const [counters] = await reader.rows<UpCounters>(
    sql`select ${UP_COUNTERS} from ${upTablesSql(filter.counter)} where ${upFilterSql(filter)}`,
  );
  if (!counters) throw new Error('The query for the counters of ups returned no row.');
  return counters;
}

/** Counts the ups of each month that has ups. */
export const countUpsByMonth = (
  reader: Reader,
  filter: UpFilter,
): Promise<(UpCounters & { readonly month: Month })[]> =>
  reader.rows(
    sql`select to_char(l.log_date, 'YYYY-MM') as month, ${UP_COUNTERS}
     from ${LOGGED_UPS} where ${upFilterSql(filter)} group by month`,
  );
