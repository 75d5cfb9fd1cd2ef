/**
 * How long property-based tests run: `FC_RUNS=1000` longer, `FC_SEED=…` as the run that failed, whose seed was printed.
 * @param runs how often a property is tried within `npm test`
 */
export function fuzzing(runs: number): { numRuns: number; seed?: number } {
  const { FC_RUNS, FC_SEED } = process.env;
  return { numRuns: Number(FC_RUNS ?? runs), ...(FC_SEED && { seed: Number(FC_SEED) }) };
}

/** What such a test may take: longer when it is asked to run longer. */
export const FUZZING_MS = process.env.FC_RUNS ? 3_600_000 : 60_000;
