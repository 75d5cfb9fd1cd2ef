import { useEffect, useState } from 'react';
import { useOnChange } from '../hooks/useOnChange';
import { useIsReconnecting } from '../live/live';
import { BackOff } from './backOff';
import type { CellDrafts } from './cellDrafts';
import { type Cell, type StoredValue, unsavedChanges } from './cellSaves';
import { CellStore } from './cellStore';
import { SaveQueue, type Send } from './saveQueue';

type Options<Entered, Stored> = {
  send: Send<Entered, Stored>;
  /** Where what is not stored is mirrored; nowhere, unless it is told. */
  drafts?: CellDrafts<Entered>;
  /** How long a cell says that it was saved. */
  saidForMs?: number;
  /** Whether all rows wait for one another, so that they are stored in the order in which they were put in. */
  isOneLine?: boolean;
};

type Saving<Stored> = Promise<StoredValue<Stored> | undefined>;

/**
 * Saves cells one by one, each telling how it goes (decision 106). What could not be stored, for want of a line or of the server, is
 * sent again by itself, once it has begun: when the line is back, and now and then.
 */
export class SaveEngine<Entered, Stored> {
  readonly store: CellStore<Entered, Stored>;
  private readonly queue: SaveQueue<Entered, Stored>;
  private readonly saidForMs: number;
  private backOff: BackOff | undefined;

  constructor({ send, drafts, saidForMs = 2500, isOneLine }: Options<Entered, Stored>) {
    this.store = new CellStore(drafts);
    this.saidForMs = saidForMs;
    const heard = (isAway: boolean) => (isAway ? this.backOff?.begin() : this.hurry());
    this.queue = new SaveQueue(this.store, send, heard, isOneLine);
  }

  /** Sends again by itself from now on. Gives what ends that. */
  readonly begin = (): (() => void) => {
    const backOff = new BackOff(() => this.queue.sendAgain());
    this.backOff = backOff;
    window.addEventListener('online', this.hurry);
    return () => {
      window.removeEventListener('online', this.hurry);
      backOff.stop();
    };
  };

  /** The line may be back: sends what waits for it. */
  readonly hurry = (): void => this.backOff?.hurry();

  /**
   * Gives undefined when it was not stored: the cell says why.
   * @param seen the version of the row over which it was put in
   */
  readonly save = async (cell: Cell, entered: Entered, seen?: number): Saving<Stored> => {
    const saving = this.queue.save(cell, entered, seen);
    this.store.endTyping(cell);
    const stored = await saving;
    const save = this.store.of(cell);
    if (stored && save?.status === 'saved') {
      const { attempt } = save;
      setTimeout(() => this.store.dispatch({ type: 'faded', cell, attempt }), this.saidForMs);
    }
    return stored;
  };

  /** The same; what the cell has waiting is replaced where it stands in line. */
  readonly saveInPlace = (cell: Cell, entered: Entered): void => {
    if (!this.queue.replace(cell, entered)) void this.save(cell, entered);
  };

  /** Sends at once what waits for the line. */
  readonly sendAgain = (): void => void this.queue.sendAgain(true);

  /** Sends what was not stored once more, over the version that it was put in over. */
  readonly retry = async (cell: Cell): Saving<Stored> => {
    const now = this.store.of(cell);
    if (now?.status === 'waiting') this.sendAgain();
    return now?.status === 'failed' ? this.save(cell, now.entered, now.seen) : undefined;
  };

  /** Stores what was put in over what someone else stored meanwhile. */
  readonly keepMine = async (cell: Cell): Saving<Stored> => {
    const now = this.store.of(cell);
    return now?.status === 'conflict' ? this.save(cell, now.entered, now.theirs.version) : undefined;
  };

  /** Gives up what is not stored. Where someone else changed the cell, theirs stays. */
  readonly discard = (cell: Cell): void => {
    this.queue.discard(cell);
    this.store.endTyping(cell);
  };

  /** Gives up all that is not stored and not on its way. */
  readonly discardAll = (): void => {
    for (const { cell } of unsavedChanges(this.store.all())) this.discard(cell);
    this.store.endAllTyping();
  };
}

/** The engine of a screen, for as long as it is there. The options of the first render are used throughout. */
export function useSaveEngine<Entered, Stored>(
  options: Options<Entered, Stored>,
): SaveEngine<Entered, Stored> {
  const [engine] = useState(() => new SaveEngine(options));
  useSendAgain(engine);
  return engine;
}

/** Lets an engine send again by itself while the component is there. */
export function useSendAgain({ begin, hurry }: Pick<SaveEngine<never, never>, 'begin' | 'hurry'>): void {
  useEffect(() => begin(), [begin]);
  const isReconnecting = useIsReconnecting();
  useOnChange(isReconnecting, function sendWhenTheLineIsBack() {
    if (!isReconnecting) hurry();
  });
}
