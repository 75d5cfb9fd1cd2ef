const format = new Intl.NumberFormat('en-US');

/** A count as it stands in a sentence: 1,234. */
export const countText = (count: number): string => format.format(count);
