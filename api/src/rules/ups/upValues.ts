/** The ten types of an up; an up may have none (up-log.md, Rows). */
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

/** The values of Sold. An unset value is shown as "?" and does not mean No (up-log.md, Rows). */
export const UP_SOLD_VALUES = ['No', 'Yes', 'OAC', 'ORD'] as const;
export type UpSold = (typeof UP_SOLD_VALUES)[number];
