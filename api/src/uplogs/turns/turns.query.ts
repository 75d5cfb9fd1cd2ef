import sql, { type Sql } from 'sql-template-tag';
import type { ReadContext } from '../../platform/context.ts';
import type { Reader } from '../../database/reader.ts';
import { type EmployeeRow, type Employees, everyone } from '../../employees/employee.query.ts';
import { addDays, type Day } from '../../rules/calendar/calendar.ts';
import { listSalesFloor } from '../../rules/myDay/lastSales.ts';
import { compareNames } from '../../rules/people/names.ts';
import { type RotationUp, countTurns, listQueuedUps } from '../../rules/ups/rotation.ts';

/** A row of a day's log with what was done with its turn. */
export interface TurnRow extends RotationUp {
  readonly id: number;
  /** 1..n within the day. */
  readonly displayOrder: number;
  readonly isTaken: boolean;
  readonly skips: number;
}

/** So long after the last turn the log shows who is in (up-log.md, Whose turn). */
const DAYS_SHOWN = 14;

/** The rows of a log with their turns. @param which a condition on `up_log l`, and the order of `up_log_row u` */
export const turnRows = (reader: Reader, which: Sql): Promise<TurnRow[]> =>
  reader.rows<TurnRow>(sql`
    select u.id, u.display_order as "displayOrder", u.employee_id as "employeeId", u.up_type as "upType",
      u.customer_name as "customerName", coalesce(t.is_held, false) as "isHeld",
      coalesce(t.is_taken, false) as "isTaken", coalesce(t.skips, 0) as skips
    from up_log_row u join up_log l on l.id = u.up_log_id left join up_turn t on t.up_id = u.id
    where ${which}`);

/** Who takes turns, by key. */
export const floorOf = (people: Employees): ReadonlyMap<number, EmployeeRow> =>
  new Map(listSalesFloor([...people.values()]).map(({ id }) => [id, people.get(id) as EmployeeRow]));

/** Who waits for a turn on a day, and who took how many. */
export interface InTurn {
  readonly day: Day;
  readonly isUsed: boolean;
  readonly waiting: readonly {
    readonly upId: number;
    readonly person: EmployeeRow;
    readonly isHeld: boolean;
  }[];
  /** By name. */
  readonly taken: readonly {
    readonly person: EmployeeRow;
    readonly taken: number;
    readonly skipped: number;
  }[];
}

/** Those in turn on a day, as of one instant (rules.md, Up log). */
export async function inTurnOn(reading: ReadContext, day: Day): Promise<InTurn> {
  const people = await everyone(reading);
  const [rows, used] = await reading.database.together(reader =>
    Promise.all([
      turnRows(reader, sql`l.log_date = ${day} order by u.display_order`),
      reader.row(sql`
        select 1 as one from up_turn t join up_log_row u on u.id = t.up_id join up_log l on l.id = u.up_log_id
        where l.log_date between ${addDays(day, -DAYS_SHOWN)} and ${day} limit 1`),
    ]),
  );
  const floor = floorOf(people);
  const waiting = listQueuedUps(rows, new Set(floor.keys())).flatMap(({ id: upId, employeeId, isHeld }) => {
    const person = floor.get(employeeId ?? 0);
    return person ? [{ upId, person, isHeld }] : [];
  });
  const taken = countTurns(rows).flatMap(({ employeeId, ...counts }) => {
    const person = people.get(employeeId);
    return person ? [{ person, ...counts }] : [];
  });
  return {
    day,
    isUsed: used !== undefined || waiting.length > 0,
    waiting,
    taken: taken.sort((a, b) => compareNames(a.person, b.person)),
  };
}
