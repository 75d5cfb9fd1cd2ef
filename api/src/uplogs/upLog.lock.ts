import sql from 'sql-template-tag';
import type { Writer } from '../database/writer.ts';
import type { Day } from '../rules/calendar/calendar.ts';

// Every transaction takes its locks in this order, so that no two wait for each other: the log of a day, then rows of the
// log in the order of their ids, whichever day they are of, then what depends on a row (its link, its turn).

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

/** A row that is locked until the transaction ends. */
interface LockedRow {
  readonly id: number;
  /** 1..n within the day. */
  readonly displayOrder: number;
}

/**
 * Locks all rows of a log that is held.
 * @param visitBeforeOf also locks the visit before this row, which may be of another day
 */
export const lockRows = (
  writer: Writer,
  log: HeldLog,
  visitBeforeOf: number | null = null,
): Promise<LockedRow[]> =>
  writer.rows(sql`
    select id, display_order as "displayOrder" from up_log_row
    where up_log_id = ${log.id} or id = (select before_id from up_link where up_id = ${visitBeforeOf})
    order by id for no key update`);
