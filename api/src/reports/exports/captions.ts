import { type Employees, getCachedEmployees } from '../../modules/employees/employee.query.ts';
import { type CurrentMonthClosing, findMonthClosing } from '../../modules/settings/settings.query.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { ALL_DAYS, type DayRange, findSingleMonth } from '../../rules/calendar/calendar.ts';
import { formatUsDay } from '../../rules/calendar/formatDay.ts';
import { timeIn, todayIn } from '../../rules/calendar/today.ts';

// Caption lines above an exported table. They use the same words as the screens.

const isEveryDay = ({ start, end }: DayRange): boolean => start === ALL_DAYS.start && end === ALL_DAYS.end;

export function formatDays(range: DayRange): string {
  if (isEveryDay(range)) return 'All dates';
  return range.start === range.end
    ? formatUsDay(range.start)
    : `${formatUsDay(range.start)} – ${formatUsDay(range.end)}`;
}

/** Returns the caption lines with the days of a report and, for a closed month, its closing. */
export async function getReportCaption(context: Context, range: DayRange): Promise<string[]> {
  const month = findSingleMonth(range);
  const closed = month && (await findMonthClosing(context, month));
  return [
    formatDays(range),
    ...(closed ? [formatClosing(closed, context.clock, await getCachedEmployees(context))] : []),
  ];
}

/** Formats a closing: `Closed 2026-11-03 14:05 by Olive Park`. */
export const formatClosing = (
  { closedAt, closedBy }: CurrentMonthClosing,
  { timeZone }: Pick<Clock, 'timeZone'>,
  people: Employees,
): string => `Closed ${formatInstant(timeZone, new Date(closedAt))} by ${getEmployeeName(people, closedBy)}`;

/** Formats an instant in the store's time zone: `2026-11-03 14:05`. */
export const formatInstant = (timeZone: string, instant: Date): string =>
  `${todayIn(timeZone, instant)} ${timeIn(timeZone, instant)}`;

/** Returns an employee's name, or the id if the employee no longer exists. */
export const getEmployeeName = (people: Employees, id: number): string =>
  people.get(id)?.name ?? `Employee ${id}`;

/** Formats the filters that are set, each with its name. */
export const formatFilters = (filters: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(filters).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));

/** Formats a sort: `TOTAL_GROSS` becomes `Sorted by total gross`. */
export const formatSort = (sort: string, isDescending: boolean): string =>
  `Sorted by ${sort.toLowerCase().replace(/^is_/, '').replaceAll('_', ' ')}${isDescending ? ', descending' : ''}`;
