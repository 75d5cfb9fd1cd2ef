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

/** The days that are counted, including today, and the number of returned types (rules.md, Up log). */
export const COUNTED_DAYS = 30;
const MAX_TYPES = 3;

/** The number of rows with a type. */
export interface UpTypeUse {
  readonly upType: UpType;
  readonly rows: number;
}

/**
 * Lists the most used types. When too few types are used, other types are added. Equally used and added types
 * are in the order of all types (rules.md, Up log).
 */
export function listMostUsedTypes(uses: readonly UpTypeUse[]): UpType[] {
  const rowsByType = new Map(uses.map(({ upType, rows }) => [upType, rows]));
  const sortedTypes = [...UP_TYPES].sort((a, b) => (rowsByType.get(b) ?? 0) - (rowsByType.get(a) ?? 0));
  return sortedTypes.slice(0, MAX_TYPES);
}
