import type { Context } from '../../../platform/context.ts';
import type { Writer } from '../../../platform/database/writer.ts';
import { badInput, notFound } from '../../../platform/errors.ts';
import { getHistoryAuthor } from '../../../platform/history/history.ts';
import { requireAbility } from '../../../platform/viewer/policy.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { type RequestedPosition, reorderRows } from '../../../rules/ups/upOrder.ts';
import { loadEmployeesOfColumn, type StoredEmployeeRow } from '../../employees/employee.query.ts';
import { lockUps, recordLinkChange } from '../links/upLinks.statements.ts';
import type { UpFormFields } from '../up.fields.ts';
import { getUpById, getUpsOfDay, type UpDay, type UpView } from '../up.query.ts';
import type { UpRow } from '../up.row.ts';
import { deleteUpSql, insertUpSql, reorderUpsSql, updateUpSql } from '../up.statements.ts';
import { type LockedLog, lockLogById, lockLogOfDay, lockLogOfRow, lockRows } from '../upLog.lock.ts';
import { CANNOT_WRITE_UPS_MESSAGE, canWriteUps } from '../upLog.policy.ts';
import { reserveUpKey, saveUpKey } from './newUpKey.ts';

const UP_NOT_FOUND_MESSAGE = 'Up not found. Another user may have deleted it.';

/**
 * Returns the id of the log of a day. Creates the log when it is missing; concurrent calls create it only
 * once.
 */
export async function ensureUpLog(context: Context, day: Day): Promise<number> {
  requireAbility(canWriteUps(context.viewer), CANNOT_WRITE_UPS_MESSAGE);
  return context.database.writeInTransaction(async writer => (await lockLogOfDay(writer, day)).id);
}

/**
 * Adds a row at the end of the log of a day, and creates the log when it is missing (up-log.md, Rows).
 * @param key adds the row only once, even when the client sends the row again under this key
 * (docs/adr/up-log.md)
 */
export async function addUpToDay(
  context: Context,
  day: Day,
  fields: UpFormFields,
  key?: string | null,
): Promise<UpView> {
  return addUp(context, fields, writer => lockLogOfDay(writer, day), key);
}

/**
 * Adds a row at the end of a log.
 * @throws NOT_FOUND when the log does not exist
 */
export async function addUpToLog(context: Context, upLogId: number, fields: UpFormFields): Promise<UpView> {
  return addUp(context, fields, writer => lockLogById(writer, upLogId));
}

async function addUp(
  context: Context,
  fields: UpFormFields,
  lockLog: (writer: Writer) => Promise<LockedLog | undefined>,
  key?: string | null,
): Promise<UpView> {
  requireAbility(canWriteUps(context.viewer), CANNOT_WRITE_UPS_MESSAGE);
  const up = await context.database.writeInTransaction(async writer => {
    const log = await lockLog(writer);
    if (!log) throw notFound('Up log not found. Create the log for the day first.');
    const existingId = key && (await reserveUpKey(context, writer, key));
    if (existingId) return getUpById(writer, existingId);
    const added = assertWritten(
      await writer.rows<WrittenUpRow>(insertUpSql(log.id, fields, context.clock.now())),
    );
    if (!key) return added;
    await saveUpKey(writer, key, added.row.id);
    return { ...added, row: { ...added.row, key } };
  });
  return toUpView(context, up);
}

/**
 * Changes only the sent fields of a row, so that concurrent changes of different fields are all kept.
 * @param place the new position of the row, if the row moves. A position beyond the last row means the last
 * position
 * @throws NOT_FOUND
 */
export async function updateUp(
  context: Context,
  id: number,
  fields: UpFormFields,
  place?: number,
): Promise<UpView> {
  requireAbility(canWriteUps(context.viewer), CANNOT_WRITE_UPS_MESSAGE);
  if (place === undefined)
    return toUpView(
      context,
      assertWritten(await context.database.write<WrittenUpRow>(updateUpSql(id, fields))),
    );
  const up = await context.database.writeInTransaction(async writer => {
    const log = await lockLogOfRow(writer, id);
    if (log) await lockRows(writer, log);
    const updated = assertWritten(await writer.rows<WrittenUpRow>(updateUpSql(id, fields)));
    if (!log || place === updated.row.displayOrder) return updated;
    await applyOrder(writer, log, [{ id, place }]);
    return getUpById(writer, id);
  });
  return toUpView(context, up);
}

