import { useMemo } from 'react';
import { type Day, type DayRange, isDay, monthEnd, monthStart } from '../days/dates';
import { useStoreToday } from '../days/storeDay';
import { day, useUrlState } from './urlState';

const params = { start: day(), end: day() };

/** The two days in the address; null for the current month. */
export type WrittenRange = { start: Day | null; end: Day | null };

/** This month, by default what the tick sheet and the summary show (rules.md, Tick sheet). */
export function currentMonth(today: Day): DayRange {
  return { start: monthStart(today), end: monthEnd(today) };
}

/** The range an address asks for: this month unless both its days are there and in order. */
export function readRange({ start, end }: WrittenRange, today: Day): DayRange {
  return start !== null && end !== null && start <= end ? { start, end } : currentMonth(today);
}

/** How a range is written: the current month is left out, so that a bookmark of it moves on with the calendar. */
export function writeRange(range: DayRange, today: Day): WrittenRange {
  const { start, end } = currentMonth(today);
  return range.start === start && range.end === end ? { start: null, end: null } : range;
}

/** The month before the one in which a range starts; null where the calendar that people may use ends. */
export function monthBefore({ start }: DayRange): DayRange | null {
  const before = { start: monthStart(start, -1), end: monthEnd(start, -1) };
  return isDay(before.start) ? before : null;
}

/** The range in the address, and a way to choose another. */
export function useChosenRange(): [DayRange, (range: DayRange) => void] {
  const today = useStoreToday();
  const [written, write] = useUrlState(params);
  const range = useMemo(() => readRange(written, today), [written, today]);
  return [range, chosen => write(writeRange(chosen, today))];
}
