/** A calendar day, `YYYY-MM-DD`: no time, no zone. Sorts as text. */
export type Day = `${number}-${number}-${number}`;

/** A calendar month, `YYYY-MM`. Sorts as text. */
export type Month = `${number}-${number}`;

/** The days from `start` to `end`, both included. */
export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/** A quarter of a calendar year, `YYYY-Q1` to `YYYY-Q4`. Sorts as text. */
export type Quarter = `${number}-Q${number}`;

/** The months from `first` to `last`, both included. */
export interface MonthSpan {
  readonly first: Month;
  readonly last: Month;
}

const DAY_MS = 86_400_000;

const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

const digits = (value: number, length: number) => String(value).padStart(length, '0');

const monthFrom = (year: number, month: number) => `${digits(year, 4)}-${digits(month, 2)}` as Month;

const dayFrom = (month: Month, day: number) => `${month}-${digits(day, 2)}` as Day;

const monthNumber = (month: Month) => Number(month.slice(5, 7));

const FIRST_DAY: Day = '1900-01-01';

/** The period "All" (rules.md, Calendar). */
export const EVERY_DAY: DayRange = { start: FIRST_DAY, end: '2999-12-31' };

/** Whether people may send this as a month: `YYYY-MM`, years 1900–2999 (rules.md, Calendar). */
export function isMonth(value: unknown): value is Month {
  if (typeof value !== 'string' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return false;
  const year = Number(value.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Whether people may send this as a day: a real one, `YYYY-MM-DD`, years 1900–2999 (rules.md, Calendar). */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const month = value.slice(0, 7);
  const day = Number(value.slice(8));
  return isMonth(month) && day >= 1 && day <= daysInMonth(month);
}

/** The month that a day lies in. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7) as Month;
}

/** The quarter that a month lies in. */
export function quarterOf(month: Month): Quarter {
  return `${yearOf(month)}-Q${Math.ceil(monthNumber(month) / 3)}`;
}

/** The year that a day or month lies in. */
export function yearOf(day: Day | Month): number {
  return Number(day.slice(0, 4));
}

/** 1–31. */
export function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}

/** 28–31. */
export function daysInMonth(month: Month): number {
  return new Date(Date.UTC(yearOf(month), monthNumber(month), 0)).getUTCDate();
}

/** The month's day 1. */
export function firstOfMonth(month: Month): Day {
  return dayFrom(month, 1);
}

/** The month's day 28, 29, 30 or 31. */
export function lastOfMonth(month: Month): Day {
  return dayFrom(month, daysInMonth(month));
}

/** The whole of one calendar month. */
export function monthRange(month: Month): DayRange {
  return { start: firstOfMonth(month), end: lastOfMonth(month) };
}

/** The month whose first and last day the range has, or undefined when it is not one whole month. */
export function wholeMonth({ start, end }: DayRange): Month | undefined {
  const month = monthOf(start);
  return start === firstOfMonth(month) && end === lastOfMonth(month) ? month : undefined;
}

/** The month in which all days of a range lie, or undefined when there are several. */
export function soleMonth({ start, end }: DayRange): Month | undefined {
  return monthOf(start) === monthOf(end) ? monthOf(start) : undefined;
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

/** So many days later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  const month = monthOf(day);
  const moved = new Date(Date.UTC(yearOf(month), monthNumber(month) - 1, dayOfMonth(day) + days));
  return dayFrom(monthFrom(moved.getUTCFullYear(), moved.getUTCMonth() + 1), moved.getUTCDate());
}

/** How many days the later day is after the earlier; negative the other way round. */
export function daysBetween(earlier: Day, later: Day): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS;
}

/** So many months later, or earlier when negative. */
export function addMonths(month: Month, months: number): Month {
  const index = yearOf(month) * 12 + monthNumber(month) - 1 + months;
  return monthFrom(Math.floor(index / 12), (index % 12) + 1);
}

/** The `count` whole months before this one: three before 2026-02 are 2025-11 to 2026-01. */
export function monthsBefore(month: Month, count: number): MonthSpan {
  return { first: addMonths(month, -count), last: addMonths(month, -1) };
}

/** The months whose first day the range contains, or undefined when it contains none (rules.md, Tick sheet, VAC). */
export function monthsStartingIn({ start, end }: DayRange): MonthSpan | undefined {
  const first = dayOfMonth(start) === 1 ? monthOf(start) : addMonths(monthOf(start), 1);
  const last = monthOf(end);
  return first <= last ? { first, last } : undefined;
}

/** Whether the month is one of the span's. */
export function isMonthWithin(month: Month, span: MonthSpan): boolean {
  return span.first <= month && month <= span.last;
}

/** Whether the day is one of the range's. */
export function isWithin(day: Day, range: DayRange): boolean {
  return range.start <= day && day <= range.end;
}

/**
 * What of a range, counted back from days that people sent, lies in the years that they may send: a deal can be of no other day
 * (rules.md, Calendar). Null when nothing does.
 */
export function sinceFirstDay({ start, end }: DayRange): DayRange | null {
  if (end < FIRST_DAY) return null;
  return { start: start < FIRST_DAY ? FIRST_DAY : start, end };
}

/** Every day of a range, in order. */
export function daysOf(range: DayRange): Day[] {
  const days: Day[] = [];
  for (let day = range.start; isWithin(day, range); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first days of the months from one day's to another's, in order. */
export function monthStarts({ start, end }: DayRange): Day[] {
  const starts: Day[] = [];
  for (let month = monthOf(start); month <= monthOf(end); month = addMonths(month, 1)) {
    starts.push(firstOfMonth(month));
  }
  return starts;
}

/** The same day a year before; Feb 29 becomes Feb 28 (rules.md, Calendar). */
export function yearEarlier(day: Day): Day {
  const month = addMonths(monthOf(day), -12);
  return dayFrom(month, Math.min(dayOfMonth(day), daysInMonth(month)));
}

/** The same day a year after; Feb 29 becomes Feb 28. */
export function yearLater(day: Day): Day {
  const month = addMonths(monthOf(day), 12);
  return dayFrom(month, Math.min(dayOfMonth(day), daysInMonth(month)));
}

/**
 * The same range a year before. One that ends on a month's last day ends on that month's last day,
 * so that February 2025 is compared with all 29 days of February 2024 (rules.md, Calendar).
 */
export function rangeYearEarlier({ start, end }: DayRange): DayRange {
  const endsWithMonth = end === lastOfMonth(monthOf(end));
  return {
    start: yearEarlier(start),
    end: endsWithMonth ? lastOfMonth(addMonths(monthOf(end), -12)) : yearEarlier(end),
  };
}

/** The days of a range up to today. Null unless it holds today and goes on after it: it is otherwise over, or has not begun. */
export function rangeToDate({ start, end }: DayRange, today: Day): DayRange | null {
  return start <= today && today < end ? { start, end: today } : null;
}
