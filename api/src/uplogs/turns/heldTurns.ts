import sql from 'sql-template-tag';
import type { Writer } from '../../database/writer.ts';
import { type EmployeeRow, employeesById } from '../../employees/employee.query.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { isQueued, listQueuedUps } from '../../rules/ups/rotation.ts';
import { type LockedLog, lockLogOfDay } from '../upLog.lock.ts';
import { findTurnTakers, type TurnRow, listTurnRows } from './turns.query.ts';

/**
 * The turns of a day, locked until the transaction ends: no other transaction can add, move, edit or delete
 * its rows.
 */
export interface LockedTurns {
  readonly log: LockedLog;
  readonly now: Date;
  /** In the order of the log. */
  readonly rows: readonly TurnRow[];
  /** Rows that wait for a turn, in order, including held ones. */
  readonly waiting: readonly TurnRow[];
  /** Row that takes the next customer. */
  readonly next: TurnRow | undefined;
  /** Employees who take turns, by id. */
  readonly turnTakers: ReadonlyMap<number, EmployeeRow>;
  findWaiting(employeeId: number): TurnRow | undefined;
  /** @throws NOT_FOUND */
  getPerson(employeeId: number): EmployeeRow;
}

export async function lockTurns(writer: Writer, today: Day, now: Date): Promise<LockedTurns> {
  const log = await lockLogOfDay(writer, today);
  // Locks in the order of the ids, so that transactions with the same rows do not deadlock.
  const lockedRows = await listTurnRows(writer, sql`l.id = ${log.id} order by u.id for no key update of u`);
  const people = await employeesById(writer);
  const rows = lockedRows.sort((a, b) => a.displayOrder - b.displayOrder);
  const turnTakers = findTurnTakers(people);
  const waiting = listQueuedUps(rows, new Set(turnTakers.keys()));
  return {
    log,
    now,
    rows,
    waiting,
    next: waiting.find(({ isHeld }) => !isHeld),
    turnTakers,
    findWaiting: employeeId => waiting.find(row => row.employeeId === employeeId),
    getPerson: employeeId => {
      const person = people.get(employeeId);
      if (!person) throw notFound('There is no such employee.');
      return person;
    },
  };
}

/** Builds the error for a row that is not next: the reason, and the row that is next. */
export function notNextError({ rows, next, turnTakers }: LockedTurns, upId: number): AppError {
  const person = next && turnTakers.get(next.employeeId ?? 0);
  const nextText = person ? `${person.name} is next.` : 'Nobody waits for a turn.';
  const nextTurn = next && person && { upId: next.id, employeeId: person.id, name: person.name };
  return new AppError('CONFLICT', `${formatReason()} ${nextText}`, undefined, { next: nextTurn });

  function formatReason(): string {
    const row = rows.find(({ id }) => id === upId);
    const name = row && turnTakers.get(row.employeeId ?? 0)?.name;
    if (!row || !name) return 'That turn is gone.';
    if (!isQueued(row)) return `${name}’s turn was taken already.`;
    return row.isHeld ? `${name}’s turn is held.` : `${name} is not next any more.`;
  }
}
