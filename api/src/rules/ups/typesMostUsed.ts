import { UP_TYPES, type UpType } from './upValues.ts';

/** Over how many days, today among them, the types are counted, and how many are named (rules.md, Up log). */
export const DAYS_OF_USE = 30;
const MOST_NAMED = 3;

/** How many rows have a type. */
export interface TypeUse {
  readonly upType: UpType;
  readonly rows: number;
}

/** The types used most; of equals, and where too few are used, the earlier in the order of the types (rules.md, Up log). */
export function typesMostUsed(uses: readonly TypeUse[]): UpType[] {
  const rowsOf = new Map(uses.map(({ upType, rows }) => [upType, rows]));
  const inOrder = [...UP_TYPES].sort((a, b) => (rowsOf.get(b) ?? 0) - (rowsOf.get(a) ?? 0));
  return inOrder.slice(0, MOST_NAMED);
}
