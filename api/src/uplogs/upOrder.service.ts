import type { Context } from '../platform/context.ts';
import type { Writer } from '../database/writer.ts';
import { badInput } from '../platform/errors.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { type RequestedPosition, reorderRows } from '../rules/ups/upOrder.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { type UpDay, upsOfDay } from './up.query.ts';
import { reorderingUps } from './up.statements.ts';
import { type HeldLog, holdLogOf, holdLogOfRow, lockRows } from './upLog.lock.ts';
import { canWriteUps, MAY_NOT_WRITE } from './upLog.policy.ts';

const NOT_OF_ONE_DAY = 'The rows to reorder must be rows of one day, each named once. Nothing was moved.';
const ONE_PLACE_TWICE = 'Two rows were sent to the same place. Nothing was moved.';

/**
 * Puts rows of a day in a new order, whole or not at all. Rows that are not named, such as one that another desk has
 * just added, stay in their order after and around the named ones (decision 041).
 * @throws BAD_INPUT when a row is unknown, named twice or of another day: then nothing moves
 */
export async function reorderUpsOf(context: Context, day: Day, ids: readonly number[]): Promise<UpDay> {
  const places = ids.map((id, index) => ({ id, place: index + 1 }));
  return reorder(context, places, writer => holdLogOf(writer, day));
}

/** The same for whoever names the rows alone: their day is that of the first. */
export async function reorderUps(context: Context, places: readonly RequestedPosition[]): Promise<UpDay> {
  const [first] = places;
  return reorder(context, places, async writer => first && (await holdLogOfRow(writer, first.id)));
}

async function reorder(
  context: Context,
  places: readonly RequestedPosition[],
  hold: (writer: Writer) => Promise<HeldLog | undefined>,
): Promise<UpDay> {
  requireAbility(canWriteUps(context.viewer), MAY_NOT_WRITE);
  if (places.length === 0) throw badInput('No rows were named.');
  if (new Set(places.map(each => each.place)).size < places.length) throw badInput(ONE_PLACE_TWICE);
  return context.database.writeTogether(async writer => {
    const log = await hold(writer);
    if (!log || !(await applyOrder(writer, log, places))) throw badInput(NOT_OF_ONE_DAY);
    return upsOfDay(writer, log.day);
  });
}

/** Under the lock of the day. @returns whether every named row is one of the day's, once */
export async function applyOrder(
  writer: Writer,
  log: HeldLog,
  places: readonly RequestedPosition[],
): Promise<boolean> {
  const rows = await lockRows(writer, log);
  const present = rows.sort((a, b) => a.displayOrder - b.displayOrder).map(row => row.id);
  const order = reorderRows(present, places);
  if (!order) return false;
  await writer.rows(reorderingUps(log.id, order));
  return true;
}
