import { createHash } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { toComparableText } from '../../rules/sheets/cell.ts';
import { proposeLatestDay } from '../../rules/sheets/days.ts';
import type { SheetPurpose } from '../../rules/sheets/fields.ts';
import {
  findHeaderRow,
  HEADER_SEARCH_LINES,
  listHeaders,
  proposeLayout,
  SAMPLED_LINES,
  type SheetLayout,
  type SheetLine,
} from '../../rules/sheets/layout.ts';
import { assertCanReadFiles, assertPurposeAllowed } from './sheet.policy.ts';

/** An uploaded file without its lines. */
export interface SheetRow {
  readonly id: number;
  readonly purpose: SheetPurpose;
  readonly fileName: string;
  /** SHA-256 of the file or of the pasted text. */
  readonly sha256: string;
  /** Tab of a workbook; empty for a file without tabs. */
  readonly tab: string;
  readonly lineCount: number;
  /** Number of lines that have been uploaded. */
  readonly storedCount: number;
  /** The layout that the user set; null uses the proposed layout. */
  readonly layout: SheetLayout | null;
  readonly createdAt: Date;
  /** True when a comparison or an import uses the sheet. */
  readonly isInUse: boolean;
}

export const SHEET_COLUMNS = sql`
  sheet.id, purpose, file_name as "fileName", sha256, tab, line_count as "lineCount", stored_count as "storedCount",
  layout, created_at as "createdAt", is_kept as "isInUse"`;

/**
 * Returns a sheet of the viewer.
 * @throws FORBIDDEN, NOT_FOUND for a missing sheet or a sheet of another user
 */
export async function getOwnSheet({ database, viewer }: Context, id: number): Promise<SheetRow> {
  assertCanReadFiles(viewer);
  const sheet = await database.row<SheetRow>(
    sql`select ${SHEET_COLUMNS} from sheet where id = ${id} and employee_id = ${viewer.employeeId}`,
  );
  if (!sheet) throw notFound('File not found. Upload it again.');
  assertPurposeAllowed(viewer, sheet.purpose);
  return sheet;
}

/**
 * Returns a sheet that a comparison or an import uses, regardless of its owner.
 * @throws NOT_FOUND
 */
export async function getSheetInUse(reader: Reader, id: number): Promise<SheetRow> {
  const sheet = await reader.row<SheetRow>(
    sql`select ${SHEET_COLUMNS} from sheet where id = ${id} and is_kept`,
  );
  if (!sheet) throw notFound('File not found. It may have been deleted.');
  return sheet;
}

/** @throws CONFLICT while lines are missing */
export function assertComplete({ storedCount, lineCount }: SheetRow): void {
  if (storedCount === lineCount) return;
  throw conflict(
    `The file isn’t fully uploaded yet: ${storedCount} of ${lineCount} rows. Upload the rest, then try again.`,
  );
}

/** Maximum number of lines per statement, so that each statement ends before the statement timeout. */
const LINES_PER_READ = 500;

/** Lists the lines of a sheet in order, either all lines or a range of lines. */
export async function listSheetLines(
  reader: Reader,
  { id }: Pick<SheetRow, 'id'>,
  { from = 1, limit = Number.POSITIVE_INFINITY }: { from?: number; limit?: number } = {},
): Promise<SheetLine[]> {
  const lines: SheetLine[] = [];
  for (let next = from; lines.length < limit; ) {
    const count = Math.min(LINES_PER_READ, limit - lines.length);
    const chunk = await reader.rows<SheetLine>(
      sql`select line, cells from sheet_line where sheet_id = ${id} and line >= ${next} order by line limit ${count}`,
    );
    lines.push(...chunk);
    const last = chunk.at(-1);
    if (chunk.length < count || !last) break;
    next = last.line + 1;
  }
  return lines;
}

/**
 * Returns the layout of a sheet, and whether this layout is remembered from an earlier file with the same
 * header.
 */
export async function getLayout(
  reader: Reader,
  sheet: SheetRow,
  firstLines: readonly SheetLine[],
  today: Day,
): Promise<{ layout: SheetLayout; isRemembered: boolean }> {
  const latestDay = proposeLatestDay(today);
  // A sheet in use keeps the layout with which it was first read.
  if (sheet.layout)
    return { layout: sheet.isInUse ? sheet.layout : { latestDay, ...sheet.layout }, isRemembered: false };
  const headerRow = findHeaderRow(sheet.purpose, firstLines);
  const remembered = await reader.row<{ layout: SheetLayout }>(
    rememberedLayoutSql(sheet.purpose, firstLines, headerRow),
  );
  if (remembered)
    return { layout: { ...remembered.layout, headRow: headerRow, latestDay }, isRemembered: true };
  return {
    layout: { ...proposeLayout(sheet.purpose, firstLines, headerRow), latestDay },
    isRemembered: false,
  };
}

const rememberedLayoutSql = (purpose: SheetPurpose, lines: readonly SheetLine[], headerRow: number): Sql =>
  sql`select layout from sheet_layout where purpose = ${purpose} and heads = ${toHeaderKey(lines, headerRow)}`;

/**
 * Returns a short key of the header. Later files with the same header find the remembered layout by this key.
 */
export const toHeaderKey = (lines: readonly SheetLine[], headerRow: number): string =>
  createHash('sha256')
    .update(
      headerRow === 0
        ? ''
        : JSON.stringify(listHeaders(lines.slice(0, HEADER_SEARCH_LINES), headerRow).map(toComparableText)),
    )
    .digest('hex');

/** Lists the lines from which the layout is proposed. */
export const listFirstLines = (reader: Reader, sheet: SheetRow): Promise<SheetLine[]> =>
  listSheetLines(reader, sheet, { limit: SAMPLED_LINES });

/** An earlier comparison or import of an identical file. */
export interface EarlierSheet {
  readonly purpose: SheetPurpose;
  readonly fileName: string;
  readonly readBy: string;
  readonly createdAt: Date;
}

/** Lists earlier comparisons and imports of an identical file by any user, latest first. */
export const listEarlierSheets = (reader: Reader, { id, sha256 }: SheetRow): Promise<EarlierSheet[]> =>
  reader.rows<EarlierSheet>(sql`
    select purpose, file_name as "fileName", employee.name as "readBy", sheet.created_at as "createdAt"
    from sheet join employee on employee.id = sheet.employee_id
    where sha256 = ${sha256} and is_kept and sheet.id <> ${id}
    order by sheet.created_at desc, sheet.id desc limit 5`);
