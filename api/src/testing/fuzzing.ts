import { seed } from './seed.ts';

const { FC_RUNS } = process.env;

/**
 * How property-based tests run; `FC_RUNS=1000` runs them longer.
 * @param runs how often a property is tried within `npm test`
 */
export const fuzzing = (runs: number) => ({ numRuns: Number(FC_RUNS ?? runs), seed });

/** The time limit of such a test: longer when more runs are set. */
export const FUZZING_MS = FC_RUNS ? 3_600_000 : 600_000;
