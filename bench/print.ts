import { cpuRatio, medianOf } from './figures.ts';
import type { Goal } from './goals.ts';
import { MOST_CPU } from './goals.ts';
import type { Measured } from './measure.ts';

const HEAD = [
  'per request',
  'PostgreSQL ms',
  'floor',
  'server CPU ms',
  'floor',
  'ratio',
  'goal',
  'bytes',
  'floor',
];

/** A table for each store: what a request costs us, beside the floor. */
export function printCosts(measured: readonly Measured[]): void {
  for (const stand of new Set(measured.map(each => each.stand))) {
    console.log(`\n${stand.size.label}\n`);
    printTable([HEAD, ...measured.filter(each => each.stand === stand).map(row)]);
  }
}

function row(measured: Measured): string[] {
  const { question, ours, floor, bytes } = measured;
  return [
    question.name,
    medianOf(ours, 'postgresMs').toFixed(2),
    medianOf(floor, 'postgresMs').toFixed(2),
    medianOf(ours, 'cpuMs').toFixed(2),
    medianOf(floor, 'cpuMs').toFixed(2),
    `${cpuRatio(measured).toFixed(2)} ×`,
    cpuRatio(measured) <= MOST_CPU[question.kind] ? 'met' : 'missed',
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
function printTable(rows: readonly (readonly string[])[]): void {
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
