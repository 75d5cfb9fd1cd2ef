import { Cluster } from './cluster.ts';
import { noticeGoal, questionGoals } from './goals.ts';
import { type Effort, measure } from './measure.ts';
import { noticeCpuMs } from './notices.ts';
import { printCosts, printGoals } from './print.ts';
import { openStand } from './stand.ts';
import type { StoreSize } from './store/store.ts';

interface Plan {
  readonly size: StoreSize;
  readonly effort: Effort;
}

const size = (deals: number, years: number): StoreSize => ({
  name: 'bench',
  label: `${deals.toLocaleString('en')} deals over ${years} years`,
  deals,
  years,
});

export const FULL: Plan = {
  size: size(60_000, 5),
  effort: { warmUp: 200, rounds: 12, requests: 20, roundMs: 400 },
};

/** Smaller and less exact. */
export const QUICK: Plan = {
  size: size(24_000, 2),
  effort: { warmUp: 100, rounds: 8, requests: 10, roundMs: 200 },
};

/** Builds a store, measures the questions and the notices of a change, and prints both. */
export async function bench({ size, effort }: Plan): Promise<void> {
  const cluster = await Cluster.start();
  try {
    const stand = await openStand(cluster, size);
    try {
      console.log('Measuring …');
      const measured = await measure(cluster, stand, effort);
      printCosts(size.label, measured);
      printGoals([...questionGoals(measured), noticeGoal(await noticeCpuMs(stand))]);
    } finally {
      await stand.stop();
    }
  } finally {
    await cluster.stop();
  }
}
