type Options<Answer> = {
  /** Asks the server. */
  load: () => Promise<Answer>;
  /** Shows its answer. */
  show: (answer: Answer) => void;
};

const TRY_AGAIN_MS = 2_000;

/**
 * Brings what is shown up to date, one question at a time. An answer to a question from before a write of ours was done may
 * lack it, so it is thrown away and asked for again: nothing that was just saved ever jumps back. While it is held, as
 * during a drag, nothing changes.
 */
export class DaySync<Answer> {
  private isWanted = false;
  private isAsking = false;
  private isClosed = false;
  private holds = 0;
  private writesDone = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly options: Options<Answer>;

  constructor(options: Options<Answer>) {
    this.options = options;
  }

  /** Something may have changed. */
  ask(): void {
    this.isWanted = true;
    void this.run();
  }

  /** A write of ours was answered. */
  wrote(): void {
    this.writesDone += 1;
    this.ask();
  }

  hold(): void {
    this.holds += 1;
  }

  release(): void {
    this.holds -= 1;
    void this.run();
  }

  open(): void {
    this.isClosed = false;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
  }

  private get mayAsk(): boolean {
    return this.isWanted && this.holds === 0 && !this.isClosed;
  }

  private async run(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.mayAsk) {
      this.isWanted = false;
      const { writesDone } = this;
      try {
        const answer = await this.options.load();
        if (writesDone === this.writesDone && this.holds === 0) this.options.show(answer);
        else this.isWanted = true;
      } catch {
        clearTimeout(this.retry);
        if (!this.isClosed) this.retry = setTimeout(() => this.ask(), TRY_AGAIN_MS);
      }
    }
    this.isAsking = false;
  }
}
