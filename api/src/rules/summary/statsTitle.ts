import { type Day, type DayRange, dayOfMonth, monthOf, wholeMonth } from '../calendar/calendar.ts';
import { formatMonthName } from '../calendar/monthNames.ts';

const formatShortDate = (day: Day) =>
  `${formatMonthName(monthOf(day)).slice(0, 3)} ${dayOfMonth(day)}, ${day.slice(0, 4)}`;

/**
 * Formats `November Stats` for a whole month, else `Sep 1, 2025 – Nov 30, 2025 Stats` (rules.md, Summary).
 */
export function formatStatsTitle(range: DayRange): string {
  const month = wholeMonth(range);
  return `${month ? formatMonthName(month) : `${formatShortDate(range.start)} – ${formatShortDate(range.end)}`} Stats`;
}
