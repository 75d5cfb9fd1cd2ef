const MIN_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

/** Repeats a task until it succeeds, at growing intervals. The task never runs twice at the same time. */
export class BackOff {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private attempts = 0;
  private isRunning = false;
  private isStopped = false;
  private readonly task: () => Promise<boolean>;
  private readonly random: () => number;

  /** @param task resolves to true if it succeeded */
  constructor(task: () => Promise<boolean>, random: () => number = Math.random) {
    this.task = task;
    this.random = random;
  }

  /** Schedules the task, unless the task is already scheduled or running. */
  start(): void {
    if (this.timer !== undefined || this.isRunning || this.isStopped) return;
    this.timer = setTimeout(() => void this.run(), this.getNextPauseMs());
    this.attempts += 1;
  }

  /** Runs a scheduled task immediately. If the task fails, the pauses start again with the shortest pause. */
  runNow(): void {
    this.attempts = 0;
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    void this.run();
  }

  /** Stops the retries permanently. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async run(): Promise<void> {
    this.timer = undefined;
    this.isRunning = true;
    const isSuccess = await this.task();
    this.isRunning = false;
    if (isSuccess) this.attempts = 0;
    else this.start();
  }

  /**
   * Returns the next pause in milliseconds. The random part prevents all browsers from retrying at the same
   * time.
   */
  private getNextPauseMs(): number {
    return Math.min(MIN_PAUSE_MS * 2 ** this.attempts, MAX_PAUSE_MS) * (0.75 + this.random() / 2);
  }
}
