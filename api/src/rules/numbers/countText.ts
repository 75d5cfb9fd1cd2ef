const countFormat = new Intl.NumberFormat('en-US');

/** Formats a count for a sentence: 1,234. */
export const countText = (count: number): string => countFormat.format(count);
