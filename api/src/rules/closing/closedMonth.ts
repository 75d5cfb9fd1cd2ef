import { type Day, lastOfMonth, type Month } from '../calendar/calendar.ts';
import { monthTitle } from '../calendar/monthNames.ts';

/** What refuses a change of a closed month (closing.md, What a closed month refuses). */
export const closedSentence = (month: Month): string =>
  `${monthTitle(month)} is closed: nothing that counts in it can change. A manager or an admin can reopen it.`;

/** A month can be closed once it is over, so that no figure is still paced (closing.md, Who). */
export const isOver = (month: Month, today: Day): boolean => lastOfMonth(month) < today;
