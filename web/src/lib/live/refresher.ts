/** The least time between two readings, however many were requested meanwhile. */
export const REST_MS = 1_000;

/** Desks that got the same notice do not all ask in the same moment. */
export const SPREAD_MS = 250;

/** After a reading that failed the rest doubles, up to this many times. */
const MOST_DOUBLINGS = 4;

/** Asks the server; gives what shows its answer. */
type Read = () => Promise<() => void>;

/**
 * Keeps what is shown level with the server. It reads soon after it is requested: once for however many requests came
 * meanwhile, one reading at a time, with a rest between two. The last request is never missed. An answer to a question from
 * before a write of ours was done may lack it, so it is thrown away and asked for again: nothing that was just saved ever
 * jumps back. While it is held, as during a drag, nothing changes. A reading that failed is tried again, ever more slowly.
 */
export class Refresher {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isBusy = false;
  private isRequested = false;
  private isStopped = false;
  private holds = 0;
  private writes = 0;
  private failures = 0;
  private readonly read: Read;
  private readonly random: () => number;

  constructor(read: Read, random: () => number = Math.random) {
    this.read = read;
    this.random = random;
  }

  /** Something may have changed. */
  request(): void {
    this.isRequested = true;
    if (this.isBusy || this.holds > 0 || this.isStopped) return;
    this.isBusy = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.readAndRest(), this.random() * SPREAD_MS);
  }

  /** A write of ours was answered. */
  wrote(): void {
    this.writes += 1;
    this.request();
  }

  hold(): void {
    this.holds += 1;
  }

  release(): void {
    this.holds -= 1;
    if (this.isRequested) this.request();
  }

  /** For good. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async readAndRest(): Promise<void> {
    this.isRequested = false;
    const { writes } = this;
    try {
      const show = await this.read();
      this.failures = 0;
      if (writes !== this.writes || this.holds > 0) this.isRequested = true;
      else if (!this.isStopped) show();
    } catch {
      this.failures += 1;
    }
    if (!this.isStopped) this.timer = setTimeout(() => this.wake(), REST_MS);
  }

  private wake(): void {
    this.isBusy = false;
    if (this.isRequested) this.request();
    else if (this.failures > 0) this.timer = setTimeout(() => this.request(), this.pause());
  }

  /** Beyond the rest: 2 to 4 seconds at first, then twice as long each time. Never in step with the other desks. */
  private pause(): number {
    return REST_MS * 2 ** Math.min(this.failures, MOST_DOUBLINGS) * (1 + this.random());
  }
}
