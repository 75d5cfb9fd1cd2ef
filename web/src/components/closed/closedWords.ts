import { monthName } from '../../lib/days/dates';
import { timeWords } from '../../lib/values/changeWords';

/** A month (YYYY-MM) as people call it: "October 2026". */
export const monthTitle = (month: string): string => monthName(`${month}-01`);

/** "Closed by Olive Park, Nov 3, 2026, 2:15 PM". */
export const closedWords = (
  { closedBy, closedAt }: { closedBy: { name: string } | null; closedAt: string },
  timeZone: string,
): string => `Closed by ${closedBy?.name ?? 'someone'}, ${timeWords(closedAt, timeZone)}`;

/** What the server answers to a change of what counts in a closed month. */
export const closedSentence = (month: string): string =>
  `${monthTitle(month)} is closed: nothing that counts in it can change. A manager or an admin can reopen it.`;
