import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts by hundredths of a second, on every machine. */
const TICKS_A_SECOND = 100;
const SAMPLE_MS = 1_000;

interface ProcessSample {
  /** The number of a process is used again after it, with another time of its start. */
  id: string;
  parentPid: number;
  /** The parent's id, when the parent is counted. */
  parentId: string | undefined;
  /** Ticks of the process and of its children that it has waited for. */
  total: number;
  /** Ticks of these children alone. */
  waited: number;
}

/**
 * Measures the CPU time of this process and of everything that it starts, on Linux. The system adds a process's time to
 * its parent when the parent waits for it. A process that outlives its parent, as many of a browser's do, is sampled while
 * it runs.
 */
export class CpuMeter {
  private sampled = new Map<string, ProcessSample>();
  /** Ticks of processes that have ended and were added to no parent. */
  private orphaned = 0;
  private readonly timer: NodeJS.Timeout | undefined;

  constructor() {
    if (process.platform !== 'linux') return;
    this.sample();
    this.timer = setInterval(() => this.sample(), SAMPLE_MS).unref();
  }

  /** Returns the seconds so far; undefined where the system does not show them. */
  seconds(): number | undefined {
    if (!this.timer) return undefined;
    this.sample();
    const running = [...this.sampled.values()].reduce((sum, { total }) => sum + total, 0);
    return (running + this.orphaned) / TICKS_A_SECOND;
  }

  private sample(): void {
    const before = this.sampled;
    this.sampled = findOurs(readProcesses(), before);
    this.orphaned += this.countOrphaned(before);
  }

  /** Compares what the ended processes had used with what their nearest running ancestors have been given since. */
  private countOrphaned(before: Map<string, ProcessSample>): number {
    const expected = new Map<string | undefined, number>();
    for (const ended of before.values()) {
      if (this.sampled.has(ended.id)) continue;
      let ancestor = ended.parentId;
      while (ancestor && !this.sampled.has(ancestor)) ancestor = before.get(ancestor)?.parentId;
      expected.set(ancestor, (expected.get(ancestor) ?? 0) + ended.total);
    }
    let orphaned = 0;
    for (const [ancestor, ticks] of expected) {
      const given = waitedOf(this.sampled, ancestor) - waitedOf(before, ancestor);
      orphaned += Math.max(0, ticks - given);
    }
    return orphaned;
  }
}

const waitedOf = (samples: Map<string, ProcessSample>, id = ''): number => samples.get(id)?.waited ?? 0;

/** Keeps this process, the children of what is kept, and what was kept before and has lost its parent. */
function findOurs(
  all: Map<number, ProcessSample>,
  before: Map<string, ProcessSample>,
): Map<string, ProcessSample> {
  const ours = new Map<string, ProcessSample>();
  const isOurs = (sample: ProcessSample): boolean => {
    if (ours.has(sample.id)) return true;
    const parent = all.get(sample.parentPid);
    const hasParent = parent !== undefined && isOurs(parent);
    if (!hasParent && !before.has(sample.id) && all.get(process.pid) !== sample) return false;
    ours.set(sample.id, { ...sample, parentId: hasParent ? parent.id : undefined });
    return true;
  };
  for (const sample of all.values()) isOurs(sample);
  return ours;
}

function readProcesses(): Map<number, ProcessSample> {
  const samples = new Map<number, ProcessSample>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!pid) continue;
    try {
      samples.set(pid, readProcess(pid));
    } catch {
      // It has ended since.
    }
  }
  return samples;
}

function readProcess(pid: number): ProcessSample {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // What follows the name: proc(5) counts from 1, and the name is field 2.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  const waited = field(16) + field(17);
  const id = `${pid}:${field(22)}`;
  return { id, parentPid: field(4), parentId: undefined, total: field(14) + field(15) + waited, waited };
}
