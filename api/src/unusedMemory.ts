import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';

/** When a process gives memory back, and how often it looks whether it should. */
interface Giving {
  /** Bytes that it may take of the machine: a server at rest takes some 330 MB. */
  readonly most: number;
  /** The part of the time in which the event loop works: who asks much is not made to wait. */
  readonly mostBusy: number;
  readonly everyMs: number;
  readonly restMs: number;
}

const SERVER: Giving = { most: 450e6, mostBusy: 0.15, everyMs: 5_000, restMs: 20_000 };

/** Between two tries where all of it is used. */
const LONGEST_REST_MS = 3_600_000;

/** V8 begins within eight seconds, and is soon done; on a busy machine later. */
const LONGEST_MS = 30_000;
const LOOK_MS = 100;

/**
 * Gives the memory that a large piece of work has left back to the machine, for as long as the process lives: V8 does so by itself
 * only while next to nothing is asked (decision 241).
 */
export async function giveUnusedMemoryBack({ most, mostBusy, everyMs, restMs } = SERVER): Promise<never> {
  for (let nextRestMs = restMs; ; ) {
    const before = performance.eventLoopUtilization();
    await pause(everyMs);
    const { utilization } = performance.eventLoopUtilization(before);
    if (utilization > mostBusy || !isOver(most)) continue;
    nextRestMs = (await collect(most)) ? restMs : Math.min(2 * nextRestMs, LONGEST_REST_MS);
    await pause(nextRestMs);
  }
}

/**
 * Has V8 collect as it does for a page in the background: in parts, and with all pages that it keeps for later.
 * @returns whether the process takes less than that of the machine now
 */
async function collect(most: number): Promise<boolean> {
  setFlagsFromString('--memory-saver-mode');
  try {
    const end = performance.now() + LONGEST_MS;
    while (isOver(most) && performance.now() < end) await pause(LOOK_MS);
    return !isOver(most);
  } finally {
    // While it is on, whoever reads pays up to six times.
    setFlagsFromString('--no-memory-saver-mode');
  }
}

const isOver = (most: number) => process.memoryUsage.rss() >= most;

const pause = (ms: number) => sleep(ms, undefined, { ref: false });
