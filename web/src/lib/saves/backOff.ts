const SHORTEST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/** Does something again and again until it succeeds: soon at first, then ever more slowly, and never twice at once. */
export class BackOff {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private isActing = false;
  private isStopped = false;
  private readonly act: () => Promise<boolean>;
  private readonly random: () => number;

  /** @param act gives whether it succeeded */
  constructor(act: () => Promise<boolean>, random: () => number = Math.random) {
    this.act = act;
    this.random = random;
  }

  /** There is something to do. */
  begin(): void {
    if (this.timer !== undefined || this.isActing || this.isStopped) return;
    this.timer = setTimeout(() => void this.run(), this.pause());
    this.tries += 1;
  }

  /** It may succeed now: does it at once if there is something to do. */
  hurry(): void {
    this.tries = 0;
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    void this.run();
  }

  /** For good. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async run(): Promise<void> {
    this.timer = undefined;
    this.isActing = true;
    const isDone = await this.act();
    this.isActing = false;
    if (isDone) this.tries = 0;
    else this.begin();
  }

  /** Never in step with the other desks. */
  private pause(): number {
    return Math.min(SHORTEST_PAUSE_MS * 2 ** this.tries, LONGEST_PAUSE_MS) * (0.75 + this.random() / 2);
  }
}
