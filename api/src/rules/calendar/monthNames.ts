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

/** `October`. */
export const monthName = (month: Month): string => MONTH_NAMES[Number(month.slice(5)) - 1] ?? '';

/** `October 2026`. */
export const monthTitle = (month: Month): string => `${monthName(month)} ${yearOf(month)}`;
