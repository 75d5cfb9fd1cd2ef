import sql from 'sql-template-tag';
import type { Writer } from '../database/writer.ts';
import type { Day } from '../rules/calendar/calendar.ts';

/** A day's log, held until the transaction ends: whoever adds, deletes or moves rows of that day takes turns. */
export interface HeldLog {
  readonly id: number;
  readonly day: Day;
}

const HOLD = sql`select id, log_date as day from up_log`;

/** The log of this day, made when there is none: only one, however many calls come at once. */
export async function holdLogOf(writer: Writer, day: Day): Promise<HeldLog> {
  const byDay = () => writer.row<HeldLog>(sql`${HOLD} where log_date = ${day} for no key update`);
  const known = await byDay();
  if (known) return known;
  await writer.rows(sql`insert into up_log (log_date) values (${day}) on conflict (log_date) do nothing`);
  const made = await byDay();
  if (!made) throw new Error(`The up log of ${day} is gone.`);
  return made;
}

/** The log of this id, when there is one. */
export const holdLogById = (writer: Writer, id: number): Promise<HeldLog | undefined> =>
  writer.row(sql`${HOLD} where id = ${id} for no key update`);

/** The log that this row is of; a row never moves to another day. */
export const holdLogOfRow = (writer: Writer, rowId: number): Promise<HeldLog | undefined> =>
  writer.row(
    sql`${HOLD} where id = (select up_log_id from up_log_row where id = ${rowId}) for no key update`,
  );
