import { getCellText, MAX_SAMPLE_LENGTH, type SheetCell } from './cell.ts';
import { getSheetFields, type SheetPurpose } from './fields.ts';
import {
  guessField,
  guessFieldsByHeader,
  listFilledCells,
  listHeaders,
  type SheetLayout,
  type SheetLine,
} from './layout.ts';
import { readCell, type SheetFormats } from './readCell.ts';
import type { SheetField } from './sheetField.ts';

/**
 * Explains why filled columns are left out (sheets.md, Skipped columns).
 * @param lines the first lines of the sheet
 * @returns for each column the end of a sentence that begins with its header; null when the column is used or
 * empty
 */
export function explainLeftOut(
  purpose: SheetPurpose,
  layout: SheetLayout,
  lines: readonly SheetLine[],
): (string | null)[] {
  const fields = getSheetFields(purpose);
  const headers = listHeaders(lines, layout.headRow);
  const linesBelow = lines.filter(({ line }) => line > layout.headRow);
  return headers.map((header, column) => {
    const filled = listFilledCells(column, linesBelow);
    if (layout.columns[column] || filled.length === 0) return null;
    const [likeliest] = guessFieldsByHeader(fields, header);
    if (!likeliest) return header ? 'its header isn’t recognized' : 'it has no header';
    const guess = guessField(fields, header, filled);
    if (!guess)
      return `most of its values can’t be read as ${likeliest.field.title}${describeFirstUnreadable(likeliest.field, filled, layout)}`;
    const other = layout.columns.indexOf(guess.name);
    if (other < 0) return 'it is set to be skipped';
    return `${guess.field.title} already comes from “${headers[other] || `Column ${other + 1}`}”`;
  });
}

function describeFirstUnreadable(
  field: SheetField,
  cells: readonly SheetCell[],
  formats: SheetFormats,
): string {
  for (const cell of cells) {
    const result = readCell(field, cell, formats);
    if (result.kind === 'refused')
      return `: “${getCellText(cell).slice(0, MAX_SAMPLE_LENGTH)}” ${result.why}`;
  }
  return '';
}
