import { useSyncExternalStore } from 'react';
import { Listeners } from '../hooks/listeners';
import {
  type CellEvent,
  type CellSave,
  type CellSaves,
  type EditableCell,
  getShownVersion,
  hasRunningSaves,
  hasUnsavedChanges,
  type RowKey,
  reduceCellSaves,
  toCellKey,
} from './cellSaves';
import { type DraftKind, type DraftStorage, openDraftStorage } from './drafts';

const RESTORED_DRAFT_MESSAGE = 'Entered earlier, but not saved yet.';

/**
 * Stores the save state and the open input of every cell of a screen. Each cell subscribes only to its own
 * state, so that a save renders one cell and not the whole list. Unsaved values are mirrored to the browser's
 * storage. The next store with the same scope restores these values (docs/adr/sign-in-and-drafts.md).
 */
export class CellStore<Entered, Stored> {
  private saves: CellSaves<Entered, Stored> = new Map();
  private readonly openInputs = new Map<string, CellDraft<Entered> & { cell: EditableCell }>();
  private readonly savesByRow = new Map<RowKey, readonly CellSave<Entered, Stored>[]>();
  private readonly listeners = new Listeners();
  private readonly drafts: CellDraftStorage<Entered> | undefined;
  private attempts = 0;

  constructor(drafts?: CellDraftStorage<Entered>) {
    this.drafts = drafts;
    for (const { cell, draft } of drafts?.load() ?? []) this.restoreDraft(cell, draft);
  }

  readonly getAll = (): CellSaves<Entered, Stored> => this.saves;

  readonly get = (cell: EditableCell): CellSave<Entered, Stored> | undefined =>
    this.saves.get(toCellKey(cell));

  /** Returns the saves of a row. The array keeps its identity until one of the saves changes. */
  readonly getRow = (row: RowKey): readonly CellSave<Entered, Stored>[] => {
    const rowSaves =
      this.savesByRow.get(row) ?? [...this.saves.values()].filter(({ cell }) => cell.row === row);
    this.savesByRow.set(row, rowSaves);
    return rowSaves;
  };

  readonly subscribe = this.listeners.subscribe;

  /** Returns the number of the next attempt. Each number is higher than the previous number. */
  nextAttempt(): number {
    this.attempts += 1;
    return this.attempts;
  }

  dispatch(event: CellEvent<Entered, Stored>): void {
    this.saves = reduceCellSaves(this.saves, event);
    this.savesByRow.delete(event.cell.row);
    this.mirrorDraft(event.cell);
    this.listeners.notify();
  }

  /** Records the text of the cell's open input, and the version of the row on which the input is based. */
  readonly setInput = (cell: EditableCell, entered: Entered, baseVersion?: number): void => {
    this.openInputs.set(toCellKey(cell), { cell, entered, seen: baseVersion });
    this.mirrorDraft(cell);
  };

  /**
   * Removes the open input after its text was sent or cancelled. The earlier state of the cell applies again.
   */
  readonly clearInput = (cell: EditableCell): void => {
    this.openInputs.delete(toCellKey(cell));
    this.mirrorDraft(cell);
  };

  readonly clearAllInputs = (): void => {
    for (const { cell } of [...this.openInputs.values()]) this.clearInput(cell);
  };

  /** Keeps the text of an input that was unmounted as an unsaved change. */
  readonly handleInputUnmount = (cell: EditableCell): void => {
    const input = this.openInputs.get(toCellKey(cell));
    if (!input) return;
    this.restoreDraft(cell, input);
    this.clearInput(cell);
  };

  /** Returns the texts of the open inputs of a row. */
  readonly getRowInputs = (row: RowKey): readonly (CellDraft<Entered> & { cell: EditableCell })[] =>
    [...this.openInputs.values()].filter(({ cell }) => cell.row === row);

  readonly hasInput = (cell: EditableCell): boolean => this.openInputs.has(toCellKey(cell));

  /** Returns whether leaving the page could lose an entered value. */
  readonly hasUnsavedWork = (): boolean => this.openInputs.size > 0 || hasUnsavedChanges(this.saves);

  /**
   * Returns the version on which a change of the cell is based: the version at which its input was opened, or
   * a later version that this person stored.
   * @param version the version of the row in the list
   */
  readonly getBaseVersion = (cell: EditableCell, version: number): number => {
    const save = this.get(cell);
    const inputVersion = this.openInputs.get(toCellKey(cell))?.seen;
    if (inputVersion === undefined) return getShownVersion(version, save);
    return save?.status === 'saved' ? Math.max(inputVersion, save.version ?? inputVersion) : inputVersion;
  };

