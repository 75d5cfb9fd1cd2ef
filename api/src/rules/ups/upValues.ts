/** The ten types of an up; blank allowed (up-log.md, Rows). */
export const UP_TYPES = [
  'Fresh Up',
  'Appointment',
  'Service Cust',
  'B-Back',
  'Timed Out',
  'On Turn',
  'With Customer',
  'Buy Bid',
  'Chase',
  'BDC Spin',
] as const;
export type UpType = (typeof UP_TYPES)[number];

/** Whether an up bought; unset is shown as "?" and is not No (up-log.md, Rows). */
export const UP_SOLD_VALUES = ['No', 'Yes', 'OAC', 'ORD'] as const;
export type UpSold = (typeof UP_SOLD_VALUES)[number];
