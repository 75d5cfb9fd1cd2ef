import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Contender } from '../contender.ts';

/** How long a server stood still, as another process saw it (`watcher.ts`). */
export class Watch {
  private readonly child: ChildProcess;

  /** @param idle a server that does nothing, on the same machine */
  constructor(ours: Contender, idle: Contender) {
    const watched = [ours, idle].flatMap(({ pid, address }) => [String(pid), new URL(address).port]);
    this.child = fork(fileURLToPath(new URL('watcher.ts', import.meta.url)), watched);
  }

  /** The longest pause since the last call, in milliseconds. */
  async takeMs(): Promise<number> {
    this.child.send('take');
    const [ms] = (await once(this.child, 'message')) as [number];
    return ms;
  }

  stop(): void {
    this.child.disconnect();
  }
}
