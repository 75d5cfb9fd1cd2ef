import type { BoardColumn, BoardRow } from '../../components/board/board';
import type { CountedCars, SummaryQuery } from '../../generated/graphql';
import type { DayRange } from '../../lib/days/dates';
import { money } from '../../lib/values/money';

type SummaryFigures = SummaryQuery['summary']['sections'][number]['total'];

export type SummaryRow = BoardRow<SummaryFigures>;

/** The columns in their order, each with what makes its number. */
export function summaryColumns(
  range: DayRange,
  vacationEditor: BoardColumn<SummaryFigures>['editor'],
): BoardColumn<SummaryFigures>[] {
  const sold = (cars?: CountedCars) => (employeeIds: number[]) => ({
    filter: { ...range, employeeIds, ...(cars && { cars }) },
  });
  return [
    { label: 'New', amount: row => row.new, behind: sold('NEW') },
    { label: 'Used', amount: row => row.used, behind: sold('USED') },
    { label: 'Total', amount: row => row.total, behind: sold(), isTotal: true },
    {
      label: 'VAC',
      amount: row => row.vacation,
      behind: employeeIds => ({ vacation: { ...range, employeeIds } }),
      isQuiet: true,
      ...(vacationEditor && { editor: vacationEditor }),
    },
    {
      label: 'Front End Gross',
      amount: row => row.frontGross,
      format: money,
      behind: ids => ({ ...sold()(ids), term: 'frontGross' }),
      isWide: true,
    },
  ];
}
