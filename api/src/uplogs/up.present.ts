import type { Employees } from '../employees/employee.query.ts';
import type { EmployeeType } from '../employees/employee.types.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { countUps } from '../rules/ups/upCounters.ts';
import type { UpDay, UpView } from './up.query.ts';
import type { LoggedUpRow, UpRow } from './up.row.ts';
import type { LoggedUpType, UpLogType, UpEntryType } from './up.types.ts';
import type { UpStatsRows } from './upStats.query.ts';

const findPerson = (people: Employees, id: number | null): EmployeeType | null =>
  id === null ? null : (people.get(id) ?? null);

const withPeople = <Row extends UpRow>(row: Row, people: Employees) => ({
  ...row,
  salesperson: findPerson(people, row.employeeId),
  turnedTo: findPerson(people, row.turnedToId),
  managerInto: findPerson(people, row.managerIntoId),
});

/** Converts a row to its GraphQL type: looks up its people. */
export const presentUp = ({ row, people }: UpView): UpEntryType => withPeople(row, people);

/** Converts an up with its day to its GraphQL type. */
export const presentLoggedUp = (row: LoggedUpRow, people: Employees): LoggedUpType => withPeople(row, people);

export const presentUpStats = ({ rows, people }: UpStatsRows): LoggedUpType[] =>
  rows.map(row => presentLoggedUp(row, people));

export const presentUpLog = (day: Day, { id, rows, people }: UpDay): UpLogType => ({
  day,
  id,
  rows: rows.map(row => presentUp({ row, people })),
  counters: countUps(rows.map(toCounterInput)),
});

const toCounterInput = (row: UpRow) => ({
  ups: 1,
  upType: row.upType,
  hasWriteUp: row.isWriteUp,
  hasTestDrive: row.isTestDrive,
  sold: row.sold,
  isTurned: row.turnedToId !== null,
});
