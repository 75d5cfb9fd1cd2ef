import type { BoardColumn } from '../../components/board/board';
import type { TickSheetQuery } from '../../generated/graphql';
import type { DayRange } from '../../lib/dates';

type TickSheet = TickSheetQuery['tickSheet'];
type TickFigures = TickSheet['sections'][number]['total'];

/** The brief's columns in its order, each with the deals that it counts. Vacation is granted, not sold. */
export function tickColumns(
  { averageRange, previousRange }: Pick<TickSheet, 'averageRange' | 'previousRange'>,
  range: DayRange,
): BoardColumn<TickFigures>[] {
  return [
    { label: 'New', amount: row => row.new, deals: { range, cars: 'NEW' } },
    { label: 'Used', amount: row => row.used, deals: { range, cars: 'USED' } },
    { label: 'Total Sold', amount: row => row.total, deals: { range }, isTotal: true },
    { label: 'VAC', amount: row => row.vacation, isQuiet: true },
    { label: '3MAvg', amount: row => row.threeMonthAverage, ...dealsOf(averageRange), isQuiet: true },
    { label: 'Prev', amount: row => row.previous, ...dealsOf(previousRange), isQuiet: true },
    { label: 'Track', amount: row => row.track, deals: { range } },
    { label: 'Used Track', amount: row => row.usedTrack, deals: { range, cars: 'USED' } },
  ];
}

/** The days alone: what an answer says besides is no part of a question. No days, no deals. */
const dealsOf = (range: DayRange | null) =>
  range && { deals: { range: { start: range.start, end: range.end } } };
