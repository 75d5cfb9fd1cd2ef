const ROUNDS = 50_000_000;

/** Duration of the whole loop on an idle machine, in milliseconds. */
const IDLE_MACHINE_MS = 250;
const PART = 0.1;

/** Does a fixed amount of work, or a part of it. Returns the duration in milliseconds. */
export function runFixedLoop(part = 1): number {
  const startedAt = performance.now();
  let value = 1;
  for (let round = ROUNDS * part; round > 0; round--) value = Math.imul(value, 1_664_525) + round;
  // Reads the value, because otherwise the compiler may drop the loop.
  if (Number.isNaN(value)) throw new Error('The fixed loop computes integers.');
  return performance.now() - startedAt;
}

/** Returns how many times slower this busy or slow machine currently is than an idle machine. */
export const measureSlowdown = (): number => runFixedLoop(PART) / (IDLE_MACHINE_MS * PART);
