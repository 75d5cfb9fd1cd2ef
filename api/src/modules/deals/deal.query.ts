import sql, { type Sql } from 'sql-template-tag';
import type { ReadContext } from '../../platform/context.ts';
import { type BatchedList, readBatchedList } from '../../platform/database/batchedList.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { joinConditions, nameStatement } from '../../platform/database/sqlHelpers.ts';
import { notFound } from '../../platform/errors.ts';
import type { Day, DayRange } from '../../rules/calendar/calendar.ts';
import { formatSoldStockWarning } from '../../rules/deals/deal.ts';
import {
  type CarFilter,
  type DealStatus,
  type DeliveryStatus,
  listCarTypes,
} from '../../rules/deals/dealValues.ts';
import { foldText } from '../../rules/text/foldText.ts';
import { type Employees, getEmployeesForRows } from '../employees/employee.query.ts';
import { personFields } from './deal.fields.ts';
import { DEAL_COLUMNS, type DealRow } from './deal.row.ts';
import { hasOpenItemSql, type OpenItemFilter } from './openItems.sql.ts';

/** Deals with the people that they name. */
export interface Deals {
  readonly rows: readonly DealRow[];
  readonly people: Employees;
}

/** One deal with the people that it names. */
export interface DealView {
  readonly row: DealRow;
  readonly people: Employees;
}

/** Filter of a deal list. An absent property does not filter. */
export interface DealFilter {
  /** Range of log days (rules.md, A deal). */
  readonly days: DayRange;
  /** Employee who is closer or additional. */
  readonly employeeId?: number | undefined;
  /**
   * Text that the customer, stock number, vehicle or deal number must contain. The comparison uses folded
   * text (rules.md, Hog).
   */
  readonly search?: string | undefined;
  readonly dealStatus?: DealStatus | undefined;
  readonly deliveryStatus?: DeliveryStatus | undefined;
  readonly open?: OpenItemFilter | undefined;
  /** Import that created the deal. */
  readonly importId?: number | undefined;
}

export function dealFilterSql(filter: DealFilter): Sql {
  const { days, employeeId, search, dealStatus, deliveryStatus, open, importId } = filter;
  const conditions = [sql`log_day between ${days.start} and ${days.end}`];
  if (employeeId !== undefined) conditions.push(creditedToSql(employeeId));
  conditions.push(...dealSearchSql(search));
  if (dealStatus) conditions.push(sql`deal_status = ${dealStatus}`);
  if (deliveryStatus) conditions.push(sql`delivery_status = ${deliveryStatus}`);
  if (open) conditions.push(hasOpenItemSql(open));
  if (importId) conditions.push(sql`id in (select deal_id from imported_deal where import_id = ${importId})`);
  return joinConditions(conditions);
}

/** Returns a condition that matches deals with this employee as closer or additional. */
const creditedToSql = (employeeId: number) =>
  sql`(closer_id = ${employeeId} or additional_id = ${employeeId})`;

/**
 * Returns conditions that match deals with this text in customer, stock number, vehicle or deal number. The
 * comparison uses folded text. A blank text does not filter (rules.md, Hog).
 */
export function dealSearchSql(search: string | null | undefined): Sql[] {
  const foldedSearch = foldText(search ?? '');
  // Uses strpos instead of like, so that %, _ and \ match literally.
  return foldedSearch ? [sql`strpos(search_text, ${foldedSearch}) > 0`] : [];
}

/** Lists the deals of one log day in every status, by number. */
export function listDealsOfDay(context: ReadContext, day: Day): Promise<Deals> {
  const condition = dealFilterSql({ days: { start: day, end: day } });
  return loadDealsWithPeople(
    context,
    nameStatement('deals_of_day', sql`select ${DEAL_COLUMNS} from deal where ${condition} order by number`),
  );
}

/** Lists the deals that match a filter by log day, then number. */
export function listDeals(context: ReadContext, filter: DealFilter): Promise<BatchedList<DealView>> {
  return readDealViews(context, dealFilterSql(filter), sql`log_day, number`);
}

/**
 * Lists the sold deals that were delivered in a range and credit this employee. They are sorted by delivery
 * date, then number (rest.md).
 */
export const listSoldDealsOfEmployee = (context: ReadContext, employeeId: number, days: DayRange) =>
  readDealViews(context, joinConditions([soldWithinSql(days), creditedToSql(employeeId)]), BY_DELIVERY);

