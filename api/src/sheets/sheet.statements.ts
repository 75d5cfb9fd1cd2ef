import sql from 'sql-template-tag';
import type { Statement } from '../database/writer.ts';
import type { SheetCell } from '../rules/sheets/cell.ts';
import type { SheetLayout, SheetLine } from '../rules/sheets/layout.ts';
import type { SheetToStart } from './sheet.input.ts';
import { headsKey, SHEET_COLUMNS, type SheetRow } from './sheet.query.ts';

/** How many sheets of which nothing was made a person has at most. */
const MOST_PER_PERSON = 20;

/** Makes a sheet, or finds the one of the same file. */
export const starting = (sheet: SheetToStart, employeeId: number, now: Date): Statement => sql`
  insert into sheet (purpose, file_name, sha256, tab, line_count, employee_id, created_at, last_used_at)
  values (${sheet.purpose}, ${sheet.fileName}, ${sheet.sha256}, ${sheet.tab}, ${sheet.lineCount}, ${employeeId}, ${now}, ${now})
  on conflict (employee_id, purpose, sha256, tab, line_count) where not is_kept
  do update set file_name = excluded.file_name, last_used_at = excluded.last_used_at
  returning ${SHEET_COLUMNS}`;

/** Whatever a person sends is counted one after the other, so that parallel calls do not pass a limit. */
export const inTurn = (employeeId: number): Statement =>
  sql`select id from employee where id = ${employeeId} for no key update`;

/** What a person has sent; `next` replaces what has its purpose, name and tab. */
export const sentSince = (employeeId: number, since: Date, next: SheetToStart): Statement => sql`
  select sheet.created_at as at, stored_bytes as bytes,
    is_kept and undone_at is null
      and (purpose, file_name, tab) <> (${next.purpose}, ${next.fileName}, ${next.tab})
      and row_number() over (partition by purpose, file_name, tab, is_kept and undone_at is null
        order by sheet.created_at desc, sheet.id desc) = 1 as counts
  from sheet left join import on sheet_id = sheet.id
  where sheet.employee_id = ${employeeId} and sheet.created_at > ${since}`;

export const deletingUnused = (before: Date): Statement =>
  sql`delete from sheet where not is_kept and last_used_at < ${before}`;

export const deletingBeyondMost = (employeeId: number): Statement => sql`
  delete from sheet where id in (
    select id from sheet where employee_id = ${employeeId} and not is_kept
    order by last_used_at desc, id desc offset ${MOST_PER_PERSON})`;

export const deleting = (id: number): Statement => sql`delete from sheet where id = ${id} and not is_kept`;

/** Stores the lines that are not there yet, and tells how many of those that are differ. */
export const addingLines = (
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

export const settingLayout = ({ id }: SheetRow, layout: SheetLayout, now: Date): Statement =>
  sql`update sheet set layout = ${JSON.stringify(layout)}, last_used_at = ${now} where id = ${id}`;

interface Chosen {
  readonly sheet: SheetRow;
  readonly layout: SheetLayout;
  readonly firstLines: readonly SheetLine[];
}

/** Remembers a layout for the same heads and the same purpose. */
export const remembering = (
  { sheet, layout, firstLines }: Chosen,
  employeeId: number,
  now: Date,
): Statement => sql`
  insert into sheet_layout (purpose, heads, layout, employee_id, saved_at)
  select ${sheet.purpose}, ${headsKey(firstLines, layout.headRow)}, ${JSON.stringify(layout)}, ${employeeId}, ${now}
  where ${layout.headRow > 0}
  on conflict (purpose, heads) do update
  set layout = excluded.layout, employee_id = excluded.employee_id, saved_at = excluded.saved_at`;

/** The sheet stays until what was made of it is deleted, and the same file begins another one. */
export const keeping = (id: number, layout: SheetLayout | null): Statement => sql`
  update sheet set is_kept = true, layout = coalesce(${layout && JSON.stringify(layout)}::jsonb, layout)
  where id = ${id} returning id`;
