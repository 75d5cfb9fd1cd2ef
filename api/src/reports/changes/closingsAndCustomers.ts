import sql, { raw, type Sql } from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import { foldedSql } from '../../deals/deal.fields.ts';
import { FROZEN_BY } from '../../deals/deal.history.ts';
import { foldText } from '../../rules/text/foldText.ts';

/** A deal whose teams a closing froze. */
export interface FrozenDeal {
  readonly number: number;
  /** Null when it is deleted. */
  readonly numberNow: number | null;
  readonly customerName: string | null;
}

/** What a change of a month tells beside its fields. */
export interface ToldClosing {
  /** The closing that was made, or reopened. */
  readonly closingId: number | null;
  /** The deals whose teams it froze, by number; null where nothing was closed. */
  readonly frozen: readonly FrozenDeal[] | null;
}

/** The customer of a deal now; of a deal that is gone, as its last deletion holds it. */
export const customerOf = (dealId: Sql): Sql => sql`nullif(
  coalesce((select customer_name from deal where deal.id = ${dealId}), ${lastOf(dealId)}), '')`;

/** The customer that a deal was last deleted with. */
const lastOf = (dealId: Sql): Sql => sql`(
  select from_value from deal_change where deal_id = ${dealId} and action = 'delete' and field = 'customerName'
  order by id desc limit 1)`;

/** The changes of one deal: found by the number that it had then, or by its customer. */
export function ofDeal(filter: {
  readonly number?: number | undefined;
  readonly search?: string | undefined;
}): Sql[] {
  const wanted = foldText(filter.search ?? '');
  const conditions: Sql[] = [];
  if (filter.number !== undefined) conditions.push(hasNumber(filter.number));
  if (wanted)
    conditions.push(A_NUMBER.test(wanted) ? hasNumber(Number(wanted.replace('#', ''))) : isOf(wanted));
  return conditions;
}

const A_NUMBER = /^#?\d{1,15}$/;

const hasNumber = (number: number): Sql => sql`deal_number = ${number}::bigint`;

/**
 * The deals are found once, those that are gone by the index of deletions. `is true` has the changes read by time, so that a page
 * ends at its last line even where most deals are found.
 */
const isOf = (customer: string): Sql => sql`(deal_id in (
  select id from deal where strpos(${raw(foldedSql('customerName'))}, ${customer}) > 0
  union all
  select gone.deal_id from deal_gone gone
  where strpos(fold_text(${lastOf(sql`gone.deal_id`)}), ${customer}) > 0)) is true`;

/** Leaves out what a closing of the same instant tells. */
export const isNotFrozen = sql`not (
  coalesce(origin, '') = ${FROZEN_BY} and changed_at in (select closed_at from month_closing))`;

/** What these changes of months tell of closings, by their ids. */
export async function closingsOf(
  reader: Reader,
  changeIds: readonly number[],
): Promise<ReadonlyMap<number, ToldClosing>> {
  if (changeIds.length === 0) return new Map();
  const rows = await reader.rows<ToldClosing & { readonly id: number }>(sql`
    select change.id, (
        select id from month_closing closing
        where closing.month = change.month and closing.closed_at <= change.changed_at order by id desc limit 1
      ) as "closingId",
      case when change.action = 'add' then (
        select coalesce(json_agg(json_build_object('number', line.deal_number, 'numberNow', now.number,
          'customerName', ${customerOf(sql`line.deal_id`)}) order by line.deal_number), '[]')
        from (
          select distinct deal_id, deal_number from deal_change
          where changed_at = change.changed_at and origin = ${FROZEN_BY}
        ) line left join deal now on now.id = line.deal_id
      ) end as frozen
    from store_change change where change.id = any(${changeIds}::bigint[])`);
  return new Map(rows.map(({ id, ...closing }) => [id, closing]));
}
