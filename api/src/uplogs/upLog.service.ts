import type { Context } from '../platform/context.ts';
import type { Writer } from '../database/writer.ts';
import { employeesIn, type ReadEmployee } from '../employees/employee.query.ts';
import { notFound } from '../platform/errors.ts';
import { authorOf } from '../history/record.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { holdUps, recordLinks } from './links/upLinks.statements.ts';
import { keyOfUp, takeKey } from './newUpKey.ts';
import type { UpFields } from './up.input.ts';
import { type UpView, upById } from './up.query.ts';
import type { UpRow } from './up.row.ts';
import { addingUp, amendingUp, deletingUp } from './up.statements.ts';
import { type HeldLog, holdLogById, holdLogOf, holdLogOfRow, lockRows } from './upLog.lock.ts';
import { canWriteUps, MAY_NOT_WRITE } from './upLog.policy.ts';
import { applyOrder } from './upOrder.service.ts';

const NO_SUCH_UP = 'There is no such up. Someone may have deleted it.';

/** The id of the day's log, which is made when there is none: one per day, however many calls come at once. */
export async function ensureUpLog(context: Context, day: Day): Promise<number> {
  requireAbility(canWriteUps(context.viewer), MAY_NOT_WRITE);
  return context.database.writeTogether(async writer => (await holdLogOf(writer, day)).id);
}

/**
 * Adds a row at the end of a day, whose log is made when there is none (up-log.md, Rows).
 * @param key under which it is added once, however often it is sent (decision 222)
 */
export async function addUpOn(
  context: Context,
  day: Day,
  fields: UpFields,
  key?: string | null,
): Promise<UpView> {
  return addUp(context, fields, writer => holdLogOf(writer, day), key);
}

/** Adds a row at the end of a log. @throws NOT_FOUND when there is no such log */
export async function addUpTo(context: Context, upLogId: number, fields: UpFields): Promise<UpView> {
  return addUp(context, fields, writer => holdLogById(writer, upLogId));
}

async function addUp(
  context: Context,
  fields: UpFields,
  hold: (writer: Writer) => Promise<HeldLog | undefined>,
  key?: string | null,
): Promise<UpView> {
  requireAbility(canWriteUps(context.viewer), MAY_NOT_WRITE);
  const up = await context.database.writeTogether(async writer => {
    const log = await hold(writer);
    if (!log) throw notFound('There is no such up log.');
    const known = key && (await takeKey(context, writer, key));
    if (known) return upById(writer, known);
    const added = requireWritten(
      await writer.rows<UpWithPeople>(addingUp(log.id, fields, context.clock.now())),
    );
    if (!key) return added;
    await keyOfUp(writer, key, added.row.id);
    return { ...added, row: { ...added.row, key } };
  });
  return toView(context, up);
}

/**
 * Changes the named fields of a row and no others, so that people who change different fields at once both win.
 * @param place where the row is to stand, when it is to move; beyond the last row means last
 * @throws NOT_FOUND
 */
export async function amendUp(
  context: Context,
  id: number,
  fields: UpFields,
  place?: number,
): Promise<UpView> {
  requireAbility(canWriteUps(context.viewer), MAY_NOT_WRITE);
  if (place === undefined)
    return toView(
      context,
      requireWritten(await context.database.write<UpWithPeople>(amendingUp(id, fields))),
    );
  const up = await context.database.writeTogether(async writer => {
    const log = await holdLogOfRow(writer, id);
    if (log) await lockRows(writer, log);
    const amended = requireWritten(await writer.rows<UpWithPeople>(amendingUp(id, fields)));
    if (!log || place === amended.row.displayOrder) return amended;
    await applyOrder(writer, log, [{ id, place }]);
    return upById(writer, id);
  });
  return toView(context, up);
}

/** Deletes a row; those after it move up. @throws NOT_FOUND */
export async function deleteUp(context: Context, id: number): Promise<void> {
  requireAbility(canWriteUps(context.viewer), MAY_NOT_WRITE);
  await context.database.writeTogether(async writer => {
    const log = await holdLogOfRow(writer, id);
    if (log) await lockRows(writer, log, id);
    await eraseUp(context, writer, id);
  });
}

/** The same in a log that is held. */
export async function eraseUp(context: Context, writer: Writer, id: number): Promise<void> {
  const [up] = await holdUps(writer, [id]);
  if (!up || !(await writer.row(deletingUp(id)))) throw notFound(NO_SUCH_UP);
  await recordLinks(writer, authorOf(context), up, null);
}

/** A row as the statement that wrote it returns it. */
type UpWithPeople = UpRow & { readonly people: readonly ReadEmployee[] };

/** @throws NOT_FOUND when no row was written */
function requireWritten([written]: readonly UpWithPeople[]) {
  if (!written) throw notFound(NO_SUCH_UP);
  const { people, ...row } = written;
  return { row, people };
}

/** Adds the initials. Not within the transaction, whose connection it would wait beside. */
const toView = async (context: Context, up: UpView | ReturnType<typeof requireWritten>): Promise<UpView> => ({
  row: up.row,
  people: await employeesIn(context, [...up.people.values()]),
});
