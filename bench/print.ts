import { cpuRatio, medianCost } from './figures.ts';
import type { BenchGoal } from './goals.ts';
import type { MeasuredRequest } from './measure.ts';

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

/** Prints a table with the first column aligned left and the others aligned right. */
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
