// Asks two servers something small every 20 ms, in a process that does nothing else: the server under measurement, and one that
// is idle. A pause of the first is how much longer its answer took than those of the second at the same time, and no more than
// the processor time that its main thread used meanwhile: on a machine with other work a server waits without any fault of its
// own. On `take` it answers the longest since the last one.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from '../caller.ts';

const EVERY_MS = 20;

interface Asked {
  readonly from: number;
  readonly to: number;
  /** Milliseconds of processor time that the server's main thread used between them. */
  readonly cpuMs: number;
}

class Watched {
  private answers: Asked[] = [];
  private current: Promise<unknown> = Promise.resolve();

  private readonly pid: number;

  constructor(pid: number, port: number, path: string) {
    this.pid = pid;
    void this.ask(new Caller(port), path);
  }

  /** Everything that was asked since the last time, with what is being asked now. */
  async take(): Promise<Asked[]> {
    await this.current;
    const taken = this.answers;
    this.answers = [];
    return taken;
  }

  private async ask(caller: Caller, path: string): Promise<void> {
    for (;;) {
      const from = performance.now();
      const cpuFrom = this.cpuMs();
      const noted = () => this.answers.push({ from, to: performance.now(), cpuMs: this.cpuMs() - cpuFrom });
      // A server that stands still for too long cuts the connection.
      this.current = caller.call({ method: 'GET', path }).then(noted, noted);
      await this.current;
      await sleep(Math.max(0, from + EVERY_MS - performance.now()));
    }
  }

  private cpuMs(): number {
    return Number(readFileSync(`/proc/${this.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  }
}

const [ourPid = 0, ourPort = 0, idlePid = 0, idlePort = 0] = process.argv.slice(2).map(Number);
const watched = [new Watched(ourPid, ourPort, '/healthz'), new Watched(idlePid, idlePort, '/')];

process.on('message', async () => {
  const [asked, beside] = await Promise.all(watched.map(each => each.take()));
  const pauses = (asked ?? []).map(({ from, to, cpuMs }) =>
    Math.min(cpuMs, to - from - longest(from, to, beside ?? [])),
  );
  process.send?.(Math.max(0, ...pauses));
});
process.on('disconnect', () => process.exit());

/** The longest answer of those that were under way between two moments. */
const longest = (from: number, to: number, answers: readonly Asked[]): number =>
  Math.max(0, ...answers.filter(each => each.to > from && each.from < to).map(each => each.to - each.from));
