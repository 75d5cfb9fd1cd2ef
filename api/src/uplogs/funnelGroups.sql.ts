import sql, { raw, type Sql } from 'sql-template-tag';
import { NO_TEAM } from '../rules/people/teams.ts';
import type { FunnelGroup, FunnelGrouping } from '../rules/ups/funnelFigures.ts';

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
  // Monday is 1, and weeks begin on it. The cast drops the time zone, because days have none.
  WEEKDAY: 'extract(isodow from l.log_date)::integer',
  WEEK: `date_trunc('week', l.log_date::timestamp)::date`,
} as const satisfies Record<FunnelGrouping, string>;

/** Matches the ups of a group. A null key matches ups without a value. */
export const funnelGroupSql = ({ by, key }: FunnelGroup): Sql =>
  sql`(${raw(GROUP_KEYS[by])})::text is not distinct from ${key}`;
