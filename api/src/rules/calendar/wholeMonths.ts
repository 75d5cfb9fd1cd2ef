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
  monthOf,
} from './calendar.ts';

/** A range as whole months: its days are those of `months` and the `added` ones, without the `removed` ones. */
export interface WholeMonths {
  readonly months: MonthSpan | undefined;
  readonly added: readonly DayRange[];
  readonly removed: readonly DayRange[];
}

/**
 * Turns a range into whole months. A month that the range cuts is taken without the days outside the range, or not at
 * all and its days within are added, whichever are fewer.
 */
export function wholeMonths(range: DayRange): WholeMonths {
  const [start, end] = [monthOf(range.start), monthOf(range.end)];
  const cuts = (start === end ? [start] : [start, end]).map(month => cutOf(month, range));
  const isTaken = (month: Month) => !cuts.some(cut => cut.month === month && cut.isLeftOut);
  const months = {
    first: isTaken(start) ? start : addMonths(start, 1),
    last: isTaken(end) ? end : addMonths(end, -1),
  };
  return {
    months: months.first <= months.last ? months : undefined,
    added: cuts.flatMap(cut => (cut.isLeftOut ? [cut.within] : [])),
    removed: cuts.flatMap(cut => (cut.isLeftOut ? [] : cut.outside)),
  };
}

/** How a range cuts a month that it touches. */
function cutOf(month: Month, range: DayRange) {
  const whole = { start: firstOfMonth(month), end: lastOfMonth(month) };
  const within = {
    start: month === monthOf(range.start) ? range.start : whole.start,
    end: month === monthOf(range.end) ? range.end : whole.end,
  };
  const outside = [
    { start: whole.start, end: addDays(within.start, -1) },
    { start: addDays(within.end, 1), end: whole.end },
  ].filter(({ start, end }) => start <= end);
  const daysWithin = dayOfMonth(within.end) - dayOfMonth(within.start) + 1;
  return { month, within, outside, isLeftOut: daysWithin * 2 < daysInMonth(month) };
}
