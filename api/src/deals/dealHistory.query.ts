import type { Reading } from '../context.ts';
import { type Employees, employeesById } from '../employees/employee.query.ts';
import type { Door } from '../viewer/source.ts';
import { type DealAction, type FieldChange, valueInWords } from './deal.history.ts';
import { dealByNumber } from './deal.query.ts';

/** All that someone changed of a deal at once. */
export interface Change {
  readonly action: DealAction;
  readonly version: number;
  readonly changedAt: Date;
  /** Nobody: the store did it by itself. */
  readonly employeeId: number | null;
  /** Null: it was not noted yet. */
  readonly door: Door | null;
  readonly origin: string | null;
  readonly fields: FieldChange[];
}

/** A deal's changes, the newest first, with the people who made them. */
export interface DealHistory {
  readonly changes: Change[];
  readonly people: Employees;
}

type Line = FieldChange & Omit<Change, 'fields'>;

/** More lines than any deal that people work on gathers; older ones are left out. */
const MOST_LINES = 1_000;

/** The history of a deal, under all the numbers that it had. @throws NOT_FOUND */
export async function dealHistory(reading: Reading, number: number): Promise<DealHistory> {
  const { database } = reading;
  await dealByNumber(reading, number);
  const lines = await database.rows<Line>(
    `select c.action, c.changed_at as "changedAt", c.employee_id as "employeeId", c.deal_version as version,
            c.door, c.origin, c.field, c.from_value as "from", c.to_value as "to"
     from deal_change c join deal d on d.id = c.deal_id
     where d.number = $1 order by c.id desc limit ${MOST_LINES}`,
    [number],
  );
  const people = await employeesById(database);
  return { changes: changesIn(lines.map(line => ({ ...line, ...inWords(line, people) }))), people };
}

/** The lines of one change follow each other and share its version. */
function changesIn(lines: readonly Line[]): Change[] {
  const changes: Change[] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const { field, from, to, ...change } = line;
    if (last?.version !== line.version || last.action !== line.action)
      changes.push({ ...change, fields: [] });
    // Newest lines come first, but a change reads in the order of the form.
    changes.at(-1)?.fields.unshift({ field, from, to });
    last = line;
  }
  return changes;
}

/** Names in place of keys. */
export const inWords = (
  { field, from, to }: FieldChange,
  people: Employees,
): Pick<FieldChange, 'from' | 'to'> => ({
  from: valueInWords(field, from, people),
  to: valueInWords(field, to, people),
});
