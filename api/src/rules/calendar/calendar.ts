/** A calendar day, `YYYY-MM-DD`, without a time or time zone. It sorts as text. */
export type Day = `${number}-${number}-${number}`;

/** A calendar month, `YYYY-MM`. It sorts as text. */
export type Month = `${number}-${number}`;

/** The days from `start` to `end`, inclusive. */
export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/** A quarter of a calendar year, `YYYY-Q1` to `YYYY-Q4`. It sorts as text. */
export type Quarter = `${number}-Q${number}`;

/** The months from `first` to `last`, inclusive. */
export interface MonthSpan {
  readonly first: Month;
  readonly last: Month;
}

const DAY_MS = 86_400_000;

const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

const padDigits = (value: number, length: number) => String(value).padStart(length, '0');

const buildMonth = (year: number, month: number) => `${padDigits(year, 4)}-${padDigits(month, 2)}` as Month;

const buildDay = (month: Month, day: number) => `${month}-${padDigits(day, 2)}` as Day;

const monthNumber = (month: Month) => Number(month.slice(5, 7));

const FIRST_DAY: Day = '1900-01-01';

/** The days of the period "All" (rules.md, Calendar). */
export const ALL_DAYS: DayRange = { start: FIRST_DAY, end: '2999-12-31' };

/**
 * Returns whether a value is valid as a month in a request: `YYYY-MM`, years 1900–2999 (rules.md, Calendar).
 */
export function isMonth(value: unknown): value is Month {
  if (typeof value !== 'string' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return false;
  const year = Number(value.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/**
 * Returns whether a value is valid as a day in a request: a real day, `YYYY-MM-DD`, years 1900–2999
 * (rules.md, Calendar).
 */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const month = value.slice(0, 7);
  const day = Number(value.slice(8));
  return isMonth(month) && day >= 1 && day <= daysInMonth(month);
}

export function toMonth(day: Day): Month {
  return day.slice(0, 7) as Month;
}

export function toQuarter(month: Month): Quarter {
  return `${getYear(month)}-Q${Math.ceil(monthNumber(month) / 3)}`;
}

export function getYear(day: Day | Month): number {
  return Number(day.slice(0, 4));
}

/** Returns the day of the month, 1–31. */
export function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}

/** Returns the length of the month, 28–31. */
export function daysInMonth(month: Month): number {
  return new Date(Date.UTC(getYear(month), monthNumber(month), 0)).getUTCDate();
}

export function firstOfMonth(month: Month): Day {
  return buildDay(month, 1);
}

export function lastOfMonth(month: Month): Day {
  return buildDay(month, daysInMonth(month));
}

/** Returns all days of the month. */
export function monthRange(month: Month): DayRange {
  return { start: firstOfMonth(month), end: lastOfMonth(month) };
}

/** Returns the month that the range covers exactly, or undefined. */
export function findWholeMonth({ start, end }: DayRange): Month | undefined {
  const month = toMonth(start);
  return start === firstOfMonth(month) && end === lastOfMonth(month) ? month : undefined;
}

/**
 * Returns the month that contains all days of the range, or undefined when the range touches several months.
 */
export function findSingleMonth({ start, end }: DayRange): Month | undefined {
  return toMonth(start) === toMonth(end) ? toMonth(start) : undefined;
}

/** Returns the weekday: 0 for Sunday, 6 for Saturday. */
export function getWeekday(day: Day): number {
  return new Date(day).getUTCDay();
}

/** Adds days; a negative number subtracts them. */
export function addDays(day: Day, days: number): Day {
  const month = toMonth(day);
  const shiftedDate = new Date(Date.UTC(getYear(month), monthNumber(month) - 1, dayOfMonth(day) + days));
  return buildDay(
    buildMonth(shiftedDate.getUTCFullYear(), shiftedDate.getUTCMonth() + 1),
    shiftedDate.getUTCDate(),
  );
}

/**
 * Returns the number of days from the earlier to the later day. Returns a negative number when the days are
 * in reverse order.
 */
export function daysBetween(earlier: Day, later: Day): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS;
}

/** Adds months; a negative number subtracts them. */
export function addMonths(month: Month, months: number): Month {
  const index = getYear(month) * 12 + monthNumber(month) - 1 + months;
  return buildMonth(Math.floor(index / 12), (index % 12) + 1);
}

/** Returns the `count` whole months before this month: three before 2026-02 are 2025-11 to 2026-01. */
export function monthsBefore(month: Month, count: number): MonthSpan {
  return { first: addMonths(month, -count), last: addMonths(month, -1) };
}

/**
 * Returns the months with a first day in the range. Returns undefined when the range contains no first day of
 * a month (rules.md, Tick sheet, VAC).
 */
export function monthsStartingIn({ start, end }: DayRange): MonthSpan | undefined {
  const first = dayOfMonth(start) === 1 ? toMonth(start) : addMonths(toMonth(start), 1);
  const last = toMonth(end);
  return first <= last ? { first, last } : undefined;
}

export function isMonthWithin(month: Month, span: MonthSpan): boolean {
  return span.first <= month && month <= span.last;
}

export function isWithin(day: Day, range: DayRange): boolean {
  return range.start <= day && day <= range.end;
}

/**
 * Removes the days of a range before the first valid day, 1900-01-01 (rules.md, Calendar). A calculated
 * range, such as the same range a year earlier, can start before that day. Returns null when no days remain.
 */
export function limitToValidDays({ start, end }: DayRange): DayRange | null {
  if (end < FIRST_DAY) return null;
  return { start: start < FIRST_DAY ? FIRST_DAY : start, end };
}

/** Returns every day of a range, in order. */
export function listDays(range: DayRange): Day[] {
  const days: Day[] = [];
  for (let day = range.start; isWithin(day, range); day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the first day of each month that the range touches, in order. */
export function listMonthStarts({ start, end }: DayRange): Day[] {
  const starts: Day[] = [];
  for (let month = toMonth(start); month <= toMonth(end); month = addMonths(month, 1)) {
    starts.push(firstOfMonth(month));
  }
  return starts;
}

/** Returns the same day a year earlier; Feb 29 becomes Feb 28 (rules.md, Calendar). */
export function yearEarlier(day: Day): Day {
  const month = addMonths(toMonth(day), -12);
  return buildDay(month, Math.min(dayOfMonth(day), daysInMonth(month)));
}

/** Returns the same day a year later; Feb 29 becomes Feb 28. */
export function yearLater(day: Day): Day {
  const month = addMonths(toMonth(day), 12);
  return buildDay(month, Math.min(dayOfMonth(day), daysInMonth(month)));
}

/**
 * Returns the same range a year earlier. When the range ends on the last day of a month, the earlier range
 * ends on the last day of its month, too. For example, February 2025 is compared with all 29 days of February
 * 2024 (rules.md, Calendar).
 */
export function rangeYearEarlier({ start, end }: DayRange): DayRange {
  const endsWithMonth = end === lastOfMonth(toMonth(end));
  return {
    start: yearEarlier(start),
    end: endsWithMonth ? lastOfMonth(addMonths(toMonth(end), -12)) : yearEarlier(end),
  };
}

/**
 * Returns the part of a range up to today. Returns null unless the range contains today and continues after
 * it.
 */
export function rangeToDate({ start, end }: DayRange, today: Day): DayRange | null {
  return start <= today && today < end ? { start, end: today } : null;
}
