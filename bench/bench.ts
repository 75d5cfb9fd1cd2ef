import { Cluster } from './cluster.ts';
import { type MeasureEffort, measure } from './measure.ts';
import { measureNotificationCpuMs } from './notifications.ts';
import { buildNotificationGoal, buildRequestGoals, printCosts, printGoals } from './report.ts';
import { startBenchSetup } from './setup.ts';
import type { StoreSize } from './store/store.ts';

interface BenchPlan {
  readonly size: StoreSize;
  readonly effort: MeasureEffort;
}

const size = (deals: number, years: number): StoreSize => ({
  name: 'bench',
  label: `${deals.toLocaleString('en')} deals over ${years} years`,
  deals,
  years,
});

export const FULL: BenchPlan = {
  size: size(60_000, 5),
  effort: { warmUp: 200, rounds: 12, requests: 20, roundMs: 400 },
};

/** A plan with a smaller store and fewer requests. Its results are less precise. */
export const QUICK: BenchPlan = {
  size: size(24_000, 2),
  effort: { warmUp: 100, rounds: 8, requests: 10, roundMs: 200 },
};

/** Builds a store, measures the requests and the notifications of a change, and prints the results. */
export async function runBench({ size, effort }: BenchPlan): Promise<void> {
  const cluster = await Cluster.start();
  try {
    const setup = await startBenchSetup(cluster, size);
    try {
      console.log('Measuring …');
      const measured = await measure(cluster, setup, effort);
      printCosts(size.label, measured);
      printGoals([
        ...buildRequestGoals(measured),
        buildNotificationGoal(await measureNotificationCpuMs(setup)),
      ]);
    } finally {
      await setup.stop();
    }
  } finally {
    await cluster.stop();
  }
}
