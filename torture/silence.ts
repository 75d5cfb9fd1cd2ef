/** The longest time in which no client's write was acknowledged. */
export class Silence {
  private longest = 0;
  private since = performance.now();

  /** A write was acknowledged. */
  broken(): void {
    const now = performance.now();
    this.longest = Math.max(this.longest, now - this.since);
    this.since = now;
  }

  get longestMs(): number {
    return Math.round(this.longest);
  }
}
