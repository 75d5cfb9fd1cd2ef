import { skipToken } from '@apollo/client/react';
import { useCallback } from 'react';
import { type Day, formatMonthName, monthStart } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { formatInstant } from '../../lib/format/changes';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { ClosedMonthsDocument, type ClosedMonthsQuery } from './closedMonths.generated';

/** A closed month, with the employee who closed it and the time. */
export type MonthClosing = ClosedMonthsQuery['closedMonths'][number];

const toMonth = (day: Day) => day.slice(0, 7);

/**
 * Returns a function that finds the closing of the month of a day, with live updates.
 * @param days the days on the screen; if all of them are in the current month or later, no request is sent
 */
export function useClosedMonths(days: readonly Day[]): (day: Day) => MonthClosing | undefined {
  const today = useStoreToday();
  const isNeeded = days.some(day => day < monthStart(today));
  const { data } = useLiveQuery(ClosedMonthsDocument, isNeeded ? {} : skipToken);
  return useCallback(day => data?.closedMonths.find(({ month }) => month === toMonth(day)), [data]);
}

/**
 * Returns the closing of the month that contains the range; undefined if the range covers several months or
 * the month is open.
 */
export function useClosedRange({ start, end }: { start: Day; end: Day }): MonthClosing | undefined {
  const isOneMonth = toMonth(start) === toMonth(end);
  const findClosing = useClosedMonths(isOneMonth ? [start] : []);
  return isOneMonth ? findClosing(start) : undefined;
}

/** Formats a month (YYYY-MM): "October 2026". */
export const formatMonthTitle = (month: string): string => formatMonthName(`${month}-01`);

/** Formats a closing: "Closed by Olive Park, Nov 3, 2026, 2:15 PM". */
export const formatMonthClosing = (
  { closedBy, closedAt }: { closedBy: { name: string } | null; closedAt: string },
  timeZone: string,
): string => `Closed by ${closedBy?.name ?? 'someone'}, ${formatInstant(closedAt, timeZone)}`;

/** Formats the server's error for a change of deals or ups that count in a closed month. */
export const formatClosedMonthMessage = (month: string): string =>
  `${formatMonthTitle(month)} is closed, so everything that counts toward it is locked. Ask a manager or an admin to reopen it.`;
