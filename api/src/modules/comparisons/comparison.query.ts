import sql, { empty, type Sql } from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { notFound } from '../../platform/errors.ts';
import type { Day, DayRange } from '../../rules/calendar/calendar.ts';
import type { Amounts } from '../../rules/compare/amounts.ts';
import { type ComparedGroup, DISPLAYED_GROUPS } from '../../rules/compare/groups.ts';
import type { StoreDeal } from '../../rules/compare/match.ts';
import type { Cents } from '../../rules/numbers/money.ts';
import { assertPurposeAllowed } from '../sheets/sheet.policy.ts';
import { type ComparisonLineRow, type ComparisonRow, LINE_COLUMNS } from './comparison.row.ts';
import type { ComparisonActionKind } from './comparison.statements.ts';

const COMPARISONS = sql`
  select comparison.id, sheet_id as "sheetId", file_name as "fileName", sha256, line_count as "lineCount", stored_bytes as bytes, employee.name as "comparedBy",
    comparison.created_at as "createdAt", first_day as "firstDay", last_day as "lastDay", amounts,
    theirs_sum as "theirsSum", ours_sum as "oursSum", (
      select count(*)::integer from comparison_line compared
      where compared.comparison_id = comparison.id and is_open and joined_to is null) as "openCount"
  from comparison join sheet on sheet.id = sheet_id join employee on employee.id = comparison.employee_id`;

/** @throws FORBIDDEN when the viewer may not compare files */
export const assertCanCompare = ({ viewer }: Pick<Context, 'viewer'>): void =>
  assertPurposeAllowed(viewer, 'COMPARE');

const MAX_COMPARISONS = 100;

/**
 * Lists the comparisons of the store, latest first.
 * @throws FORBIDDEN
 */
export async function listComparisons(context: Context): Promise<ComparisonRow[]> {
  assertCanCompare(context);
  return context.database.rows<ComparisonRow>(
    sql`${COMPARISONS} order by comparison.id desc limit ${MAX_COMPARISONS}`,
  );
}

/** @throws FORBIDDEN, NOT_FOUND */
export async function getComparison(context: Context, id: number): Promise<ComparisonRow> {
  assertCanCompare(context);
  const row = await context.database.row<ComparisonRow>(sql`${COMPARISONS} where comparison.id = ${id}`);
  if (!row) throw notFound('Comparison not found. It may have been deleted.');
  return row;
}

/** Counts and sums of the lines of a group. */
export interface ComparisonGroupRow {
  readonly group: ComparedGroup;
  readonly count: number;
  readonly openCount: number;
  readonly theirsSum: Cents;
  readonly oursSum: Cents;
  /**
   * Sum of the absolute differences between the file and the store, over all undecided amounts. Opposite
   * differences therefore do not cancel out, and the sum only falls as amounts are resolved.
   */
  readonly openSum: Cents;
  /** Number of open lines that were escalated. */
  readonly escalatedCount: number;
  /** Number of deals on which Confirmed? can be ticked. */
  readonly toConfirmCount: number;
  /** Number of deals that were not sold in the period. */
  readonly outsideCount: number;
  readonly outsideSum: Cents;
}

