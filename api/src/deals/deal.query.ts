import { type Condition, Conditions } from '../database/conditions.ts';
import type { Database } from '../database/database.ts';
import { type Employees, employeesAmong, employeesById } from '../employees/employee.query.ts';
import { notFound } from '../errors.ts';
import type { Day, DayRange } from '../rules/calendar/calendar.ts';
import { type CarFilter, carTypesPassing } from '../rules/deals/carClass.ts';
import type { DealStatus, DeliveryStatus } from '../rules/deals/dealValues.ts';
import { type DealField, dealFields } from './deal.fields.ts';
import { DEAL_COLUMNS, type DealRow } from './deal.row.ts';

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
  /** Customer, stock number, vehicle or deal number contains this, in any case (rules.md, Hog). */
  readonly search?: string | undefined;
  readonly dealStatus?: DealStatus | undefined;
  readonly deliveryStatus?: DeliveryStatus | undefined;
}

/** The SQL condition of a filter, with its values. */
export function conditionsOf({
  days,
  employeeId,
  search,
  dealStatus,
  deliveryStatus,
}: DealFilter): Conditions {
  const conditions = new Conditions();
  conditions.add('log_day between ? and ?', days.start, days.end);
  if (employeeId !== undefined)
    conditions.add('(closer_id = ? or additional_id = ?)', employeeId, employeeId);
  conditions.addAll(dealContains(search));
  if (dealStatus) conditions.add('deal_status = ?', dealStatus);
  if (deliveryStatus) conditions.add('delivery_status = ?', deliveryStatus);
  return conditions;
}

/** Customer, stock number, vehicle or deal number contains this, in any case; blank does not filter (rules.md, Hog). */
export function dealContains(search: string | null | undefined): Condition[] {
  const wanted = search?.trim();
  if (!wanted) return [];
  return [[IS_FOUND, ...searched.map(() => wanted)]];
}

const searched = Object.values<DealField>(dealFields).filter(field => field.isSearched);

/** strpos, not ilike: a person's %, _ and \ mean themselves. */
const IS_FOUND = `(${searched
  .map(({ column }) => `strpos(lower(${column}::text), lower(?)) > 0`)
  .join(' or ')})`;

/** The deals of a filter by log day, then number. */
export function listDeals(database: Database, filter: DealFilter): Promise<Deals> {
  return withPeople(database, conditionsOf(filter), 'log_day, number');
}

/** The deals of one log day, every status. */
export function dealsOfDay(database: Database, day: Day): Promise<Deals> {
  return listDeals(database, { days: { start: day, end: day } });
}

/** The sold deals delivered in a range that credit this employee, by delivery date, then number (rest.md). */
export function soldDealsOf(database: Database, employeeId: number, days: DayRange): Promise<Deals> {
  const conditions = new Conditions();
  conditions.add('is_sold and delivery_date between ? and ?', days.start, days.end);
  conditions.add('(closer_id = ? or additional_id = ?)', employeeId, employeeId);
  return withPeople(database, conditions, 'delivery_date, number');
}

/** The sold deals delivered in a range whose car passes a filter, by delivery date, then number (rest.md). */
export function soldDealsOfCars(database: Database, days: DayRange, cars: CarFilter): Promise<Deals> {
  const conditions = new Conditions();
  conditions.add('is_sold and delivery_date between ? and ?', days.start, days.end);
  const carTypes = carTypesPassing(cars);
  if (carTypes) conditions.add('car_type = any(?)', carTypes);
  return withPeople(database, conditions, 'delivery_date, number');
}

/** @throws NOT_FOUND */
export async function dealByNumber(database: Database, number: number): Promise<DealView> {
  const conditions = new Conditions();
  conditions.add('number = ?', number);
  const { rows, people } = await withPeople(database, conditions, 'number');
  const [row] = rows;
  if (!row) throw notFound(`There is no deal #${number}.`);
  return { row, people };
}

/** A row at hand with the people it names. */
export async function viewOf({ database }: { readonly database: Database }, row: DealRow): Promise<DealView> {
  const { salesManagerId, finManagerId, closerId, additionalId } = row;
  const named = [salesManagerId, finManagerId, closerId, additionalId].filter(id => id !== null);
  return { row, people: await employeesAmong(database, named) };
}

async function withPeople(database: Database, conditions: Conditions, order: string): Promise<Deals> {
  const [rows, people] = await database.together(reader =>
    Promise.all([
      reader.rows<DealRow>(
        `select ${DEAL_COLUMNS} from deal where ${conditions.sql} order by ${order}`,
        conditions.values,
      ),
      employeesById(reader),
    ]),
  );
  return { rows, people };
}
