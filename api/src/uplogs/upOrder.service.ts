import type { Context } from '../platform/context.ts';
import type { Writer } from '../database/writer.ts';
import { badInput } from '../platform/errors.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { type RequestedPosition, reorderRows } from '../rules/ups/upOrder.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { type UpDay, getUpsOfDay } from './up.query.ts';
import { reorderUpsSql } from './up.statements.ts';
import { type LockedLog, lockLogOfDay, lockLogOfRow, lockRows } from './upLog.lock.ts';
import { canWriteUps, CANNOT_WRITE_UPS_MESSAGE } from './upLog.policy.ts';

const ROWS_OF_SEVERAL_DAYS_MESSAGE = 'The rows to reorder must be rows of one day, each named once. Nothing was moved.';
const DUPLICATE_PLACE_MESSAGE = 'Two rows were sent to the same place. Nothing was moved.';

/**
 * Puts rows of a day in a new order, completely or not at all. Rows that are not named, such as a row that
 * another desk has just added, keep their order after and around the named ones (decision 041).
 * @throws BAD_INPUT when a row is unknown, named twice or of another day; then nothing moves
 */
export async function reorderUpsOfDay(context: Context, day: Day, ids: readonly number[]): Promise<UpDay> {
  const places = ids.map((id, index) => ({ id, place: index + 1 }));
  return reorder(context, places, writer => lockLogOfDay(writer, day));
}

/** Reorders rows without a day. Their day is that of the first row. */
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
  if (places.length === 0) throw badInput('No rows were named.');
  if (new Set(places.map(each => each.place)).size < places.length) throw badInput(DUPLICATE_PLACE_MESSAGE);
  return context.database.writeTogether(async writer => {
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
