import fc from 'fast-check';

const { FC_RUNS } = process.env;

/**
 * Returns the options of property-based tests. `FC_RUNS=1000` runs them longer.
 * @param runs the number of runs with `FULL=1`
 */
export const propertyTestOptions = (runs: number) => ({ numRuns: Number(FC_RUNS ?? scaleRuns(runs)), seed });

/** The time limit of a property-based test. It is longer if `FC_RUNS` is set. */
export const PROPERTY_TEST_TIMEOUT_MS = FC_RUNS ? 3_600_000 : 600_000;

/**
 * `FULL=1 npm test` runs each property as often as its test allows. Without `FULL=1`, each property runs less
 * often.
 */
const isFull = process.env.FULL === '1';

/** Returns the number of runs of a property: half of `count` by default. */
export const scaleRuns = (count: number): number => (isFull ? count : Math.ceil(count / 2));

/** Returns the first `count` cases of a property, or all cases with `FULL=1`. */
export const takeSample = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  isFull ? items : items.slice(0, count);

const { SEED } = process.env;

/**
 * The seed of randomized tests. `npm test` runs the same cases every time, so that a failure comes from a
 * change. `SEED=random` tries new cases, and `SEED=<the printed seed>` repeats them.
 */
export const seed = SEED === 'random' ? Math.floor(Math.random() * 1_000_000) : Number(SEED ?? 42);

/**
 * Returns the entries that have a value, shuffled by the seed. The order changes because each case must pass
 * without the other cases.
 */
export function shuffleEntries<Value>(values: Readonly<Record<string, Value | null>>): [string, Value][] {
  const entries = Object.entries(values).flatMap(([name, value]): [string, Value][] =>
    value === null ? [] : [[name, value]],
  );
  const shuffled = fc.shuffledSubarray(entries, { minLength: entries.length });
  return fc.sample(shuffled, { numRuns: 1, seed })[0] ?? [];
}
