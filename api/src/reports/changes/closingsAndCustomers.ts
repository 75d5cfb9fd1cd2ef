import sql, { type Sql } from 'sql-template-tag';
import { FROZEN_BY } from '../../deals/deal.history.ts';
import { monthHistory } from '../../settings/settings.history.ts';

/** A deal whose teams a closing froze. */
export interface FrozenDeal {
  readonly number: number;
  /** Null when it is deleted. */
  readonly numberNow: number | null;
  readonly customerName: string | null;
}

/** The customer of the deal `now`; of a deal that is gone, as its last deletion holds it. */
export const customerOf = (dealId: Sql): Sql => sql`nullif(
  case when now.id is not null then now.customer_name else (
    select gone.from_value from deal_change gone where gone.deal_id = ${dealId} and ${IS_LAST_DELETION}) end, '')`;

const IS_LAST_DELETION = sql`gone.action = 'delete' and gone.field = 'customerName' and not exists (
  select from deal_change later where later.deal_id = gone.deal_id
    and later.action = 'delete' and later.deal_version > gone.deal_version)`;

/** The changes of the deal that was asked for: by the number that it had then, or by its customer. */
export function ofDeal(filter: {
  readonly number?: number | undefined;
  readonly search?: string | undefined;
}): Sql[] {
  const wanted = filter.search?.trim();
  const conditions: Sql[] = [];
  if (filter.number !== undefined) conditions.push(hasNumber(filter.number));
  if (wanted)
    conditions.push(A_NUMBER.test(wanted) ? hasNumber(Number(wanted.replace('#', ''))) : isOf(wanted));
  return conditions;
}

const A_NUMBER = /^#?\d{1,15}$/;

const hasNumber = (number: number): Sql => sql`deal_number = ${number}::bigint`;

/**
 * The deals are found once; `is true` has the changes go through by time, so that a page ends at its last line even where most
 * deals are found.
 */
const isOf = (customer: string): Sql => sql`(deal_id in (
  select id from deal where strpos(lower(customer_name), lower(${customer})) > 0
  union all
  select gone.deal_id from deal_change gone where strpos(lower(gone.from_value), lower(${customer})) > 0
    and ${IS_LAST_DELETION} and not exists (select from deal where id = gone.deal_id))) is true`;

/** Leaves out what a closing of the same instant tells. */
export const isNotFrozen = sql`not (coalesce(origin, '') = ${FROZEN_BY} and changed_at in (
  select closing.changed_at from store_change closing
  where closing.noun = ${monthHistory.name} and closing.action = 'add'))`;

/** The closing that a change of a month made or reopened: the last one until then. */
export const CLOSING = sql`case when page.kind = ${monthHistory.name} then (
  select id from month_closing closing where closing.month = other.month and closing.closed_at <= other.changed_at
  order by id desc limit 1) end`;

/** The deals whose teams a closing froze, by number; null where nothing was closed. */
export const frozenDeals = sql`case when page.kind = ${monthHistory.name} and other.action = 'add' then (
  select coalesce(json_agg(json_build_object('number', line.deal_number, 'numberNow', now.number,
    'customerName', ${customerOf(sql`line.deal_id`)}) order by line.deal_number), '[]')
  from (
    select distinct deal_id, deal_number from deal_change
    where changed_at = other.changed_at and origin = ${FROZEN_BY}
  ) line left join deal now on now.id = line.deal_id) end`;
