import { useSyncExternalStore } from 'react';
import type { Drafts } from '../drafts';
import {
  type Cell,
  type CellEvent,
  type CellSave,
  type CellSaves,
  cellKey,
  cellSaves,
  hasUnsaved,
  isSaving,
  versionSeen,
} from './cellSaves';

/** What is not stored of a cell, and the version of the row that it is typed over; undefined when none is known. */
export type Draft<Wanted> = { wanted: Wanted; seen?: number | undefined };

/** Where a store keeps its drafts, and under which name each cell's. */
export type DraftPlace<Wanted> = {
  drafts: Drafts<Draft<Wanted>>;
  nameOf: (cell: Cell) => string;
  /** The cell of a name; undefined for what is not this store's. */
  cellOf: (name: string) => Cell | undefined;
};

const TYPED_EARLIER = 'It was typed earlier and has not reached the store.';

/**
 * The truth about every cell beside its row: where its save stands, and what is being typed into it. Each cell listens to its
 * own alone, so that a save redraws one cell and not the list. What is not stored is mirrored in the browser's storage, and
 * offered again by the next store of that place (decision 007).
 */
export class CellStore<Wanted, Stored> {
  private saves: CellSaves<Wanted, Stored> = new Map();
  private readonly typed = new Map<string, Draft<Wanted> & { cell: Cell }>();
  private readonly mirrored = new Map<string, Draft<Wanted>>();
  private readonly rows = new Map<number, readonly CellSave<Wanted, Stored>[]>();
  private readonly listeners = new Set<() => void>();
  private readonly place: DraftPlace<Wanted> | undefined;
  private attempts = 0;

  constructor(place?: DraftPlace<Wanted>) {
    this.place = place;
    for (const { name, draft } of place?.drafts.all() ?? []) {
      const cell = place?.cellOf(name);
      if (cell) this.offer(cell, draftIn(draft));
    }
  }

  readonly all = (): CellSaves<Wanted, Stored> => this.saves;

  readonly of = (cell: Cell): CellSave<Wanted, Stored> | undefined => this.saves.get(cellKey(cell));

  /** The saves of a row: the same array until one of them changes. */
  readonly ofRow = (row: number): readonly CellSave<Wanted, Stored>[] => {
    const known = this.rows.get(row) ?? [...this.saves.values()].filter(({ cell }) => cell.row === row);
    this.rows.set(row, known);
    return known;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The number of the next attempt: later ones are higher. */
  nextAttempt(): number {
    this.attempts += 1;
    return this.attempts;
  }

  tell(event: CellEvent<Wanted, Stored>): void {
    this.saves = cellSaves(this.saves, event);
    this.rows.delete(event.cell.row);
    this.mirror(event.cell);
    for (const listener of this.listeners) listener();
  }

  /** A text stands in the cell's open input, typed over a version of the row. */
  readonly type = (cell: Cell, wanted: Wanted, seen?: number): void => {
    this.typed.set(cellKey(cell), { cell, wanted, seen });
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

  private offer(cell: Cell, { wanted, seen }: Draft<Wanted>): void {
    const attempt = this.nextAttempt();
    this.tell({ type: 'sent', cell, attempt, wanted, seen });
    this.tell({ type: 'refused', cell, attempt, sentence: TYPED_EARLIER });
  }

  private mirror(cell: Cell): void {
    if (!this.place) return;
    const { drafts, nameOf } = this.place;
    const key = cellKey(cell);
    const draft = draftOf(this.typed.get(key) ?? this.saves.get(key));
    const mirrored = this.mirrored.get(key);
    if (draft && mirrored?.wanted === draft.wanted && mirrored.seen === draft.seen) return;
    if (draft) {
      drafts.put(nameOf(cell), draft);
      this.mirrored.set(key, draft);
    } else if (mirrored) {
      drafts.drop(nameOf(cell), mirrored);
      this.mirrored.delete(key);
    }
  }
}

function draftOf<Wanted, Stored>(
  unsaved: Draft<Wanted> | CellSave<Wanted, Stored> | undefined,
): Draft<Wanted> | undefined {
  return unsaved && 'wanted' in unsaved ? { wanted: unsaved.wanted, seen: unsaved.seen } : undefined;
}

/** Earlier versions of this program kept the value alone, or called it `text`. */
function draftIn<Wanted>(kept: Draft<Wanted> | { text: Wanted; seen?: number } | Wanted): Draft<Wanted> {
  if (typeof kept !== 'object' || kept === null) return { wanted: kept };
  if ('text' in kept) return { wanted: kept.text, seen: kept.seen };
  return 'wanted' in kept ? kept : { wanted: kept };
}

/** Every save, for what looks at all of them. */
export function useCells<Wanted, Stored>(store: CellStore<Wanted, Stored>): CellSaves<Wanted, Stored> {
  return useSyncExternalStore(store.subscribe, store.all);
}

/** One cell's save. */
export function useCell<Wanted, Stored>(
  store: CellStore<Wanted, Stored>,
  cell: Cell,
): CellSave<Wanted, Stored> | undefined {
  return useSyncExternalStore(store.subscribe, () => store.of(cell));
}

/** The saves of one row. */
export function useRow<Wanted, Stored>(
  store: CellStore<Wanted, Stored>,
  row: number,
): readonly CellSave<Wanted, Stored>[] {
  return useSyncExternalStore(store.subscribe, () => store.ofRow(row));
}

/** Waits until nothing is on its way, and whoever waited for the answers has heard them. */
export async function allAnswered<Wanted, Stored>(store: CellStore<Wanted, Stored>): Promise<void> {
  if (!isSaving(store.all())) return;
  await new Promise<void>(resolve => {
    const leave = store.subscribe(() => {
      if (isSaving(store.all())) return;
      leave();
      setTimeout(resolve);
    });
  });
}
