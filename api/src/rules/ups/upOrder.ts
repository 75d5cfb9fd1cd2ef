/** The requested position of a row of the up log; 1 is first. */
export interface RequestedPosition {
  readonly id: number;
  readonly place: number;
}

/**
 * Returns the day's rows in their new order. Returns undefined when a requested row is not a row of the day
 * or is requested twice. In this case, no row moves (rules.md, Up log). Rows that were not requested keep
 * their order, such as a row that another desk has just added.
 * @param dayRows the ids of the day's rows in their current order
 */
export function reorderRows(
  dayRows: readonly number[],
  requested: readonly RequestedPosition[],
): number[] | undefined {
  const dayRowIds = new Set(dayRows);
  const requestedIds = new Set(requested.map(each => each.id));
  if (requestedIds.size !== requested.length || requested.some(each => !dayRowIds.has(each.id)))
    return undefined;

  const order = dayRows.filter(id => !requestedIds.has(id));
  let lastPosition = 0;
  for (const { id, place } of [...requested].sort((a, b) => a.place - b.place)) {
    lastPosition = Math.max(place, lastPosition + 1);
    order.splice(lastPosition - 1, 0, id);
  }
  return order;
}
