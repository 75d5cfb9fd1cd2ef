import type { Employees } from '../../employees/employee.query.ts';
import type { Day, DayRange } from '../../rules/calendar/calendar.ts';

// Which lines an export shows, in the words of the screens.

/** `11/22/2026`. */
export const usDay = (day: Day): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

const isEveryDay = ({ start, end }: DayRange): boolean => start === '1900-01-01' && end === '2999-12-31';

export function shownDays(range: DayRange): string {
  if (isEveryDay(range)) return 'Every day';
  return range.start === range.end ? usDay(range.start) : `${usDay(range.start)} – ${usDay(range.end)}`;
}

/** A person by key, also one who is not there any more. */
export const nameOf = (people: Employees, id: number): string => people.get(id)?.name ?? `Employee ${id}`;

/** The filters that are set, each with its name. */
export const shownFilters = (filters: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(filters).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));

/** `TOTAL_GROSS` is `Sorted by total gross`. */
export const shownSort = (sort: string, isDescending: boolean): string =>
  `Sorted by ${sort.toLowerCase().replace(/^is_/, '').replaceAll('_', ' ')}${isDescending ? ', descending' : ''}`;
