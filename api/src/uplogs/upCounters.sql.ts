import type { UpCounter } from '../rules/ups/upCounters.ts';

/** Which ups each counter counts, of `up_log_row`: what rules/ups/upCounters.ts says of one, for thousands. */
export const IS_COUNTED: Readonly<Record<UpCounter, string>> = {
  ups: 'true',
  freshUps: "up_type = 'Fresh Up'",
  appointments: "up_type = 'Appointment'",
  writeUps: 'is_write_up',
  testDrives: 'is_test_drive',
  sold: "sold = 'Yes'",
  turns: 'turned_to_id is not null',
};

/** The counters of a group of ups, as the columns of `UpCounters`. */
export const UP_COUNTERS = Object.entries(IS_COUNTED)
  .map(([counter, isCounted]) => `count(*) filter (where ${isCounted}) as "${counter}"`)
  .join(', ');
