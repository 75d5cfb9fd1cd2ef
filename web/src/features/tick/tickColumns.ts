import type { BoardColumn } from '../../components/board/board';
import type { CountedCars } from '../../generated/graphql';
import type { DayRange } from '../../lib/days/dates';
import { units } from '../../lib/values/units';
import type { TickSheet } from './tickSheet';

type TickFigures = TickSheet['sections'][number]['total'];

/** The columns in their order, each with what makes its number. */
export function tickColumns(
  { averageRange, previousRange }: Pick<TickSheet, 'averageRange' | 'previousRange'>,
  range: DayRange,
  pacedBy: string,
): BoardColumn<TickFigures>[] {
  const sold = (days: DayRange, cars?: CountedCars) => (employeeIds: number[]) => ({
    filter: { ...daysOf(days), employeeIds, ...(cars && { cars }) },
  });
  return [
    { label: 'New', amount: row => row.new, behind: sold(range, 'NEW') },
    { label: 'Used', amount: row => row.used, behind: sold(range, 'USED') },
    { label: 'Total Sold', amount: row => row.total, behind: sold(range), isTotal: true },
    {
      label: 'VAC',
      amount: row => row.vacation,
      behind: employeeIds => ({ vacation: { ...range, employeeIds } }),
      isQuiet: true,
    },
    {
      label: '3MAvg',
      amount: row => row.threeMonthAverage,
      behind:
        averageRange &&
        ((ids, { threeMonthAverage }) => ({
          ...sold(averageRange)(ids),
          workedOut: { figure: units(threeMonthAverage), by: '÷ 3 months' },
        })),
      isQuiet: true,
    },
    {
      label: 'Prev',
      amount: row => row.previous,
      behind: previousRange && (ids => ({ ...sold(previousRange)(ids), hasVacation: true })),
      isQuiet: true,
    },
    {
      label: 'Track',
      amount: row => row.track,
      behind: (ids, { track }) => ({
        ...sold(range)(ids),
        workedOut: { figure: units(track), by: pacedBy },
      }),
    },
    {
      label: 'Used Track',
      amount: row => row.usedTrack,
      behind: (ids, { usedTrack }) => ({
        ...sold(range, 'USED')(ids),
        workedOut: { figure: units(usedTrack), by: pacedBy },
      }),
    },
  ];
}

/** The days alone: what an answer says besides is no part of a question. */
const daysOf = ({ start, end }: DayRange): DayRange => ({ start, end });
