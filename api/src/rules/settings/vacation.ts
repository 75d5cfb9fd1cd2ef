import {
  type DayRange,
  isMonthWithin,
  type Month,
  type MonthSpan,
  monthsStartingIn,
} from '../calendar/calendar.ts';
import { sumBy } from '../numbers/arithmetic.ts';

/** Vacation units in whole hundredths, so that sums are exact: 0.2 units are 20. */
export type Hundredths = number;

/** The vacation units of one employee in one month. */
export interface VacationUnits {
  readonly employeeId: number;
  readonly month: Month;
  readonly hundredths: Hundredths;
}

/**
 * Returns the months with vacation units that count in a range. These are the months that begin in it
 * (rules.md, Tick sheet, VAC).
 */
export function getVacationMonths(range: DayRange): MonthSpan | undefined {
  return monthsStartingIn(range);
}

/**
 * Returns the month with editable vacation units. It is the only month with vacation units that count in the
 * range. Returns undefined unless exactly one month begins in the range (rules.md, Tick sheet, VAC).
 */
export function getEditableVacationMonth(range: DayRange): Month | undefined {
  const months = getVacationMonths(range);
  return months?.first === months?.last ? months?.first : undefined;
}

/** Sums the vacation units of the months that count. */
export function sumVacation(months: MonthSpan | undefined, vacation: readonly VacationUnits[]): Hundredths {
  if (!months) return 0;
  return sumBy(vacation, each => (isMonthWithin(each.month, months) ? each.hundredths : 0));
}

/** Converts hundredths to units with at most two decimals, for display only. */
export function toUnits(hundredths: Hundredths): number {
  return hundredths / 100;
}

/**
 * Parses requested vacation units: 0 to 31 with at most two decimals. Returns undefined for anything else.
 */
export function parseVacationUnits(units: number): Hundredths | undefined {
  const hundredths = Math.round(units * 100);
  return hundredths / 100 === units && units >= 0 && units <= 31 ? hundredths : undefined;
}
