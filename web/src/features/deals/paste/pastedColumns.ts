import { columnHeaders } from '../../../generated/rules/fieldHeads';
import { type DraftField, FORM_ORDER, formFields } from '../draft/formFields';

/** The field as which a column is read; null if the column is left out. */
export type PastedColumn = DraftField | null;

const normalizeHeader = (header: string) => header.toLowerCase().replace(/[^a-z0-9#&]/g, '');

const fieldByHeader = new Map(
  FORM_ORDER.flatMap(field => {
    const headers = [formFields[field].label, ...columnHeaders[field]];
    return headers.map((header): [string, DraftField] => [normalizeHeader(header), field]);
  }),
);

/**
 * Detects whether the first row contains headers, and the field of each column: by its header, or in the
 * order of the form. Only the first column with a header counts.
 */
export function detectColumns(rows: readonly (readonly string[])[]): { hasHeaderRow: boolean; columns: PastedColumn[] } {
  const width = Math.max(0, ...rows.map(row => row.length));
  const [first = []] = rows;
  const headerFields = first.map(cell => fieldByHeader.get(normalizeHeader(cell)) ?? null);
  const knownCount = headerFields.filter(field => field !== null).length;
  const filledCount = first.filter(cell => cell !== '').length;
  const hasHeaderRow = knownCount >= 2 || (knownCount === 1 && filledCount === 1);
  const columns = Array.from({ length: width }, (_, index): PastedColumn => {
    if (!hasHeaderRow) return FORM_ORDER[index] ?? null;
    const field = headerFields[index] ?? null;
    return headerFields.indexOf(field) === index ? field : null;
  });
  return { hasHeaderRow, columns };
}
