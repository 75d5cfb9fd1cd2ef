import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster } from './cluster.ts';
import { Contender } from './contender.ts';
import type { Goal } from './goals.ts';
import { printGoals, printTable } from './print.ts';
import { fillStore, LAST_DAY, newToken, type StoreSize, signIn } from './store/store.ts';

/** The most that a server's memory may grow by while it makes a file, in megabytes. */
const MOST_MB = 100;

const IDLE_MS = 3_000;
const PING_MS = 20;

/** What a file costs. */
interface Cost {
  readonly name: string;
  readonly lines: number;
  readonly bytes: number;
  readonly firstByteMs: number;
  readonly ms: number;
  /** Of the server's process, before and at most. */
  readonly beforeMb: number;
  readonly mostMb: number;
  /** The longest that another call waited meanwhile. */
  readonly longestWaitMs: number;
}

/** Loads Hog's table of a store as files of several lengths, each from a server that has just started. Linux only. */
export async function benchExport(size: StoreSize): Promise<void> {
  const cluster = await Cluster.start();
  try {
    const url = await cluster.createDatabase('export');
    const token = newToken();
    // The first server migrates the database.
    await (await Contender.ours(url, token)).stop();
    await fillStore(url, size);
    await signIn(url, token);
    const costs: Cost[] = [];
    for (const file of filesOf(size)) costs.push(await costOf(url, token, file));
    print(size, costs);
  } finally {
    await cluster.stop();
  }
}

interface ExportedFile {
  readonly name: string;
  readonly lines: number;
  readonly path: string;
}

/** A hundredth of the lines, a tenth and all of them, in both formats. */
function filesOf({ deals, years }: StoreSize): ExportedFile[] {
  return [100, 10, 1].flatMap(part => {
    const days = Math.round((years * 365.25) / part);
    const start = new Date(Date.parse(LAST_DAY) - (days - 1) * 86_400_000).toISOString().slice(0, 10);
    const range = `start=${start}&end=${LAST_DAY}`;
    return [
      { name: 'CSV', lines: deals / part, path: `hog.csv?${range}` },
      { name: 'workbook', lines: deals / part, path: `hog.xlsx?${range}` },
    ];
  });
}

async function costOf(url: string, token: string, { path, ...file }: ExportedFile): Promise<Cost> {
  const server = await Contender.ours(url, token);
  try {
    await sleep(IDLE_MS);
    const beforeMb = memoryMb(server.pid, 'VmRSS');
    // The peak is counted from now on.
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
    const waits = new Waits(server.address);
    const startedAt = performance.now();
    const answer = await fetch(`${server.address}/api/exports/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok || !answer.body) throw new Error(await answer.text());
    const firstByteMs = performance.now() - startedAt;
    let bytes = 0;
    for await (const chunk of answer.body) bytes += chunk.length;
    const ms = performance.now() - startedAt;
    const longestWaitMs = await waits.stop();
    return {
      ...file,
      bytes,
      firstByteMs,
      ms,
      beforeMb,
      mostMb: memoryMb(server.pid, 'VmHWM'),
      longestWaitMs,
    };
  } finally {
    await server.stop();
  }
}

/** What Linux counts of a process's memory in use, now or at most, in megabytes. */
export const memoryMb = (pid: number, what: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;

/** Asks a small question again and again, and remembers the longest answer. */
class Waits {
  private longestMs = 0;
  private isStopped = false;
  private readonly asking: Promise<void>;

  constructor(address: string) {
    this.asking = this.ask(`${address}/healthz`);
  }

  async stop(): Promise<number> {
    this.isStopped = true;
    await this.asking;
    return this.longestMs;
  }

  private async ask(address: string): Promise<void> {
    while (!this.isStopped) {
      const askedAt = performance.now();
      await (await fetch(address)).arrayBuffer();
      this.longestMs = Math.max(this.longestMs, performance.now() - askedAt);
      await sleep(PING_MS);
    }
  }
}

function print({ label }: StoreSize, costs: readonly Cost[]): void {
  console.log(`Hog of ${label} as files\n`);
  printTable([
    ['', 'lines', 'first byte', 'all of it', 'size', 'memory before → most', 'longest wait of others'],
    ...costs.map(cost => [
      cost.name,
      cost.lines.toLocaleString('en'),
      `${(cost.firstByteMs / 1_000).toFixed(1)} s`,
      `${(cost.ms / 1_000).toFixed(1)} s`,
      `${(cost.bytes / 1_000_000).toFixed(1)} MB`,
      `${cost.beforeMb.toFixed(0)} → ${cost.mostMb.toFixed(0)} MB`,
      `${cost.longestWaitMs.toFixed(0)} ms`,
    ]),
  ]);
  printGoals([
    {
      title: `A file takes at most ${MOST_MB} MB of the server's memory`,
      lines: costs.map(({ name, lines, beforeMb, mostMb }) => ({
        name: `${name}, ${lines.toLocaleString('en')} lines`,
        ratio: (mostMb - beforeMb) / MOST_MB,
        isMet: mostMb - beforeMb <= MOST_MB,
      })),
    } satisfies Goal,
  ]);
}
