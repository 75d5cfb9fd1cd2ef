import {
  type DayRange,
  isMonthWithin,
  type Month,
  type MonthSpan,
  monthsStartingIn,
} from '../calendar/calendar.ts';
import { sumOf } from '../numbers/arithmetic.ts';

/** Vacation units in whole hundredths, so that sums are exact: 0.2 units are 20. */
export type Hundredths = number;

/** The vacation units of one employee in one month. */
export interface VacationUnits {
  readonly employeeId: number;
  readonly month: Month;
  readonly hundredths: Hundredths;
}

/** The months whose vacation units count in a range: those whose first day it contains (rules.md, Tick sheet, VAC). */
export function vacationMonths(range: DayRange): MonthSpan | undefined {
  return monthsStartingIn(range);
}

/** The month whose vacation units can be edited: the only one that counts in the range (rules.md, Tick sheet, VAC). */
export function editableVacationMonth(range: DayRange): Month | undefined {
  const months = vacationMonths(range);
  return months?.first === months?.last ? months?.first : undefined;
}

/** The sum of the vacation units of the months that count. */
export function vacationIn(months: MonthSpan | undefined, vacation: readonly VacationUnits[]): Hundredths {
  if (!months) return 0;
  return sumOf(vacation, each => (isMonthWithin(each.month, months) ? each.hundredths : 0));
}

/** Hundredths as units, with at most two decimals: for showing, never for adding. */
export function toUnits(hundredths: Hundredths): number {
  return hundredths / 100;
}

/** Vacation units as people send them: 0 to 31 with at most two decimals; otherwise undefined (documented calls, settings). */
export function parseVacationUnits(units: number): Hundredths | undefined {
  const hundredths = Math.round(units * 100);
  return hundredths / 100 === units && units >= 0 && units <= 31 ? hundredths : undefined;
}
