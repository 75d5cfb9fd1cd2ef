import { LockMode, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { announce } from '../live/announce.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { demand } from '../viewer/policy.ts';
import type { UpFields } from './up.input.ts';
import { type UpView, upById } from './up.query.ts';
import { UpLogRow } from './upLog.entity.ts';
import { type HeldLog, holdLogById, holdLogOf, holdLogOfRow } from './upLog.lock.ts';
import { canWriteUps } from './upLog.policy.ts';
import { applyOrder } from './upOrder.service.ts';

const MAY_NOT_WRITE = 'You may not change the up log.';
const NO_SUCH_UP = 'There is no such up. Someone may have deleted it.';

/** The id of the day's log, which is made when there is none: one per day, however many calls come at once. */
export async function ensureUpLog(context: Context, day: Day): Promise<number> {
  demand(canWriteUps(context.viewer), MAY_NOT_WRITE);
  return context.database.transaction(async em => (await holdLogOf(em, day)).id);
}

/** Adds a row at the end of a day, whose log is made when there is none (up-log.md, Rows). */
export async function addUpOn(context: Context, day: Day, fields: UpFields): Promise<UpView> {
  return addUp(context, fields, em => holdLogOf(em, day));
}

/** Adds a row at the end of a log. @throws NOT_FOUND when there is no such log */
export async function addUpTo(context: Context, upLogId: number, fields: UpFields): Promise<UpView> {
  return addUp(context, fields, em => holdLogById(em, upLogId));
}

async function addUp(
  context: Context,
  fields: UpFields,
  hold: (em: SqlEntityManager) => Promise<HeldLog | undefined>,
): Promise<UpView> {
  demand(canWriteUps(context.viewer), MAY_NOT_WRITE);
  const id = await context.database.transaction(async em => {
    const log = await hold(em);
    if (!log) throw notFound('There is no such up log.');
    const [last] = await em.execute<{ place: number }[]>(
      'select coalesce(max(display_order), 0) as place from up_log_row where up_log_id = ?',
      [log.id],
    );
    const place = { upLogId: log.id, displayOrder: (last?.place ?? 0) + 1 };
    const createdAt = context.clock.now();
    const row = em.create(UpLogRow, { ...fields, ...place, createdAt } as UpLogRow);
    await em.persist(row).flush();
    await announce(em, { topic: 'UP_LOG', days: [log.day] });
    return row.id;
  });
  return upById(context.database, id);
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
  demand(canWriteUps(context.viewer), MAY_NOT_WRITE);
  await context.database.transaction(async em => {
    const log = await holdLogOfRow(em, id);
    const row = log && (await em.findOne(UpLogRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
    if (!row) throw notFound(NO_SUCH_UP);
    Object.assign(row, fields);
    await em.flush();
    if (place === undefined || place === row.displayOrder) {
      await announce(em, { topic: 'UP_LOG', days: [log.day] });
    } else {
      await applyOrder(em, log, [{ id, place }]);
    }
  });
  return upById(context.database, id);
}

/** Deletes a row; those after it move up. @throws NOT_FOUND */
export async function deleteUp(context: Context, id: number): Promise<void> {
  demand(canWriteUps(context.viewer), MAY_NOT_WRITE);
  await context.database.transaction(async em => {
    const log = await holdLogOfRow(em, id);
    const [deleted] = await em.execute<{ place: number }[]>(
      'delete from up_log_row where id = ? returning display_order as place',
      [id],
    );
    if (!log || !deleted) throw notFound(NO_SUCH_UP);
    await em.execute(
      'update up_log_row set display_order = display_order - 1 where up_log_id = ? and display_order > ?',
      [log.id, deleted.place],
    );
    await announce(em, { topic: 'UP_LOG', days: [log.day] });
  });
}
