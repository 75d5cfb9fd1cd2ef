/** The counters of a group of ups, as the columns of `UpCounters`: what rules/upCounters.ts says, for thousands. */
export const UP_COUNTERS = `count(*) as ups,
  count(*) filter (where up_type = 'Fresh Up') as "freshUps",
  count(*) filter (where up_type = 'Appointment') as appointments,
  count(*) filter (where is_write_up) as "writeUps",
  count(*) filter (where is_test_drive) as "testDrives",
  count(*) filter (where sold = 'Yes') as sold,
  count(*) filter (where turned_to_id is not null) as turns`;
