import sql, { type Sql } from 'sql-template-tag';
import type { ReadContext } from '../../platform/context.ts';
import type { Reader } from '../../database/reader.ts';
import { type EmployeeRow, type Employees, everyone } from '../../employees/employee.query.ts';
import { addDays, type Day } from '../../rules/calendar/calendar.ts';
import { listSalesFloor } from '../../rules/myDay/lastSales.ts';
import { compareNames } from '../../rules/people/names.ts';
import { type RotationUp, countTurns, listQueuedUps } from '../../rules/ups/rotation.ts';

/** A row of a day's log with the state of its turn. */
export interface TurnRow extends RotationUp {
  readonly id: number;
  /** Position within the day, 1 to n. */
  readonly displayOrder: number;
  readonly isTaken: boolean;
  readonly skips: number;
}

/** Days after the last turn in which the log shows the rotation (up-log.md, Whose turn). */
const ROTATION_SHOWN_DAYS = 14;

/**
 * Reads the rows of a log with their turns.
 * @param which a condition on `up_log l`, and the order of `up_log_row u`
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
  new Map(listSalesFloor([...people.values()]).map(({ id }) => [id, people.get(id) as EmployeeRow]));

/** The rotation of a day: the people who wait, and the number of turns that each took. */
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
export async function getRotation(reading: ReadContext, day: Day): Promise<Rotation> {
  const people = await everyone(reading);
  const [rows, used] = await reading.database.together(reader =>
    Promise.all([
      listTurnRows(reader, sql`l.log_date = ${day} order by u.display_order`),
      reader.row(sql`
        select 1 as one from up_turn t join up_log_row u on u.id = t.up_id join up_log l on l.id = u.up_log_id
        where l.log_date between ${addDays(day, -ROTATION_SHOWN_DAYS)} and ${day} limit 1`),
    ]),
  );
  const turnTakers = findTurnTakers(people);
  const waiting = listQueuedUps(rows, new Set(turnTakers.keys())).flatMap(({ id: upId, employeeId, isHeld }) => {
    const person = turnTakers.get(employeeId ?? 0);
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
