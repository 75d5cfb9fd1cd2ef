import { type Day, getWeekday, getYear, type Month, toMonth } from './calendar.ts';

/** Formats a day as `11/22/2026`. */
export const formatUsDay = (day: Day): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** Formats a day as `Fri Nov 27`. */
export const formatShortDay = (day: Day): string =>
  `${WEEKDAYS[getWeekday(day)]?.slice(0, 3)} ${formatMonthName(toMonth(day)).slice(0, 3)} ${Number(day.slice(8))}`;

/**
 * Formats a time as `3:05 PM`.
 * @param time `15:05`
 */
export function formatUsTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Returns the name of the month: `October`. */
export const formatMonthName = (month: Month): string => MONTH_NAMES[Number(month.slice(5)) - 1] ?? '';

/** Returns the name of the month and the year: `October 2026`. */
export const formatMonth = (month: Month): string => `${formatMonthName(month)} ${getYear(month)}`;

/** The weekdays from Sunday, as `getWeekday` counts them. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
