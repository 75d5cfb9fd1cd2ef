/** Factor by which a busy machine may be slower at one moment than at the next. */
const MACHINE_FACTOR = 30;

/** Measures the duration of some work, in milliseconds. */
export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/**
 * Adds to a limit of the product the time that a slow machine may need.
 * @param usualMs the duration of an easy call just before
 */
export const toToleratedMs = (limitMs: number, usualMs: number): number => limitMs + MACHINE_FACTOR * usualMs;
