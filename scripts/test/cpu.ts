import { readFileSync } from 'node:fs';

/** Linux counts by hundredths of a second, on every machine. */
const TICKS_A_SECOND = 100;

/**
 * The CPU time of this process and of its children that have ended, with theirs, in seconds: what `time` says. A process that
 * outlives its parent is not counted, as some of a browser's. Undefined where the system does not tell it, which is
 * everywhere but on Linux.
 */
export function cpuSeconds(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // What follows the name: proc(5) counts from 1, and the name is field 2.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = [14, 15, 16, 17].map(field => Number(fields[field - 3]));
  return ticks.reduce((total, each) => total + each, 0) / TICKS_A_SECOND;
}
