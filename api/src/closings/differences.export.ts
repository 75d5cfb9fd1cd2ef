import { dealValueInWords, type RecordedField } from '../deals/deal.history.ts';
import type { Employees } from '../employees/employee.query.ts';
import { buildColumns, type ExportCell, type ExportColumn, getFigureCellKind } from '../reports/exports/exportTable.ts';
import { buildRecordedCell, formatRecordedField } from '../reports/exports/lists/recordedColumn.ts';
import { closedFigures } from '../rules/closing/closedFigures.ts';
import type { DealDifference, FigureDifference } from '../rules/closing/differences.ts';
import type { Since } from './stored/storedMonth.ts';

/** One field of a deal, or one figure, that differs from the closing before. */
interface Difference {
  readonly deal: number | null;
  readonly of: string;
  readonly change: string;
  readonly what: string | null;
  readonly from: ExportCell;
  readonly to: ExportCell;
}

export const DIFFERENCE_COLUMNS: readonly ExportColumn<Difference>[] = [
  { head: 'Deal', kind: 'count', cell: each => each.deal },
  ...buildColumns<Difference>('text', {
    Of: each => each.of,
    Change: each => each.change,
    What: each => each.what,
  }),
  { head: 'From', kind: 'own', cell: each => each.from },
  { head: 'To', kind: 'own', cell: each => each.to },
];

/** What differs from the closing before: deals field by field, then the figures (closing.md, How). */
export const differenceLines = (since: Since | null, people: Employees): Difference[] => [
  ...(since?.deals ?? []).flatMap(deal => linesOfDeal(deal, people)),
  ...(since?.figures ?? []).map(lineOfFigure),
];

function linesOfDeal(
  { number, customerName, kind, fields }: DealDifference,
  people: Employees,
): Difference[] {
  const deal = { deal: number, of: customerName, change: kind.toLowerCase() };
  if (fields.length === 0) return [{ ...deal, what: null, from: null, to: null }];
  return fields.map(({ field: name, from, to }) => {
    const field = name as RecordedField;
    const cell = (value: string | null) => buildRecordedCell(field, dealValueInWords(field, value, people));
    return { ...deal, what: formatRecordedField(field), from: cell(from), to: cell(to) };
  });
}

function lineOfFigure({ figure, person, from, to }: FigureDifference): Difference {
  const closed = closedFigures[figure as keyof typeof closedFigures];
  const kind = getFigureCellKind(closed);
  return {
    deal: null,
    of: person?.name ?? 'Store',
    change: 'changed',
    what: closed.label,
    from: { kind, content: from },
    to: { kind, content: to },
  };
}
