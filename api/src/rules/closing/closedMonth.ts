import { addMonths, type Day, dayOfMonth, lastOfMonth, type Month, monthOf } from '../calendar/calendar.ts';
import { monthTitle } from '../calendar/monthNames.ts';

/** What refuses a change of a closed month (closing.md, What a closed month refuses). */
export const closedSentence = (month: Month): string =>
  `${monthTitle(month)} is closed: nothing that counts in it can change. A manager or an admin can reopen it.`;

/** A month can be closed once it is over, so that no figure is still paced (closing.md, Who). */
export const isOver = (month: Month, today: Day): boolean => lastOfMonth(month) < today;

/** By this day of a month the month before it is usually closed. */
const USUALLY_CLOSED_BY = 4;

/** The month that waits to be closed, unless it is closed; null while there is time (closing.md). */
export const monthToBeClosed = (today: Day): Month | null =>
  dayOfMonth(today) < USUALLY_CLOSED_BY ? null : addMonths(monthOf(today), -1);
