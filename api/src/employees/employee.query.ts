import sql, { raw } from 'sql-template-tag';
import type { ReadContext } from '../platform/context.ts';
import type { Reader } from '../database/reader.ts';
import { notFound } from '../platform/errors.ts';
import { selectColumnsSql } from '../platform/rest/entityFields.ts';
import { compareNames, compareTeamsThenNames, uniqueInitials } from '../rules/people/names.ts';
import type { Person } from '../rules/people/people.ts';
import { FINANCE_MANAGER, type Position, SALES_MANAGER, SALESPERSON } from '../rules/people/positions.ts';
import { type EmployeeFieldsRow, employeeFields } from './employee.fields.ts';

/** An employee as a reader gets one. */
export interface EmployeeRow extends Person, EmployeeFieldsRow {
  readonly initials: string;
}

/** Employees by key: a store has dozens, so lists look people up here and never join. */
export type Employees = ReadonlyMap<number, EmployeeRow>;

/** Everyone, active or not, by name. */
export async function listEmployees(reader: Reader): Promise<EmployeeRow[]> {
  return [...(await employeesById(reader)).values()].sort(compareNames);
}

/** The keys of those whose sign-in is linked to an account. */
export async function listLinkedIds(reader: Reader): Promise<Set<number>> {
  const linked = await reader.rows<{ id: number }>(
    sql`select id from employee where identity_subject is not null`,
  );
  return new Set(linked.map(({ id }) => id));
}

/** Everyone, by key. */
export async function employeesById(reader: Pick<Reader, 'rows'>): Promise<Employees> {
  const rows = await reader.rows<ReadEmployee>(STORED);
  const initials = uniqueInitials(rows);
  return new Map(rows.map(row => [row.id, { ...row, initials: initials.get(row.id) ?? '' }]));
}

/** Everyone, by key, as of the call or later: cached until somebody changes. */
export const everyone = ({ database, versions }: ReadContext): Promise<Employees> =>
  database.cached.get('everyone', versions.EMPLOYEES, () => employeesById(database));

/**
 * Everyone whom these rows may name. Someone can have been added after the call began, and before they were read: then
 * everyone is read again.
 */
export async function everyoneNamed<Row>(
  reading: ReadContext,
  rows: readonly Row[],
  namedBy: (row: Row) => readonly (number | null)[],
): Promise<Employees> {
  const people = await everyone(reading);
  const isKnown = (id: number | null) => id === null || people.has(id);
  return rows.every(row => namedBy(row).every(isKnown)) ? people : employeesById(reading.database);
}

/** These employees, by key. */
export async function employeesAmong(
  reader: Pick<Reader, 'rows'>,
  ids: readonly number[],
): Promise<Employees> {
  const people = await employeesById(reader);
  return new Map([...people].filter(([id]) => ids.includes(id)));
}

/** The SQL of employees as a JSON column of some other statement, for `employeesIn`. */
export const employeesWhere = (condition: string): string =>
  `(select coalesce(json_agg(person), '[]') from (${STORED.sql} where ${condition}) person)`;

/** The employees of such a column, by key. */
export async function employeesIn(reading: ReadContext, rows: readonly ReadEmployee[]): Promise<Employees> {
  const cached = await everyone(reading);
  const isCurrent = rows.every(({ id, name }) => cached.get(id)?.name === name);
  // Someone can have been added or renamed since the call began.
  const people = isCurrent ? cached : await employeesById(reading.database);
  return new Map(rows.map(row => [row.id, { ...row, initials: people.get(row.id)?.initials ?? '' }]));
}

/** @throws NOT_FOUND */
export async function employeeById(reader: Pick<Reader, 'rows'>, id: number): Promise<EmployeeRow> {
  const row = (await employeesAmong(reader, [id])).get(id);
  if (!row) throw notFound('There is no such employee.');
  return row;
}

/** An employee as the database has it. */
export type ReadEmployee = Omit<EmployeeRow, 'initials'>;

const STORED = sql`select id, ${raw(selectColumnsSql(employeeFields))} from employee`;

/** Everyone of a position, active or not, by team, then name (deal.md, Who is offered). */
export async function employeesOfPosition(reader: Reader, position: Position): Promise<EmployeeRow[]> {
  return (await listEmployees(reader)).filter(each => each.position === position).sort(compareTeamsThenNames);
}

/** Whom the selects of the deal form offer: active people, by team, then name. */
export interface DealPeople {
  readonly salesManagers: EmployeeRow[];
  readonly financeManagers: EmployeeRow[];
  readonly salespeople: EmployeeRow[];
}

const HOUSE_TEAM = 5;

/** A salesperson of team HSE is also offered as a finance manager and as a sales manager (deal.md, Who is offered). */
export async function dealPeople(reader: Reader): Promise<DealPeople> {
  const active = (await listEmployees(reader)).filter(each => each.isActive).sort(compareTeamsThenNames);
  const offered = (position: Position) =>
    active.filter(
      each => each.position === position || (each.position === SALESPERSON && each.team === HOUSE_TEAM),
    );
  return {
    salesManagers: offered(SALES_MANAGER),
    financeManagers: offered(FINANCE_MANAGER),
    salespeople: offered(SALESPERSON),
  };
}
