import {
  addDays,
  addMonths,
  type DayRange,
  dayOfMonth,
  daysInMonth,
  firstOfMonth,
  lastOfMonth,
  type Month,
  type MonthSpan,
  toMonth,
} from './calendar.ts';

/** A range in whole months: the days of `months` and `added`, without the days of `removed`. */
export interface WholeMonths {
  readonly months: MonthSpan | undefined;
  readonly added: readonly DayRange[];
  readonly removed: readonly DayRange[];
}

/**
 * Splits a range into whole months. When fewer than half of a month's days are in the range, these days are
 * added. When at least half of its days are in the range, the whole month is taken and the days outside the
 * range are removed.
 */
export function splitIntoWholeMonths(range: DayRange): WholeMonths {
  const [start, end] = [toMonth(range.start), toMonth(range.end)];
  const cuts = (start === end ? [start] : [start, end]).map(month => cutMonth(month, range));
  const isWholeMonth = (month: Month) => !cuts.some(cut => cut.month === month && cut.isAddedByDays);
  const months = {
    first: isWholeMonth(start) ? start : addMonths(start, 1),
    last: isWholeMonth(end) ? end : addMonths(end, -1),
  };
  return {
    months: months.first <= months.last ? months : undefined,
    added: cuts.flatMap(cut => (cut.isAddedByDays ? [cut.rangeWithin] : [])),
    removed: cuts.flatMap(cut => (cut.isAddedByDays ? [] : cut.rangesOutside)),
  };
}

/** Returns the days of a month that are in the range, and the days of the month that are not in the range. */
function cutMonth(month: Month, range: DayRange) {
  const whole = { start: firstOfMonth(month), end: lastOfMonth(month) };
  const rangeWithin = {
    start: month === toMonth(range.start) ? range.start : whole.start,
    end: month === toMonth(range.end) ? range.end : whole.end,
  };
  const rangesOutside = [
    { start: whole.start, end: addDays(rangeWithin.start, -1) },
    { start: addDays(rangeWithin.end, 1), end: whole.end },
  ].filter(({ start, end }) => start <= end);
  const daysWithin = dayOfMonth(rangeWithin.end) - dayOfMonth(rangeWithin.start) + 1;
  return { month, rangeWithin, rangesOutside, isAddedByDays: daysWithin * 2 < daysInMonth(month) };
}
