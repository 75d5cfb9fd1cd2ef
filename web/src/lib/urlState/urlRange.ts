import { useMemo } from 'react';
import { type Day, type DayRange, isDay, monthEnd, monthStart } from '../days/dates';
import { useStoreToday } from '../days/StoreDayProvider';
import { dayParam, useUrlState } from './urlState';

const params = { start: dayParam(), end: dayParam() };

/** The two days in the address; null for the current month. */
export type UrlRange = { start: Day | null; end: Day | null };

/** Returns the current month, the default range of the tick sheet and the summary (rules.md, Tick sheet). */
export function getCurrentMonth(today: Day): DayRange {
  return { start: monthStart(today), end: monthEnd(today) };
}

/** Returns the range of an address: the current month unless both days are present and in order. */
export function resolveUrlRange({ start, end }: UrlRange, today: Day): DayRange {
  return start !== null && end !== null && start <= end ? { start, end } : getCurrentMonth(today);
}

/**
 * Returns the address values of a range. The current month is omitted. A bookmark thus always opens the month
 * that is current at that time.
 */
export function toUrlRange(range: DayRange, today: Day): UrlRange {
  const { start, end } = getCurrentMonth(today);
  return range.start === start && range.end === end ? { start: null, end: null } : range;
}

/** Returns the month before the start of a range; null before the first day that people can enter. */
export function getPreviousMonth({ start }: DayRange): DayRange | null {
  const previous = { start: monthStart(start, -1), end: monthEnd(start, -1) };
  return isDay(previous.start) ? previous : null;
}

/** Returns the range in the address and a function that selects another range. */
export function useUrlRange(): [DayRange, (range: DayRange) => void] {
  const today = useStoreToday();
  const [urlRange, setUrlRange] = useUrlState(params);
  const range = useMemo(() => resolveUrlRange(urlRange, today), [urlRange, today]);
  return [range, selected => setUrlRange(toUrlRange(selected, today))];
}
