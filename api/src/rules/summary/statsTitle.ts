import { type Day, type DayRange, dayOfMonth, monthOf, wholeMonth } from '../calendar/calendar.ts';
import { monthName } from '../calendar/monthNames.ts';

const shortDate = (day: Day) =>
  `${monthName(monthOf(day)).slice(0, 3)} ${dayOfMonth(day)}, ${day.slice(0, 4)}`;

/** `November Stats` for a whole month, else `Sep 1, 2025 – Nov 30, 2025 Stats` (rules.md, Summary). */
export function statsTitle(range: DayRange): string {
  const month = wholeMonth(range);
  return `${month ? monthName(month) : `${shortDate(range.start)} – ${shortDate(range.end)}`} Stats`;
}
