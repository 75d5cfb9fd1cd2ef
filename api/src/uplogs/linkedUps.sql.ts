import sql, { type Sql } from 'sql-template-tag';
import { type ListedUps, linkedFigures } from '../rules/ups/linkedFigures.ts';
import { LOGGED_UPS } from './up.row.ts';
import { IS_COUNTED } from './upCounters.sql.ts';

/** Logged ups with what they are linked to: the visit before in `link`, the deal in `sold_deal` if it is there and sold. */
export const LINKED_UPS = sql`
  ${LOGGED_UPS} left join up_link link on link.up_id = u.id
  left join deal sold_deal on sold_deal.id = link.deal_id and sold_deal.is_sold`;

const IS_FIRST_VISIT = sql`link.before_id is null and u.up_type is distinct from 'B-Back'`;
const IS_BE_BACK = sql`link.before_id is not null`;
const IS_SOLD = sql`coalesce(u.sold = 'Yes', false)`;
const HAS_SOLD_DEAL = sql`sold_deal.id is not null`;

/** Which ups each list is of, of `LINKED_UPS` (rules.md, Up log). */
export const IS_LISTED: Readonly<Record<ListedUps, Sql>> = {
  ...IS_COUNTED,
  firstVisits: IS_FIRST_VISIT,
  firstVisitsSold: sql`${IS_FIRST_VISIT} and ${IS_SOLD}`,
  beBacks: IS_BE_BACK,
  beBacksSold: sql`${IS_BE_BACK} and ${IS_SOLD}`,
  soldByDeals: HAS_SOLD_DEAL,
  soldInLogOnly: sql`${IS_SOLD} and not ${HAS_SOLD_DEAL}`,
  soldInDealsOnly: sql`${HAS_SOLD_DEAL} and not ${IS_SOLD}`,
};

/** The ups that such a condition is of: links are read only where it asks for them. */
export const upsFor = (counter: ListedUps | undefined): Sql =>
  counter && counter in linkedFigures ? LINKED_UPS : LOGGED_UPS;
