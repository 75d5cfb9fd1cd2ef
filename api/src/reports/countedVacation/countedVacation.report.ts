import { type Employees, loadEmployeesById } from '../../modules/employees/employee.query.ts';
import { listVacationUnits } from '../../modules/settings/settings.query.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import { compareNames } from '../../rules/people/names.ts';
import {
  getVacationMonths,
  sumVacation,
  toUnits,
  type VacationUnits,
} from '../../rules/settings/vacation.ts';
import type { CountedVacationType, VacationOfMonthType } from './countedVacation.types.ts';

/** Filter for the vacation units that are part of a figure of a report. */
export interface VacationFilter {
  readonly days: DayRange;
  /** Employees of the figure; all employees when absent. */
  readonly employeeIds?: readonly number[] | undefined;
}

/** Maximum number of rows in a response, as in every other drill-down list. */
const MAX_ROWS = 1_000;

/**
 * Returns the vacation units that make up a figure, by person and month (rules.md, Tick sheet, VAC). Returns
 * at most `MAX_ROWS` rows.
 */
export async function getCountedVacationReport(
  database: Database,
  filter: VacationFilter,
): Promise<CountedVacationType> {
  const { rows, total } = await getAllCountedVacation(database, filter);
  return { rows: rows.slice(0, MAX_ROWS), total };
}

/** Returns the rows of `getCountedVacationReport` without a limit. */
export async function getAllCountedVacation(
  database: Database,
  { days, employeeIds }: VacationFilter,
): Promise<CountedVacationType> {
  const months = getVacationMonths(days);
  if (!months) return { rows: [], total: 0 };
  const [people, allUnits] = await database.readSnapshot(reader =>
    Promise.all([loadEmployeesById(reader), listVacationUnits(reader, months)]),
  );
  const countedUnits = allUnits.filter(
    each => each.hundredths > 0 && (employeeIds?.includes(each.employeeId) ?? true),
  );
  return {
    rows: toVacationRows(countedUnits, people),
    total: toUnits(sumVacation(months, countedUnits)),
  };
}

/** Converts vacation units to rows, sorted by month, then name. */
function toVacationRows(countedUnits: readonly VacationUnits[], people: Employees): VacationOfMonthType[] {
  return countedUnits
    .flatMap(({ employeeId, month, hundredths }) => {
      const person = people.get(employeeId);
      return person ? [{ person, month, units: toUnits(hundredths) }] : [];
    })
    .sort((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : compareNames(a.person, b.person)));
}
