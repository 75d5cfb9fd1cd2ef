import { isConnectionError, isServerFailing, toErrorMessage } from '../apollo/errors';
import {
  type CellChange,
  type ConflictingValue,
  type EditableCell,
  isSameCell,
  type RowKey,
  type StoredValue,
} from './cellSaves';
import type { CellStore } from './cellStore';

/**
 * The number of rows that are sent at the same time, for example after a paste. It is less than the server's
 * limit of concurrent requests for one person (overview.md).
 */
const MAX_CONCURRENT_ROWS = 4;

/** The outcome of a change that was sent. */
export type SaveResult<Stored> =
  | ({ type: 'stored' } & StoredValue<Stored>)
  | { type: 'rejected'; message: string }
  | { type: 'conflict'; conflictingValue: ConflictingValue<Stored> }
  /**
   * The outcome is unknown, and the same change may be sent again. `hasResponse` is true if a server
   * responded with an error.
   */
  | { type: 'unavailable'; message: string; hasResponse: boolean };

/** Sends one change. Never rejects. */
export type SendChange<Entered, Stored> = (change: CellChange<Entered>) => Promise<SaveResult<Stored>>;

/**
 * The outcome of sending a row: all changes of the row are resolved, the server is unreachable, or the server
 * responded with an error.
 */
type RowOutcome = 'sent' | 'unreachable' | 'server error';

type QueuedChange<Entered, Stored> = CellChange<Entered> & {
  resolve: (stored: StoredValue<Stored> | undefined) => void;
};

/**
 * Sends changes to the server and dispatches their outcomes to the store. The changes of one row are sent one
 * after the other, so that the last entered value is also stored last. A few rows are sent at the same time.
 * A change that does not reach a server stays in the queue of its row, before later changes, until it is sent
 * again. With `isSequential`, all rows share one queue.
 */
export class SaveQueue<Entered, Stored> {
  /** The queues, ordered by the oldest change of each row. A row without changes has no queue. */
  private readonly queues = new Map<RowKey, QueuedChange<Entered, Stored>[]>();
  private readonly running = new Map<RowKey, Promise<RowOutcome>>();
  private readonly store: CellStore<Entered, Stored>;
  private readonly send: SendChange<Entered, Stored>;
  private readonly onSent: (isUnavailable: boolean) => void;
  private readonly getQueueKey: (cell: EditableCell) => RowKey;

  /** @param onSent called after each request; `isUnavailable` is true if the change has to be sent again */
  constructor(
    store: CellStore<Entered, Stored>,
    send: SendChange<Entered, Stored>,
    onSent: (isUnavailable: boolean) => void,
    isSequential = false,
  ) {
    this.store = store;
    this.send = limitConcurrency(MAX_CONCURRENT_ROWS, send);
    this.onSent = onSent;
    this.getQueueKey = isSequential ? () => 0 : ({ row }) => row;
  }

  /**
   * Queues a change behind the other changes of its row. Resolves to undefined when the change was rejected,
   * conflicted with another user's change, or was discarded. The store contains the reason.
   */
  save(
    cell: EditableCell,
    entered: Entered,
    baseVersion: number | undefined,
  ): Promise<StoredValue<Stored> | undefined> {
    const change = { cell, entered, baseVersion, attempt: this.store.nextAttempt() };
    this.store.dispatch({ type: 'sent', ...change });
    return new Promise(resolve => {
      const queueKey = this.getQueueKey(cell);
      const queue = this.queues.get(queueKey) ?? [];
      queue.push({ ...change, resolve });
      this.queues.set(queueKey, queue);
      void this.sendQueue(queueKey);
    });
  }

  /**
   * Replaces a cell's last change at its place in the queue, unless it is being sent. For rows without
   * versions.
   * @returns whether a change was replaced
   */
  replace(cell: EditableCell, entered: Entered): boolean {
    const queueKey = this.getQueueKey(cell);
    const queue = this.queues.get(queueKey) ?? [];
    const last = queue.findLast(change => isSameCell(change.cell, cell));
    if (!last || (last === queue[0] && this.running.has(queueKey))) return false;
    const previousSave = this.store.get(cell);
    last.entered = entered;
    this.store.dispatch({ type: 'sent', ...last });
    if (previousSave?.status === 'waiting')
      this.report(last, { type: 'unavailable', message: previousSave.message, hasResponse: false });
    return true;
  }

