/** The sum of one figure over all items; 0 of none. Exact for whole numbers, halves and quarters. */
export function sumOf<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0);
}
