import { createHash } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import type { Reader } from '../database/reader.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { normalizeWords } from '../rules/sheets/cell.ts';
import { proposeLatestDay } from '../rules/sheets/days.ts';
import type { SheetPurpose } from '../rules/sheets/fields.ts';
import {
  findHeaderRow,
  listHeaders,
  type SheetLayout,
  HEADER_SEARCH_LINES,
  proposeLayout,
  SAMPLED_LINES,
  type SheetLine,
} from '../rules/sheets/layout.ts';
import { demandFiles, demandPurpose } from './sheet.policy.ts';

/** A file as it was read, without its lines. */
export interface SheetRow {
  readonly id: number;
  readonly purpose: SheetPurpose;
  readonly fileName: string;
  /** Of the file's bytes, or of the pasted text. */
  readonly sha256: string;
  /** Of a workbook; empty for a file without tabs. */
  readonly tab: string;
  readonly lineCount: number;
  /** How many of them have come. */
  readonly storedCount: number;
  /** As someone has set it; null: as it is proposed. */
  readonly layout: SheetLayout | null;
  readonly createdAt: Date;
  /** Whether something was made of it. */
  readonly isKept: boolean;
}

export const SHEET_COLUMNS = sql`
  sheet.id, purpose, file_name as "fileName", sha256, tab, line_count as "lineCount", stored_count as "storedCount",
  layout, created_at as "createdAt", is_kept as "isKept"`;

/** A sheet of the viewer's own. @throws FORBIDDEN, NOT_FOUND when it is not theirs or not there */
export async function ownSheet({ database, viewer }: Context, id: number): Promise<SheetRow> {
  demandFiles(viewer);
  const sheet = await database.row<SheetRow>(
    sql`select ${SHEET_COLUMNS} from sheet where id = ${id} and employee_id = ${viewer.employeeId}`,
  );
  if (!sheet) throw notFound('You have no such sheet.');
  demandPurpose(viewer, sheet.purpose);
  return sheet;
}

/** A sheet of which something was made, whoever's it is. @throws NOT_FOUND */
export async function keptSheet(reader: Reader, id: number): Promise<SheetRow> {
  const sheet = await reader.row<SheetRow>(
    sql`select ${SHEET_COLUMNS} from sheet where id = ${id} and is_kept`,
  );
  if (!sheet) throw notFound('There is no such sheet.');
  return sheet;
}

/** @throws CONFLICT while lines are missing */
export function refuseParts({ storedCount, lineCount }: SheetRow): void {
  if (storedCount === lineCount) return;
  throw conflict(`The file is not here whole yet: ${storedCount} of ${lineCount} lines.`);
}

/** Lines that one statement reads in its time. */
const LINES_PER_READ = 500;

/** The lines of a sheet in their order, all of them or some. */
export async function linesOf(
  reader: Reader,
  { id }: Pick<SheetRow, 'id'>,
  { from = 1, limit = Number.POSITIVE_INFINITY }: { from?: number; limit?: number } = {},
): Promise<SheetLine[]> {
  const lines: SheetLine[] = [];
  for (let next = from; lines.length < limit; ) {
    const count = Math.min(LINES_PER_READ, limit - lines.length);
    const part = await reader.rows<SheetLine>(
      sql`select line, cells from sheet_line where sheet_id = ${id} and line >= ${next} order by line limit ${count}`,
    );
    lines.push(...part);
    const last = part.at(-1);
    if (part.length < count || !last) break;
    next = last.line + 1;
  }
  return lines;
}

/** How a sheet is to be read, and whether that is as someone chose it for an earlier file with the same heads. */
export async function layoutOf(
  reader: Reader,
  sheet: SheetRow,
  firstLines: readonly SheetLine[],
  today: Day,
): Promise<{ layout: SheetLayout; isRemembered: boolean }> {
  const latestDay = proposeLatestDay(today);
  // What something was made of is read as it was read then.
  if (sheet.layout)
    return { layout: sheet.isKept ? sheet.layout : { latestDay, ...sheet.layout }, isRemembered: false };
  const headRow = findHeaderRow(sheet.purpose, firstLines);
  const known = await reader.row<{ layout: SheetLayout }>(rememberedLayout(sheet.purpose, firstLines, headRow));
  if (known) return { layout: { ...known.layout, headRow, latestDay }, isRemembered: true };
  return { layout: { ...proposeLayout(sheet.purpose, firstLines, headRow), latestDay }, isRemembered: false };
}

const rememberedLayout = (purpose: SheetPurpose, lines: readonly SheetLine[], headRow: number): Sql =>
  sql`select layout from sheet_layout where purpose = ${purpose} and heads = ${headsKey(lines, headRow)}`;

/** By which the same heads are known again, however long they are. */
export const headsKey = (lines: readonly SheetLine[], headRow: number): string =>
  createHash('sha256')
    .update(headRow === 0 ? '' : JSON.stringify(listHeaders(lines.slice(0, HEADER_SEARCH_LINES), headRow).map(normalizeWords)))
    .digest('hex');

/** The lines that show how a sheet is to be read. */
export const firstLinesOf = (reader: Reader, sheet: SheetRow): Promise<SheetLine[]> =>
  linesOf(reader, sheet, { limit: SAMPLED_LINES });

/** Something that was made of the very same file before. */
export interface EarlierSheet {
  readonly purpose: SheetPurpose;
  readonly fileName: string;
  readonly readBy: string;
  readonly createdAt: Date;
}

/** What was made of the very same file before, by anyone, the latest first. */
export const earlierSheets = (reader: Reader, { id, sha256 }: SheetRow): Promise<EarlierSheet[]> =>
  reader.rows<EarlierSheet>(sql`
    select purpose, file_name as "fileName", employee.name as "readBy", sheet.created_at as "createdAt"
    from sheet join employee on employee.id = sheet.employee_id
    where sha256 = ${sha256} and is_kept and sheet.id <> ${id}
    order by sheet.created_at desc, sheet.id desc limit 5`);
