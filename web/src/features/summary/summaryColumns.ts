import type { BoardColumn, BoardRow } from '../../components/board/board';
import type { SummaryFigure } from '../../generated/drillDown';
import type { SummaryQuery } from '../../generated/summary';
import { money } from '../../lib/values/money';

type SummaryFigures = SummaryQuery['summary']['sections'][number]['total'];

export type SummaryRow = BoardRow<SummaryFigures>;

type Column = BoardColumn<SummaryFigures, SummaryFigure>;

/** The columns in their order. */
export function summaryColumns(editor: Column['editor']): Column[] {
  return [
    { label: 'New', figure: 'NEW', amount: row => row.new },
    { label: 'Used', figure: 'USED', amount: row => row.used },
    { label: 'Total', figure: 'TOTAL', amount: row => row.total, isTotal: true },
    {
      label: 'VAC',
      figure: 'VACATION',
      amount: row => row.vacation,
      isQuiet: true,
      ...(editor && { editor }),
    },
    {
      label: 'Front End Gross',
      figure: 'FRONT_GROSS',
      amount: row => row.frontGross,
      format: money,
      isWide: true,
    },
  ];
}
