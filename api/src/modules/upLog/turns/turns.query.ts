import sql, { type Sql } from 'sql-template-tag';
import type { ReadContext } from '../../../platform/context.ts';
import type { Reader } from '../../../platform/database/reader.ts';
import type { Writer } from '../../../platform/database/writer.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { addDays, type Day } from '../../../rules/calendar/calendar.ts';
import { listActiveSalespeople } from '../../../rules/myDay/lastSales.ts';
import { compareNames } from '../../../rules/people/names.ts';
import { countTurns, isQueued, listQueuedUps, type RotationUp } from '../../../rules/ups/rotation.ts';
import {
  type EmployeeRow,
  type Employees,
  getCachedEmployees,
  loadEmployeesById,
} from '../../employees/employee.query.ts';
import { type LockedLog, lockLogOfDay } from '../upLog.lock.ts';

/** A row of a day's log with the state of its turn. */
export interface TurnRow extends RotationUp {
  readonly id: number;
  /** Position within the day, 1 to n. */
  readonly displayOrder: number;
  readonly isTaken: boolean;
  readonly skips: number;
}

/** Number of days for which the log shows the rotation after the last turn (up-log.md). */
const ROTATION_SHOWN_DAYS = 14;

/**
 * Lists the rows of a log with their turns.
 * @param conditionSql a condition on `up_log l`, followed by the sort order of `up_log_row u`
 */
export const listTurnRows = (reader: Reader, conditionSql: Sql): Promise<TurnRow[]> =>
  reader.rows<TurnRow>(sql`
    select u.id, u.display_order as "displayOrder", u.employee_id as "employeeId", u.up_type as "upType",
      u.customer_name as "customerName", coalesce(t.is_held, false) as "isHeld",
      coalesce(t.is_taken, false) as "isTaken", coalesce(t.skips, 0) as skips
    from up_log_row u join up_log l on l.id = u.up_log_id left join up_turn t on t.up_id = u.id
    where ${conditionSql}`);

/** Returns the employees who take turns, by id. */
export const findTurnTakers = (people: Employees): ReadonlyMap<number, EmployeeRow> =>
  new Map(listActiveSalespeople([...people.values()]).map(({ id }) => [id, people.get(id) as EmployeeRow]));

/** The rotation of a day: the people who wait, and the number of turns that each person took. */
export interface Rotation {
  readonly day: Day;
  readonly isUsed: boolean;
  readonly waiting: readonly {
    readonly upId: number;
    readonly person: EmployeeRow;
    readonly isHeld: boolean;
  }[];
  /** Sorted by name. */
  readonly taken: readonly {
    readonly person: EmployeeRow;
    readonly taken: number;
    readonly skipped: number;
  }[];
}

/** Returns the rotation of a day, read at one instant (rules.md, Up log). */
export async function getRotation(context: ReadContext, day: Day): Promise<Rotation> {
  const people = await getCachedEmployees(context);
  const [rows, used] = await context.database.readSnapshot(reader =>
    Promise.all([
      listTurnRows(reader, sql`l.log_date = ${day} order by u.display_order`),
      reader.row(sql`
        select 1 as one from up_turn t join up_log_row u on u.id = t.up_id join up_log l on l.id = u.up_log_id
        where l.log_date between ${addDays(day, -ROTATION_SHOWN_DAYS)} and ${day} limit 1`),
    ]),
  );
  const turnTakers = findTurnTakers(people);
  const waiting = listQueuedUps(rows, new Set(turnTakers.keys())).flatMap(
    ({ id: upId, employeeId, isHeld }) => {
      const person = turnTakers.get(employeeId ?? 0);
      return person ? [{ upId, person, isHeld }] : [];
    },
  );
  const turnCounts = countTurns(rows).flatMap(({ employeeId, ...counts }) => {
    const person = people.get(employeeId);
    return person ? [{ person, ...counts }] : [];
  });
  return {
    day,
    isUsed: used !== undefined || waiting.length > 0,
    waiting,
    taken: turnCounts.sort((a, b) => compareNames(a.person, b.person)),
  };
}

/**
 * The turns of a day, locked until the transaction ends. Until then, no other transaction can add, move, edit
 * or delete rows of the day.
 */
export interface LockedTurns {
  readonly log: LockedLog;
  readonly now: Date;
  /** Sorted in the order of the log. */
  readonly rows: readonly TurnRow[];
  /** Rows that wait for a turn, in the order of the log. Includes held rows. */
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
  // Locks the rows in the order of their ids, so that transactions with the same rows do not deadlock.
  const lockedRows = await listTurnRows(writer, sql`l.id = ${log.id} order by u.id for no key update of u`);
  const people = await loadEmployeesById(writer);
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
      if (!person) throw notFound('Employee not found.');
      return person;
    },
  };
}

/** Builds the error for a row that is not next. The error contains the reason and the row that is next. */
export function buildNotNextError({ rows, next, turnTakers }: LockedTurns, upId: number): AppError {
  const person = next && turnTakers.get(next.employeeId ?? 0);
  const nextText = person ? `${person.name} is next up.` : 'No one is in line.';
  const nextTurn = next && person && { upId: next.id, employeeId: person.id, name: person.name };
  return new AppError('CONFLICT', `${formatReason()} ${nextText}`, undefined, { next: nextTurn });

  function formatReason(): string {
    const row = rows.find(({ id }) => id === upId);
    const name = row && turnTakers.get(row.employeeId ?? 0)?.name;
    if (!row || !name) return 'That row is no longer in the rotation.';
    if (!isQueued(row)) return `${name}’s place in line was already used.`;
    return row.isHeld ? `${name} is on hold.` : `${name} is no longer next.`;
  }
}
