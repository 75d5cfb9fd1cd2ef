const ROUNDS = 50_000_000;

/** What all of it takes on a quiet machine, in milliseconds. */
const QUIET_MS = 250;
const PART = 0.1;

/** Does a fixed amount of work, or a part of it. Returns how long it took, in milliseconds. */
export function runFixedLoop(part = 1): number {
  const startedAt = performance.now();
  let value = 1;
  for (let round = ROUNDS * part; round > 0; round--) value = Math.imul(value, 1_664_525) + round;
  // Reads the value, or the compiler may drop the loop.
  if (Number.isNaN(value)) throw new Error('The fixed loop computes integers.');
  return performance.now() - startedAt;
}

/** Returns how many times slower than a quiet machine this one is at the moment, because it is busy or slow. */
export const measureSlowdown = (): number => runFixedLoop(PART) / (QUIET_MS * PART);
