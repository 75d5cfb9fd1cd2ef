import type { Context } from '../context.ts';
import type { Reader } from '../database/reader.ts';
import { inParts } from '../inParts.ts';
import type { SheetPurpose } from '../rules/sheets/fields.ts';
import { fieldsOf } from '../rules/sheets/fields.ts';
import { headsOf, type Layout, SAMPLED, type SheetLine, whatIsMissing } from '../rules/sheets/layout.ts';
import { columnsIn, type ReadLines, readLines } from '../rules/sheets/readLines.ts';
import { earlierSheets, type SheetRow } from './sheet.query.ts';
import { type Content, withContent } from './sheet.read.ts';
import type { SheetColumnType, SheetType } from './sheet.types.ts';

/** A sheet as screens show it: how it is read now, and what cannot be read so. */
export const describeSheet = ({ database }: Context, sheet: SheetRow): Promise<SheetType> =>
  withContent(database, sheet, content => describeContent(database, sheet, content));

async function describeContent(
  database: Reader,
  sheet: SheetRow,
  { lines, layout, isRemembered }: Content,
): Promise<SheetType> {
  // Each line by itself: an error is of a line in the file.
  const read = await inParts(readLines(sheet.purpose, { ...layout, sumLines: false }, lines));
  return {
    ...sheet,
    tab: sheet.tab || null,
    isWhole: sheet.storedCount === sheet.lineCount,
    isRemembered,
    ...layout,
    columns: await columnsOf(layout, lines, read),
    fields: Object.entries(fieldsOf(sheet.purpose)).map(([name, { title, kind }]) => ({ name, title, kind })),
    dataLineCount: read.lines.length,
    totalLines: [...read.leftOut.totals],
    numberOnlyLines: [...read.leftOut.numberOnly],
    missing: whatIsMissing(sheet.purpose, layout.columns),
    earlier: await earlierSheets(database, sheet),
  };
}

async function columnsOf(
  layout: Layout,
  lines: readonly SheetLine[],
  read: ReadLines<SheetPurpose>,
): Promise<SheetColumnType[]> {
  const heads = headsOf(lines.slice(0, SAMPLED), layout.headRow);
  const fields = heads.map((_, column) => layout.columns[column] ?? null);
  const columns = await inParts(columnsIn(fields, read.lines));
  return columns.map((each, column) => ({
    ...each,
    head: heads[column] ?? '',
    field: fields[column] ?? null,
  }));
}
