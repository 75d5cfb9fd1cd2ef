import { addMonths, type Day, dayOfMonth, lastOfMonth, type Month, toMonth } from '../calendar/calendar.ts';
import { formatMonth } from '../calendar/formatDay.ts';

/** Formats the error for a change in a closed month (closing.md). */
export const formatClosedMonthError = (month: Month): string =>
  `${formatMonth(month)} is closed, so everything that counts toward it is locked. Ask a manager or an admin to reopen it.`;

/**
 * Returns whether a month is over. Only a month that is over can be closed, because its figures are no longer
 * projected (closing.md, Positions).
 */
export const isMonthOver = (month: Month, today: Day): boolean => lastOfMonth(month) < today;

/** The day of the month by which the previous month is usually closed. */
const CLOSING_DUE_DAY = 4;

/**
 * Returns the month that is due to be closed, or null when it is too early in the current month (closing.md).
 * The returned month may be closed already.
 */
export const getMonthDueForClosing = (today: Day): Month | null =>
  dayOfMonth(today) < CLOSING_DUE_DAY ? null : addMonths(toMonth(today), -1);
