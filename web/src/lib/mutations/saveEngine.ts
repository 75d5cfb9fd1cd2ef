import { useEffect, useState } from 'react';
import { useOnChange } from '../hooks/lifecycleHooks';
import { useIsReconnecting } from '../live/LiveProvider';
import { BackOff } from './backOff';
import { type EditableCell, listUnsavedChanges, type StoredValue } from './cellSaves';
import { type CellDraftStorage, CellStore } from './cellStore';
import { SaveQueue, type SendChange } from './saveQueue';

type SaveEngineOptions<Entered, Stored> = {
  send: SendChange<Entered, Stored>;
  /** Storage that mirrors unsaved values. Without it, unsaved values are lost when the page is closed. */
  drafts?: CellDraftStorage<Entered>;
  /** Milliseconds for which a cell shows the saved badge. */
  savedBadgeMs?: number;
  /** Makes all rows share one queue, so that they are stored in the order in which they were entered. */
  isSequential?: boolean;
};

type SavePromise<Stored> = Promise<StoredValue<Stored> | undefined>;

/**
 * Saves each cell separately and tracks its state (docs/adr/conflicts.md). After `startRetrying`, changes
 * that failed because the connection or the server was unavailable are sent again automatically: when the
 * connection is restored, and at intervals.
 */
export class SaveEngine<Entered, Stored> {
  readonly store: CellStore<Entered, Stored>;
  private readonly queue: SaveQueue<Entered, Stored>;
  private readonly savedBadgeMs: number;
  private backOff: BackOff | undefined;

  constructor({ send, drafts, savedBadgeMs = 2500, isSequential }: SaveEngineOptions<Entered, Stored>) {
    this.store = new CellStore(drafts);
    this.savedBadgeMs = savedBadgeMs;
    const onSent = (isUnavailable: boolean) => (isUnavailable ? this.backOff?.start() : this.retryNow());
    this.queue = new SaveQueue(this.store, send, onSent, isSequential);
  }

  /**
   * Starts automatic retries.
   * @returns a function that stops them
   */
  readonly startRetrying = (): (() => void) => {
    const backOff = new BackOff(() => this.queue.sendAgain());
    this.backOff = backOff;
    window.addEventListener('online', this.retryNow);
    return () => {
      window.removeEventListener('online', this.retryNow);
      backOff.stop();
    };
  };

  /** Sends pending changes now, because the connection may be back. */
  readonly retryNow = (): void => this.backOff?.runNow();

  /**
   * Saves a value. Resolves to undefined when the value was not stored; the state of the cell then contains
   * the reason.
   * @param baseVersion the version of the row on which the change is based
   */
  readonly save = async (cell: EditableCell, entered: Entered, baseVersion?: number): SavePromise<Stored> => {
    const saving = this.queue.save(cell, entered, baseVersion);
    this.store.clearInput(cell);
    const stored = await saving;
    const save = this.store.get(cell);
    if (stored && save?.status === 'saved') {
      const { attempt } = save;
      setTimeout(() => this.store.dispatch({ type: 'faded', cell, attempt }), this.savedBadgeMs);
    }
    return stored;
  };

  /** Saves a value. If the cell has a pending change, the value takes its place in the queue. */
  readonly saveReplacing = (cell: EditableCell, entered: Entered): void => {
    if (!this.queue.replace(cell, entered)) void this.save(cell, entered);
  };

  /** Sends all pending changes now. */
  readonly resendAll = (): void => void this.queue.sendAgain(true);

  /** Sends a change again that was not stored. The change keeps its base version. */
  readonly retry = async (cell: EditableCell): SavePromise<Stored> => {
    const current = this.store.get(cell);
    if (current?.status === 'waiting') this.resendAll();
    return current?.status === 'failed' ? this.save(cell, current.entered, current.baseVersion) : undefined;
  };

  /** Stores the entered value over the value that the other user stored. */
  readonly keepMine = async (cell: EditableCell): SavePromise<Stored> => {
    const current = this.store.get(cell);
    return current?.status === 'conflict'
      ? this.save(cell, current.entered, current.conflictingValue.version)
      : undefined;
  };

  /** Discards the unsaved value. In a conflict the other user's value remains. */
  readonly discard = (cell: EditableCell): void => {
    this.queue.discard(cell);
    this.store.clearInput(cell);
  };

  /** Discards all changes that are not stored and not being sent. */
  readonly discardAll = (): void => {
    for (const { cell } of listUnsavedChanges(this.store.getAll())) this.discard(cell);
    this.store.clearAllInputs();
  };
}

/** Creates the save engine of a screen. Only the options of the first render are used. */
export function useSaveEngine<Entered, Stored>(
  options: SaveEngineOptions<Entered, Stored>,
): SaveEngine<Entered, Stored> {
  const [engine] = useState(() => new SaveEngine(options));
  useAutoRetry(engine);
  return engine;
}

/** Sends pending changes automatically while the component is mounted. */
export function useAutoRetry({
  startRetrying,
  retryNow,
}: Pick<SaveEngine<never, never>, 'startRetrying' | 'retryNow'>): void {
  useEffect(() => startRetrying(), [startRetrying]);
  const isReconnecting = useIsReconnecting();
  useOnChange(isReconnecting, function retryAfterReconnect() {
    if (!isReconnecting) retryNow();
  });
}
