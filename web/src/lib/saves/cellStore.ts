import { Listeners } from '../hooks/listeners';
import { type CellDrafts, type Draft, draftIn } from './cellDrafts';
import {
  type Cell,
  type CellEvent,
  type CellSave,
  type CellSaves,
  cellKey,
  cellSaves,
  hasUnsaved,
  isSaving,
  type RowKey,
  versionSeen,
} from './cellSaves';

const TYPED_EARLIER = 'It was typed earlier and has not reached the store.';

/**
 * The truth about every cell beside its row: where its save stands, and what is being typed into it. Each cell listens to its
 * own alone, so that a save redraws one cell and not the list. What is not stored is mirrored in the browser's storage, and
 * offered again by the next store of that place (decision 007).
 */
export class CellStore<Entered, Stored> {
  private saves: CellSaves<Entered, Stored> = new Map();
  private readonly typed = new Map<string, Draft<Entered> & { cell: Cell }>();
  private readonly rows = new Map<RowKey, readonly CellSave<Entered, Stored>[]>();
  private readonly listeners = new Listeners();
  private readonly drafts: CellDrafts<Entered> | undefined;
  private attempts = 0;

  constructor(drafts?: CellDrafts<Entered>) {
    this.drafts = drafts;
    for (const { cell, draft } of drafts?.found() ?? []) this.offer(cell, draft);
  }

  readonly all = (): CellSaves<Entered, Stored> => this.saves;

  readonly of = (cell: Cell): CellSave<Entered, Stored> | undefined => this.saves.get(cellKey(cell));

  /** The saves of a row: the same array until one of them changes. */
  readonly ofRow = (row: RowKey): readonly CellSave<Entered, Stored>[] => {
    const known = this.rows.get(row) ?? [...this.saves.values()].filter(({ cell }) => cell.row === row);
    this.rows.set(row, known);
    return known;
  };

  readonly subscribe = this.listeners.subscribe;

  /** The number of the next attempt: later ones are higher. */
  nextAttempt(): number {
    this.attempts += 1;
    return this.attempts;
  }

  dispatch(event: CellEvent<Entered, Stored>): void {
    this.saves = cellSaves(this.saves, event);
    this.rows.delete(event.cell.row);
    this.mirror(event.cell);
    this.listeners.tell();
  }

  /** A text stands in the cell's open input, typed over a version of the row. */
  readonly type = (cell: Cell, entered: Entered, seen?: number): void => {
    this.typed.set(cellKey(cell), { cell, entered, seen });
    this.mirror(cell);
  };

  /** What was typed is sent or taken back: what the cell held before it counts again. */
  readonly endTyping = (cell: Cell): void => {
    this.typed.delete(cellKey(cell));
    this.mirror(cell);
  };

  readonly endAllTyping = (): void => {
    for (const { cell } of [...this.typed.values()]) this.endTyping(cell);
  };

  /** The cell's input has gone: a text that still stood in it is offered. */
  readonly leave = (cell: Cell): void => {
    const typed = this.typed.get(cellKey(cell));
    if (!typed) return;
    this.offer(cell, typed);
    this.endTyping(cell);
  };

  /** The texts that stand in the open inputs of a row. */
  readonly typedIn = (row: RowKey): readonly (Draft<Entered> & { cell: Cell })[] =>
    [...this.typed.values()].filter(({ cell }) => cell.row === row);

  readonly isTyped = (cell: Cell): boolean => this.typed.has(cellKey(cell));

  /** Whether leaving now could lose something. */
  readonly isUnsaved = (): boolean => this.typed.size > 0 || hasUnsaved(this.saves);

  /**
   * The version over which a cell is changed now: what is typed goes over the one that its input was opened on, or over a
   * later one of this person's own.
   * @param version the row's, as it is listed
   */
  readonly seen = (cell: Cell, version: number): number => {
    const save = this.of(cell);
    const opened = this.typed.get(cellKey(cell))?.seen;
    if (opened === undefined) return versionSeen(version, save);
    return save?.status === 'saved' ? Math.max(opened, save.version ?? opened) : opened;
  };

  private offer(cell: Cell, { entered, seen }: Draft<Entered>): void {
    const attempt = this.nextAttempt();
    this.dispatch({ type: 'sent', cell, attempt, entered, seen });
    this.dispatch({ type: 'refused', cell, attempt, sentence: TYPED_EARLIER });
  }

  private mirror(cell: Cell): void {
    const key = cellKey(cell);
    this.drafts?.mirror(cell, draftIn(this.typed.get(key) ?? this.saves.get(key)));
  }
}

/** Waits until nothing is on its way, and whoever waited for the answers has heard them. */
export async function allAnswered<Entered, Stored>(store: CellStore<Entered, Stored>): Promise<void> {
  if (!isSaving(store.all())) return;
  await new Promise<void>(resolve => {
    const leave = store.subscribe(() => {
      if (isSaving(store.all())) return;
      leave();
      setTimeout(resolve);
    });
  });
}
