/** `FULL=1 npm test` runs each property as often as its test allows. By default it runs less often. */
const isFull = process.env.FULL === '1';

/** Returns the number of runs of a property: half of `count` by default. */
export const scaleRuns = (count: number): number => (isFull ? count : Math.ceil(count / 2));

/** Returns the first `count` cases of a property, or all of them with `FULL=1`. */
export const takeSample = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  isFull ? items : items.slice(0, count);
