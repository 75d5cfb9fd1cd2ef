import sql, { raw } from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import type { Statements } from '../database/reader.ts';
import { firstOfMonth, type Month } from '../rules/calendar/calendar.ts';
import type { ChangeSource } from '../platform/viewer/viewer.ts';
import { differences, type Recorded, type RecordedNoun } from './recordedNoun.ts';

/** Who changes something, when, and by which door. */
export interface Author {
  /** Null: the store does it by itself. */
  readonly employeeId: number | null;
  readonly at: Date;
  readonly source: ChangeSource;
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

/**
 * Writes a change of anything but a deal into the history, in the transaction that makes it. When no field differs, nothing is
 * written. Deals have a history of their own (`deals/writing/deal.statements.ts`).
 */
export async function recordChange<Fields extends RecordedNoun['fields']>(
  writer: Statements,
  author: Author,
  noun: RecordedNoun<Fields>,
  change: NounChange<Fields>,
): Promise<void> {
  const row = rowOf(author, noun, change);
  if (!row) return;
  const columns = raw('noun, action, month, person_id, name, employee_id, changed_at, door, origin, fields');
  await writer.rows(
    sql`insert into store_change (${columns})
      select ${columns} from json_populate_record(null::store_change, ${JSON.stringify(row)})`,
  );
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
