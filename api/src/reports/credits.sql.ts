import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type CarClass, carClass, isCertified } from '../rules/deals/carClass.ts';
import { CAR_TYPES, type CarType } from '../rules/deals/dealValues.ts';
import { NO_TEAM } from '../rules/people/teams.ts';

// SQL that several reports share, so that the database can group thousands of deals.

/**
 * Whose deal it is, sold or not: half each in a split, else all of it to the one named (closer, else additional), or
 * nobody's (rules.md, A deal, "Unit credit"). The sides of a `deal`, each with whom it credits and how: `employee_id`,
 * `team_final`, `role` and `halves`, its share in half deals. The database says it, for the roll-ups too (decision 124).
 */
export const SIDES = sql`
  deal_sides(closer_id, closer_team_final, additional_id, additional_team_final, is_split)`;

/** The sides that credit someone. */
export const CREDITED = sql`employee_id is not null`;

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

/** Units of those sides, or whole deals, of a group that are counted. */
const unitsOf = (name: string, isCounted: Sql) =>
  sql`coalesce(sum(halves) filter (where ${isCounted}), 0)::float8 / 2 as ${raw(name)}`;

/** Units of a group by class, as the columns of `CarUnits`. */
export const UNITS = join(
  CLASSES.map(each => unitsOf(each, isOfClass(each))),
  ', ',
);

/** Certified units of a group: an "of which" of the used. */
export const CERTIFIED_UNITS = unitsOf('certified', IS_CERTIFIED);

/** Deals of a group by trade status, as the columns of `TradeCounts` (rules/deals/trade.ts). */
export const TRADE_COUNTS = sql`
  count(*) filter (where trade_status = 'TRADE') as single,
  count(*) filter (where trade_status = 'TRADE X2') as double`;

/** A sum of half dollars as half cents. */
export const inHalfCents = (sum: Sql): Sql => sql`(coalesce(${sum}, 0) * 100)::bigint`;

/** Shares of front gross of the sides of a group, in half cents, negatives included. */
export const FRONT_GROSS = inHalfCents(sql`sum(front_gross * halves)`);

/** The same for the leaderboard: a deal with front gross at or below 0 counts 0. */
export const RANKED_GROSS = inHalfCents(sql`sum(ranked_gross(front_gross) * halves)`);

const IF_SOLD = sql`filter (where is_sold)`;

/** The sides of a group, sold or not, as the columns of `DealSums` (rules/deals/dealFigures.ts). */
export const DEAL_SUMS = join(
  [
    unitsOf('deals', sql`true`),
    ...CLASSES.map(each => unitsOf(each, sql`is_sold and ${isOfClass(each)}`)),
    unitsOf('certified', sql`is_sold and ${IS_CERTIFIED}`),
    unitsOf('single', sql`is_sold and trade_status = 'TRADE'`),
    unitsOf('double', sql`is_sold and trade_status = 'TRADE X2'`),
    sql`${inHalfCents(sql`sum(front_gross * halves) ${IF_SOLD}`)} as "frontGross"`,
    sql`${inHalfCents(sql`sum(back_gross * halves) ${IF_SOLD}`)} as "backGross"`,
  ],
  ', ',
);
