import { Cluster } from './cluster.ts';
import { goalsOf, noticeGoal, writeGoal } from './goals.ts';
import { type Effort, measure } from './measure.ts';
import { noticeCpuMs } from './notices.ts';
import { printCosts, printGoals } from './print.ts';
import { openStand, type Stand } from './stand.ts';
import type { StoreSize } from './store/store.ts';
import { writeBesideReads } from './together.ts';

/** Three stores: the everyday one, one with the same months but many more of them, and one with many more deals a month. */
interface Plan {
  readonly small: StoreSize;
  readonly large: StoreSize;
  readonly dense: StoreSize;
  readonly effort: Effort;
}

const size = (name: string, deals: number, years: number): StoreSize => ({
  name,
  label: `${deals.toLocaleString('en')} deals over ${years} years`,
  deals,
  years,
});

export const FULL: Plan = {
  small: size('small', 60_000, 5),
  large: size('large', 1_000_000, 83),
  dense: size('dense', 1_000_000, 5),
  effort: { warmUp: 200, rounds: 12, requests: 20, roundMs: 400 },
};

/** Smaller and less exact, for trying: a minute or so. */
export const QUICK: Plan = {
  small: size('small', 24_000, 2),
  large: size('large', 120_000, 10),
  dense: size('dense', 60_000, 2),
  effort: { warmUp: 100, rounds: 8, requests: 10, roundMs: 200 },
};

/** As many lines as a file may have. */
export const EXPORTED: StoreSize = size('export', 100_000, 5);

/** Builds the stores, measures and prints. What was started is stopped again, also when something fails. */
export async function bench({ small, large, dense, effort }: Plan): Promise<void> {
  const cluster = await Cluster.start();
  const stands: Stand[] = [];
  try {
    for (const each of [small, large, dense]) stands.push(await openStand(cluster, each));
    console.log('Measuring …');
    const measured = await measure(cluster, stands, effort);
    printCosts(measured);
    const noticeMs = stands[0] ? await noticeCpuMs(stands[0]) : Number.NaN;
    const writeRatio = stands[0] ? await writeBesideReads(stands[0]) : Number.NaN;
    const names = { small: small.name, large: large.name, dense: dense.name };
    printGoals([...goalsOf(measured, names), noticeGoal(noticeMs), writeGoal(writeRatio)]);
  } finally {
    for (const stand of stands) await stand.stop();
    await cluster.stop();
  }
}
