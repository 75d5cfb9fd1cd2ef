import { skipToken } from '@apollo/client/react';
import { useCallback } from 'react';
import { type Day, monthStart } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { ClosedMonthsDocument, type ClosedMonthsQuery } from './closedMonths.generated';

/** A closed month, with the employee who closed it and the time. */
export type MonthClosing = ClosedMonthsQuery['closedMonths'][number];

const toMonth = (day: Day) => day.slice(0, 7);

/**
 * Returns a function that finds the closing of a day's month, with live updates.
 * @param days the days on screen; nothing is requested while all of them are in the current month or later
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
