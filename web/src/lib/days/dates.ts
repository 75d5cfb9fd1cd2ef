import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import { clockWords } from './clockWords';

dayjs.extend(advancedFormat);

/** A calendar day as YYYY-MM-DD. Never a timestamp: it has no time zone, and none is ever applied to it. */
export type Day = string;

/** First and last day, both included. */
export type DayRange = { start: Day; end: Day };

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether this is a day people may send: it exists, and lies in the years 1900 to 2999. */
export function isDay(text: string): text is Day {
  const [, year, month, day] = shape.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const isInCalendar =
    month >= 1 && month <= 12 && day >= 1 && day <= dayjs(`${text.slice(0, 7)}-01`).daysInMonth();
  return isInCalendar && year >= 1900 && year <= 2999;
}

/** The store's day at an instant: what its wall calendar shows in that zone. */
export const dayIn: (timeZone: string, instant: Date) => Day = clockWords('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The store's time of day at an instant, as HH:mm. */
export const timeIn = clockWords('en-GB', { hour: '2-digit', minute: '2-digit' });

export function addDays(day: Day, count: number): Day {
  return dayjs(day).add(count, 'day').format('YYYY-MM-DD');
}

/** First day of the month `months` away from the day's own. */
export function monthStart(day: Day, months = 0): Day {
  return dayjs(day).startOf('month').add(months, 'month').format('YYYY-MM-DD');
}

/** Last day of the month `months` away from the day's own. */
export function monthEnd(day: Day, months = 0): Day {
  return dayjs(day).startOf('month').add(months, 'month').endOf('month').format('YYYY-MM-DD');
}

/** Home's header: "September 3rd, 2026". */
export function longDay(day: Day): string {
  return dayjs(day).format('MMMM Do, YYYY');
}

/** "Saturday". */
export function weekday(day: Day): string {
  return dayjs(day).format('dddd');
}

/** A table's day: "09/03/2026". Empty for no day. */
export function usDay(day: Day | null | undefined): string {
  return day ? dayjs(day).format('MM/DD/YYYY') : '';
}

/** A phone's day: "09/03". */
export function shortDay(day: Day): string {
  return dayjs(day).format('MM/DD');
}

/** A day of this year or the last: "Nov 2". */
export function dayOfYear(day: Day): string {
  return dayjs(day).format('MMM D');
}

/** A time of day (HH:mm) as people read it: "2:15 PM". Empty for no time. */
export function clockTime(time: string | null | undefined): string {
  if (!time) return '';
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A month's name: "September 2026". */
export function monthName(day: Day): string {
  return dayjs(day).format('MMMM YYYY');
}

/** From the first to the last day that people may name. */
export const everyDay: DayRange = { start: '1900-01-01', end: '2999-12-31' };

/** A range as a person says it: "Sep 1 – Nov 30", with the year where it is not today's. */
export function spokenRange({ start, end }: DayRange, today: Day): string {
  if (start === everyDay.start && end === everyDay.end) return 'Every day';
  const year = today.slice(0, 4);
  const areAllThisYear = start.startsWith(year) && end.startsWith(year);
  const format = areAllThisYear ? 'MMM D' : 'MMM D, YYYY';
  const say = (day: Day) => dayjs(day).format(format);
  return start === end ? say(start) : `${say(start)} – ${say(end)}`;
}
