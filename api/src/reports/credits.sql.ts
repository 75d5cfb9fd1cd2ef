import sql, { join, raw, type Sql } from 'sql-template-tag';
import { CAR_TYPES, type CarClass, type CarType, carClass, isCertified } from '../rules/deals/dealValues.ts';
import { NO_TEAM } from '../rules/people/teams.ts';

// SQL that several reports share, so that the database can group thousands of deals.

/**
 * Sides of a `deal`, sold or not, with the employee that each side credits (rules.md, A deal, "Unit credit").
 * A split deal credits half to each side. Any other deal credits its closer, or its additional salesperson if
 * it has no closer. A deal without salespeople is unassigned.
 * Columns: `employee_id`, `team_final`, `role` and `halves`, the share in half deals. The function is in the
 * database because the roll-ups also use it (docs/adr/roll-ups.md).
 */
export const DEAL_SIDES = sql`
  deal_sides(closer_id, closer_team_final, additional_id, additional_team_final, is_split)`;

/** Condition that a side credits an employee. */
export const IS_CREDITED_SIDE = sql`employee_id is not null`;

/** Joins the employee that a side credits. `CREDITED_TEAM` needs this join. */
export const SELLER_JOIN = sql`
  left join (select id as seller_id, team as team_today from employee) as seller on seller_id = employee_id`;

/** Team that gets the credit of a side (rules/deals/finalTeam.ts). Null when the side is unassigned. */
export const CREDITED_TEAM = `case when employee_id is not null then coalesce(team_final, team_today, ${NO_TEAM}) end`;

function carTypeSql(types: readonly CarType[]): Sql {
  return raw(`car_type in (${types.map(type => `'${type}'`).join(', ')})`);
}

/** Returns the condition that a car type belongs to this class (rules/deals/dealValues.ts). */
export function carClassCondition(requestedClass: CarClass): Sql {
  if (carClass(null) === requestedClass) return sql`car_type is null`;
  return carTypeSql(CAR_TYPES.filter(carType => carClass(carType) === requestedClass));
}

/** Condition that the car is certified (rules/deals/dealValues.ts). */
export const IS_CERTIFIED = carTypeSql(CAR_TYPES.filter(isCertified));

const CAR_CLASSES = ['new', 'used', 'unclassified'] as const satisfies readonly CarClass[];

/**
 * Returns the SQL of the units of a group. It counts only the sides or whole deals that meet the condition.
 */
const unitsSql = (name: string, condition: Sql) =>
  sql`coalesce(sum(halves) filter (where ${condition}), 0)::float8 / 2 as ${raw(name)}`;

/** Units of a group by class, as the columns of `CarUnits`. */
export const UNITS = join(
  CAR_CLASSES.map(each => unitsSql(each, carClassCondition(each))),
  ', ',
);

/** Certified units of a group. They are included in the used units. */
export const CERTIFIED_UNITS = unitsSql('certified', IS_CERTIFIED);

/** Deals of a group by trade status, as the columns of `TradeCounts` (rules/deals/dealValues.ts). */
export const TRADE_COUNTS = sql`
  count(*) filter (where trade_status = 'TRADE') as single,
  count(*) filter (where trade_status = 'TRADE X2') as double`;

/** Returns the SQL that converts a sum of half dollars to half cents. */
export const halfCentsSql = (sum: Sql): Sql => sql`(coalesce(${sum}, 0) * 100)::bigint`;

/** Sum of the front gross shares of a group's sides, in half cents. Negative gross is included. */
export const FRONT_GROSS = halfCentsSql(sql`sum(front_gross * halves)`);

/** Sum of the front gross shares for the leaderboard. A deal with front gross at or below 0 counts 0. */
export const RANKED_GROSS = halfCentsSql(sql`sum(ranked_gross(front_gross) * halves)`);

const SOLD_FILTER = sql`filter (where is_sold)`;

/** Sums of the sides of a group, sold or not, as the columns of `DealSums` (rules/deals/dealFigures.ts). */
export const DEAL_SUMS = join(
  [
    unitsSql('deals', sql`true`),
    ...CAR_CLASSES.map(each => unitsSql(each, sql`is_sold and ${carClassCondition(each)}`)),
    unitsSql('certified', sql`is_sold and ${IS_CERTIFIED}`),
    unitsSql('single', sql`is_sold and trade_status = 'TRADE'`),
    unitsSql('double', sql`is_sold and trade_status = 'TRADE X2'`),
    sql`${halfCentsSql(sql`sum(front_gross * halves) ${SOLD_FILTER}`)} as "frontGross"`,
    sql`${halfCentsSql(sql`sum(back_gross * halves) ${SOLD_FILTER}`)} as "backGross"`,
  ],
  ', ',
);
