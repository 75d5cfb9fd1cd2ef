import sql from 'sql-template-tag';
import type { Statement } from '../../platform/database/writer.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { ComparedAmount } from '../../rules/compare/amounts.ts';
import type { Cents } from '../../rules/numbers/money.ts';
import { type ComparisonLineRow, LINE_COLUMN_NAMES, toLineColumnsJson } from './comparison.row.ts';

/** Maximum number of lines per statement, so that other connections do not wait long for a statement. */
export const LINES_PER_STATEMENT = 1_000;

interface NewComparison {
  readonly sheetId: number;
  readonly employeeId: number;
  readonly now: Date;
  readonly period: DayRange;
  readonly amounts: readonly ComparedAmount[];
  readonly theirsSum: Cents;
  readonly oursSum: Cents;
}

export const insertComparisonSql = ({
  sheetId,
  employeeId,
  now,
  period,
  amounts,
  theirsSum,
  oursSum,
}: NewComparison): Statement => sql`
  insert into comparison (sheet_id, employee_id, created_at, first_day, last_day, amounts, theirs_sum, ours_sum)
  values (${sheetId}, ${employeeId}, ${now}, ${period.start}, ${period.end}, ${amounts}, ${theirsSum}, ${oursSum})
  returning id`;

export const insertComparisonLinesSql = (id: number, rows: readonly ComparisonLineRow[]): Statement => sql`
  insert into comparison_line (comparison_id, ${LINE_COLUMN_NAMES})
  select ${id}, ${LINE_COLUMN_NAMES} from json_populate_recordset(null::comparison_line, ${toLineColumnsJson(rows)})`;

/** Deletes a comparison with its lines and actions. */
export const deleteComparisonSql = (id: number): Statement =>
  sql`delete from comparison where id = ${id} returning id`;

/** Deletes a sheet unless another comparison uses it. */
export const deleteUnusedSheetSql = (sheetId: number): Statement => sql`
  delete from sheet where id = ${sheetId} and not exists (select from comparison where sheet_id = ${sheetId})`;

/** Locks the comparison until the transaction ends. */
export const lockComparisonSql = (id: number): Statement =>
  sql`select id from comparison where id = ${id} for update`;

/** Changes of an action to a line and its deal. */
export interface ComparisonActionLine {
  readonly place: number;
  /** New values of the line. */
  readonly change: Partial<ComparisonLineRow>;
  readonly dealId: number | null;
  readonly dealBefore: object | null;
  readonly dealAfter: object | null;
}

export type ComparisonActionKind = 'TAKE' | 'KEEP' | 'HAND_ON' | 'CONFIRM' | 'MATCH';

export const insertActionSql = (
  id: number,
  kind: ComparisonActionKind,
  employeeId: number,
  now: Date,
  count: number,
): Statement => sql`
  insert into comparison_act (comparison_id, kind, employee_id, done_at, line_count)
  values (${id}, ${kind}, ${employeeId}, ${now}, ${count}) returning id`;

/** Stores the previous state of the lines of an action, before `updateLinesSql` changes them. */
export const insertActionLinesSql = (
  id: number,
  actionId: number,
  lines: readonly ComparisonActionLine[],
): Statement => sql`
  insert into comparison_act_line (act_id, place, line_before, deal_id, deal_before, deal_after)
  select ${actionId}, place, to_jsonb(compared), sent."dealId", sent."dealBefore", sent."dealAfter"
  from comparison_line compared
  join json_to_recordset(${JSON.stringify(lines)})
    as sent (place integer, "dealId" bigint, "dealBefore" jsonb, "dealAfter" jsonb) using (place)
  where comparison_id = ${id}`;

/** Updates lines. Properties that are absent from `change` stay unchanged. */
export const updateLinesSql = (id: number, lines: readonly ComparisonActionLine[]): Statement => sql`
  update comparison_line as compared
  set (${LINE_COLUMN_NAMES}) = (select ${LINE_COLUMN_NAMES} from json_populate_record(compared, sent.change))
  from json_to_recordset(${JSON.stringify(
    lines.map(({ place, change }) => ({ at: place, change: JSON.parse(toLineColumnsJson([change]))[0] })),
  )}) as sent (at integer, change json)
  where comparison_id = ${id} and compared.place = sent.at`;

/**
 * Recalculates the store's total after a match by hand, or the undo of a match, has added or removed a deal.
 */
export const updateOursSumSql = (id: number): Statement => sql`
  update comparison set ours_sum = (
    select sum(ours_sum) from comparison_line where comparison_id = ${id} and joined_to is null)
  where id = ${id}`;

/**
 * Selects the lines of an action, and for each line whether a later action has changed it and was not undone.
 */
export const actionLinesSql = (actionId: number): Statement => sql`
  select done.place, done.deal_id as "dealId", done.deal_before as "dealBefore", done.deal_after as "dealAfter",
    exists (
      select from comparison_act_line later join comparison_act act on act.id = later.act_id
      where act.comparison_id = this.comparison_id and act.id > this.id and act.undone_at is null and later.place = done.place
    ) as "isOvertaken"
  from comparison_act this join comparison_act_line done on done.act_id = this.id
  where this.id = ${actionId} order by done.place`;

/** Restores the lines as they were before the action. */
export const restoreLinesSql = (id: number, actionId: number, places: readonly number[]): Statement => sql`
  update comparison_line as compared
  set (${LINE_COLUMN_NAMES}) = (select ${LINE_COLUMN_NAMES} from jsonb_populate_record(compared, done.line_before))
  from comparison_act_line done
  where comparison_id = ${id} and done.act_id = ${actionId} and done.place = compared.place
    and done.place = any(${places}::integer[])`;

export const markActionRevertedSql = (actionId: number, employeeId: number, now: Date): Statement => sql`
  update comparison_act set undone_at = ${now}, undone_by = ${employeeId} where id = ${actionId}`;