export const listComparisonGroups = (reader: Reader, id: number): Promise<ComparisonGroupRow[]> =>
  reader.rows<ComparisonGroupRow>(sql`
    select outcome as "group", count(*)::integer as count, (count(*) filter (where is_open))::integer as "openCount",
      sum(theirs_sum)::bigint as "theirsSum", sum(ours_sum)::bigint as "oursSum",
      coalesce(sum(undecided) filter (where is_open), 0)::bigint as "openSum",
      (count(*) filter (where is_open and handed_by is not null))::integer as "escalatedCount",
      (count(*) filter (where has_theirs and not is_confirmed_now))::integer as "toConfirmCount",
      (count(*) filter (where deal_id is not null and not is_in_period))::integer as "outsideCount",
      coalesce(sum(ours_sum) filter (where not is_in_period), 0)::bigint as "outsideSum"
    from comparison_line
    left join (select id, is_confirmed as is_confirmed_now, front_gross, back_gross from deal) deal
      on deal.id = deal_id and outcome in ('EQUAL', 'DIFFERS')
    cross join lateral (
      select sum(abs(their - our)) filter (where not settled ? amount) as undecided,
        bool_and(their = gross and (their = our or coalesce(settled ->> amount = 'TAKEN', false))) as has_theirs
      from (
        select amount, coalesce((theirs ->> amount)::bigint, 0) as their, coalesce((ours ->> amount)::bigint, 0) as our,
          100 * case amount when 'frontGross' then coalesce(front_gross, 0) when 'backGross' then coalesce(back_gross, 0)
            else coalesce(front_gross, 0) + coalesce(back_gross, 0) end as gross
        from jsonb_object_keys(coalesce(theirs, ours)) amount
      ) sides
    ) amounts
    where comparison_id = ${id} and joined_to is null group by outcome`);

/** A comparison with open lines that were escalated. */
export interface EscalatedComparison {
  readonly comparisonId: number;
  readonly fileName: string;
  readonly lineCount: number;
}

/**
 * Lists at most 5 comparisons with open escalated lines, latest first. A repeated comparison is listed in
 * place of the earlier comparison.
 * @throws FORBIDDEN
 */
export async function listEscalatedComparisons(context: Context): Promise<EscalatedComparison[]> {
  assertCanCompare(context);
  return context.database.rows<EscalatedComparison>(sql`
    select comparison.id as "comparisonId", file_name as "fileName", count(*)::integer as "lineCount"
    from comparison_line compared
    join comparison on comparison.id = comparison_id join sheet on sheet.id = sheet_id
    where handed_by is not null and is_open and joined_to is null and not exists (
      select from comparison later
      where later.sheet_id = comparison.sheet_id and later.id > comparison.id
        and (later.first_day, later.last_day) = (comparison.first_day, comparison.last_day))
    group by comparison.id, file_name order by comparison.id desc limit 5`);
}

/** An action on lines of a comparison. */
export interface ComparisonActionRow {
  readonly id: number;
  readonly kind: ComparisonActionKind;
  readonly doneBy: string;
  readonly doneAt: Date;
  readonly lineCount: number;
  readonly undoneAt: Date | null;
}

export const listComparisonActions = (reader: Reader, id: number): Promise<ComparisonActionRow[]> =>
  reader.rows<ComparisonActionRow>(sql`
    select act.id, kind, name as "doneBy", done_at as "doneAt", line_count as "lineCount", undone_at as "undoneAt"
    from comparison_act act join employee on employee.id = act.employee_id
    where comparison_id = ${id} order by act.id desc limit 50`);

