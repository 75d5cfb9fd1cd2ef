import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum time to wait for a state. Even a very busy machine reaches every state within this time. */
const MAX_WAIT_MS = 120_000;
const POLL_MS = 20;

/**
 * Waits for a lasting state.
 * @throws Error when the state is not reached within two minutes
 */
export async function waitUntil(isReached: () => boolean | Promise<boolean>): Promise<void> {
  const startedAt = performance.now();
  while (!(await isReached())) {
    if (performance.now() - startedAt > MAX_WAIT_MS)
      throw new Error(`The state was not reached within ${MAX_WAIT_MS / 1_000} s: ${isReached}`);
    await sleep(POLL_MS);
  }
}

/** Factor by which a busy machine may be slower at one moment than at the next. */
const MACHINE_FACTOR = 30;

/** Measures the duration of some work, in milliseconds. */
export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/**
 * Returns a limit of the product plus the additional time that a slow machine may need.
 * @param usualMs the duration of an easy call just before the measured call
 */
export const toToleratedMs = (limitMs: number, usualMs: number): number => limitMs + MACHINE_FACTOR * usualMs;
