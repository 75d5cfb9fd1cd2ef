import type { RequestCost, MeasuredRequest } from './measure.ts';

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

export const medianCost = (costs: readonly RequestCost[], figure: keyof RequestCost): number =>
  median(costs.map(cost => cost[figure]));

/**
 * Returns how many times as much the first list costs as the second: the median of the ratios within each
 * round.
 */
export function ratio(costs: readonly RequestCost[], others: readonly RequestCost[], figure: keyof RequestCost): number {
  return median(costs.map((cost, round) => cost[figure] / (others[round]?.[figure] ?? Number.NaN)));
}

/** Returns the server's CPU time divided by the baseline's, for an uncached or cached response. */
export const cpuRatio = (measured: MeasuredRequest, variant: 'uncached' | 'cached'): number =>
  ratio(measured[variant], measured.baseline, 'cpuMs');

/** Returns the CPU time of PostgreSQL and the server together, divided by the baseline's. */
export const totalCpuRatio = (measured: MeasuredRequest, variant: 'uncached' | 'cached'): number =>
  median(measured[variant].map((cost, round) => totalCpu(cost) / totalCpu(measured.baseline[round])));

const totalCpu = (cost?: RequestCost): number => (cost ? cost.postgresCpuMs + cost.cpuMs : Number.NaN);
