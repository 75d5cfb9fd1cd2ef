import { type DealField, dealFields } from '../../../deals/deal.fields.ts';
import { historyName, type RecordedField } from '../../../deals/deal.history.ts';
import type { CellContent, CellKind, CellOfKind, Column } from '../exportTable.ts';
import { yes } from '../exportTable.ts';

/** A field of a deal as the history keeps it: its words, in a cell of its kind. */
export const recordedColumn = <Line>(
  field: RecordedField,
  wordsOf: (line: Line) => string | null,
): Column<Line> => ({
  head: recordedHead(field),
  kind: kindOf(field),
  cell: line => contentOf(field, wordsOf(line)),
});

/** The same alone, beside those of other fields. */
export const recordedCell = (field: RecordedField, words: string | null): CellOfKind => ({
  kind: kindOf(field),
  content: contentOf(field, words),
});

/** `FRONT_GROSS` is `Front gross`. */
export function recordedHead(field: RecordedField): string {
  const words = historyName(field).toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const CELL_KINDS: Readonly<Record<string, CellKind>> = { number: 'count', money: 'money', day: 'day' };

const kindOf = (field: RecordedField): CellKind => CELL_KINDS[fieldOf(field).kind] ?? 'text';

const fieldOf = (field: RecordedField): DealField => dealFields[field];

function contentOf(field: RecordedField, words: string | null): CellContent {
  if (words === null) return null;
  const { kind } = fieldOf(field);
  if (kind === 'number' || kind === 'money') return Number(words);
  return kind === 'flag' ? yes(words === 'true') : words;
}
