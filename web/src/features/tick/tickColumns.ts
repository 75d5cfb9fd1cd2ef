import type { BoardColumn } from '../../components/board/board';
import type { CountedCars, TickFigure } from '../../generated/drillDown';
import type { DayRange } from '../../lib/days/dates';
import type { TickSheet } from './tickSheet';

type TickFigures = TickSheet['sections'][number]['total'];

/** The columns in their order, each with what makes its number, and how. */
export function tickColumns(
  { averageRange, previousRange }: Pick<TickSheet, 'averageRange' | 'previousRange'>,
  range: DayRange,
): BoardColumn<TickFigures>[] {
  const explained = (figure: TickFigure, employeeIds: number[]) => ({
    explained: { tickSheet: { ...range, figure, employeeIds } },
  });
  const sold = (figure: TickFigure, days: DayRange, cars?: CountedCars) => (employeeIds: number[]) => ({
    filter: { ...daysOf(days), employeeIds, ...(cars && { cars }) },
    ...explained(figure, employeeIds),
  });
  return [
    { label: 'New', amount: row => row.new, behind: sold('NEW', range, 'NEW') },
    { label: 'Used', amount: row => row.used, behind: sold('USED', range, 'USED') },
    { label: 'Total Sold', amount: row => row.total, behind: sold('TOTAL', range), isTotal: true },
    {
      label: 'VAC',
      amount: row => row.vacation,
      behind: ids => ({ vacation: { ...range, employeeIds: ids }, ...explained('VACATION', ids) }),
      isQuiet: true,
    },
    {
      label: '3MAvg',
      amount: row => row.threeMonthAverage,
      behind: averageRange && sold('THREE_MONTH_AVERAGE', averageRange),
      isQuiet: true,
    },
    {
      label: 'Prev',
      amount: row => row.previous,
      behind: previousRange && (ids => ({ ...sold('PREVIOUS', previousRange)(ids), hasVacation: true })),
      isQuiet: true,
    },
    { label: 'Track', amount: row => row.track, behind: sold('TRACK', range) },
    { label: 'Used Track', amount: row => row.usedTrack, behind: sold('USED_TRACK', range, 'USED') },
  ];
}

/** The days alone: what an answer says besides is no part of a question. */
const daysOf = ({ start, end }: DayRange): DayRange => ({ start, end });
