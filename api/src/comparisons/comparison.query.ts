import sql, { empty, type Sql } from 'sql-template-tag';
import type { Context } from '../context.ts';
import type { Reader } from '../database/reader.ts';
import { notFound } from '../errors.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import type { Amounts } from '../rules/compare/amounts.ts';
import { type ComparedGroup, GROUPS_AS_SHOWN } from '../rules/compare/groups.ts';
import type { Cents } from '../rules/numbers/money.ts';
import { demandPurpose } from '../sheets/sheet.policy.ts';
import { type ComparisonLineRow, type ComparisonRow, LINE_COLUMNS } from './comparison.row.ts';
import type { ActKind } from './comparison.statements.ts';

const COMPARISONS = sql`
  select comparison.id, sheet_id as "sheetId", file_name as "fileName", sha256, line_count as "lineCount", stored_bytes as bytes, employee.name as "comparedBy",
    comparison.created_at as "createdAt", first_day as "firstDay", last_day as "lastDay", amounts,
    theirs_sum as "theirsSum", ours_sum as "oursSum", (
      select count(*)::integer from comparison_line compared
      where compared.comparison_id = comparison.id and is_open and joined_to is null) as "openCount"
  from comparison join sheet on sheet.id = sheet_id join employee on employee.id = comparison.employee_id`;

/** @throws FORBIDDEN for those who compare nothing */
export const demandComparing = ({ viewer }: Pick<Context, 'viewer'>): void =>
  demandPurpose(viewer, 'COMPARE');

/** How many comparisons a list holds. */
const MOST_LISTED = 100;

/** The comparisons of the store, the latest first. @throws FORBIDDEN */
export async function listComparisons(context: Context): Promise<ComparisonRow[]> {
  demandComparing(context);
  return context.database.rows<ComparisonRow>(
    sql`${COMPARISONS} order by comparison.id desc limit ${MOST_LISTED}`,
  );
}

/** @throws FORBIDDEN, NOT_FOUND */
export async function comparisonById(context: Context, id: number): Promise<ComparisonRow> {
  demandComparing(context);
  const row = await context.database.row<ComparisonRow>(sql`${COMPARISONS} where comparison.id = ${id}`);
  if (!row) throw notFound('There is no such comparison.');
  return row;
}

/** Count and sums of the lines of a group. */
export interface GroupRow {
  readonly group: ComparedGroup;
  readonly count: number;
  readonly openCount: number;
  readonly theirsSum: Cents;
  readonly oursSum: Cents;
  /** Of deals that were not sold in the period. */
  readonly outsideCount: number;
  readonly outsideSum: Cents;
}

export const groupsOf = (reader: Reader, id: number): Promise<GroupRow[]> =>
  reader.rows<GroupRow>(sql`
    select outcome as "group", count(*)::integer as count, (count(*) filter (where is_open))::integer as "openCount",
      sum(theirs_sum)::bigint as "theirsSum", sum(ours_sum)::bigint as "oursSum",
      (count(*) filter (where deal_id is not null and not is_in_period))::integer as "outsideCount",
      coalesce(sum(ours_sum) filter (where not is_in_period), 0)::bigint as "outsideSum"
    from comparison_line where comparison_id = ${id} and joined_to is null group by outcome`);

/** An act, by whom and when, and whether it was undone. */
export interface ActRow {
  readonly id: number;
  readonly kind: ActKind;
  readonly doneBy: string;
  readonly doneAt: Date;
  readonly lineCount: number;
  readonly undoneAt: Date | null;
}

export const actsOf = (reader: Reader, id: number): Promise<ActRow[]> =>
  reader.rows<ActRow>(sql`
    select act.id, kind, name as "doneBy", done_at as "doneAt", line_count as "lineCount", undone_at as "undoneAt"
    from comparison_act act join employee on employee.id = act.employee_id
    where comparison_id = ${id} order by act.id desc limit 50`);

/** A line with its deal as it stands now. */
export interface LineNowRow extends ComparisonLineRow {
  readonly version: number | null;
  readonly nowNumber: number | null;
  readonly now: Required<Pick<Amounts, 'frontGross' | 'backGross'>> | null;
  readonly isConfirmedNow: boolean | null;
  /** Who typed our gross last. */
  readonly typedBy: string | null;
  readonly typedAt: Date | null;
  /** The deal that is proposed. */
  readonly proposed: {
    readonly number: number | null;
    readonly customerName: string | null;
    readonly day: Day | null;
    readonly sum: Cents;
  } | null;
}

export interface LineFilter {
  readonly group: ComparedGroup;
  readonly isOpen: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Every line of a comparison, each once: a deal that was matched stands with its line. */
export const linesIn = (id: number): Sql =>
  sql`comparison_line as compared where comparison_id = ${id} and joined_to is null`;

/** As groups are shown, then by the file's lines, then by deal numbers. */
export const LINE_ORDER: Sql = sql`array_position(${[...GROUPS_AS_SHOWN]}::text[], compared.outcome), compared.place`;

/** A page of the lines of a group. */
export const pageOfLinesNow = (
  reader: Reader,
  id: number,
  { group, isOpen, offset, limit }: LineFilter,
): Promise<LineNowRow[]> =>
  linesNow(
    reader,
    id,
    sql`outcome = ${group} ${isOpen ? sql`and is_open` : empty} order by place offset ${offset} limit ${limit}`,
  );

/** The lines at these places. */
export const linesNowAt = (reader: Reader, id: number, places: readonly number[]): Promise<LineNowRow[]> =>
  linesNow(reader, id, sql`place = any(${places}::integer[])`);

const linesNow = (reader: Reader, id: number, which: Sql): Promise<LineNowRow[]> =>
  reader.rows<LineNowRow>(sql`
    select ${LINE_COLUMNS}, deal.version, deal.number as "nowNumber", deal.is_confirmed as "isConfirmedNow",
      case when deal.id is not null then json_build_object(
        'frontGross', (deal.front_gross * 100)::bigint, 'backGross', (deal.back_gross * 100)::bigint) end as now,
      typed.name as "typedBy", typed.changed_at as "typedAt",
      case when other.place is not null then json_build_object('number', other.number, 'customerName', other.customer_name,
        'day', other.day, 'sum', other.ours_sum) end as proposed
    from (select * from ${linesIn(id)} and ${which}) compared
    left join deal on deal.id = compared.deal_id
    left join comparison_line other
      on other.comparison_id = ${id} and other.place = compared.proposed_place and other.joined_to is null
    left join lateral (
      select employee.name, changed_at from deal_change
      left join employee on employee.id = employee_id
      where deal_id = compared.deal_id and field in ('frontGross', 'backGross') order by deal_change.id desc limit 1
    ) typed on true
    order by ${LINE_ORDER}`);

/** Lines by their places, or all that a deal or a decision may still be about. */
export const linesFor = (
  reader: Reader,
  id: number,
  places: readonly number[] | undefined,
): Promise<ComparisonLineRow[]> =>
  reader.rows<ComparisonLineRow>(sql`
    select ${LINE_COLUMNS} from comparison_line compared
    where comparison_id = ${id} and joined_to is null ${places ? sql`and place = any(${places}::integer[])` : empty}
    order by place`);
