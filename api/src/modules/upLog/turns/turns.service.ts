import { notifyChange } from '../../../platform/changeFeed/change.ts';
import type { Context } from '../../../platform/context.ts';
import type { Writer } from '../../../platform/database/writer.ts';
import { badInput, conflict } from '../../../platform/errors.ts';
import { getHistoryAuthor, recordChange } from '../../../platform/history/history.ts';
import { requireAbility } from '../../../platform/viewer/policy.ts';
import { timeIn, todayIn } from '../../../rules/calendar/today.ts';
import { findNextInQueue, isQueued, listQueuedRows } from '../../../rules/ups/rotation.ts';
import { applyOrder, deleteUpInLockedLog } from '../entries/upLog.service.ts';
import { insertUpSql, updateUpSql } from '../up.statements.ts';
import { CANNOT_CHANGE_TURN_MESSAGE, canChangeEmployeeTurn, canChangeTurns } from '../upLog.policy.ts';
import { upTurnHistory } from './turns.history.ts';
import {
  buildNotNextError,
  getRotation,
  type LockedTurns,
  lockTurns,
  type Rotation,
  type TurnRow,
} from './turns.query.ts';
import { holdTurnSql, skipTurnSql, startTurnSql, takeTurnSql } from './turns.statements.ts';

const STATE_WAITING = 'waits';
const STATE_HELD = 'held';

/**
 * Adds a person's On Turn row at the end of today's log. A person who already waits keeps their position.
 * @throws BAD_INPUT, NOT_FOUND
 */
export function checkIn(context: Context, employeeId: number): Promise<Rotation> {
  return runEmployeeAction(context, employeeId, async (writer, turns) => {
    const { name } = turns.getPerson(employeeId);
    if (!turns.turnTakers.has(employeeId))
      throw badInput(`${name} isn’t in the up rotation and can’t check in.`);
    if (turns.findWaiting(employeeId)) return;
    // A row that was used up by a customer out of rotation moves to the end of the log and waits again.
    const usedUpRow = turns.rows.findLast(row => row.employeeId === employeeId && isQueued(row));
    if (usedUpRow) await moveToEnd(writer, turns, usedUpRow);
    else await addWaitingRow(writer, turns, employeeId);
    await recordTurnChange(context, writer, employeeId, null, STATE_WAITING);
  });
}

/** Removes the On Turn rows of a person. Does nothing when the person does not wait. */
export function checkOut(context: Context, employeeId: number): Promise<Rotation> {
  return runEmployeeAction(context, employeeId, async (writer, turns) => {
    const waitingRow = turns.findWaiting(employeeId);
    if (!waitingRow) return;
    for (const { id } of listQueuedRows(turns.rows, employeeId))
      await deleteUpInLockedLog(context, writer, id);
    await recordTurnChange(context, writer, employeeId, waitingRow.isHeld ? STATE_HELD : STATE_WAITING, null);
  });
}

/**
 * Assigns a customer to the next row of the rotation. The row becomes a Fresh Up, and its salesperson waits
 * again at the end. Needs no idempotency key: a second press names a row that is no longer next.
 * @param customerName name of the customer; when absent, the name in the row stays unchanged
 * @throws CONFLICT when the row is no longer next; the error names the next person
 */
export function takeNext(context: Context, upId: number, customerName?: string): Promise<Rotation> {
  return runAction(context, async (writer, turns) => {
    const { next, now } = turns;
    if (next?.id !== upId || next.employeeId === null) throw buildNotNextError(turns, upId);
    requireAbility(canChangeEmployeeTurn(context.viewer, next.employeeId), CANNOT_CHANGE_TURN_MESSAGE);
    const timeUp = timeIn(context.clock.timeZone, now);
    await writer.rows(
      updateUpSql(upId, { upType: 'Fresh Up', timeUp, ...(customerName && { customerName }) }),
    );
    await writer.rows(takeTurnSql(upId));
    await addWaitingRow(writer, turns, next.employeeId);
    await recordTurnChange(context, writer, next.employeeId, STATE_WAITING, 'took a customer');
  });
}

