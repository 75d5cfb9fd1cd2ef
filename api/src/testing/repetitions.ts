/** `FULL=1 npm test` tries each property as often as its test can; by default it is tried less often. */
const isFull = process.env.FULL === '1';

/** Returns how often a property is tried: half of `count` by default. */
export const repetitions = (count: number): number => (isFull ? count : Math.ceil(count / 2));

/** Returns the first `count` of what a property holds for, all of it with `FULL=1`. */
export const sampled = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  isFull ? items : items.slice(0, count);
