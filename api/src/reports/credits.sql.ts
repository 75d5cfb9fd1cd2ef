import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { type CarClass, carClass, isCertified } from '../rules/deals/carClass.ts';
import { CAR_TYPES, type CarType } from '../rules/deals/dealValues.ts';
import { NO_TEAM } from '../rules/people/teams.ts';

// SQL that several reports share, so that the database can group thousands of deals.

/**
 * Whose deal it is, sold or not: half each in a split, else all of it to the one named (closer, else additional), or
 * nobody's (rules.md, A deal, "Unit credit"). The two sides of a `deal`, each with whom it credits and how: `employee_id`,
 * `team_final`, `role` and `halves`, its share in half deals. Only rows that are also `CREDITED` count.
 */
export const SIDES = sql`
  (values (true), (false)) as side (is_first)
  cross join lateral (select
    case when is_first then coalesce(closer_id, additional_id) else additional_id end as employee_id,
    case when is_first and closer_id is not null then closer_team_final else additional_team_final end as team_final,
    case when not is_split then 'solo' when is_first then 'closer' else 'additional' end as role,
    case when is_split then 1 else 2 end as halves
  ) as credit`;

/** The sides that there are: both of a split, else one, which is nobody's when the deal names nobody. */
export const EACH_SIDE = sql`(is_first or is_split)`;

/** The sides that credit someone. */
export const CREDITED = sql`${EACH_SIDE} and employee_id is not null`;

/** Joins whom a side credits, for `CREDITED_TEAM`. */
export const SELLER = sql`
  left join (select id as seller_id, team as team_today from employee) as seller on seller_id = employee_id`;

/** The team that a side's credit goes to (rules/deals/finalTeam.ts); null when it credits nobody. */
export const CREDITED_TEAM = `case when employee_id is not null then coalesce(team_final, team_today, ${NO_TEAM}) end`;

function isOneOf(types: readonly CarType[]): Sql {
  return raw(`car_type in (${types.map(type => `'${type}'`).join(', ')})`);
}

/** The car type counts as this class (rules/deals/carClass.ts). */
export function isOfClass(wanted: CarClass): Sql {
  if (carClass(null) === wanted) return sql`car_type is null`;
  return isOneOf(CAR_TYPES.filter(carType => carClass(carType) === wanted));
}

/** The car is certified (rules/deals/carClass.ts). */
export const IS_CERTIFIED = isOneOf(CAR_TYPES.filter(isCertified));

const CLASSES = ['new', 'used', 'unclassified'] as const satisfies readonly CarClass[];

/** Units of those sides of a group that are counted. */
const unitsOf = (name: string, isCounted: Sql) =>
  sql`coalesce(sum(halves) filter (where ${isCounted}), 0)::float8 / 2 as ${raw(name)}`;

/** Units by class of the sides of a group, as the columns of `CarUnits`. */
export const CREDITED_UNITS = join(
  CLASSES.map(each => unitsOf(each, isOfClass(each))),
  ', ',
);

/** Deals by class of a group, 1 each, as the columns of `CarUnits`. */
export const STORE_UNITS = join(
  CLASSES.map(each => sql`count(*) filter (where ${isOfClass(each)}) as ${raw(each)}`),
  ', ',
);

/** Deals of a group by trade status, as the columns of `TradeCounts` (rules/deals/trade.ts). */
export const TRADE_COUNTS = sql`
  count(*) filter (where trade_status = 'TRADE') as single,
  count(*) filter (where trade_status = 'TRADE X2') as double`;

/** Shares of an amount of the sides of a group, in half cents, negatives included. */
const sharesOf = (gross: Sql, filter = empty) =>
  sql`(coalesce(sum(${gross} * halves) ${filter}, 0) * 100)::bigint`;

/** Shares of front gross of the sides of a group, in half cents, negatives included. */
export const FRONT_GROSS = sharesOf(sql`front_gross`);

/** The same for the leaderboard: a deal with front gross at or below 0 counts 0. */
export const RANKED_GROSS = sharesOf(sql`greatest(front_gross, 0)`);

const IF_SOLD = sql`filter (where is_sold)`;

/** The sides of a group, sold or not, as the columns of `DealSums` (rules/deals/dealFigures.ts). */
export const DEAL_SUMS = join(
  [
    unitsOf('deals', sql`true`),
    ...CLASSES.map(each => unitsOf(each, sql`is_sold and ${isOfClass(each)}`)),
    unitsOf('certified', sql`is_sold and ${IS_CERTIFIED}`),
    unitsOf('single', sql`is_sold and trade_status = 'TRADE'`),
    unitsOf('double', sql`is_sold and trade_status = 'TRADE X2'`),
    sql`${sharesOf(sql`front_gross`, IF_SOLD)} as "frontGross"`,
    sql`${sharesOf(sql`back_gross`, IF_SOLD)} as "backGross"`,
  ],
  ', ',
);
