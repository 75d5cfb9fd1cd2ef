import sql from 'sql-template-tag';
import type { Statement } from '../../platform/database/writer.ts';
import type { SheetCell } from '../../rules/sheets/cell.ts';
import type { SheetLayout, SheetLine } from '../../rules/sheets/layout.ts';
import type { NewSheet } from './sheet.input.ts';
import { SHEET_COLUMNS, type SheetRow, toHeaderKey } from './sheet.query.ts';

/** Maximum number of unused sheets of a person. */
const MAX_UNUSED_PER_PERSON = 20;

/** Inserts a sheet, or returns the existing sheet of the same file. */
export const insertSheetSql = (sheet: NewSheet, employeeId: number, now: Date): Statement => sql`
  insert into sheet (purpose, file_name, sha256, tab, line_count, employee_id, created_at, last_used_at)
  values (${sheet.purpose}, ${sheet.fileName}, ${sheet.sha256}, ${sheet.tab}, ${sheet.lineCount}, ${employeeId}, ${now}, ${now})
  on conflict (employee_id, purpose, sha256, tab, line_count) where not is_kept
  do update set file_name = excluded.file_name, last_used_at = excluded.last_used_at
  returning ${SHEET_COLUMNS}`;

/** Locks the employee row, so that parallel uploads of a person cannot exceed a limit together. */
export const lockOwnerSql = (employeeId: number): Statement =>
  sql`select id from employee where id = ${employeeId} for no key update`;

/**
 * Selects the files that a person has sent, and for each file whether the file counts towards the limit. The
 * file `next` replaces an earlier file with the same purpose, name and tab.
 */
export const sentFilesSql = (employeeId: number, since: Date, next: NewSheet): Statement => sql`
  select sheet.created_at as at, stored_bytes as bytes,
    is_kept and undone_at is null
      and (purpose, file_name, tab) <> (${next.purpose}, ${next.fileName}, ${next.tab})
      and row_number() over (partition by purpose, file_name, tab, is_kept and undone_at is null
        order by sheet.created_at desc, sheet.id desc) = 1 as counts
  from sheet left join import on sheet_id = sheet.id
  where sheet.employee_id = ${employeeId} and sheet.created_at > ${since}`;

export const deleteUnusedSheetsSql = (before: Date): Statement =>
  sql`delete from sheet where not is_kept and last_used_at < ${before}`;

export const deleteSheetsBeyondLimitSql = (employeeId: number): Statement => sql`
  delete from sheet where id in (
    select id from sheet where employee_id = ${employeeId} and not is_kept
    order by last_used_at desc, id desc offset ${MAX_UNUSED_PER_PERSON})`;

export const deleteSheetSql = (id: number): Statement =>
  sql`delete from sheet where id = ${id} and not is_kept`;

/**
 * Inserts the lines that are not stored yet, and counts the stored lines that differ from the given lines.
 */
export const insertSheetLinesSql = (
  id: number,
  firstLine: number,
  lines: readonly (readonly SheetCell[])[],
  now: Date,
): Statement => sql`
  with sent as (
    select ${firstLine}::integer + place::integer - 1 as line, cells
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as sent (cells, place)
  ), added as (
    insert into sheet_line (sheet_id, line, cells) select ${id}, line, cells from sent
    on conflict (sheet_id, line) do nothing returning octet_length(cells::text) as bytes
  )
  update sheet set last_used_at = ${now},
    stored_count = stored_count + (select count(*) from added),
    stored_bytes = stored_bytes + (select coalesce(sum(bytes), 0) from added)
  where id = ${id}
  returning stored_count as stored, stored_bytes as bytes, (
    select count(*)::integer from sent join sheet_line there using (line)
    where there.sheet_id = ${id} and there.cells <> sent.cells) as differing`;

export const updateLayoutSql = ({ id }: SheetRow, layout: SheetLayout, now: Date): Statement =>
  sql`update sheet set layout = ${JSON.stringify(layout)}, last_used_at = ${now} where id = ${id}`;

interface LayoutToRemember {
  readonly sheet: SheetRow;
  readonly layout: SheetLayout;
  readonly firstLines: readonly SheetLine[];
}

/** Remembers a layout for the same header and purpose. */
export const rememberLayoutSql = (
  { sheet, layout, firstLines }: LayoutToRemember,
  employeeId: number,
  now: Date,
): Statement => sql`
  insert into sheet_layout (purpose, heads, layout, employee_id, saved_at)
  select ${sheet.purpose}, ${toHeaderKey(firstLines, layout.headRow)}, ${JSON.stringify(layout)}, ${employeeId}, ${now}
  where ${layout.headRow > 0}
  on conflict (purpose, heads) do update
  set layout = excluded.layout, employee_id = excluded.employee_id, saved_at = excluded.saved_at`;

/**
 * Marks a sheet as used. The sheet stays until its comparison or import is deleted. If the same file is sent
 * again, it starts a new sheet.
 */
export const markSheetInUseSql = (id: number, layout: SheetLayout | null): Statement => sql`
  update sheet set is_kept = true, layout = coalesce(${layout && JSON.stringify(layout)}::jsonb, layout)
  where id = ${id} returning id`;
