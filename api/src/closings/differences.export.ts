import { formatDealValue, type RecordedDealField } from '../deals/deal.history.ts';
import type { Employees } from '../employees/employee.query.ts';
import { buildColumns, type ExportCell, type ExportColumn, getFigureCellKind } from '../reports/exports/exportTable.ts';
import { buildRecordedCell, formatRecordedField } from '../reports/exports/lists/recordedColumn.ts';
import { closedFigures } from '../rules/closing/closedFigures.ts';
import type { DealDifference, FigureDifference } from '../rules/closing/differences.ts';
import type { ClosingDifferences } from './stored/storedMonth.ts';

/** One field of a deal, or one figure, that differs from the closing before. */
interface DifferenceLine {
  readonly deal: number | null;
  readonly subject: string;
  readonly change: string;
  readonly fieldLabel: string | null;
  readonly from: ExportCell;
  readonly to: ExportCell;
}

export const DIFFERENCE_COLUMNS: readonly ExportColumn<DifferenceLine>[] = [
  { head: 'Deal', kind: 'count', cell: each => each.deal },
  ...buildColumns<DifferenceLine>('text', {
    Of: each => each.subject,
    Change: each => each.change,
    What: each => each.fieldLabel,
  }),
  { head: 'From', kind: 'own', cell: each => each.from },
  { head: 'To', kind: 'own', cell: each => each.to },
];

/**
 * Lists the differences from the closing before: deals field by field, then the figures (closing.md, How).
 */
export const listDifferenceLines = (since: ClosingDifferences | null, people: Employees): DifferenceLine[] => [
  ...(since?.deals ?? []).flatMap(deal => toDealLines(deal, people)),
  ...(since?.figures ?? []).map(toFigureLine),
];

function toDealLines(
  { number, customerName, kind, fields }: DealDifference,
  people: Employees,
): DifferenceLine[] {
  const deal = { deal: number, subject: customerName, change: kind.toLowerCase() };
  if (fields.length === 0) return [{ ...deal, fieldLabel: null, from: null, to: null }];
  return fields.map(({ field: name, from, to }) => {
    const field = name as RecordedDealField;
    const cell = (value: string | null) => buildRecordedCell(field, formatDealValue(field, value, people));
    return { ...deal, fieldLabel: formatRecordedField(field), from: cell(from), to: cell(to) };
  });
}

function toFigureLine({ figure, person, from, to }: FigureDifference): DifferenceLine {
  const definition = closedFigures[figure as keyof typeof closedFigures];
  const kind = getFigureCellKind(definition);
  return {
    deal: null,
    subject: person?.name ?? 'Store',
    change: 'changed',
    fieldLabel: definition.label,
    from: { kind, content: from },
    to: { kind, content: to },
  };
}
