import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { UpCounter } from '../rules/ups/upCounters.ts';

/**
 * Conditions over `up_log_row` for the ups that each counter counts: the rule of rules/ups/upCounters.ts in
 * SQL.
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

/** The columns of `UpCounters` for a group of ups. */
export const UP_COUNTERS = countColumnsSql(COUNTER_CONDITIONS);
