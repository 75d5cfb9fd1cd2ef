import sql, { type Sql } from 'sql-template-tag';
import type { Context } from '../context.ts';
import { allOf } from '../database/conditions.ts';
import { type Employees, employeesById } from '../employees/employee.query.ts';
import { addDays, type DayRange } from '../rules/calendar/calendar.ts';
import type { FieldChange, RecordedField } from './deal.history.ts';
import { type Change, inWords } from './dealHistory.query.ts';

/** Which changes; whatever is absent does not filter. */
export interface ChangeFilter {
  /** Of the changes, by the store's clock. */
  readonly days: DayRange;
  /** Who made them. */
  readonly employeeId?: number | undefined;
  /** The number that the deal had after the change. */
  readonly number?: number | undefined;
  /** Only changes of this field, and nothing else of them. */
  readonly field?: RecordedField | undefined;
}

/** A change of any deal. */
export interface DealsChange extends Omit<Change, 'changedAt' | 'fields'> {
  readonly number: number;
  readonly changedAt: string;
  readonly fields: readonly FieldChange[];
}

/** A page of the changes of all deals, the newest first, with how many the filter has. */
export interface DealsChanges {
  readonly rows: readonly DealsChange[];
  readonly totalCount: number;
  readonly people: Employees;
}

/** Every change of every deal, the deleted ones' too (changes.md). */
export async function dealChanges(
  { database, clock }: Context,
  filter: ChangeFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<DealsChanges> {
  const { days, employeeId, number, field } = filter;
  const conditions: Sql[] = [
    sql`changed_at >= ${clock.startOf(days.start)} and changed_at < ${clock.startOf(addDays(days.end, 1))}`,
  ];
  if (employeeId !== undefined) conditions.push(sql`employee_id = ${employeeId}`);
  if (number !== undefined) conditions.push(sql`deal_number = ${number}`);
  if (field !== undefined) conditions.push(sql`field = ${field}`);
  const lines = sql`from deal_change where ${allOf(conditions)}`;
  // The lines of one change share the deal, its version and what was done.
  const change = sql`deal_id, deal_version, action`;
  const [rows, counts, people] = await database.together(reader =>
    Promise.all([
      reader.rows<DealsChange>(
        sql`select action, deal_version as version, max(deal_number) as number, max(employee_id) as "employeeId",
           min(changed_at) as "changedAt", max(door) as door, max(origin) as origin,
           json_agg(json_build_object('field', field, 'from', from_value, 'to', to_value) order by id) as fields
         ${lines} group by ${change} order by max(id) desc limit ${limit} offset ${offset}`,
      ),
      reader.row<{ changes: number }>(
        sql`select count(*)::int as changes from (select ${lines} group by ${change}) as change`,
      ),
      employeesById(reader),
    ]),
  );
  return {
    rows: rows.map(row => ({
      ...row,
      fields: row.fields.map(each => ({ ...each, ...inWords(each, people) })),
    })),
    totalCount: counts?.changes ?? 0,
    people,
  };
}
