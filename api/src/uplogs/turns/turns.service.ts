import type { Context } from '../../platform/context.ts';
import type { Writer } from '../../database/writer.ts';
import { badInput, conflict } from '../../platform/errors.ts';
import { authorOf, recordChange } from '../../history/record.ts';
import { announce } from '../../live/announce.ts';
import { timeIn, todayIn } from '../../rules/calendar/today.ts';
import { isQueued, findNextInQueue, listQueuedRows } from '../../rules/ups/rotation.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { addingUp, amendingUp } from '../up.statements.ts';
import { canActFor, canActInTurn, MAY_NOT_ACT } from '../upLog.policy.ts';
import { eraseUp } from '../upLog.service.ts';
import { applyOrder } from '../upOrder.service.ts';
import { type HeldTurns, holdTurns, notNext } from './heldTurns.ts';
import { upTurnHistory } from './turns.history.ts';
import { type InTurn, inTurnOn, type TurnRow } from './turns.query.ts';
import { beginningTurn, holdingTurn, skippingTurn, takingTurn } from './turns.statements.ts';

const WAITS = 'waits';
const IS_HELD = 'held';

/** Adds someone's row On Turn at the end of today's log. Who waits already stays where they are. @throws BAD_INPUT, NOT_FOUND */
export function checkIn(context: Context, employeeId: number): Promise<InTurn> {
  return actFor(context, employeeId, async (writer, turns) => {
    const { name } = turns.person(employeeId);
    if (!turns.floor.has(employeeId)) throw badInput(`${name} takes no turns.`);
    if (turns.waitingOf(employeeId)) return;
    // A row whose turn a customer out of turn used up moves to the end and waits again.
    const usedUp = turns.rows.findLast(row => row.employeeId === employeeId && isQueued(row));
    if (usedUp) await waitAgain(writer, turns, usedUp);
    else await beginWaiting(writer, turns, employeeId);
    await tell(context, writer, employeeId, null, WAITS);
  });
}

/** Takes someone's row On Turn away. Nothing is done when they do not wait. */
export function checkOut(context: Context, employeeId: number): Promise<InTurn> {
  return actFor(context, employeeId, async (writer, turns) => {
    const own = turns.waitingOf(employeeId);
    if (!own) return;
    for (const { id } of listQueuedRows(turns.rows, employeeId)) await eraseUp(context, writer, id);
    await tell(context, writer, employeeId, own.isHeld ? IS_HELD : WAITS, null);
  });
}

/**
 * Gives a row that is next its customer: it becomes a Fresh Up, and its salesperson waits again at the end.
 * @param customerName left as it is when it is not known
 * @throws CONFLICT when that row is not next any more; says who is
 */
export function takeNext(context: Context, upId: number, customerName?: string): Promise<InTurn> {
  return act(context, async (writer, turns) => {
    const { next, now } = turns;
    if (next?.id !== upId || next.employeeId === null) throw notNext(turns, upId);
    requireAbility(canActFor(context.viewer, next.employeeId), MAY_NOT_ACT);
    const timeUp = timeIn(context.clock.timeZone, now);
    await writer.rows(
      amendingUp(upId, { upType: 'Fresh Up', timeUp, ...(customerName && { customerName }) }),
    );
    await writer.rows(takingTurn(upId));
    await beginWaiting(writer, turns, next.employeeId);
    await tell(context, writer, next.employeeId, WAITS, 'took a customer');
  });
}

/** Puts someone's row behind the next who waits. @throws CONFLICT when they do not wait, or nobody waits behind them */
export function skipTurn(context: Context, employeeId: number): Promise<InTurn> {
  return actFor(context, employeeId, async (writer, turns) => {
    const own = waiting(turns, employeeId);
    const behind = findNextInQueue(turns.waiting, own);
    if (!behind) throw conflict(`Nobody waits behind ${turns.person(employeeId).name}.`);
    await applyOrder(writer, turns.log, [{ id: own.id, place: behind.displayOrder }]);
    await writer.rows(skippingTurn(own.id));
    const other = turns.person(behind.employeeId ?? 0).name;
    await tell(context, writer, employeeId, own.isHeld ? IS_HELD : WAITS, `skipped, behind ${other}`);
  });
}

/** Holds someone's turn where it is, or lets it go on. @throws CONFLICT when they do not wait */
export function holdTurn(context: Context, employeeId: number, isHeld: boolean): Promise<InTurn> {
  return actFor(context, employeeId, async (writer, turns) => {
    const own = waiting(turns, employeeId);
    if (own.isHeld === isHeld) return;
    await writer.rows(holdingTurn(own.id, isHeld));
    await tell(context, writer, employeeId, isHeld ? WAITS : IS_HELD, isHeld ? IS_HELD : WAITS);
  });
}

type Act = (writer: Writer, turns: HeldTurns) => Promise<void>;

/** @throws FORBIDDEN unless the viewer may act for this person */
async function actFor(context: Context, employeeId: number, change: Act): Promise<InTurn> {
  requireAbility(canActFor(context.viewer, employeeId), MAY_NOT_ACT);
  return act(context, change);
}

/** One act at a time: the log of today, as of the moment of the call, is held (decision 227). */
async function act(context: Context, change: Act): Promise<InTurn> {
  requireAbility(canActInTurn(context.viewer), MAY_NOT_ACT);
  const now = context.clock.now();
  const today = todayIn(context.clock.timeZone, now);
  await context.database.writeTogether(async writer => {
    const turns = await holdTurns(writer, today, now);
    await change(writer, turns);
    await announce(writer, { topic: 'UP_LOG', days: [today] });
  });
  return inTurnOn(context, today);
}

/** @throws CONFLICT */
function waiting(turns: HeldTurns, employeeId: number): TurnRow {
  const own = turns.waitingOf(employeeId);
  if (!own) throw conflict(`${turns.person(employeeId).name} does not wait for a turn.`);
  return own;
}

async function waitAgain(writer: Writer, { log, rows }: HeldTurns, { id, isHeld }: TurnRow): Promise<void> {
  await applyOrder(writer, log, [{ id, place: rows.length }]);
  if (isHeld) await writer.rows(holdingTurn(id, false));
}

async function beginWaiting(writer: Writer, { log, now }: HeldTurns, employeeId: number): Promise<void> {
  const fields = { employeeId, upType: 'On Turn' } as const;
  const [added] = await writer.rows<{ id: number }>(addingUp(log.id, fields, now));
  if (!added) throw new Error('A row that was added is there.');
  await writer.rows(beginningTurn(added.id));
}

/** Tells the history what became of someone's turn. */
const tell = (
  context: Context,
  writer: Writer,
  personId: number,
  from: string | null,
  to: string | null,
): Promise<void> =>
  recordChange(writer, authorOf(context), upTurnHistory, {
    of: { personId },
    before: from === null ? null : { state: from },
    after: to === null ? null : { state: to },
  });