  /**
   * Sends the remaining changes, starting with the row that has the oldest change. Resolves to true if no
   * changes remain.
   * @param isManual shows all changes as saving, because a person started the retry; during automatic
   * retries, changes are shown as waiting until they are resolved
   */
  async sendAgain(isManual = false): Promise<boolean> {
    for (const [queueKey, queue] of [...this.queues]) {
      if (isManual) for (const change of queue) this.store.dispatch({ type: 'sent', ...change });
      if ((await this.sendQueue(queueKey)) === 'unreachable') return false;
    }
    return this.queues.size === 0;
  }

  /** Discards the unsaved changes of a cell. A change that is being sent cannot be cancelled. */
  discard(cell: EditableCell): void {
    const queueKey = this.getQueueKey(cell);
    const queue = this.queues.get(queueKey) ?? [];
    const isDiscarded = (change: CellChange<Entered>) =>
      isSameCell(change.cell, cell) && !(change === queue[0] && this.running.has(queueKey));
    const discarded = queue.filter(isDiscarded);
    for (const change of discarded) {
      queue.splice(queue.indexOf(change), 1);
      change.resolve(undefined);
    }
    if (queue.length === 0) this.queues.delete(queueKey);
    this.store.dispatch({ type: 'discarded', cell });
  }

  private sendQueue(queueKey: RowKey): Promise<RowOutcome> {
    const runningQueue = this.running.get(queueKey) ?? this.runQueue(queueKey);
    if (this.queues.has(queueKey)) this.running.set(queueKey, runningQueue);
    return runningQueue;
  }

  private async runQueue(queueKey: RowKey): Promise<RowOutcome> {
    const queue = this.queues.get(queueKey) ?? [];
    for (let next = queue[0]; next; next = queue[0]) {
      const result = await this.send(next);
      if (result.type === 'unavailable') {
        this.running.delete(queueKey);
        for (const change of queue) this.report(change, result);
        this.onSent(true);
        return result.hasResponse ? 'server error' : 'unreachable';
      }
      queue.shift();
      if (queue.length === 0) this.deleteQueue(queueKey);
      this.report(next, result);
      this.resolveChange(next, result, queue);
      this.onSent(false);
    }
    return 'sent';
  }

  private deleteQueue(queueKey: RowKey): void {
    this.queues.delete(queueKey);
    this.running.delete(queueKey);
  }

  private report({ cell, attempt }: CellChange<Entered>, result: SaveResult<Stored>): void {
    this.store.dispatch({ cell, attempt, ...result });
  }

  /** Resolves a change, and bases later changes of the same cell on the stored version. */
  private resolveChange(
    { cell, resolve }: QueuedChange<Entered, Stored>,
    result: SaveResult<Stored>,
    laterChanges: QueuedChange<Entered, Stored>[],
  ): void {
    if (result.type !== 'stored') {
      resolve(undefined);
      return;
    }
    const { stored, version } = result;
    for (const change of laterChanges) if (isSameCell(change.cell, cell)) change.baseVersion = version;
    resolve({ stored, version });
  }
}

/**
 * Returns the same function, limited to a number of concurrent runs. Further calls wait in the order in which
 * they were made.
 */
export function limitConcurrency<Input, Output>(
  maxRunning: number,
  run: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async input => {
    if (running < maxRunning) running += 1;
    else await new Promise<void>(start => queue.push(start));
    try {
      return await run(input);
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Runs a change and returns its outcome. Never rejects.
 * @param findConflict returns the stored value that the error reports, if the error is a conflict
 */
export async function toSaveResult<Stored>(
  mutate: () => Promise<StoredValue<Stored>>,
  findConflict: (error: unknown) => ConflictingValue<Stored> | undefined = () => undefined,
): Promise<SaveResult<Stored>> {
  try {
    return { type: 'stored', ...(await mutate()) };
  } catch (error) {
    const conflictingValue = findConflict(error);
    if (conflictingValue) return { type: 'conflict', conflictingValue };
    const hasResponse = isServerFailing(error);
    const message = toErrorMessage(error);
    return hasResponse || isConnectionError(error)
      ? { type: 'unavailable', message, hasResponse }
      : { type: 'rejected', message };
  }
}
