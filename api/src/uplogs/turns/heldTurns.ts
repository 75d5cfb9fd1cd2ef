import sql from 'sql-template-tag';
import type { Writer } from '../../database/writer.ts';
import { type EmployeeRow, employeesById } from '../../employees/employee.query.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { isQueued, listQueuedUps } from '../../rules/ups/rotation.ts';
import { type HeldLog, holdLogOf } from '../upLog.lock.ts';
import { floorOf, type TurnRow, turnRows } from './turns.query.ts';

/** The turns of a day, held until the transaction ends: nobody adds, moves, types into or deletes its rows meanwhile. */
export interface HeldTurns {
  readonly log: HeldLog;
  readonly now: Date;
  /** In the order of the log. */
  readonly rows: readonly TurnRow[];
  /** Who waits, in order, held ones among them. */
  readonly waiting: readonly TurnRow[];
  /** Who takes the next customer. */
  readonly next: TurnRow | undefined;
  /** Who takes turns. */
  readonly floor: ReadonlyMap<number, EmployeeRow>;
  waitingOf(employeeId: number): TurnRow | undefined;
  /** @throws NOT_FOUND */
  person(employeeId: number): EmployeeRow;
}

export async function holdTurns(writer: Writer, today: Day, now: Date): Promise<HeldTurns> {
  const log = await holdLogOf(writer, today);
  // In the order of their keys, so that those who hold the same rows take turns.
  const held = await turnRows(writer, sql`l.id = ${log.id} order by u.id for no key update of u`);
  const people = await employeesById(writer);
  const rows = held.sort((a, b) => a.displayOrder - b.displayOrder);
  const floor = floorOf(people);
  const waiting = listQueuedUps(rows, new Set(floor.keys()));
  return {
    log,
    now,
    rows,
    waiting,
    next: waiting.find(({ isHeld }) => !isHeld),
    floor,
    waitingOf: employeeId => waiting.find(row => row.employeeId === employeeId),
    person: employeeId => {
      const person = people.get(employeeId);
      if (!person) throw notFound('There is no such employee.');
      return person;
    },
  };
}

/** That a row is not next: why, and who is. */
export function notNext({ rows, next, floor }: HeldTurns, upId: number): AppError {
  const person = next && floor.get(next.employeeId ?? 0);
  const whoIs = person ? `${person.name} is next.` : 'Nobody waits for a turn.';
  const offered = next && person && { upId: next.id, employeeId: person.id, name: person.name };
  return new AppError('CONFLICT', `${whyNot()} ${whoIs}`, undefined, { next: offered });

  function whyNot(): string {
    const row = rows.find(({ id }) => id === upId);
    const name = row && floor.get(row.employeeId ?? 0)?.name;
    if (!row || !name) return 'That turn is gone.';
    if (!isQueued(row)) return `${name}’s turn was taken already.`;
    return row.isHeld ? `${name}’s turn is held.` : `${name} is not next any more.`;
  }
}
