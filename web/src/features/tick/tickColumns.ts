import { type BoardColumn, boardColumns } from '../../components/board/board';
import type { CountedCars, TickFigure } from '../../generated/drillDown';
import { tickFigures } from '../../generated/rules/tickFigures';
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
  return boardColumns<keyof typeof shown, TickFigures>(shown, {
    new: { behind: sold('NEW', range, 'NEW') },
    used: { behind: sold('USED', range, 'USED') },
    total: { behind: sold('TOTAL', range), isTotal: true },
    vacation: {
      behind: ids => ({ vacation: { ...range, employeeIds: ids }, ...explained('VACATION', ids) }),
      isQuiet: true,
    },
    threeMonthAverage: { behind: averageRange && sold('THREE_MONTH_AVERAGE', averageRange), isQuiet: true },
    previous: {
      behind: previousRange && (ids => ({ ...sold('PREVIOUS', previousRange)(ids), hasVacation: true })),
      isQuiet: true,
    },
    track: { behind: sold('TRACK', range) },
    usedTrack: { behind: sold('USED_TRACK', range, 'USED') },
  });
}

/** Cars without a type are told below the total. */
const { unclassified: _, ...shown } = tickFigures;

/** The days alone: what an answer says besides is no part of a question. */
const daysOf = ({ start, end }: DayRange): DayRange => ({ start, end });
