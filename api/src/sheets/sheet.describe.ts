import type { Context } from '../context.ts';
import { textOf } from '../rules/sheets/cell.ts';
import type { SheetPurpose } from '../rules/sheets/fields.ts';
import { fieldsOf } from '../rules/sheets/fields.ts';
import { headsOf, type Layout, SAMPLED, type SheetLine, whatIsMissing } from '../rules/sheets/layout.ts';
import { type ReadLines, unreadableIn } from '../rules/sheets/readLines.ts';
import { earlierSheets, type SheetRow } from './sheet.query.ts';
import { contentOf, readInParts } from './sheet.read.ts';
import type { SheetColumnType, SheetType } from './sheet.types.ts';

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;

/** A sheet as screens show it: how it is read now, and what cannot be read so. */
export async function describeSheet({ database }: Context, sheet: SheetRow): Promise<SheetType> {
  const { lines, layout, isRemembered } = await contentOf(database, sheet);
  // Each line by itself: an error is of a line in the file.
  const read = await readInParts(sheet.purpose, { ...layout, sumLines: false }, lines);
  return {
    ...sheet,
    tab: sheet.tab || null,
    isWhole: sheet.storedCount === sheet.lineCount,
    isRemembered,
    ...layout,
    columns: columnsOf(layout, lines, read),
    fields: Object.entries(fieldsOf(sheet.purpose)).map(([name, { title, kind }]) => ({ name, title, kind })),
    dataLineCount: read.lines.length,
    totalLines: [...read.leftOut.totals],
    numberOnlyLines: [...read.leftOut.numberOnly],
    missing: whatIsMissing(sheet.purpose, layout.columns),
    earlier: await earlierSheets(database, sheet),
  };
}

function columnsOf(
  layout: Layout,
  lines: readonly SheetLine[],
  read: ReadLines<SheetPurpose>,
): SheetColumnType[] {
  const heads = headsOf(lines.slice(0, SAMPLED), layout.headRow);
  const columns = heads.map((_, column) => layout.columns[column] ?? null);
  const unreadable = unreadableIn(columns, read.lines);
  return heads.map((head, column) => ({
    head,
    samples: samplesOf(column, read),
    field: columns[column] ?? null,
    unreadableCount: unreadable[column]?.count ?? 0,
    firstUnreadable: unreadable[column]?.first ?? null,
  }));
}

function samplesOf(column: number, { lines }: ReadLines<SheetPurpose>): string[] {
  const samples: string[] = [];
  for (const { cells } of lines) {
    const text = textOf(cells[column]);
    if (text !== '') samples.push(text.slice(0, LONGEST_SAMPLE));
    if (samples.length === SAMPLES) break;
  }
  return samples;
}
