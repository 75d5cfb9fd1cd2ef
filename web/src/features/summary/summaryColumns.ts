import type { BoardColumn, BoardRow } from '../../components/board/board';
import type { CountedCars, SummaryFigure } from '../../generated/drillDown';
import type { SummaryQuery } from '../../generated/summary';
import type { DayRange } from '../../lib/days/dates';
import { money } from '../../lib/values/money';

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
  return [
    { label: 'New', amount: row => row.new, behind: sold('NEW', 'NEW') },
    { label: 'Used', amount: row => row.used, behind: sold('USED', 'USED') },
    { label: 'Total', amount: row => row.total, behind: sold('TOTAL'), isTotal: true },
    {
      label: 'VAC',
      amount: row => row.vacation,
      behind: ids => ({ vacation: { ...range, employeeIds: ids }, ...explained('VACATION', ids) }),
      isQuiet: true,
      ...(vacationEditor && { editor: vacationEditor }),
    },
    {
      label: 'Front End Gross',
      amount: row => row.frontGross,
      format: money,
      behind: ids => ({ ...sold('FRONT_GROSS')(ids), term: 'frontGross' }),
      isWide: true,
    },
  ];
}
