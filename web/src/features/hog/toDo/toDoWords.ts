import {
  type Day,
  type DayRange,
  everyDay,
  monthEnd,
  monthName,
  monthStart,
  spokenRange,
} from '../../../lib/days/dates';
import type { HogFilters } from '../hogFilters';

/** What an empty list of what is open says: "Nothing is open for October." */
export function nothingOpen(
  { open, employee, search }: Pick<HogFilters, 'open' | 'employee' | 'search'>,
  range: DayRange,
  today: Day,
): string {
  const isNarrow = employee !== null || search.trim() !== '';
  const what = open === 'any' ? 'Nothing is open' : 'Nothing of this kind is open';
  return `${what}${daysWords(range, today)}${isNarrow ? ' in this filter' : ''}.`;
}

function daysWords(range: DayRange, today: Day): string {
  const { start, end } = range;
  if (start === everyDay.start && end === everyDay.end) return '';
  if (start !== monthStart(start) || end !== monthEnd(start)) return ` for ${spokenRange(range, today)}`;
  const [month, year] = monthName(start).split(' ');
  return ` for ${today.startsWith(String(year)) ? month : `${month} ${year}`}`;
}
