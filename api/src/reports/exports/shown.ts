import type { Clock } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { type Employees, everyone } from '../../employees/employee.query.ts';
import { type DayRange, EVERY_DAY, soleMonth } from '../../rules/calendar/calendar.ts';
import { timeIn, todayIn } from '../../rules/calendar/today.ts';
import { usDay } from '../../rules/calendar/usDay.ts';
import { type ClosedMonth, closedMonth } from '../../settings/closedMonth.query.ts';

// Which lines an export shows, in the words of the screens.

const isEveryDay = ({ start, end }: DayRange): boolean => start === EVERY_DAY.start && end === EVERY_DAY.end;

export function shownDays(range: DayRange): string {
  if (isEveryDay(range)) return 'Every day';
  return range.start === range.end ? usDay(range.start) : `${usDay(range.start)} – ${usDay(range.end)}`;
}

/** The days of a report, and who closed their month, and when, if it is closed. */
export async function shownReport(context: Context, range: DayRange): Promise<string[]> {
  const month = soleMonth(range);
  const closed = month && (await closedMonth(context, month));
  return [
    shownDays(range),
    ...(closed ? [shownClosing(closed, context.clock, await everyone(context))] : []),
  ];
}

/** `Closed 2026-11-03 14:05 by Olive Park`. */
export const shownClosing = (
  { closedAt, closedBy }: ClosedMonth,
  { timeZone }: Pick<Clock, 'timeZone'>,
  people: Employees,
): string => `Closed ${timeOn(timeZone, new Date(closedAt))} by ${nameOf(people, closedBy)}`;

/** `2026-11-03 14:05`, by the store's clock. */
export const timeOn = (timeZone: string, instant: Date): string =>
  `${todayIn(timeZone, instant)} ${timeIn(timeZone, instant)}`;

/** A person by key, also one who is not there any more. */
export const nameOf = (people: Employees, id: number): string => people.get(id)?.name ?? `Employee ${id}`;

/** The filters that are set, each with its name. */
export const shownFilters = (filters: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(filters).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));

/** `TOTAL_GROSS` is `Sorted by total gross`. */
export const shownSort = (sort: string, isDescending: boolean): string =>
  `Sorted by ${sort.toLowerCase().replace(/^is_/, '').replaceAll('_', ' ')}${isDescending ? ', descending' : ''}`;
