import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../api/src/modules/demoStore/random.ts';

/** Disruptions of a store's machines, by their names in the report. */
export type Disruptions = Readonly<Record<string, () => Promise<void>>>;

export interface Chaos {
  readonly disruptions: Disruptions;
  /** Resolves once all servers and databases work again. */
  readonly waitForRecovery: () => Promise<unknown>;
  /** The time between two disruptions, in milliseconds. */
  readonly pauseMs: { readonly shortest: number; readonly longest: number };
}

/**
 * Causes random disruptions until the time is over and each kind has occurred, then waits for the recovery.
 * @returns the number of disruptions of each kind
 */
export async function causeDisruptions(
  { disruptions, waitForRecovery, pauseMs }: Chaos,
  random: Random,
  untilMs: number,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const allDisruptions = Object.entries(disruptions);
  // Each kind occurs once before any kind occurs again.
  let remaining = [...allDisruptions];
  while (Date.now() < untilMs || counts.size < allDisruptions.length) {
    if (remaining.length === 0) remaining = [...allDisruptions];
    await sleep(random.between(pauseMs.shortest, pauseMs.longest));
    for (const [name, disrupt] of remaining.splice(random.between(0, remaining.length - 1), 1)) {
      await disrupt();
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    await waitForRecovery();
  }
  return counts;
}
