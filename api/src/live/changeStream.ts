import type { Topic } from '../platform/topics.ts';
import { type Change, concerns, type Interest, mergeChanges } from './change.ts';

/**
 * One reader's changes, in order. For a slow reader the pending changes are merged into one for each topic, so that
 * nothing piles up and nothing is missed.
 */
export class ChangeStream implements AsyncIterableIterator<Change> {
  private readonly pending = new Map<Topic, Change>();
  private deliver: ((next: IteratorResult<Change>) => void) | undefined;
  private hasEnded = false;

  constructor(
    private readonly interest: Interest,
    private readonly onEnd: (stream: ChangeStream) => void,
  ) {}

  push(change: Change): void {
    if (this.hasEnded || !concerns(this.interest, change)) return;
    if (!this.deliver) {
      this.pending.set(change.topic, mergeChanges(this.pending.get(change.topic), change));
      return;
    }
    this.deliver({ value: change, done: false });
    this.deliver = undefined;
  }

  /** Anything may have changed unseen, on any day. */
  pushAll(): void {
    for (const topic of this.interest.topics) this.push({ topic, days: [] });
  }

  async next(): Promise<IteratorResult<Change>> {
    if (this.hasEnded) return { value: undefined, done: true };
    const [change] = this.pending.values();
    if (!change) {
      return new Promise(deliver => {
        this.deliver = deliver;
      });
    }
    this.pending.delete(change.topic);
    return { value: change, done: false };
  }

  async return(): Promise<IteratorResult<Change>> {
    this.hasEnded = true;
    this.onEnd(this);
    this.deliver?.({ value: undefined, done: true });
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
