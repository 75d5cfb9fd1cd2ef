import type { Database } from '../../database/database.ts';
import { type Employees, employeesById } from '../../employees/employee.query.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import { compareNames } from '../../rules/people/names.ts';
import { toUnits, type VacationUnits, vacationIn, vacationMonths } from '../../rules/settings/vacation.ts';
import { vacationUnitsIn } from '../../settings/settings.query.ts';
import type { CountedVacationType, VacationOfMonthType } from './countedVacation.types.ts';

/** Whose vacation units a number of a report counts, and over which days. */
export interface VacationFilter {
  readonly days: DayRange;
  /** Everyone's when absent. */
  readonly employeeIds?: readonly number[] | undefined;
}

/** The most rows of an answer, as of any list behind a number (decision 071). */
const MOST = 1_000;

/** The vacation units behind a number, by person and month, as many as a screen lists (rules.md, Tick sheet, VAC). */
export async function countedVacationReport(
  database: Database,
  filter: VacationFilter,
): Promise<CountedVacationType> {
  const { rows, total } = await countedVacation(database, filter);
  return { rows: rows.slice(0, MOST), total };
}

/** The same, however many there are. */
export async function countedVacation(
  database: Database,
  { days, employeeIds }: VacationFilter,
): Promise<CountedVacationType> {
  const months = vacationMonths(days);
  if (!months) return { rows: [], total: 0 };
  const [people, everyones] = await database.together(reader =>
    Promise.all([employeesById(reader), vacationUnitsIn(reader, months)]),
  );
  const counted = everyones.filter(
    each => each.hundredths > 0 && (employeeIds?.includes(each.employeeId) ?? true),
  );
  return {
    rows: rowsOf(counted, people),
    total: toUnits(vacationIn(months, counted)),
  };
}

/** By month, then name. */
function rowsOf(counted: readonly VacationUnits[], people: Employees): VacationOfMonthType[] {
  return counted
    .flatMap(({ employeeId, month, hundredths }) => {
      const person = people.get(employeeId);
      return person ? [{ person, month, units: toUnits(hundredths) }] : [];
    })
    .sort((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : compareNames(a.person, b.person)));
}
