import {
  type Day,
  type DayRange,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  monthRange,
} from '../calendar/calendar.ts';

/**
 * Returns the months that contain the days of a file, or the current month when the file has no days
 * (compare.md, What is compared).
 */
export function proposePeriod(days: readonly Day[], today: Day): DayRange {
  let [first, last] = [days[0], days[0]];
  for (const day of days) {
    if (first === undefined || day < first) first = day;
    if (last === undefined || day > last) last = day;
  }
  if (first === undefined || last === undefined) return monthRange(monthOf(today));
  return { start: firstOfMonth(monthOf(first)), end: lastOfMonth(monthOf(last)) };
}
