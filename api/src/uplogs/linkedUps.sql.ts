import sql, { type Sql } from 'sql-template-tag';
import { type ListedUps, linkedFigures } from '../rules/ups/linkedFigures.ts';
import { LOGGED_UPS } from './up.row.ts';
import { COUNTER_CONDITIONS } from './upCounters.sql.ts';

/**
 * Logged ups with their links: the link to the visit before in `link`, and the linked deal in `sold_deal` if
 * it exists and is sold.
 */
export const LINKED_UPS = sql`
  ${LOGGED_UPS} left join up_link link on link.up_id = u.id
  left join deal sold_deal on sold_deal.id = link.deal_id and sold_deal.is_sold`;

const IS_FIRST_VISIT = sql`link.before_id is null and u.up_type is distinct from 'B-Back'`;
const IS_BE_BACK = sql`link.before_id is not null`;
const IS_SOLD = sql`coalesce(u.sold = 'Yes', false)`;
const HAS_SOLD_DEAL = sql`sold_deal.id is not null`;

/** Conditions over `LINKED_UPS` for the ups in each list (rules.md, Up log). */
export const LISTED_UPS_CONDITIONS: Readonly<Record<ListedUps, Sql>> = {
  ...COUNTER_CONDITIONS,
  firstVisits: IS_FIRST_VISIT,
  firstVisitsSold: sql`${IS_FIRST_VISIT} and ${IS_SOLD}`,
  beBacks: IS_BE_BACK,
  beBacksSold: sql`${IS_BE_BACK} and ${IS_SOLD}`,
  soldByDeals: HAS_SOLD_DEAL,
  soldInLogOnly: sql`${IS_SOLD} and not ${HAS_SOLD_DEAL}`,
  soldInDealsOnly: sql`${HAS_SOLD_DEAL} and not ${IS_SOLD}`,
};

/** Returns the tables that such a condition needs. Links are joined only for conditions that use them. */
export const upTablesSql = (counter: ListedUps | undefined): Sql =>
  counter && counter in linkedFigures ? LINKED_UPS : LOGGED_UPS;
