import sql, { raw, type Sql } from 'sql-template-tag';
import { foldedFieldSql } from '../../modules/deals/deal.fields.ts';
import { TEAM_FREEZE_ORIGIN } from '../../modules/deals/deal.history.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { foldText } from '../../rules/text/foldText.ts';

/** Deal with teams that a closing froze. */
export interface FrozenDeal {
  readonly number: number;
  /** Current number of the deal. Null when the deal is deleted. */
  readonly numberNow: number | null;
  readonly customerName: string | null;
}

/** Details of the closing that belongs to a change of a month. */
export interface ChangeClosing {
  /** Id of the closing that the change created or reopened. */
  readonly closingId: number | null;
  /** Deals with teams that the closing froze, by number. Null when no month was closed. */
  readonly frozen: readonly FrozenDeal[] | null;
}

/**
 * Returns the SQL of a deal's current customer. For a deleted deal, it is the customer at the last deletion.
 */
export const dealCustomerSql = (dealId: Sql): Sql => sql`nullif(
  coalesce((select customer_name from deal where deal.id = ${dealId}), ${deletedCustomerSql(dealId)}), '')`;

/** Returns the SQL of a deal's customer at its last deletion. */
const deletedCustomerSql = (dealId: Sql): Sql => sql`(
  select from_value from deal_change where deal_id = ${dealId} and action = 'delete' and field = 'customerName'
  order by id desc limit 1)`;

/**
 * Returns the conditions that find the changes of deals. A number finds the deal that had this number after
 * the change. Any other text finds deals by their customer.
 */
export function dealSearchConditions(filter: {
  readonly number?: number | undefined;
  readonly search?: string | undefined;
}): Sql[] {
  const foldedSearch = foldText(filter.search ?? '');
  const conditions: Sql[] = [];
  if (filter.number !== undefined) conditions.push(hasNumberSql(filter.number));
  if (foldedSearch)
    conditions.push(
      DEAL_NUMBER_PATTERN.test(foldedSearch)
        ? hasNumberSql(Number(foldedSearch.replace('#', '')))
        : hasCustomerSql(foldedSearch),
    );
  return conditions;
}

const DEAL_NUMBER_PATTERN = /^#?\d{1,15}$/;

const hasNumberSql = (number: number): Sql => sql`deal_number = ${number}::bigint`;

/**
 * Returns the condition that the customer of a deal matches. PostgreSQL finds the matching deals once, and
 * finds deleted deals by the index of deletions. `is true` makes PostgreSQL read the changes by time.
 * PostgreSQL then stops at the end of the page, even if most deals match.
 */
const hasCustomerSql = (customer: string): Sql => sql`(deal_id in (
  select id from deal where strpos(${raw(foldedFieldSql('customerName'))}, ${customer}) > 0
  union all
  select gone.deal_id from deal_gone gone
  where strpos(fold_text(${deletedCustomerSql(sql`gone.deal_id`)}), ${customer}) > 0)) is true`;

/** Condition that leaves out a change when a closing of the same instant already reports this change. */
export const IS_NOT_FROZEN = sql`not (
  coalesce(origin, '') = ${TEAM_FREEZE_ORIGIN} and changed_at in (select closed_at from month_closing))`;

/** Returns the closing for each of these changes of months, by the id of the change. */
export async function findChangeClosings(
  reader: Reader,
  changeIds: readonly number[],
): Promise<ReadonlyMap<number, ChangeClosing>> {
  if (changeIds.length === 0) return new Map();
  const rows = await reader.rows<ChangeClosing & { readonly id: number }>(sql`
    select change.id, (
        select id from month_closing closing
        where closing.month = change.month and closing.closed_at <= change.changed_at order by id desc limit 1
      ) as "closingId",
      case when change.action = 'add' then (
        select coalesce(json_agg(json_build_object('number', line.deal_number, 'numberNow', now.number,
          'customerName', ${dealCustomerSql(sql`line.deal_id`)}) order by line.deal_number), '[]')
        from (
          select distinct deal_id, deal_number from deal_change
          where changed_at = change.changed_at and origin = ${TEAM_FREEZE_ORIGIN}
        ) line left join deal now on now.id = line.deal_id
      ) end as frozen
    from store_change change where change.id = any(${changeIds}::bigint[])`);
  return new Map(rows.map(({ id, ...closing }) => [id, closing]));
}
