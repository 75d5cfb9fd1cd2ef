/**
 * Splits items into chunks of at most `size`, in their order, for statements with a limited number of rows.
 */
export function* splitIntoChunks<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
