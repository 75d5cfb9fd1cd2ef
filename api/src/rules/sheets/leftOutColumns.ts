import { type Cell, LONGEST_SAMPLE, textOf } from './cell.ts';
import { fieldsOf, type SheetField, type SheetPurpose } from './fields.ts';
import { filledCells, guessesByHead, guessField, headsOf, type Layout, type SheetLine } from './layout.ts';
import { type Formats, readCell } from './readCell.ts';

/**
 * Says why a column that has something in it is taken for no field (sheets.md, Columns that are left out).
 * @param lines the first lines of the sheet
 * @returns for each column the rest of a sentence that begins with its head; null where it is taken, or empty
 */
export function explainLeftOut(
  purpose: SheetPurpose,
  layout: Layout,
  lines: readonly SheetLine[],
): (string | null)[] {
  const fields = fieldsOf(purpose);
  const heads = headsOf(lines, layout.headRow);
  const below = lines.filter(({ line }) => line > layout.headRow);
  return heads.map((head, column) => {
    const filled = filledCells(column, below);
    if (layout.columns[column] || filled.length === 0) return null;
    const [likeliest] = guessesByHead(fields, head);
    if (!likeliest) return head ? 'its heading is not one we know' : 'it has no heading';
    const guess = guessField(fields, head, filled);
    if (!guess)
      return `most of its cells cannot be read as ${likeliest.field.title}${firstUnreadable(likeliest.field, filled, layout)}`;
    const other = layout.columns.indexOf(guess.name);
    if (other < 0) return 'it was left out by choice';
    return `${guess.field.title} is read from “${heads[other] || `Column ${other + 1}`}”`;
  });
}

function firstUnreadable(field: SheetField, cells: readonly Cell[], formats: Formats): string {
  for (const cell of cells) {
    const read = readCell(field, cell, formats);
    if (read.kind === 'refused') return `: “${textOf(cell).slice(0, LONGEST_SAMPLE)}” ${read.why}`;
  }
  return '';
}
