import type { Key } from '../../../../lib/keys';

/** The keys of a day's rows at a desk . The bar at the foot and Help tell them. */
export const upKeys: readonly Key[] = [
  { keys: 'Enter', does: 'Next field, after the last one a new row' },
  { keys: 'Enter in an empty time', does: 'Now' },
  { keys: 'Space, then arrows, on a number', does: 'Move the row' },
];
