import type { DayUp } from '../../newUps/newUp';

/** Returns the keys after one key was moved to another position. Both positions count from 0. */
export function moveKey(keys: readonly string[], from: number, to: number): string[] {
  const moved = [...keys];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** Lists the ids of the stored rows, in the order of the keys. */
export function listStoredIds(rows: readonly Pick<DayUp, 'id' | 'key'>[], keys: readonly string[]): number[] {
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  return keys.flatMap(key => ids.get(key) ?? []);
}

/**
 * Sorts rows into the requested order. Rows that the order does not contain follow in their existing order.
 */
export function sortByKeys<Row extends Pick<DayUp, 'key'>>(
  rows: readonly Row[],
  keys: readonly string[] | null,
): readonly Row[] {
  if (!keys) return rows;
  const positions = new Map(keys.map((key, position) => [key, position]));
  const getPosition = ({ key }: Row) => positions.get(key) ?? keys.length;
  return [...rows].sort((a, b) => getPosition(a) - getPosition(b));
}
