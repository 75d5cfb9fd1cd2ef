import type { MeasuredRequest, RequestCost } from './measure.ts';

const HEADERS = [
  'per request',
  'PostgreSQL ms: uncached',
  'cached',
  'baseline',
  'server CPU ms: uncached',
  'cached',
  'baseline',
  'uncached ÷ baseline',
  'cached ÷ baseline',
  'bytes',
  'baseline',
];

/** Prints the cost of each request after a change and while nothing changes, and the baseline's cost. */
export function printCosts(label: string, measured: readonly MeasuredRequest[]): void {
  console.log(`\n${label}\n`);
  printTable([HEADERS, ...measured.map(toCostRow)]);
}

function toCostRow(measured: MeasuredRequest): string[] {
  const { request, uncached, cached, baseline, bytes } = measured;
  return [
    request.name,
    ...[uncached, cached, baseline].map(costs => medianCost(costs, 'postgresMs').toFixed(2)),
    ...[uncached, cached, baseline].map(costs => medianCost(costs, 'cpuMs').toFixed(2)),
    `${cpuRatio(measured, 'uncached').toFixed(2)} ×`,
    `${cpuRatio(measured, 'cached').toFixed(2)} ×`,
    bytes.product.toLocaleString('en'),
    bytes.baseline.toLocaleString('en'),
  ];
}

/** Prints whether each goal is met, with the result of each request. */
export function printGoals(goals: readonly BenchGoal[]): void {
  for (const [index, { title, lines }] of goals.entries()) {
    const isMet = lines.every(line => line.isMet);
    console.log(`\nGoal ${index + 1}: ${isMet ? 'met' : 'missed'}. ${title}.\n`);
    printTable(lines.map(line => [line.name, `${line.ratio.toFixed(2)} ×`, line.isMet ? 'met' : 'missed']));
  }
}

/** Prints a table. The first column is aligned left, and all other columns are aligned right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map(cells => cells[column]?.length ?? 0)),
  );
  for (const cells of rows) {
    const padded = cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${padded.join('   ')}`);
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

export const medianCost = (costs: readonly RequestCost[], figure: keyof RequestCost): number =>
  median(costs.map(cost => cost[figure]));

/**
 * Returns the ratio of the costs in the first list to the costs in the second list. The ratio is the median
 * of the ratios of all rounds.
 */
export function medianRatio(
  costs: readonly RequestCost[],
  others: readonly RequestCost[],
  figure: keyof RequestCost,
): number {
  return median(costs.map((cost, round) => cost[figure] / (others[round]?.[figure] ?? Number.NaN)));
}

/** Returns the server's CPU time divided by the baseline's CPU time, for an uncached or cached response. */
export const cpuRatio = (measured: MeasuredRequest, variant: 'uncached' | 'cached'): number =>
  medianRatio(measured[variant], measured.baseline, 'cpuMs');

/**
 * Returns the total CPU time of PostgreSQL and the server, divided by the total CPU time of PostgreSQL and
 * the baseline.
 */
export const totalCpuRatio = (measured: MeasuredRequest, variant: 'uncached' | 'cached'): number =>
  median(measured[variant].map((cost, round) => totalCpu(cost) / totalCpu(measured.baseline[round])));

const totalCpu = (cost?: RequestCost): number => (cost ? cost.postgresCpuMs + cost.cpuMs : Number.NaN);

/** A goal, the result of each request, and whether all results meet it. */
export interface BenchGoal {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly ratio: number; readonly isMet: boolean }[];
}

const VARIANT_LABELS = { uncached: 'after a change', cached: 'while nothing has changed' } as const;

/** Builds the goals for each request. Each goal limits the cost to a multiple of the baseline's cost. */
export const buildRequestGoals = (measured: readonly MeasuredRequest[]): BenchGoal[] =>
  (['uncached', 'cached'] as const).map(variant => ({
    title: `CPU time of the server and PostgreSQL for a screen's request ${VARIANT_LABELS[variant]}, divided by the baseline's`,
    lines: measured.flatMap(each => {
      const max = each.request.maxRatios?.[variant];
      if (max === undefined) return [];
      const ratio = totalCpuRatio(each, variant);
      return [{ name: `${each.request.name} (≤ ${max})`, ratio, isMet: ratio <= max }];
    }),
  }));

/** Maximum CPU time that the server may spend on notifying 200 screens of one change. */
const MAX_NOTIFICATION_MS = 5;

/** Builds the goal for notifying every open screen of one change. */
export function buildNotificationGoal(cpuMs: number): BenchGoal {
  const ratio = cpuMs / MAX_NOTIFICATION_MS;
  return {
    title: `The server needs at most ${MAX_NOTIFICATION_MS} ms of CPU time to notify 200 open screens of a change`,
    lines: [{ name: `${cpuMs.toFixed(1)} ms`, ratio, isMet: ratio <= 1 }],
  };
}
