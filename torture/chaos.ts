import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../api/src/modules/demoStore/random.ts';

/** Things that happen to a store's machines, by what they are called in the report. */
export type Disasters = Readonly<Record<string, () => Promise<void>>>;

export interface Chaos {
  readonly disasters: Disasters;
  /** Resolves once everything works again. */
  readonly recovered: () => Promise<unknown>;
  /** Between two disasters, in milliseconds. */
  readonly calm: { readonly shortest: number; readonly longest: number };
}

/**
 * Lets disasters happen at random until the time is over and each kind has come, then waits until all is well again.
 * @returns how often which happened
 */
export async function wreak(
  { disasters, recovered, calm }: Chaos,
  random: Random,
  untilMs: number,
): Promise<Map<string, number>> {
  const done = new Map<string, number>();
  const all = Object.entries(disasters);
  // Each kind comes once before any comes twice.
  let left = [...all];
  while (Date.now() < untilMs || done.size < all.length) {
    if (left.length === 0) left = [...all];
    await sleep(random.between(calm.shortest, calm.longest));
    for (const [name, happen] of left.splice(random.between(0, left.length - 1), 1)) {
      await happen();
      done.set(name, (done.get(name) ?? 0) + 1);
    }
    await recovered();
  }
  return done;
}
