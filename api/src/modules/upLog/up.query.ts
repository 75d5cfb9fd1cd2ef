import sql from 'sql-template-tag';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { compareTeamsThenNames } from '../../rules/people/names.ts';
import { isHouse } from '../../rules/people/people.ts';
import {
  FINANCE_MANAGER,
  MANAGER,
  type Position,
  SALES_MANAGER,
  SALESPERSON,
} from '../../rules/people/positions.ts';
import {
  type EmployeeRow,
  type Employees,
  listEmployees,
  loadEmployeesById,
} from '../employees/employee.query.ts';
import { UP_COLUMNS, type UpRow } from './up.row.ts';

/** The ups of one day in the order of the log, with all employees that the ups may name. */
export interface UpDay {
  /** Null while the day has no log. */
  readonly id: number | null;
  readonly rows: readonly UpRow[];
  readonly people: Employees;
}

/** One up with all employees that the up may name. */
export interface UpView {
  readonly row: UpRow;
  readonly people: Employees;
}

/** Returns the ups of a day, read at one instant. */
export async function getUpsOfDay(database: Pick<Database, 'readSnapshot'>, day: Day): Promise<UpDay> {
  const [log, rows, people] = await database.readSnapshot(reader =>
    Promise.all([
      reader.row<{ id: number }>(sql`select id from up_log where log_date = ${day}`),
      reader.rows<UpRow>(
        sql`select ${UP_COLUMNS} from up_log_row u join up_log l on l.id = u.up_log_id
            where l.log_date = ${day} order by u.display_order`,
      ),
      loadEmployeesById(reader),
    ]),
  );
  return { id: log?.id ?? null, rows, people };
}

/**
 * Returns the up with this id.
 * @throws NOT_FOUND
 */
export async function getUpById(database: Pick<Database, 'readSnapshot'>, id: number): Promise<UpView> {
  const [row, people] = await database.readSnapshot(reader =>
    Promise.all([
      reader.row<UpRow>(sql`select ${UP_COLUMNS} from up_log_row u where u.id = ${id}`),
      loadEmployeesById(reader),
    ]),
  );
  if (!row) throw notFound('Up not found. Another user may have deleted it.');
  return { row, people };
}

/**
 * Employees that the selects of the up log and its statistics offer. Only active people are listed, by team,
 * then name (up-log.md, Rows).
 */
export interface UpPeople {
  readonly salespeople: EmployeeRow[];
  readonly managers: EmployeeRow[];
  readonly statsSalespeople: EmployeeRow[];
}

/** Lists the people that the selects offer now. */
export async function listUpPeople(database: Database): Promise<UpPeople> {
  const active = (await listEmployees(database)).filter(each => each.isActive).sort(compareTeamsThenNames);
  const filterByPosition = (...positions: readonly Position[]) =>
    active.filter(each => positions.includes(each.position));
  const salespeople = filterByPosition(SALESPERSON);
  return {
    salespeople,
    managers: filterByPosition(SALES_MANAGER, FINANCE_MANAGER, MANAGER),
    statsSalespeople: salespeople.filter(each => !isHouse(each)),
  };
}
