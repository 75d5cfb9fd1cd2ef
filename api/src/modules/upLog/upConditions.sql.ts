import sql, { join, raw, type Sql } from 'sql-template-tag';
import { NO_TEAM } from '../../rules/people/teams.ts';
import type { FunnelGroup, FunnelGrouping } from '../../rules/ups/funnelFigures.ts';
import { type ListedUps, linkedFigures } from '../../rules/ups/linkedFigures.ts';
import type { UpCounter } from '../../rules/ups/upCounters.ts';
import { LOGGED_UPS } from './up.row.ts';

/**
 * Conditions over `up_log_row` for the ups that each counter counts. They express the rule of
 * rules/ups/upCounters.ts in SQL.
 */
export const COUNTER_CONDITIONS: Readonly<Record<UpCounter, Sql>> = {
  ups: sql`true`,
  freshUps: sql`up_type = 'Fresh Up'`,
  appointments: sql`up_type = 'Appointment'`,
  writeUps: sql`is_write_up`,
  testDrives: sql`is_test_drive`,
  sold: sql`sold = 'Yes'`,
  turns: sql`turned_to_id is not null`,
};

/** Builds count columns, one for each condition, under the names of the conditions. */
export const countColumnsSql = (conditions: Readonly<Record<string, Sql>>): Sql =>
  join(
    Object.entries(conditions).map(
      ([name, isCounted]) => sql`count(*) filter (where ${isCounted}) as ${raw(`"${name}"`)}`,
    ),
    ', ',
  );

/** SQL for the columns of `UpCounters` for a group of ups. */
export const UP_COUNTERS = countColumnsSql(COUNTER_CONDITIONS);

/**
 * Logged ups with their links: `link` is the link to the previous visit; `sold_deal` is the linked deal if
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

/**
 * Returns the tables that the condition of a list needs. Links are joined only for conditions that use them.
 */
export const upTablesSql = (counter: ListedUps | undefined): Sql =>
  counter && counter in linkedFigures ? LINKED_UPS : LOGGED_UPS;

/**
 * SQL for the current team of an up's salesperson; null for an up without a salesperson (rules.md, Up log).
 */
export const UP_TEAM = `case when e.id is not null then coalesce(e.team, ${NO_TEAM}) end`;

/** SQL for the group key of an up, over `LOGGED_UPS`. */
export const GROUP_KEYS = {
  SALESPERSON: 'u.employee_id',
  TEAM: UP_TEAM,
  UP_TYPE: 'u.up_type',
  MANAGER: 'u.manager_into_id',
  // Weeks begin on Monday, which is 1. The cast to `timestamp` avoids a time zone conversion, because days
  // have no time zone.
  WEEKDAY: 'extract(isodow from l.log_date)::integer',
  WEEK: `date_trunc('week', l.log_date::timestamp)::date`,
} as const satisfies Record<FunnelGrouping, string>;

/** Returns a condition that matches the ups of a group. A null key matches ups without a value. */
export const funnelGroupSql = ({ by, key }: FunnelGroup): Sql =>
  sql`(${raw(GROUP_KEYS[by])})::text is not distinct from ${key}`;
