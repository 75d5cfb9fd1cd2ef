import sql, { raw, type Sql } from 'sql-template-tag';
import { NO_TEAM } from '../rules/people/teams.ts';
import type { FunnelGroup, FunnelGrouping } from '../rules/ups/funnelFigures.ts';

/** The team of today of whose up it is; null when it is nobody's (rules.md, Up log). */
export const UP_TEAM = `case when e.id is not null then coalesce(e.team, ${NO_TEAM}) end`;

/** By what an up is grouped, of `LOGGED_UPS`. */
export const GROUP_KEYS = {
  SALESPERSON: 'u.employee_id',
  TEAM: UP_TEAM,
  UP_TYPE: 'u.up_type',
  MANAGER: 'u.manager_into_id',
  // Monday is 1; weeks begin on it. Without a time zone: days have none.
  WEEKDAY: 'extract(isodow from l.log_date)::integer',
  WEEK: `date_trunc('week', l.log_date::timestamp)::date`,
} as const satisfies Record<FunnelGrouping, string>;

/** The ups of a group; a key that nobody has is of none. */
export const isOfGroup = ({ by, key }: FunnelGroup): Sql =>
  sql`(${raw(GROUP_KEYS[by])})::text is not distinct from ${key}`;
