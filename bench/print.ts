import { cpuRatio, medianOf } from './figures.ts';
import type { Goal } from './goals.ts';
import type { Measured } from './measure.ts';

const HEAD = [
  'per request',
  'PostgreSQL ms: anew',
  'again',
  'floor',
  'server CPU ms: anew',
  'again',
  'floor',
  'anew ÷ floor',
  'again ÷ floor',
  'bytes',
  'floor',
];

/** A table of the cost of a request after a change and while nothing changes, and that of the floor. */
export function printCosts(label: string, measured: readonly Measured[]): void {
  console.log(`\n${label}\n`);
  printTable([HEAD, ...measured.map(row)]);
}

function row(measured: Measured): string[] {
  const { question, anew, again, floor, bytes } = measured;
  return [
    question.name,
    ...[anew, again, floor].map(costs => medianOf(costs, 'postgresMs').toFixed(2)),
    ...[anew, again, floor].map(costs => medianOf(costs, 'cpuMs').toFixed(2)),
    `${cpuRatio(measured, 'anew').toFixed(2)} ×`,
    `${cpuRatio(measured, 'again').toFixed(2)} ×`,
    bytes.ours.toLocaleString('en'),
    bytes.floor.toLocaleString('en'),
  ];
}

/** Whether each goal is met, and by whom it is missed. */
export function printGoals(goals: readonly Goal[]): void {
  for (const [index, { title, lines }] of goals.entries()) {
    const isMet = lines.every(line => line.isMet);
    console.log(`\nGoal ${index + 1}: ${isMet ? 'met' : 'missed'}. ${title}.\n`);
    printTable(lines.map(line => [line.name, `${line.ratio.toFixed(2)} ×`, line.isMet ? 'met' : 'missed']));
  }
}

/** The first column to the left, the others to the right, as figures are read. */
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
