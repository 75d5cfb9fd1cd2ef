import sql, { raw } from 'sql-template-tag';
import type { ReadContext } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { notFound } from '../../platform/errors.ts';
import { selectColumnsSql } from '../../platform/rest/entityFields.ts';
import { compareNames, compareTeamsThenNames, uniqueInitials } from '../../rules/people/names.ts';
import type { Person } from '../../rules/people/people.ts';
import { FINANCE_MANAGER, type Position, SALES_MANAGER, SALESPERSON } from '../../rules/people/positions.ts';
import { type EmployeeFieldsRow, employeeFields } from './employee.fields.ts';

/** An employee as the database returns it, with initials. */
export interface EmployeeRow extends Person, EmployeeFieldsRow {
  readonly initials: string;
}

/**
 * Employees by id. A store has only dozens of employees, so lists find people in this map instead of joining
 * tables.
 */
export type Employees = ReadonlyMap<number, EmployeeRow>;

/** Lists all employees, active or not, by name. */
export async function listEmployees(reader: Reader): Promise<EmployeeRow[]> {
  return [...(await loadEmployeesById(reader)).values()].sort(compareNames);
}

/** Returns the ids of employees with a linked sign-in. */
export async function listLinkedIds(reader: Reader): Promise<Set<number>> {
  const linkedEmployees = await reader.rows<{ id: number }>(
    sql`select id from employee where identity_subject is not null`,
  );
  return new Set(linkedEmployees.map(({ id }) => id));
}

export async function loadEmployeesById(reader: Pick<Reader, 'rows'>): Promise<Employees> {
  const rows = await reader.rows<StoredEmployeeRow>(selectEmployeesSql);
  const initials = uniqueInitials(rows);
  return new Map(rows.map(row => [row.id, { ...row, initials: initials.get(row.id) ?? '' }]));
}

/**
 * Returns all employees by id, as they were at the start of this call or later. The result is cached until an
 * employee changes.
 */
export const getCachedEmployees = ({ database, versions }: ReadContext): Promise<Employees> =>
  database.rowCache.get('everyone', versions.EMPLOYEES, () => loadEmployeesById(database));

/**
 * Returns all employees that these rows can refer to. Reads the employees from the database if a row refers
 * to an employee who was added after the call began.
 */
export async function getEmployeesForRows<Row>(
  readContext: ReadContext,
  rows: readonly Row[],
  getEmployeeIds: (row: Row) => readonly (number | null)[],
): Promise<Employees> {
  const employees = await getCachedEmployees(readContext);
  const isLoaded = (id: number | null) => id === null || employees.has(id);
  return rows.every(row => getEmployeeIds(row).every(isLoaded))
    ? employees
    : loadEmployeesById(readContext.database);
}

export async function getEmployeesByIds(
  reader: Pick<Reader, 'rows'>,
  ids: readonly number[],
): Promise<Employees> {
  const employees = await loadEmployeesById(reader);
  return new Map([...employees].filter(([id]) => ids.includes(id)));
}

/**
 * Builds the SQL of a JSON column with employees, for use in a larger statement. `loadEmployeesOfColumn`
 * converts the values of the column.
 */
export const employeesJsonSql = (condition: string): string =>
  `(select coalesce(json_agg(person), '[]') from (${selectEmployeesSql.sql} where ${condition}) person)`;

/** Converts the value of a column of `employeesJsonSql` to employees by id. */
export async function loadEmployeesOfColumn(
  readContext: ReadContext,
  rows: readonly StoredEmployeeRow[],
): Promise<Employees> {
  const cached = await getCachedEmployees(readContext);
  const isCurrent = rows.every(({ id, name }) => cached.get(id)?.name === name);
  // When the cache is not current, a person was added or renamed after the call began.
  const employees = isCurrent ? cached : await loadEmployeesById(readContext.database);
  return new Map(rows.map(row => [row.id, { ...row, initials: employees.get(row.id)?.initials ?? '' }]));
}

/** Returns an employee. @throws NOT_FOUND */
export async function getEmployee(reader: Pick<Reader, 'rows'>, id: number): Promise<EmployeeRow> {
  const row = (await getEmployeesByIds(reader, [id])).get(id);
  if (!row) throw notFound('Employee not found.');
  return row;
}

/** An employee as the database stores it, without initials. */
export type StoredEmployeeRow = Omit<EmployeeRow, 'initials'>;

const selectEmployeesSql = sql`select id, ${raw(selectColumnsSql(employeeFields))} from employee`;

/**
 * Lists the employees with a position, active or not, by team, then name (deal.md, Employees to choose from).
 */
export async function listEmployeesOfPosition(reader: Reader, position: Position): Promise<EmployeeRow[]> {
  return (await listEmployees(reader)).filter(each => each.position === position).sort(compareTeamsThenNames);
}

/** The active employees that the selects of the deal form offer, by team, then name. */
export interface DealPeople {
  readonly salesManagers: EmployeeRow[];
  readonly financeManagers: EmployeeRow[];
  readonly salespeople: EmployeeRow[];
}

const HSE_TEAM = 5;

/**
 * Lists the people of the deal form. A salesperson of team HSE is also offered as finance manager and sales
 * manager (deal.md, Employees to choose from).
 */
export async function listDealPeople(reader: Reader): Promise<DealPeople> {
  const active = (await listEmployees(reader)).filter(each => each.isActive).sort(compareTeamsThenNames);
  const listFor = (position: Position) =>
    active.filter(
      each => each.position === position || (each.position === SALESPERSON && each.team === HSE_TEAM),
    );
  return {
    salesManagers: listFor(SALES_MANAGER),
    financeManagers: listFor(FINANCE_MANAGER),
    salespeople: listFor(SALESPERSON),
  };
}
