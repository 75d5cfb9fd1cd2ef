import type { Context } from '../platform/context.ts';
import { defineHeavyTask } from '../platform/heavyTasks/heavyTask.ts';
import { listLatestDays } from '../rules/sheets/days.ts';
import type { SheetPurpose } from '../rules/sheets/fields.ts';
import { getSheetFields } from '../rules/sheets/fields.ts';
import { listHeaders, type SheetLayout, SAMPLED_LINES, type SheetLine, listMissingFields } from '../rules/sheets/layout.ts';
import { explainLeftOut } from '../rules/sheets/leftOutColumns.ts';
import { summarizeColumns, type ColumnSummary, type ReadLines, readLines } from '../rules/sheets/readLines.ts';
import { listEarlierSheets, type SheetRow } from './sheet.query.ts';
import { isWhole, loadSheetContent } from './sheet.read.ts';
import type { SheetColumnType, SheetType } from './sheet.types.ts';

/** Describes a sheet for screens: its current layout and its unreadable cells. */
export const describeSheet = defineHeavyTask(import.meta.url, 'describeSheet', toSheetType, sheet =>
  isWhole(sheet) ? sheet.lineCount : SAMPLED_LINES,
);

async function toSheetType(context: Context, sheet: SheetRow): Promise<SheetType> {
  const { lines, layout, isRemembered } = await loadSheetContent(context, sheet);
  // Lines are not added up here, so that each error belongs to one line of the file.
  const parsed = readLines(sheet.purpose, { ...layout, sumLines: false }, lines);
  const columns = toSheetColumns(sheet, layout, lines, parsed);
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
    dataLineCount: parsed.lines.length,
    totalLines: [...parsed.leftOut.totals],
    numberOnlyLines: [...parsed.leftOut.numberOnly],
    missing: listMissingFields(sheet.purpose, layout.columns),
    earlier: await listEarlierSheets(context.database, sheet),
  };
}

function toSheetColumns(
  { purpose }: SheetRow,
  layout: SheetLayout,
  lines: readonly SheetLine[],
  parsed: ReadLines<SheetPurpose>,
): (SheetColumnType & ColumnSummary)[] {
  const sampled = lines.slice(0, SAMPLED_LINES);
  const headers = listHeaders(sampled, layout.headRow);
  const reasons = explainLeftOut(purpose, layout, sampled);
  const fields = headers.map((_, column) => layout.columns[column] ?? null);
  const columns = summarizeColumns(purpose, { ...layout, columns: fields }, parsed.lines);
  return columns.map((each, column) => ({
    ...each,
    head: headers[column] ?? '',
    field: fields[column] ?? null,
    leftOutBecause: reasons[column] ?? null,
  }));
}
