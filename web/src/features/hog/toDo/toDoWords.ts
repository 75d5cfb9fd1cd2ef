import {
  type Day,
  type DayRange,
  ALL_DAYS,
  monthEnd,
  formatMonthName,
  monthStart,
  formatDayRange,
} from '../../../lib/days/dates';
import type { HogFilters } from '../hogFilters';

/** Formats the message of an empty list of open items: "Nothing is open for October." */
export function formatNothingOpen(
  { open, employee, search }: Pick<HogFilters, 'open' | 'employee' | 'search'>,
  range: DayRange,
  today: Day,
): string {
  const isFiltered = employee !== null || search.trim() !== '';
  const statement = open === 'any' ? 'Nothing is open' : 'Nothing of this kind is open';
  return `${statement}${formatDays(range, today)}${isFiltered ? ' in this filter' : ''}.`;
}

function formatDays(range: DayRange, today: Day): string {
  const { start, end } = range;
  if (start === ALL_DAYS.start && end === ALL_DAYS.end) return '';
  if (start !== monthStart(start) || end !== monthEnd(start)) return ` for ${formatDayRange(range, today)}`;
  const [month, year] = formatMonthName(start).split(' ');
  return ` for ${today.startsWith(String(year)) ? month : `${month} ${year}`}`;
}
