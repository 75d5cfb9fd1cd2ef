import { atMost } from './atMost';
import { type Cell, type Change, isSameCell, type RowKey, type StoredValue, type Theirs } from './cellSaves';
import type { CellStore } from './cellStore';

/** Rows on their way at once, as after a paste: fewer than the calls that the server takes of a person (overview.md). */
const ROWS_AT_ONCE = 4;

/** How a change that was sent came out. */
export type Answer<Stored> =
  | ({ type: 'stored' } & StoredValue<Stored>)
  | { type: 'refused'; sentence: string }
  | { type: 'conflict'; theirs: Theirs<Stored> }
  /** Nothing is decided: the same may be sent again. `isAnswered`: by a server that is there, and in trouble. */
  | { type: 'away'; sentence: string; isAnswered: boolean };

/** Sends one change. It never rejects. */
export type Send<Entered, Stored> = (change: Change<Entered>) => Promise<Answer<Stored>>;

/** What became of a row's changes: all are decided, or the first of those that are left was not. */
type RowOutcome = 'sent' | 'unreachable' | 'in trouble';

type Queued<Entered, Stored> = Change<Entered> & {
  settle: (stored: StoredValue<Stored> | undefined) => void;
};

/**
 * The changes on their way to the server, and how each came out, told to the store. The changes of one row go one after
 * the other, so that the last one put in is the last one stored; a few rows are sent at once. What meets no server
 * stays in its row's queue, with what was put in after it, until it is sent again. In one line, all rows have one queue.
 */
export class SaveQueue<Entered, Stored> {
  /** In the order of each row's oldest change. A row without changes has no queue. */
  private readonly rows = new Map<RowKey, Queued<Entered, Stored>[]>();
  private readonly underWay = new Map<RowKey, Promise<RowOutcome>>();
  private readonly store: CellStore<Entered, Stored>;
  private readonly send: Send<Entered, Stored>;
  private readonly heard: (isAway: boolean) => void;
  private readonly queueOf: (cell: Cell) => RowKey;

  /** @param heard told after each change that was sent, whether it has to be sent again */
  constructor(
    store: CellStore<Entered, Stored>,
    send: Send<Entered, Stored>,
    heard: (isAway: boolean) => void,
    isOneLine = false,
  ) {
    this.store = store;
    this.send = atMost(ROWS_AT_ONCE, send);
    this.heard = heard;
    this.queueOf = isOneLine ? () => 0 : ({ row }) => row;
  }

  /**
   * Sends a change behind the others of its row. Gives undefined when it was refused, met a conflict or was discarded: the
   * store knows why.
   */
  save(cell: Cell, entered: Entered, seen: number | undefined): Promise<StoredValue<Stored> | undefined> {
    const change = { cell, entered, seen, attempt: this.store.nextAttempt() };
    this.store.dispatch({ type: 'sent', ...change });
    return new Promise(settle => {
      const number = this.queueOf(cell);
      const queue = this.rows.get(number) ?? [];
      queue.push({ ...change, settle });
      this.rows.set(number, queue);
      void this.work(number);
    });
  }

  /**
   * Puts something else into the place that a cell's last change has in its queue; not once that is on its way. For rows
   * without versions. Gives whether it did.
   */
  replace(cell: Cell, entered: Entered): boolean {
    const number = this.queueOf(cell);
    const queue = this.rows.get(number) ?? [];
    const last = queue.findLast(change => isSameCell(change.cell, cell));
    if (!last || (last === queue[0] && this.underWay.has(number))) return false;
    const before = this.store.of(cell);
    last.entered = entered;
    this.store.dispatch({ type: 'sent', ...last });
    if (before?.status === 'waiting')
      this.report(last, { type: 'away', sentence: before.sentence, isAnswered: false });
    return true;
  }

  /**
   * Sends what is left, the row with the oldest change first. Gives whether nothing is left.
   * @param isAsked by a person, who wants to see that something is done; what is sent again by itself goes on waiting in
   *   sight until it is decided
   */
  async sendAgain(isAsked = false): Promise<boolean> {
    for (const [number, queue] of [...this.rows]) {
      if (isAsked) for (const change of queue) this.store.dispatch({ type: 'sent', ...change });
      if ((await this.work(number)) === 'unreachable') return false;
    }
    return this.rows.size === 0;
  }

  /** Gives up what was put into a cell and is not stored; what is under way cannot be called back. */
  discard(cell: Cell): void {
    const number = this.queueOf(cell);
    const queue = this.rows.get(number) ?? [];
    const isLost = (change: Change<Entered>) =>
      isSameCell(change.cell, cell) && !(change === queue[0] && this.underWay.has(number));
    const lost = queue.filter(isLost);
    for (const change of lost) {
      queue.splice(queue.indexOf(change), 1);
      change.settle(undefined);
    }
    if (queue.length === 0) this.rows.delete(number);
    this.store.dispatch({ type: 'discarded', cell });
  }

  private work(number: RowKey): Promise<RowOutcome> {
    const work = this.underWay.get(number) ?? this.sendRow(number);
    if (this.rows.has(number)) this.underWay.set(number, work);
    return work;
  }

  private async sendRow(number: RowKey): Promise<RowOutcome> {
    const queue = this.rows.get(number) ?? [];
    for (let next = queue[0]; next; next = queue[0]) {
      const answer = await this.send(next);
      if (answer.type === 'away') {
        this.underWay.delete(number);
        for (const left of queue) this.report(left, answer);
        this.heard(true);
        return answer.isAnswered ? 'in trouble' : 'unreachable';
      }
      queue.shift();
      if (queue.length === 0) this.forgetRow(number);
      this.report(next, answer);
      this.settle(next, answer, queue);
      this.heard(false);
    }
    return 'sent';
  }

  private forgetRow(number: RowKey): void {
    this.rows.delete(number);
    this.underWay.delete(number);
  }

  private report({ cell, attempt }: Change<Entered>, answer: Answer<Stored>): void {
    this.store.dispatch({ cell, attempt, ...answer });
  }

  /** What was put into the same cell since was put over this answer. */
  private settle(
    { cell, settle }: Queued<Entered, Stored>,
    answer: Answer<Stored>,
    later: Queued<Entered, Stored>[],
  ): void {
    if (answer.type !== 'stored') {
      settle(undefined);
      return;
    }
    const { stored, version } = answer;
    for (const change of later) if (isSameCell(change.cell, cell)) change.seen = version;
    settle({ stored, version });
  }
}
