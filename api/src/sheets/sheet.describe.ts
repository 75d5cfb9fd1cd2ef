import type { Context } from '../platform/context.ts';
import { defineHeavyTask } from '../platform/heavyTasks/heavyTask.ts';
import { listLatestDays } from '../rules/sheets/days.ts';
import type { SheetPurpose } from '../rules/sheets/fields.ts';
import { getSheetFields } from '../rules/sheets/fields.ts';
import { listHeaders, type SheetLayout, SAMPLED_LINES, type SheetLine, listMissingFields } from '../rules/sheets/layout.ts';
import { explainLeftOut } from '../rules/sheets/leftOutColumns.ts';
import { summarizeColumns, type ColumnSummary, type ReadLines, readLines } from '../rules/sheets/readLines.ts';
import { earlierSheets, type SheetRow } from './sheet.query.ts';
import { isWhole, readContent } from './sheet.read.ts';
import type { SheetColumnType, SheetType } from './sheet.types.ts';

/** A sheet as screens show it: how it is read now, and what cannot be read so. */
export const describeSheet = defineHeavyTask(import.meta.url, 'describeSheet', describe, sheet =>
  isWhole(sheet) ? sheet.lineCount : SAMPLED_LINES,
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
    latestDays: hasDayWithoutYear ? listLatestDays(context.clock.today(), layout.latestDay) : [],
    fields: Object.entries(getSheetFields(sheet.purpose)).map(([name, { title, kind }]) => ({ name, title, kind })),
    dataLineCount: read.lines.length,
    totalLines: [...read.leftOut.totals],
    numberOnlyLines: [...read.leftOut.numberOnly],
    missing: listMissingFields(sheet.purpose, layout.columns),
    earlier: await earlierSheets(context.database, sheet),
  };
}

function columnsOf(
  { purpose }: SheetRow,
  layout: SheetLayout,
  lines: readonly SheetLine[],
  read: ReadLines<SheetPurpose>,
): (SheetColumnType & ColumnSummary)[] {
  const sampled = lines.slice(0, SAMPLED_LINES);
  const heads = listHeaders(sampled, layout.headRow);
  const reasons = explainLeftOut(purpose, layout, sampled);
  const fields = heads.map((_, column) => layout.columns[column] ?? null);
  const columns = summarizeColumns(purpose, { ...layout, columns: fields }, read.lines);
  return columns.map((each, column) => ({
    ...each,
    head: heads[column] ?? '',
    field: fields[column] ?? null,
    leftOutBecause: reasons[column] ?? null,
  }));
}
