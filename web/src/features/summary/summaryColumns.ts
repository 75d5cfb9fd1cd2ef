import { type BoardColumn, type BoardRow, boardColumns } from '../../components/board/board';
import type { CountedCars, SummaryFigure } from '../../generated/drillDown';
import { summaryFigures } from '../../generated/rules/summaryFigures';
import type { SummaryQuery } from '../../generated/summary';
import type { DayRange } from '../../lib/days/dates';

type SummaryFigures = SummaryQuery['summary']['sections'][number]['total'];

export type SummaryRow = BoardRow<SummaryFigures>;

/** The columns in their order, each with what makes its number. */
export function summaryColumns(
  range: DayRange,
  vacationEditor: BoardColumn<SummaryFigures>['editor'],
): BoardColumn<SummaryFigures>[] {
  const explained = (figure: SummaryFigure, employeeIds: number[]) => ({
    explained: { summary: { ...range, figure, employeeIds } },
  });
  const sold = (figure: SummaryFigure, cars?: CountedCars) => (employeeIds: number[]) => ({
    filter: { ...range, employeeIds, ...(cars && { cars }) },
    ...explained(figure, employeeIds),
  });
  return boardColumns<keyof typeof shown, SummaryFigures>(shown, {
    new: { behind: sold('NEW', 'NEW') },
    used: { behind: sold('USED', 'USED') },
    total: { behind: sold('TOTAL'), isTotal: true },
    vacation: {
      behind: ids => ({ vacation: { ...range, employeeIds: ids }, ...explained('VACATION', ids) }),
      isQuiet: true,
      ...(vacationEditor && { editor: vacationEditor }),
    },
    frontGross: {
      behind: ids => ({ ...sold('FRONT_GROSS')(ids), term: 'frontGross' }),
      isWide: true,
    },
  });
}

/** Cars without a type are told below the total. */
const { unclassified: _, ...shown } = summaryFigures;
