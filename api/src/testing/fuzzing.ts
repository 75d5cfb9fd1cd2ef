import { repetitions } from './repetitions.ts';
import { seed } from './seed.ts';

const { FC_RUNS } = process.env;

/**
 * How property-based tests run; `FC_RUNS=1000` runs them longer.
 * @param runs how often a property is tried with `FULL=1`
 */
export const fuzzing = (runs: number) => ({ numRuns: Number(FC_RUNS ?? repetitions(runs)), seed });

/** The time limit of such a test: longer when more runs are set. */
export const FUZZING_MS = FC_RUNS ? 3_600_000 : 600_000;
