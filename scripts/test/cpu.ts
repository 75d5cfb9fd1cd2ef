import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second on every machine. */
const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 1_000;

interface ProcessSample {
  /**
   * The process number and the start time of the process. Linux may assign the number of an ended process to
   * a new process.
   */
  id: string;
  parentPid: number;
  /** The id of the parent, if the CPU time of the parent is measured. */
  parentId: string | undefined;
  /** Ticks of the process and of the ended children that it has waited for. */
  totalTicks: number;
  /** Ticks of the ended children, which `totalTicks` includes. */
  childTicks: number;
}

/**
 * Measures the CPU time of this process and of all processes that it starts, on Linux.
 * Linux adds the time of a process to its parent when the parent waits for it. A process that outlives its
 * parent, as many browser processes do, is sampled while it runs.
 */
export class CpuMeter {
  private sampled = new Map<string, ProcessSample>();
  /** Ticks of ended processes that Linux has not added to a parent. */
  private orphaned = 0;
  private readonly timer: NodeJS.Timeout | undefined;

  constructor() {
    if (process.platform !== 'linux') return;
    this.sample();
    this.timer = setInterval(() => this.sample(), SAMPLE_MS).unref();
  }

  /** Returns the seconds of CPU time so far, or undefined if the system does not provide them. */
  seconds(): number | undefined {
    if (!this.timer) return undefined;
    this.sample();
    const running = [...this.sampled.values()].reduce((sum, { totalTicks }) => sum + totalTicks, 0);
    return (running + this.orphaned) / TICKS_PER_SECOND;
  }

  private sample(): void {
    const before = this.sampled;
    this.sampled = filterDescendants(readProcesses(), before);
    this.orphaned += this.countOrphaned(before);
  }

  /**
   * Returns the ticks of ended processes that no running ancestor has waited for. Compares their usage with
   * the increase of their nearest running ancestors.
   */
  private countOrphaned(before: Map<string, ProcessSample>): number {
    const expected = new Map<string | undefined, number>();
    for (const ended of before.values()) {
      if (this.sampled.has(ended.id)) continue;
      let ancestor = ended.parentId;
      while (ancestor && !this.sampled.has(ancestor)) ancestor = before.get(ancestor)?.parentId;
      expected.set(ancestor, (expected.get(ancestor) ?? 0) + ended.totalTicks);
    }
    let orphaned = 0;
    for (const [ancestor, ticks] of expected) {
      const increase = getChildTicks(this.sampled, ancestor) - getChildTicks(before, ancestor);
      orphaned += Math.max(0, ticks - increase);
    }
    return orphaned;
  }
}

const getChildTicks = (samples: Map<string, ProcessSample>, id = ''): number =>
  samples.get(id)?.childTicks ?? 0;

/** Returns this process, its descendants, and earlier descendants that have lost their parent. */
function filterDescendants(
  all: Map<number, ProcessSample>,
  before: Map<string, ProcessSample>,
): Map<string, ProcessSample> {
  const descendants = new Map<string, ProcessSample>();
  const addDescendant = (sample: ProcessSample): boolean => {
    if (descendants.has(sample.id)) return true;
    const parent = all.get(sample.parentPid);
    const hasParent = parent !== undefined && addDescendant(parent);
    if (!hasParent && !before.has(sample.id) && all.get(process.pid) !== sample) return false;
    descendants.set(sample.id, { ...sample, parentId: hasParent ? parent.id : undefined });
    return true;
  };
  for (const sample of all.values()) addDescendant(sample);
  return descendants;
}

function readProcesses(): Map<number, ProcessSample> {
  const samples = new Map<number, ProcessSample>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!pid) continue;
    try {
      samples.set(pid, readProcess(pid));
    } catch {
      // The process has ended by now.
    }
  }
  return samples;
}

function readProcess(pid: number): ProcessSample {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The fields after the name. proc(5) numbers the fields from 1, and the name is field 2.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  const childTicks = field(16) + field(17);
  const id = `${pid}:${field(22)}`;
  return {
    id,
    parentPid: field(4),
    parentId: undefined,
    totalTicks: field(14) + field(15) + childTicks,
    childTicks,
  };
}

const ROUNDS = 50_000_000;

/** Duration of the whole loop on an idle machine, in milliseconds. */
const IDLE_MACHINE_MS = 250;
const PART = 0.1;

/** Does a fixed amount of work, or a fraction of it. Returns the duration in milliseconds. */
export function runFixedLoop(part = 1): number {
  const startedAt = performance.now();
  let value = 1;
  for (let round = ROUNDS * part; round > 0; round--) value = Math.imul(value, 1_664_525) + round;
  // Reads the value, because otherwise the compiler may remove the loop.
  if (Number.isNaN(value)) throw new Error('The fixed loop did not compute a number.');
  return performance.now() - startedAt;
}

/** Returns the ratio of this machine's current duration to the duration on an idle machine. */
export const measureSlowdown = (): number => runFixedLoop(PART) / (IDLE_MACHINE_MS * PART);
