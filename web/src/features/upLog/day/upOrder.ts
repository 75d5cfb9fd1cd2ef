type Row = { id: number };

/** The ids with one of them moved from a place to another, both counted from 0. */
export function movedIds(ids: readonly number[], from: number, to: number): number[] {
  const moved = [...ids];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** Only rows that the server knows are sent: their ids are positive integers. */
export function sendableIds(ids: readonly number[]): number[] {
  return ids.filter(id => Number.isInteger(id) && id > 0);
}

/**
 * The rows in an order that was wished for before they were: those it does not name follow in the order they have, and
 * names without a row are passed over.
 */
export function inOrder<R extends Row>(rows: readonly R[], ids: readonly number[] | null): readonly R[] {
  if (!ids) return rows;
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: R) => placeOf.get(id) ?? ids.length;
  return [...rows].sort((a, b) => place(a) - place(b));
}
