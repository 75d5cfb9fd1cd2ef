/** Splits items, in their order, into as many at a time as one statement takes. */
export function* splitIntoChunks<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
