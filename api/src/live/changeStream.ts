import type { Topic } from '../platform/topics.ts';
import { type StoreChange, matchesFilter, type SubscriptionFilter, mergeChanges } from './change.ts';

/**
 * The changes for one subscriber, in order. For a slow subscriber, pending changes are merged into one per
 * topic, so that none pile up and none are missed.
 */
export class ChangeStream implements AsyncIterableIterator<StoreChange> {
  private readonly pending = new Map<Topic, StoreChange>();
  private deliver: ((next: IteratorResult<StoreChange>) => void) | undefined;
  private hasEnded = false;

  constructor(
    private readonly filter: SubscriptionFilter,
    private readonly onEnd: (stream: ChangeStream) => void,
  ) {}

  push(change: StoreChange): void {
    if (this.hasEnded || !matchesFilter(this.filter, change)) return;
    if (!this.deliver) {
      this.pending.set(change.topic, mergeChanges(this.pending.get(change.topic), change));
      return;
    }
    this.deliver({ value: change, done: false });
    this.deliver = undefined;
  }

  /** Reports that anything may have changed, on any day. */
  pushAll(): void {
    for (const topic of this.filter.topics) this.push({ topic, days: [] });
  }

  async next(): Promise<IteratorResult<StoreChange>> {
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

  async return(): Promise<IteratorResult<StoreChange>> {
    this.hasEnded = true;
    this.onEnd(this);
    this.deliver?.({ value: undefined, done: true });
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
