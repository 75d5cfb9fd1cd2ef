import { scaleRuns } from './repetitions.ts';
import { seed } from './seed.ts';

const { FC_RUNS } = process.env;

/**
 * Returns the options of property-based tests. `FC_RUNS=1000` runs them longer.
 * @param runs the number of runs with `FULL=1`
 */
export const propertyTestOptions = (runs: number) => ({ numRuns: Number(FC_RUNS ?? scaleRuns(runs)), seed });

/** The time limit of such a test. It is longer if `FC_RUNS` is set. */
export const PROPERTY_TEST_TIMEOUT_MS = FC_RUNS ? 3_600_000 : 600_000;
