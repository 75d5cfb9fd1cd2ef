import { UP_TYPES, type UpType } from './upValues.ts';

/** The days that are counted, including today, and the number of returned types (rules.md, Up log). */
export const COUNTED_DAYS = 30;
const MAX_TYPES = 3;

/** The number of rows with a type. */
export interface UpTypeUse {
  readonly upType: UpType;
  readonly rows: number;
}

/**
 * Lists the most used types. Equal types, and types that fill up the list, are in the order of the types
 * (rules.md, Up log).
 */
export function listMostUsedTypes(uses: readonly UpTypeUse[]): UpType[] {
  const rowsByType = new Map(uses.map(({ upType, rows }) => [upType, rows]));
  const sortedTypes = [...UP_TYPES].sort((a, b) => (rowsByType.get(b) ?? 0) - (rowsByType.get(a) ?? 0));
  return sortedTypes.slice(0, MAX_TYPES);
}
