import type { Context } from '../platform/context.ts';
import { defineHeavyTask } from '../platform/heavyTasks/heavyTask.ts';
import { offeredLatestDays } from '../rules/sheets/days.ts';
import type { SheetPurpose } from '../rules/sheets/fields.ts';
import { fieldsOf } from '../rules/sheets/fields.ts';
import { headsOf, type Layout, SAMPLED, type SheetLine, whatIsMissing } from '../rules/sheets/layout.ts';
import { explainLeftOut } from '../rules/sheets/leftOutColumns.ts';
import { columnsIn, type ReadColumn, type ReadLines, readLines } from '../rules/sheets/readLines.ts';
import { earlierSheets, type SheetRow } from './sheet.query.ts';
import { isWhole, readContent } from './sheet.read.ts';
import type { SheetColumnType, SheetType } from './sheet.types.ts';

/** A sheet as screens show it: how it is read now, and what cannot be read so. */
export const describeSheet = defineHeavyTask(import.meta.url, 'describeSheet', describe, sheet =>
  isWhole(sheet) ? sheet.lineCount : SAMPLED,
);

async function describe(context: Context, sheet: SheetRow): Promise<SheetType> {
  const { lines, layout, isRemembered } = await readContent(context, sheet);
  // Each line by itself: an error is of a line in the file.
  const read = readLines(sheet.purpose, { ...layout, sumLines: false }, lines);
  const columns = columnsOf(sheet, layout, lines, read);
  const hasDayWithoutYear = columns.some(column => column.hasDayWithoutYear);
  return {
    ...sheet,
    tab: sheet.tab || null,
    isWhole: isWhole(sheet),
    isRemembered,
    ...layout,
    columns,
    latestDay: layout.latestDay ?? null,
    latestDays: hasDayWithoutYear ? offeredLatestDays(context.clock.today(), layout.latestDay) : [],
    fields: Object.entries(fieldsOf(sheet.purpose)).map(([name, { title, kind }]) => ({ name, title, kind })),
    dataLineCount: read.lines.length,
    totalLines: [...read.leftOut.totals],
    numberOnlyLines: [...read.leftOut.numberOnly],
    missing: whatIsMissing(sheet.purpose, layout.columns),
    earlier: await earlierSheets(context.database, sheet),
  };
}

function columnsOf(
  { purpose }: SheetRow,
  layout: Layout,
  lines: readonly SheetLine[],
  read: ReadLines<SheetPurpose>,
): (SheetColumnType & ReadColumn)[] {
  const sampled = lines.slice(0, SAMPLED);
  const heads = headsOf(sampled, layout.headRow);
  const reasons = explainLeftOut(purpose, layout, sampled);
  const fields = heads.map((_, column) => layout.columns[column] ?? null);
  const columns = columnsIn(purpose, { ...layout, columns: fields }, read.lines);
  return columns.map((each, column) => ({
    ...each,
    head: heads[column] ?? '',
    field: fields[column] ?? null,
    leftOutBecause: reasons[column] ?? null,
  }));
}
