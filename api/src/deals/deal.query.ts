import sql, { type Sql } from 'sql-template-tag';
import type { ReadContext } from '../platform/context.ts';
import { allOf } from '../database/conditions.ts';
import { type LongRead, readLong } from '../database/longRead.ts';
import { named } from '../database/namedStatement.ts';
import type { Reader } from '../database/reader.ts';
import { type Employees, everyoneNamed } from '../employees/employee.query.ts';
import { notFound } from '../platform/errors.ts';
import type { Day, DayRange } from '../rules/calendar/calendar.ts';
import { type CarFilter, type DealStatus, type DeliveryStatus, listCarTypes } from '../rules/deals/dealValues.ts';
import { foldText } from '../rules/text/foldText.ts';
import { personFields } from './deal.fields.ts';
import { DEAL_COLUMNS, type DealRow } from './deal.row.ts';
import { isOpen, type OpenFilter } from './openPoints.sql.ts';

/** Deals with the people they name. */
export interface Deals {
  readonly rows: readonly DealRow[];
  readonly people: Employees;
}

/** One deal with the people it names. */
export interface DealView {
  readonly row: DealRow;
  readonly people: Employees;
}

/** Which deals a list shows; whatever is absent does not filter. */
export interface DealFilter {
  /** Of the log day (rules.md, A deal). */
  readonly days: DayRange;
  /** Closer or additional. */
  readonly employeeId?: number | undefined;
  /** Customer, stock number, vehicle or deal number contains this, both folded (rules.md, Hog). */
  readonly search?: string | undefined;
  readonly dealStatus?: DealStatus | undefined;
  readonly deliveryStatus?: DeliveryStatus | undefined;
  readonly open?: OpenFilter | undefined;
  /** Recorded by this import. */
  readonly importId?: number | undefined;
}

export function conditionOf(filter: DealFilter): Sql {
  const { days, employeeId, search, dealStatus, deliveryStatus, open, importId } = filter;
  const conditions = [sql`log_day between ${days.start} and ${days.end}`];
  if (employeeId !== undefined) conditions.push(names(employeeId));
  conditions.push(...dealContains(search));
  if (dealStatus) conditions.push(sql`deal_status = ${dealStatus}`);
  if (deliveryStatus) conditions.push(sql`delivery_status = ${deliveryStatus}`);
  if (open) conditions.push(isOpen(open));
  if (importId) conditions.push(sql`id in (select deal_id from imported_deal where import_id = ${importId})`);
  return allOf(conditions);
}

/** This employee is closer or additional. */
const names = (employeeId: number) => sql`(closer_id = ${employeeId} or additional_id = ${employeeId})`;

/** Customer, stock number, vehicle or deal number contains this, both folded; blank does not filter (rules.md, Hog). */
export function dealContains(search: string | null | undefined): Sql[] {
  const wanted = foldText(search ?? '');
  // strpos, not like: a person's %, _ and \ mean themselves.
  return wanted ? [sql`strpos(search_text, ${wanted}) > 0`] : [];
}

/** The deals of one log day, every status, by number. */
export function dealsOfDay(reading: ReadContext, day: Day): Promise<Deals> {
  const condition = conditionOf({ days: { start: day, end: day } });
  return withPeople(
    reading,
    named('deals_of_day', sql`select ${DEAL_COLUMNS} from deal where ${condition} order by number`),
  );
}

/** The deals of a filter by log day, then number. */
export function listDeals(reading: ReadContext, filter: DealFilter): Promise<LongRead<DealView>> {
  return longList(reading, conditionOf(filter), sql`log_day, number`);
}

/** The sold deals delivered in a range that credit this employee, by delivery date, then number (rest.md). */
export const soldDealsOf = (reading: ReadContext, employeeId: number, days: DayRange) =>
  longList(reading, allOf([isSoldWithin(days), names(employeeId)]), BY_DELIVERY);

/** The sold deals delivered in a range whose car passes a filter, by delivery date, then number (rest.md). */
export function soldDealsOfCars(
  reading: ReadContext,
  days: DayRange,
  cars: CarFilter,
): Promise<LongRead<DealView>> {
  const conditions = [isSoldWithin(days)];
  const carTypes = listCarTypes(cars);
  if (carTypes) conditions.push(sql`car_type = any(${carTypes})`);
  return longList(reading, allOf(conditions), BY_DELIVERY);
}

const BY_DELIVERY = sql`delivery_date, number`;

/** Sold and delivered on these days: served by the partial index deal_sold_day. */
export const isSoldWithin = ({ start, end }: DayRange): Sql =>
  sql`is_sold and delivery_date between ${start} and ${end}`;

/** @throws NOT_FOUND */
export async function dealByNumber(reading: ReadContext, number: number): Promise<DealView> {
  const statement = named('deal', sql`select ${DEAL_COLUMNS} from deal where number = ${number}`);
  const { rows, people } = await withPeople(reading, statement);
  const [row] = rows;
  if (!row) throw notFound(`There is no deal #${number}.`);
  return { row, people };
}

/** The people whom a deal names, by id. */
const namedBy = (row: DealRow) => personFields.map(field => row[field]);

async function longList(reading: ReadContext, condition: Sql, order: Sql): Promise<LongRead<DealView>> {
  const deals = await readDeals(reading.database, condition, order);
  return deals.map(async rows => {
    const people = await peopleOfDeals(reading, rows);
    return rows.map(row => ({ row, people }));
  });
}

/** Reads the deals of a condition in an order, however many. */
export const readDeals = (reader: Reader, condition: Sql, order: Sql): Promise<LongRead<DealRow>> =>
  readLong(reader, { key: sql`id`, from: sql`deal where ${condition}`, order }, ids =>
    reader.rows<DealRow>(
      sql`select ${DEAL_COLUMNS}
       from deal join unnest(${ids}::bigint[]) with ordinality as listed (key, place) on listed.key = deal.id
       order by listed.place`,
    ),
  );

async function withPeople(reading: ReadContext, statement: Sql): Promise<Deals> {
  const rows = await reading.database.rows<DealRow>(statement);
  return { rows, people: await peopleOfDeals(reading, rows) };
}

/** Everyone whom these deals may name. */
export const peopleOfDeals = (reading: ReadContext, rows: readonly DealRow[]): Promise<Employees> =>
  everyoneNamed(reading, rows, namedBy);
