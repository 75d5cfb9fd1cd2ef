import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { UpCounter } from '../rules/ups/upCounters.ts';

/** Which ups each counter counts, of `up_log_row`: the rule of rules/ups/upCounters.ts in SQL. */
export const IS_COUNTED: Readonly<Record<UpCounter, Sql>> = {
  ups: sql`true`,
  freshUps: sql`up_type = 'Fresh Up'`,
  appointments: sql`up_type = 'Appointment'`,
  writeUps: sql`is_write_up`,
  testDrives: sql`is_test_drive`,
  sold: sql`sold = 'Yes'`,
  turns: sql`turned_to_id is not null`,
};

/** The counters of a group of ups, as the columns of `UpCounters`. */
export const UP_COUNTERS = join(
  Object.entries(IS_COUNTED).map(
    ([counter, isCounted]) => sql`count(*) filter (where ${isCounted}) as ${raw(`"${counter}"`)}`,
  ),
  ', ',
);
