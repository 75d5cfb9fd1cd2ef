import { skipToken } from '@apollo/client/react';
import { useCallback } from 'react';
import { type Day, monthStart } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { ClosedMonthsDocument, type ClosedMonthsQuery } from './closedMonths.generated';

/** Who closed a month, and when. */
export type ClosedMonth = ClosedMonthsQuery['closedMonths'][number];

const monthOf = (day: Day) => day.slice(0, 7);

/**
 * The closed months, level with what others close and reopen.
 * @param days what is shown; while none of them lies in a month that is over, nothing is requested
 * @returns of a day, who closed its month, if it is closed
 */
export function useClosedMonths(days: readonly Day[]): (day: Day) => ClosedMonth | undefined {
  const today = useStoreToday();
  const isAsked = days.some(day => day < monthStart(today));
  const { data } = useLiveQuery(ClosedMonthsDocument, isAsked ? {} : skipToken);
  return useCallback(day => data?.closedMonths.find(({ month }) => month === monthOf(day)), [data]);
}

/** Who closed the month in which all days of a range lie; undefined also where there are several months. */
export function useClosedRange({ start, end }: { start: Day; end: Day }): ClosedMonth | undefined {
  const isOneMonth = monthOf(start) === monthOf(end);
  const closed = useClosedMonths(isOneMonth ? [start] : []);
  return isOneMonth ? closed(start) : undefined;
}
