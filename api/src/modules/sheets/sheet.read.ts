import type { Context } from '../../platform/context.ts';
import type { Writer } from '../../platform/database/writer.ts';
import { badInput, notFound } from '../../platform/errors.ts';
import { defineHeavyTask } from '../../platform/heavyTasks/heavyTask.ts';
import { listLatestDays } from '../../rules/sheets/days.ts';
import { getSheetFields, type SheetPurpose } from '../../rules/sheets/fields.ts';
import {
  listHeaders,
  listMissingFields,
  SAMPLED_LINES,
  type SheetLayout,
  type SheetLine,
} from '../../rules/sheets/layout.ts';
import { explainLeftOut } from '../../rules/sheets/leftOutColumns.ts';
import {
  type ColumnSummary,
  type ReadLines,
  readLines,
  summarizeColumns,
} from '../../rules/sheets/readLines.ts';
import { assertPurposeAllowed } from './sheet.policy.ts';
import {
  assertComplete,
  getLayout,
  getOwnSheet,
  getSheetInUse,
  listEarlierSheets,
  listSheetLines,
  type SheetRow,
} from './sheet.query.ts';
import { markSheetInUseSql } from './sheet.statements.ts';
import type { SheetColumnType, SheetType } from './sheet.types.ts';

/** The database and the clock. The clock is needed to propose the year for days without a year. */
type SheetContext = Pick<Context, 'database' | 'clock'>;

/** Returns whether all lines of a sheet have been uploaded. */
export const isWhole = ({ storedCount, lineCount }: SheetRow): boolean => storedCount === lineCount;

/**
 * Reads the uploaded lines of a sheet with its layout. While lines are missing, reads only the first lines.
 */
export async function loadSheetContent(
  { database, clock }: SheetContext,
  sheet: SheetRow,
): Promise<SheetContent> {
  const lines = await listSheetLines(database, sheet, isWhole(sheet) ? {} : { limit: SAMPLED_LINES });
  return { lines, ...(await getLayout(database, sheet, lines.slice(0, SAMPLED_LINES), clock.today())) };
}

interface SheetContent {
  readonly lines: readonly SheetLine[];
  readonly layout: SheetLayout;
  /** True when the layout is remembered from an earlier file with the same header. */
  readonly isRemembered: boolean;
}

/** A complete sheet with its parsed lines. */
export interface ParsedSheet<Purpose extends SheetPurpose> extends ReadLines<Purpose> {
  readonly sheet: SheetRow;
  readonly layout: SheetLayout;
}

/**
 * Reads and parses a sheet of the viewer, for a comparison or an import.
 * @throws FORBIDDEN, NOT_FOUND, CONFLICT while lines are missing, BAD_INPUT for a sheet with another purpose
 * or without a required column
 */
export async function readSheet<Purpose extends SheetPurpose>(
  context: Context,
  id: number,
  purpose: Purpose,
): Promise<ParsedSheet<Purpose>> {
  assertPurposeAllowed(context.viewer, purpose);
  return parseSheet(context, await getOwnSheet(context, id), purpose);
}

/**
 * Reads and parses a sheet that a comparison or an import uses, regardless of its owner.
 * @throws FORBIDDEN, NOT_FOUND
 */
export async function readSheetInUse<Purpose extends SheetPurpose>(
  context: Context,
  id: number,
  purpose: Purpose,
): Promise<ParsedSheet<Purpose>> {
  assertPurposeAllowed(context.viewer, purpose);
  return parseSheet(context, await getSheetInUse(context.database, id), purpose);
}

async function parseSheet<Purpose extends SheetPurpose>(
  context: Context,
  sheet: SheetRow,
  purpose: Purpose,
): Promise<ParsedSheet<Purpose>> {
  if (sheet.purpose !== purpose)
    throw badInput('This file was uploaded for another purpose. Upload it again.');
  assertComplete(sheet);
  const { lines, layout } = await loadSheetContent(context, sheet);
  const missing = listMissingFields(purpose, layout.columns);
  if (missing.length > 0) throw badInput(missing.join(' '));
  return { sheet, layout, ...readLines(purpose, layout, lines) };
}

/**
 * Marks a sheet as used, in the transaction that creates the comparison or import.
 * @param layout the layout with which the sheet was read, so that it is read the same way later
 */
export async function markSheetInUse(
  writer: Writer,
  id: number,
  layout: SheetLayout | null = null,
): Promise<void> {
  if (!(await writer.row(markSheetInUseSql(id, layout))))
    throw notFound('The file was just deleted. Upload it again.');
}

/** Describes a sheet for screens: its current layout and its unreadable cells. */
export const describeSheet = defineHeavyTask(import.meta.url, 'describeSheet', toSheetType, sheet =>
  isWhole(sheet) ? sheet.lineCount : SAMPLED_LINES,
);

async function toSheetType(context: Context, sheet: SheetRow): Promise<SheetType> {
  const { lines, layout, isRemembered } = await loadSheetContent(context, sheet);
  // Lines of the same deal are not added up here, so that each error belongs to one line of the file.
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
    fields: Object.entries(getSheetFields(sheet.purpose)).map(([name, { title, kind }]) => ({
      name,
      title,
      kind,
    })),
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
