import type { Month } from '../calendar/calendar.ts';
import { monthTitle } from '../calendar/monthNames.ts';

/** What refuses a change of a closed month (closing.md, What a closed month refuses). */
export const closedSentence = (month: Month): string =>
  `${monthTitle(month)} is closed: nothing that counts in it can change. A manager or an admin can reopen it.`;
