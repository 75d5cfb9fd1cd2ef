import type { Cost, Measured } from './measure.ts';

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

export const medianOf = (costs: readonly Cost[], figure: keyof Cost): number =>
  median(costs.map(cost => cost[figure]));

/** How many times the other costs one costs: the median over the rounds of the ratio within each round. */
export function ratio(costs: readonly Cost[], others: readonly Cost[], figure: keyof Cost): number {
  return median(costs.map((cost, round) => cost[figure] / (others[round]?.[figure] ?? Number.NaN)));
}

/** Server CPU divided by the floor's, for a new or a cached answer. */
export const cpuRatio = (measured: Measured, way: 'anew' | 'again'): number =>
  ratio(measured[way], measured.floor, 'cpuMs');

/** CPU of PostgreSQL and the server together divided by the floor's. */
export const allCpuRatio = (measured: Measured, way: 'anew' | 'again'): number =>
  median(measured[way].map((cost, round) => allCpu(cost) / allCpu(measured.floor[round])));

const allCpu = (cost?: Cost): number => (cost ? cost.postgresCpuMs + cost.cpuMs : Number.NaN);
