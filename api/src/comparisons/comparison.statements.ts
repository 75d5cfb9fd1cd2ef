import sql from 'sql-template-tag';
import type { Statement } from '../database/writer.ts';
import type { DayRange } from '../rules/calendar/calendar.ts';
import type { ComparedAmount } from '../rules/compare/amounts.ts';
import type { Cents } from '../rules/numbers/money.ts';
import { COLUMN_NAMES, type ComparisonLineRow, toLineColumns } from './comparison.row.ts';

/** The lines of one statement, whose making lets nobody wait. */
export const LINES_AT_ONCE = 1_000;

interface Made {
  readonly sheetId: number;
  readonly employeeId: number;
  readonly now: Date;
  readonly period: DayRange;
  readonly amounts: readonly ComparedAmount[];
  readonly theirsSum: Cents;
  readonly oursSum: Cents;
}

export const making = ({
  sheetId,
  employeeId,
  now,
  period,
  amounts,
  theirsSum,
  oursSum,
}: Made): Statement => sql`
  insert into comparison (sheet_id, employee_id, created_at, first_day, last_day, amounts, theirs_sum, ours_sum)
  values (${sheetId}, ${employeeId}, ${now}, ${period.start}, ${period.end}, ${amounts}, ${theirsSum}, ${oursSum})
  returning id`;

export const addingLines = (id: number, rows: readonly ComparisonLineRow[]): Statement => sql`
  insert into comparison_line (comparison_id, ${COLUMN_NAMES})
  select ${id}, ${COLUMN_NAMES} from json_populate_recordset(null::comparison_line, ${toLineColumns(rows)})`;

/** Deletes a comparison with its lines and acts. */
export const deleting = (id: number): Statement => sql`delete from comparison where id = ${id} returning id`;

/** Deletes its sheet, unless another comparison was made of it. */
export const deletingSheet = (sheetId: number): Statement => sql`
  delete from sheet where id = ${sheetId} and not exists (select from comparison where sheet_id = ${sheetId})`;

/** Nobody else does anything with the comparison until the transaction ends. */
export const holding = (id: number): Statement => sql`select id from comparison where id = ${id} for update`;

/** What an act did to a line, and to its deal. */
export interface ActLine {
  readonly place: number;
  /** What becomes of the line. */
  readonly change: Partial<ComparisonLineRow>;
  readonly dealId: number | null;
  readonly dealBefore: object | null;
  readonly dealAfter: object | null;
}

export type ActKind = 'TAKE' | 'KEEP' | 'HAND_ON' | 'CONFIRM' | 'MATCH';

export const recordingAct = (
  id: number,
  kind: ActKind,
  employeeId: number,
  now: Date,
  count: number,
): Statement => sql`
  insert into comparison_act (comparison_id, kind, employee_id, done_at, line_count)
  values (${id}, ${kind}, ${employeeId}, ${now}, ${count}) returning id`;

/** Keeps the lines of an act as they are, before `changingLines` changes them. */
export const recordingActLines = (id: number, actId: number, lines: readonly ActLine[]): Statement => sql`
  insert into comparison_act_line (act_id, place, line_before, deal_id, deal_before, deal_after)
  select ${actId}, place, to_jsonb(compared), sent."dealId", sent."dealBefore", sent."dealAfter"
  from comparison_line compared
  join json_to_recordset(${JSON.stringify(lines)})
    as sent (place integer, "dealId" bigint, "dealBefore" jsonb, "dealAfter" jsonb) using (place)
  where comparison_id = ${id}`;

/** What is not named stays as it is. */
export const changingLines = (id: number, lines: readonly ActLine[]): Statement => sql`
  update comparison_line as compared
  set (${COLUMN_NAMES}) = (select ${COLUMN_NAMES} from json_populate_record(compared, sent.change))
  from json_to_recordset(${JSON.stringify(
    lines.map(({ place, change }) => ({ at: place, change: JSON.parse(toLineColumns([change]))[0] })),
  )}) as sent (at integer, change json)
  where comparison_id = ${id} and compared.place = sent.at`;

/** Our total follows a deal that a match by hand brings in, or its undoing takes out. */
export const addingUpOurs = (id: number): Statement => sql`
  update comparison set ours_sum = (
    select sum(ours_sum) from comparison_line where comparison_id = ${id} and joined_to is null)
  where id = ${id}`;

/** The lines of an act, and whether a later act that stands has touched them. */
export const actLines = (actId: number): Statement => sql`
  select done.place, done.deal_id as "dealId", done.deal_before as "dealBefore", done.deal_after as "dealAfter",
    exists (
      select from comparison_act_line later join comparison_act act on act.id = later.act_id
      where act.comparison_id = this.comparison_id and act.id > this.id and act.undone_at is null and later.place = done.place
    ) as "isOvertaken"
  from comparison_act this join comparison_act_line done on done.act_id = this.id
  where this.id = ${actId} order by done.place`;

/** Gives lines back what they were before the act. */
export const restoringLines = (id: number, actId: number, places: readonly number[]): Statement => sql`
  update comparison_line as compared
  set (${COLUMN_NAMES}) = (select ${COLUMN_NAMES} from jsonb_populate_record(compared, done.line_before))
  from comparison_act_line done
  where comparison_id = ${id} and done.act_id = ${actId} and done.place = compared.place
    and done.place = any(${places}::integer[])`;

export const endingAct = (actId: number, employeeId: number, now: Date): Statement => sql`
  update comparison_act set undone_at = ${now}, undone_by = ${employeeId} where id = ${actId}`;
