import { formatMonthName } from '../../lib/days/dates';
import { formatInstant } from '../../lib/values/changeWords';

/** Formats a month (YYYY-MM): "October 2026". */
export const formatMonthTitle = (month: string): string => formatMonthName(`${month}-01`);

/** Formats a closing: "Closed by Olive Park, Nov 3, 2026, 2:15 PM". */
export const formatMonthClosing = (
  { closedBy, closedAt }: { closedBy: { name: string } | null; closedAt: string },
  timeZone: string,
): string => `Closed by ${closedBy?.name ?? 'someone'}, ${formatInstant(closedAt, timeZone)}`;

/** The error of the server for a change of deals or ups that count in a closed month. */
export const formatClosedMonthMessage = (month: string): string =>
  `${formatMonthTitle(month)} is closed: nothing that counts in it can change. A manager or an admin can reopen it.`;
