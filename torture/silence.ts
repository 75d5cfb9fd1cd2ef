/** Measures the longest time without an acknowledged write of any client. */
export class WriteGap {
  private longestGap = 0;
  private lastWriteAt = performance.now();

  /** Records an acknowledged write. */
  recordWrite(): void {
    const now = performance.now();
    this.longestGap = Math.max(this.longestGap, now - this.lastWriteAt);
    this.lastWriteAt = now;
  }

  get longestMs(): number {
    return Math.round(this.longestGap);
  }
}
