import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import { createZonedFormat } from './zonedFormat';

dayjs.extend(advancedFormat);

/** A calendar day as YYYY-MM-DD. It has no time zone and is never converted to a timestamp. */
export type Day = string;

/** The first and last day, both included. */
export type DayRange = { start: Day; end: Day };

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns whether the text is a valid day: it exists and is in the years 1900 to 2999. */
export function isDay(text: string): text is Day {
  const [, year, month, day] = DAY_PATTERN.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const isInCalendar =
    month >= 1 && month <= 12 && day >= 1 && day <= dayjs(`${text.slice(0, 7)}-01`).daysInMonth();
  return isInCalendar && year >= 1900 && year <= 2999;
}

/** Returns the calendar day of an instant in a time zone. */
export const dayInZone: (timeZone: string, instant: Date) => Day = createZonedFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the time of day of an instant in a time zone, as HH:mm. */
export const timeInZone = createZonedFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export function addDays(day: Day, count: number): Day {
  return dayjs(day).add(count, 'day').format('YYYY-MM-DD');
}

/** Returns the first day of the month that is `months` away from the day's month. */
export function monthStart(day: Day, months = 0): Day {
  return dayjs(day).startOf('month').add(months, 'month').format('YYYY-MM-DD');
}

/** Returns the last day of the month that is `months` away from the day's month. */
export function monthEnd(day: Day, months = 0): Day {
  return dayjs(day).startOf('month').add(months, 'month').endOf('month').format('YYYY-MM-DD');
}

/** Formats a day for Home's header: "September 3rd, 2026". */
export function formatLongDay(day: Day): string {
  return dayjs(day).format('MMMM Do, YYYY');
}

/** Formats the weekday of a day: "Saturday". */
export function formatWeekday(day: Day): string {
  return dayjs(day).format('dddd');
}

/** Formats a day for tables: "09/03/2026". Returns an empty text for null or undefined. */
export function formatUsDay(day: Day | null | undefined): string {
  return day ? dayjs(day).format('MM/DD/YYYY') : '';
}

/** Formats a day for phones: "09/03". */
export function formatShortDay(day: Day): string {
  return dayjs(day).format('MM/DD');
}

/** Formats a day of this or the previous year: "Nov 2". */
export function formatMonthDay(day: Day): string {
  return dayjs(day).format('MMM D');
}

/** Formats a time of day (HH:mm): "2:15 PM". Returns an empty text for null or undefined. */
export function formatClockTime(time: string | null | undefined): string {
  if (!time) return '';
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats a month: "September 2026". */
export function formatMonthName(day: Day): string {
  return dayjs(day).format('MMMM YYYY');
}

/** All days that people can enter. */
export const ALL_DAYS: DayRange = { start: '1900-01-01', end: '2999-12-31' };

/** Formats a range: "Sep 1 – Nov 30", with the year unless it is the current year. */
export function formatDayRange({ start, end }: DayRange, today: Day): string {
  if (start === ALL_DAYS.start && end === ALL_DAYS.end) return 'All dates';
  const year = today.slice(0, 4);
  const isAllInThisYear = start.startsWith(year) && end.startsWith(year);
  const format = isAllInThisYear ? 'MMM D' : 'MMM D, YYYY';
  const formatDay = (day: Day) => dayjs(day).format(format);
  return start === end ? formatDay(start) : `${formatDay(start)} – ${formatDay(end)}`;
}
