import { type DealField, dealFields } from '../../../modules/deals/deal.fields.ts';
import { type RecordedDealField, toHistoryName } from '../../../modules/deals/deal.history.ts';
import type { CellContent, CellKind, CellOfKind, ExportColumn } from '../exportTable.ts';
import { formatFlag } from '../exportTable.ts';

/**
 * Returns a column for a deal's field. The cells convert the text in the history to the kind of the field.
 */
export const buildRecordedColumn = <Line>(
  field: RecordedDealField,
  getText: (line: Line) => string | null,
): ExportColumn<Line> => ({
  head: formatRecordedField(field),
  kind: getRecordedCellKind(field),
  cell: line => parseRecordedContent(field, getText(line)),
});

/** Converts the text of a deal's field to a cell, for a column that contains cells of several fields. */
export const buildRecordedCell = (field: RecordedDealField, text: string | null): CellOfKind => ({
  kind: getRecordedCellKind(field),
  content: parseRecordedContent(field, text),
});

/** Formats the name of a field: `FRONT_GROSS` becomes `Front gross`. */
export function formatRecordedField(field: RecordedDealField): string {
  const text = toHistoryName(field).toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const RECORDED_CELL_KINDS: Readonly<Record<string, CellKind>> = {
  number: 'count',
  money: 'money',
  day: 'day',
};

const getRecordedCellKind = (field: RecordedDealField): CellKind =>
  RECORDED_CELL_KINDS[getDealField(field).kind] ?? 'text';

const getDealField = (field: RecordedDealField): DealField => dealFields[field];

function parseRecordedContent(field: RecordedDealField, text: string | null): CellContent {
  if (text === null) return null;
  const { kind } = getDealField(field);
  if (kind === 'number' || kind === 'money') return Number(text);
  return kind === 'flag' ? formatFlag(text === 'true') : text;
}