/** A line with the current values of its deal. */
export interface CurrentLineRow extends ComparisonLineRow {
  readonly version: number | null;
  readonly nowNumber: number | null;
  readonly now: Required<Pick<Amounts, 'frontGross' | 'backGross'>> | null;
  readonly isConfirmedNow: boolean | null;
  /** The employee who last typed the store's gross of the deal. */
  readonly typedBy: string | null;
  readonly typedAt: Date | null;
  readonly handedOnBy: string | null;
  /** The deal that the line probably belongs to. */
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

/**
 * Builds the SQL that selects every line of a comparison once. A deal that is matched with a line is part of
 * that line.
 */
export const comparisonLinesSql = (id: number): Sql =>
  sql`comparison_line as compared where comparison_id = ${id} and joined_to is null`;

/** Sorts lines by group in display order, then by their order in the file, then by deal number. */
export const LINE_ORDER: Sql = sql`array_position(${[...DISPLAYED_GROUPS]}::text[], compared.outcome), compared.place`;

/** Lists a page of the lines of a group. */
export const listCurrentLinePage = (
  reader: Reader,
  id: number,
  { group, isOpen, offset, limit }: LineFilter,
): Promise<CurrentLineRow[]> =>
  listCurrentLines(
    reader,
    id,
    sql`outcome = ${group} ${isOpen ? sql`and is_open` : empty} order by place offset ${offset} limit ${limit}`,
  );

/** Lists the lines at these positions in the comparison. */
export const listCurrentLinesByPlaces = (
  reader: Reader,
  id: number,
  places: readonly number[],
): Promise<CurrentLineRow[]> => listCurrentLines(reader, id, sql`place = any(${places}::integer[])`);

const listCurrentLines = (reader: Reader, id: number, filterSql: Sql): Promise<CurrentLineRow[]> =>
  reader.rows<CurrentLineRow>(sql`
    select ${LINE_COLUMNS}, deal.version, deal.number as "nowNumber", deal.is_confirmed as "isConfirmedNow",
      case when deal.id is not null then json_build_object(
        'frontGross', (deal.front_gross * 100)::bigint, 'backGross', (deal.back_gross * 100)::bigint) end as now,
      typed.name as "typedBy", typed.changed_at as "typedAt", handing.name as "handedOnBy",
      case when other.place is not null then json_build_object('number', coalesce(other_deal.number, other.number), 'customerName', other.customer_name,
        'day', other.day, 'sum', other.ours_sum) end as proposed
    from (select * from ${comparisonLinesSql(id)} and ${filterSql}) compared
    left join deal on deal.id = compared.deal_id
    left join comparison_line other
      on other.comparison_id = ${id} and other.place = compared.proposed_place and other.joined_to is null
    left join deal other_deal on other_deal.id = other.deal_id
    left join employee handing on handing.id = compared.handed_by
    left join lateral (
      select employee.name, changed_at from deal_change
      left join employee on employee.id = employee_id
      where deal_id = compared.deal_id and field in ('frontGross', 'backGross') order by deal_change.id desc limit 1
    ) typed on true
    order by ${LINE_ORDER}`);

/** Lists the lines at these positions, or every line when `places` is undefined. */
export const listComparisonLines = (
  reader: Reader,
  id: number,
  places: readonly number[] | undefined,
): Promise<ComparisonLineRow[]> =>
  listLinesWhere(reader, id, places ? sql`place = any(${places}::integer[])` : sql`true`);

/** Returns the line that contains a deal, if there is one. */
export const findLineOfDeal = async (
  reader: Reader,
  id: number,
  dealId: number,
): Promise<ComparisonLineRow | undefined> => (await listLinesWhere(reader, id, sql`deal_id = ${dealId}`))[0];

/**
 * Lists the lines that people matched, decided or escalated, and those with a note from an earlier
 * comparison.
 */
export const listAnnotatedLines = (reader: Reader, id: number): Promise<ComparisonLineRow[]> =>
  listLinesWhere(
    reader,
    id,
    sql`(matched_by = 'PERSON' or settled <> '{}' or handed_by is not null or kept_before is not null)`,
  );

const listLinesWhere = (reader: Reader, id: number, condition: Sql): Promise<ComparisonLineRow[]> =>
  reader.rows<ComparisonLineRow>(sql`
    select ${LINE_COLUMNS} from comparison_line compared
    where comparison_id = ${id} and joined_to is null and ${condition} order by place`);

/** Lists deals with the fields that are compared. */
export const listStoreDeals = (
  reader: Reader,
  { start, end }: DayRange,
  condition: Sql,
): Promise<StoreDeal[]> =>
  reader.rows<StoreDeal>(sql`
    select id, number, stock_num as "stockNum", customer_name as "customerName", delivery_date as day,
      (front_gross * 100)::bigint as "frontGross", (back_gross * 100)::bigint as "backGross",
      is_sold and delivery_date between ${start} and ${end} as "isInPeriod"
    from deal where ${condition} order by number`);