/**
 * Moves a person's row behind the next waiting row.
 * @throws CONFLICT when the person does not wait, or no waiting row follows
 */
export function skipTurn(context: Context, employeeId: number): Promise<Rotation> {
  return runEmployeeAction(context, employeeId, async (writer, turns) => {
    const waitingRow = getWaitingRow(turns, employeeId);
    const nextRow = findNextInQueue(turns.waiting, waitingRow);
    if (!nextRow) throw conflict(`No one in line can move ahead of ${turns.getPerson(employeeId).name}.`);
    await applyOrder(writer, turns.log, [{ id: waitingRow.id, place: nextRow.displayOrder }]);
    await writer.rows(skipTurnSql(waitingRow.id));
    const nextName = turns.getPerson(nextRow.employeeId ?? 0).name;
    await recordTurnChange(
      context,
      writer,
      employeeId,
      waitingRow.isHeld ? STATE_HELD : STATE_WAITING,
      `skipped, behind ${nextName}`,
    );
  });
}

/**
 * Holds the turn of a person in its position, or releases the turn.
 * @throws CONFLICT when the person does not wait
 */
export function holdTurn(context: Context, employeeId: number, isHeld: boolean): Promise<Rotation> {
  return runEmployeeAction(context, employeeId, async (writer, turns) => {
    const waitingRow = getWaitingRow(turns, employeeId);
    if (waitingRow.isHeld === isHeld) return;
    await writer.rows(holdTurnSql(waitingRow.id, isHeld));
    await recordTurnChange(
      context,
      writer,
      employeeId,
      isHeld ? STATE_WAITING : STATE_HELD,
      isHeld ? STATE_HELD : STATE_WAITING,
    );
  });
}

type TurnAction = (writer: Writer, turns: LockedTurns) => Promise<void>;

/** @throws FORBIDDEN unless the viewer may change the turn of this person */
async function runEmployeeAction(
  context: Context,
  employeeId: number,
  action: TurnAction,
): Promise<Rotation> {
  requireAbility(canChangeEmployeeTurn(context.viewer, employeeId), CANNOT_CHANGE_TURN_MESSAGE);
  return runAction(context, action);
}

/**
 * Runs an action. Each action locks the log of the day on which its request arrived, so concurrent actions
 * run one after another (docs/adr/up-log.md).
 */
async function runAction(context: Context, action: TurnAction): Promise<Rotation> {
  requireAbility(canChangeTurns(context.viewer), CANNOT_CHANGE_TURN_MESSAGE);
  const now = context.clock.now();
  const today = todayIn(context.clock.timeZone, now);
  await context.database.writeInTransaction(async writer => {
    const turns = await lockTurns(writer, today, now);
    await action(writer, turns);
    await notifyChange(writer, { topic: 'UP_LOG', days: [today] });
  });
  return getRotation(context, today);
}

/** @throws CONFLICT */
function getWaitingRow(turns: LockedTurns, employeeId: number): TurnRow {
  const waitingRow = turns.findWaiting(employeeId);
  if (!waitingRow) throw conflict(`${turns.getPerson(employeeId).name} isn’t in line.`);
  return waitingRow;
}

async function moveToEnd(writer: Writer, { log, rows }: LockedTurns, { id, isHeld }: TurnRow): Promise<void> {
  await applyOrder(writer, log, [{ id, place: rows.length }]);
  if (isHeld) await writer.rows(holdTurnSql(id, false));
}

async function addWaitingRow(writer: Writer, { log, now }: LockedTurns, employeeId: number): Promise<void> {
  const fields = { employeeId, upType: 'On Turn' } as const;
  const [added] = await writer.rows<{ id: number }>(insertUpSql(log.id, fields, now));
  if (!added) throw new Error('The new On Turn row was not stored.');
  await writer.rows(startTurnSql(added.id));
}

/** Records in the history how a person's turn changed. */
const recordTurnChange = (
  context: Context,
  writer: Writer,
  personId: number,
  from: string | null,
  to: string | null,
): Promise<void> =>
  recordChange(writer, getHistoryAuthor(context), upTurnHistory, {
    subject: { personId },
    before: from === null ? null : { state: from },
    after: to === null ? null : { state: to },
  });