  private restoreDraft(cell: EditableCell, { entered, seen: baseVersion }: CellDraft<Entered>): void {
    const attempt = this.nextAttempt();
    this.dispatch({ type: 'sent', cell, attempt, entered, baseVersion });
    this.dispatch({ type: 'rejected', cell, attempt, message: RESTORED_DRAFT_MESSAGE });
  }

  private mirrorDraft(cell: EditableCell): void {
    const key = toCellKey(cell);
    this.drafts?.mirror(cell, toCellDraft(this.openInputs.get(key) ?? this.saves.get(key)));
  }
}

/** Waits until no change is being sent and the callers have received their results. */
export async function waitForSaves<Entered, Stored>(store: CellStore<Entered, Stored>): Promise<void> {
  if (!hasRunningSaves(store.getAll())) return;
  await new Promise<void>(resolve => {
    const unsubscribe = store.subscribe(() => {
      if (hasRunningSaves(store.getAll())) return;
      unsubscribe();
      setTimeout(resolve);
    });
  });
}

/**
 * The unsaved value of a cell and the version on which it is based. `seen` is undefined when the row has no
 * version. The property names are stored in browsers.
 */
export type CellDraft<Entered> = { entered: Entered; seen?: number | undefined };

type CellDraftOptions = {
  kind: DraftKind;
  personId: number;
  /** Distinguishes the cells from cells of the same kind with other rows, for example by day. */
  scope?: string;
  isField: (field: string) => boolean;
};

/** Mirrors the unsaved values of cells to the browser's storage. */
export class CellDraftStorage<Entered> {
  private readonly mirrored = new Map<string, CellDraft<Entered>>();
  private readonly drafts: DraftStorage<CellDraft<Entered>>;
  private readonly prefix: string;
  private readonly isField: (field: string) => boolean;

  constructor({ kind, personId, scope, isField }: CellDraftOptions) {
    this.drafts = openDraftStorage(kind, personId);
    this.prefix = scope === undefined ? '' : `${scope} `;
    this.isField = isField;
  }

  /** Returns the drafts that an earlier visit stored. */
  load(): { cell: EditableCell; draft: CellDraft<Entered> }[] {
    return this.drafts.list().flatMap(({ name, draft }) => {
      const [row, field = ''] = name.slice(this.prefix.length).split(' ');
      const isInScope = name.startsWith(this.prefix) && this.isField(field) && draft.entered !== undefined;
      return isInScope ? [{ cell: { row: toRowKey(row), field }, draft }] : [];
    });
  }

  /**
   * Stores the draft of a cell, or deletes it.
   * @param draft the current unsaved value; undefined when there is none
   */
  mirror(cell: EditableCell, draft: CellDraft<Entered> | undefined): void {
    const key = toCellKey(cell);
    const mirrored = this.mirrored.get(key);
    if (mirrored?.entered === draft?.entered && mirrored?.seen === draft?.seen) return;
    if (draft) {
      this.drafts.put(this.prefix + key, draft);
      this.mirrored.set(key, draft);
    } else if (mirrored) {
      this.drafts.remove(this.prefix + key, mirrored);
      this.mirrored.delete(key);
    }
  }
}

const toRowKey = (text = ''): RowKey => (/^-?\d+$/.test(text) ? Number(text) : text);

/** Returns the unsaved value as a draft; undefined when the cell has none. */
export function toCellDraft<Entered, Stored>(
  unsaved: CellDraft<Entered> | CellSave<Entered, Stored> | undefined,
): CellDraft<Entered> | undefined {
  if (!unsaved || !('entered' in unsaved)) return undefined;
  return { entered: unsaved.entered, seen: 'status' in unsaved ? unsaved.baseVersion : unsaved.seen };
}

/** Subscribes to the saves of all cells. */
export function useAllCellSaves<Entered, Stored>(
  store: CellStore<Entered, Stored>,
): CellSaves<Entered, Stored> {
  return useSyncExternalStore(store.subscribe, store.getAll);
}

/** Subscribes to the save of one cell. */
export function useCellSave<Entered, Stored>(
  store: CellStore<Entered, Stored>,
  cell: EditableCell,
): CellSave<Entered, Stored> | undefined {
  return useSyncExternalStore(store.subscribe, () => store.get(cell));
}

/** Subscribes to the saves of one row. */
export function useRowCellSaves<Entered, Stored>(
  store: CellStore<Entered, Stored>,
  row: RowKey,
): readonly CellSave<Entered, Stored>[] {
  return useSyncExternalStore(store.subscribe, () => store.getRow(row));
}
