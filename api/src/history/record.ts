import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import type { Writer } from '../database/writer.ts';
import { firstOfMonth, type Month } from '../rules/calendar/calendar.ts';
import type { Source } from '../viewer/source.ts';
import { differences, type Recorded, type RecordedNoun } from './recordedNoun.ts';

/** Who changes something, when, and by which door. */
export interface Author {
  /** Null: the store does it by itself. */
  readonly employeeId: number | null;
  readonly at: Date;
  readonly source: Source;
}

/** Whoever sent this call, now. */
export const authorOf = ({ viewer, clock, source }: Context): Author => ({
  employeeId: viewer.employeeId,
  at: clock.now(),
  source,
});

/** Which one of its kind a change is about; whatever is absent does not tell it apart. */
export interface Subject {
  readonly month?: Month;
  /** An employee. */
  readonly personId?: number;
  /** What it is called, such as an access token. */
  readonly name?: string;
}

interface NounChange<Fields extends RecordedNoun['fields']> {
  readonly of: Subject;
  /** Null: it was not there before. */
  readonly before: Recorded<Fields> | null;
  /** Null: it is not there any more. */
  readonly after: Recorded<Fields> | null;
}

const INSERT = `
  insert into store_change (noun, action, month, person_id, name, employee_id, changed_at, door, origin, fields)
  select noun, action, month, person_id, name, employee_id, changed_at, door, origin, fields
  from json_populate_record(null::store_change, $1)`;

/**
 * Writes a change of anything but a deal into the history, in the transaction that makes it. When no field differs, nothing is
 * written. Deals have a history of their own (`deals/writing/deal.statements.ts`).
 */
export async function recordChange<Fields extends RecordedNoun['fields']>(
  transaction: SqlEntityManager | Writer,
  author: Author,
  noun: RecordedNoun<Fields>,
  change: NounChange<Fields>,
): Promise<void> {
  const row = rowOf(author, noun, change);
  if (!row) return;
  const values = [JSON.stringify(row)];
  if ('rows' in transaction) await transaction.rows({ name: 'record change', text: INSERT, values });
  else await transaction.execute(INSERT.replace('$1', '?'), values);
}

function rowOf<Fields extends RecordedNoun['fields']>(
  { employeeId, at, source }: Author,
  { name: noun, fields }: RecordedNoun<Fields>,
  { of: { month, personId, name }, before, after }: NounChange<Fields>,
): object | undefined {
  const changed = differences(fields, before, after);
  if (changed.length === 0) return undefined;
  return {
    noun,
    action: before === null ? 'add' : after === null ? 'remove' : 'change',
    month: month && firstOfMonth(month),
    person_id: personId,
    name,
    employee_id: employeeId,
    changed_at: at,
    ...source,
    fields: changed,
  };
}
