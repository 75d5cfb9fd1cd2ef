/** The counters of a group of ups `u`, as the columns of `UpCounters`: what rules/upCounters.ts says, for thousands. */
export const UP_COUNTERS = `count(*) as ups,
  count(*) filter (where u.up_type = 'Fresh Up') as "freshUps",
  count(*) filter (where u.up_type = 'Appointment') as appointments,
  count(*) filter (where u.is_write_up) as "writeUps",
  count(*) filter (where u.is_test_drive) as "testDrives",
  count(*) filter (where u.sold = 'Yes') as sold,
  count(*) filter (where u.turned_to_id is not null) as turns`;