/**
 * Deletes a row and moves the rows after it up.
 * @throws NOT_FOUND
 */
export async function deleteUp(context: Context, id: number): Promise<void> {
  requireAbility(canWriteUps(context.viewer), CANNOT_WRITE_UPS_MESSAGE);
  await context.database.writeInTransaction(async writer => {
    const log = await lockLogOfRow(writer, id);
    if (log) await lockRows(writer, log, id);
    await deleteUpInLockedLog(context, writer, id);
  });
}

/** Deletes a row in a log that is already locked. */
export async function deleteUpInLockedLog(context: Context, writer: Writer, id: number): Promise<void> {
  const [up] = await lockUps(writer, [id]);
  if (!up || !(await writer.row(deleteUpSql(id)))) throw notFound(UP_NOT_FOUND_MESSAGE);
  await recordLinkChange(writer, getHistoryAuthor(context), up, null);
}

/** A row as the writing statements return it. */
type WrittenUpRow = UpRow & { readonly people: readonly StoredEmployeeRow[] };

/** @throws NOT_FOUND when no row was written */
function assertWritten([writtenRow]: readonly WrittenUpRow[]) {
  if (!writtenRow) throw notFound(UP_NOT_FOUND_MESSAGE);
  const { people, ...row } = writtenRow;
  return { row, people };
}

/**
 * Adds the initials of the people to a written row. Runs after the transaction, because loading the initials
 * inside the transaction would need a second connection.
 */
const toUpView = async (
  context: Context,
  up: UpView | ReturnType<typeof assertWritten>,
): Promise<UpView> => ({
  row: up.row,
  people: await loadEmployeesOfColumn(context, [...up.people.values()]),
});

const ROWS_OF_SEVERAL_DAYS_MESSAGE = 'Send only rows from the same day, each only once. Nothing was moved.';
const DUPLICATE_PLACE_MESSAGE =
  'Two rows have the same position, so nothing was moved. Send a different position for each row.';

/**
 * Puts the named rows of a day in a new order, or moves no row when a row is invalid. Rows that are not
 * named, such as a row that another desk has just added, keep their order (docs/adr/up-log.md).
 * @throws BAD_INPUT when a row is unknown, named twice or of another day
 */
export async function reorderUpsOfDay(context: Context, day: Day, ids: readonly number[]): Promise<UpDay> {
  const places = ids.map((id, index) => ({ id, place: index + 1 }));
  return reorder(context, places, writer => lockLogOfDay(writer, day));
}

/** Reorders rows of one day, which is the day of the first named row. */
export async function reorderUps(context: Context, places: readonly RequestedPosition[]): Promise<UpDay> {
  const [first] = places;
  return reorder(context, places, async writer => first && (await lockLogOfRow(writer, first.id)));
}

async function reorder(
  context: Context,
  places: readonly RequestedPosition[],
  lockLog: (writer: Writer) => Promise<LockedLog | undefined>,
): Promise<UpDay> {
  requireAbility(canWriteUps(context.viewer), CANNOT_WRITE_UPS_MESSAGE);
  if (places.length === 0) throw badInput('Send at least one row.');
  if (new Set(places.map(each => each.place)).size < places.length) throw badInput(DUPLICATE_PLACE_MESSAGE);
  return context.database.writeInTransaction(async writer => {
    const log = await lockLog(writer);
    if (!log || !(await applyOrder(writer, log, places))) throw badInput(ROWS_OF_SEVERAL_DAYS_MESSAGE);
    return getUpsOfDay(writer, log.day);
  });
}

/**
 * Moves rows of a locked log.
 * @returns whether every named row belongs to the day and is named once
 */
export async function applyOrder(
  writer: Writer,
  log: LockedLog,
  places: readonly RequestedPosition[],
): Promise<boolean> {
  const rows = await lockRows(writer, log);
  const currentIds = rows.sort((a, b) => a.displayOrder - b.displayOrder).map(row => row.id);
  const order = reorderRows(currentIds, places);
  if (!order) return false;
  await writer.rows(reorderUpsSql(log.id, order));
  return true;
}
