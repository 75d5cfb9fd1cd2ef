import { type Month, yearOf } from './calendar.ts';

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

/** Returns the name: `October`. */
export const formatMonthName = (month: Month): string => MONTH_NAMES[Number(month.slice(5)) - 1] ?? '';

/** Returns the name and year: `October 2026`. */
export const formatMonth = (month: Month): string => `${formatMonthName(month)} ${yearOf(month)}`;