/**
 * Lists the sold deals delivered in a range with a car that passes the filter. They are sorted by delivery
 * date, then number (rest.md).
 */
export function listSoldDealsByCars(
  context: ReadContext,
  days: DayRange,
  cars: CarFilter,
): Promise<BatchedList<DealView>> {
  const conditions = [soldWithinSql(days)];
  const carTypes = listCarTypes(cars);
  if (carTypes) conditions.push(sql`car_type = any(${carTypes})`);
  return readDealViews(context, joinConditions(conditions), BY_DELIVERY);
}

const BY_DELIVERY = sql`delivery_date, number`;

/**
 * Returns a condition that matches sold deals that were delivered on these days. The database evaluates it
 * with the partial index deal_sold_day.
 */
export const soldWithinSql = ({ start, end }: DayRange): Sql =>
  sql`is_sold and delivery_date between ${start} and ${end}`;

/**
 * Returns the deal with this number and its people.
 * @throws NOT_FOUND
 */
export async function getDealByNumber(context: ReadContext, number: number): Promise<DealView> {
  const statement = nameStatement('deal', sql`select ${DEAL_COLUMNS} from deal where number = ${number}`);
  const { rows, people } = await loadDealsWithPeople(context, statement);
  const [row] = rows;
  if (!row) throw notFound(`Deal #${number} was not found. It may have been deleted or renumbered.`);
  return { row, people };
}

/** Lists the ids of the people that a deal names. */
const listNamedPersonIds = (row: DealRow) => personFields.map(field => row[field]);

async function readDealViews(
  context: ReadContext,
  condition: Sql,
  order: Sql,
): Promise<BatchedList<DealView>> {
  const deals = await readDealRows(context.database, condition, order);
  return deals.map(async rows => {
    const people = await loadPeopleOfDeals(context, rows);
    return rows.map(row => ({ row, people }));
  });
}

/** Reads all deals that match a condition, in batches and in the given order. */
export const readDealRows = (reader: Reader, condition: Sql, order: Sql): Promise<BatchedList<DealRow>> =>
  readBatchedList(reader, { key: sql`id`, from: sql`deal where ${condition}`, order }, ids =>
    reader.rows<DealRow>(
      sql`select ${DEAL_COLUMNS}
       from deal join unnest(${ids}::bigint[]) with ordinality as listed (key, place) on listed.key = deal.id
       order by listed.place`,
    ),
  );

async function loadDealsWithPeople(context: ReadContext, statement: Sql): Promise<Deals> {
  const rows = await context.database.rows<DealRow>(statement);
  return { rows, people: await loadPeopleOfDeals(context, rows) };
}

/** Loads the people that these deals name. */
export const loadPeopleOfDeals = (context: ReadContext, rows: readonly DealRow[]): Promise<Employees> =>
  getEmployeesForRows(context, rows, listNamedPersonIds);

/** A stock number that is on other sold deals. */
export interface StockNumberWarning {
  /** The stock number as it was sent. */
  readonly stockNum: string;
  readonly message: string;
}

/**
 * Returns a warning for each of these stock numbers that a sold deal already has. The comparison ignores
 * letter case and surrounding blanks.
 * @param exceptNumber number of the edited deal, which is ignored because it may already have the stock
 * number
 */
export async function listStockNumberWarnings(
  reader: Reader,
  stockNums: readonly string[],
  exceptNumber?: number,
): Promise<StockNumberWarning[]> {
  const distinctStockNums = [...new Set(stockNums)].filter(stockNum => stockNum.trim() !== '');
  if (distinctStockNums.length === 0) return [];
  // The btrim condition is the same as in the index deal_sold_stock_num, so that PostgreSQL uses this index.
  const rows = await reader.rows<{ stockNum: string; number: number }>(sql`
    select sent as "stockNum", number
    from unnest(${distinctStockNums}::text[]) as sent join deal on lower(btrim(stock_num)) = lower(btrim(sent))
    where is_sold and btrim(stock_num) <> '' and number is distinct from ${exceptNumber ?? null}::integer
    order by delivery_date desc, number desc`);
  return [...Map.groupBy(rows, row => row.stockNum)].flatMap(([stockNum, deals]) => {
    const message = formatSoldStockWarning(
      stockNum,
      deals.map(({ number }) => number),
    );
    return message === null ? [] : [{ stockNum, message }];
  });
}
