import sql from 'sql-template-tag';
import type { Writer } from '../../platform/database/writer.ts';
import type { Day } from '../../rules/calendar/calendar.ts';

// Every transaction takes its locks in one order, so that transactions do not deadlock. First comes the log
// of a day, and then rows of all logs in the order of their ids. The link or turn of a row comes last.

/**
 * A day's log, locked until the transaction ends. Transactions that add, delete or move rows of that day run
 * one after another.
 */
export interface LockedLog {
  readonly id: number;
  readonly day: Day;
}

const SELECT_LOG = sql`select id, log_date as day from up_log`;

/** Locks the log of this day and creates it when it is missing. Concurrent calls create only one. */
export async function lockLogOfDay(writer: Writer, day: Day): Promise<LockedLog> {
  const selectForUpdate = () =>
    writer.row<LockedLog>(sql`${SELECT_LOG} where log_date = ${day} for no key update`);
  const existing = await selectForUpdate();
  if (existing) return existing;
  await writer.rows(sql`insert into up_log (log_date) values (${day}) on conflict (log_date) do nothing`);
  const created = await selectForUpdate();
  if (!created) throw new Error(`The up log for ${day} could not be created.`);
  return created;
}

/** Locks the log with this id, if it exists. */
export const lockLogById = (writer: Writer, id: number): Promise<LockedLog | undefined> =>
  writer.row(sql`${SELECT_LOG} where id = ${id} for no key update`);

/** Locks the log of this row. A row never moves to another day. */
export const lockLogOfRow = (writer: Writer, rowId: number): Promise<LockedLog | undefined> =>
  writer.row(
    sql`${SELECT_LOG} where id = (select up_log_id from up_log_row where id = ${rowId}) for no key update`,
  );

/** A row that is locked until the transaction ends. */
interface LockedRow {
  readonly id: number;
  /** Position within the day, 1 to n. */
  readonly displayOrder: number;
}

/**
 * Locks all rows of a locked log.
 * @param linkedUpId also locks the previous visit of this up, which may be in the log of another day
 */
export const lockRows = (
  writer: Writer,
  log: LockedLog,
  linkedUpId: number | null = null,
): Promise<LockedRow[]> =>
  writer.rows(sql`
    select id, display_order as "displayOrder" from up_log_row
    where up_log_id = ${log.id} or id = (select before_id from up_link where up_id = ${linkedUpId})
    order by id for no key update`);
