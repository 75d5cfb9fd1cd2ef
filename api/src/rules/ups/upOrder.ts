/** The wanted place of a row of the up log, 1 being first. */
export interface RequestedPlace {
  readonly id: number;
  readonly place: number;
}

/**
 * The day's rows in their new order, or undefined when a named row is not of the day or is named twice: then nothing
 * moves (rules.md, Up log). Rows not named, such as one that another desk has just added, stay in their order around the
 * named ones.
 * @param dayRows the ids of the day's rows in their present order
 */
export function reorderedRows(
  dayRows: readonly number[],
  requested: readonly RequestedPlace[],
): number[] | undefined {
  const ofTheDay = new Set(dayRows);
  const named = new Set(requested.map(each => each.id));
  if (named.size !== requested.length || requested.some(each => !ofTheDay.has(each.id))) return undefined;

  const order = dayRows.filter(id => !named.has(id));
  let taken = 0;
  for (const { id, place } of [...requested].sort((a, b) => a.place - b.place)) {
    taken = Math.max(place, taken + 1);
    order.splice(taken - 1, 0, id);
  }
  return order;
}
