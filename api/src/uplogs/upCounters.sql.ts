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

/** How many ups of a group each of these is of, as columns of their names. */
export const countsOf = (conditions: Readonly<Record<string, Sql>>): Sql =>
  join(
    Object.entries(conditions).map(
      ([name, isCounted]) => sql`count(*) filter (where ${isCounted}) as ${raw(`"${name}"`)}`,
    ),
    ', ',
  );

/** The counters of a group of ups, as the columns of `UpCounters`. */
export const UP_COUNTERS = countsOf(IS_COUNTED);
