import type { BoardColumn, BoardRow } from '../../components/board/board';
import type { SummaryQuery } from '../../generated/graphql';
import type { DayRange } from '../../lib/dates';
import { money } from '../../lib/money';

type SummaryFigures = SummaryQuery['summary']['sections'][number]['total'];

export type SummaryRow = BoardRow<SummaryFigures>;

/** The brief's columns in its order, each with the deals that it counts. */
export function summaryColumns(
  range: DayRange,
  vacationEditor: BoardColumn<SummaryFigures>['editor'],
): BoardColumn<SummaryFigures>[] {
  return [
    { label: 'New', amount: row => row.new, deals: { range, cars: 'NEW' } },
    { label: 'Used', amount: row => row.used, deals: { range, cars: 'USED' } },
    { label: 'Total', amount: row => row.total, deals: { range }, isTotal: true },
    { label: 'VAC', amount: row => row.vacation, ...(vacationEditor && { editor: vacationEditor }) },
    {
      label: 'Front End Gross',
      amount: row => row.frontGross,
      format: money,
      deals: { range },
      isWide: true,
    },
  ];
}
