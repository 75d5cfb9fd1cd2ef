import { type EditableCell, type CellSave, cellKey, type RowKey } from './cellSaves';
import { type DraftStorage, openDraftStorage } from './drafts';
import type { DraftKind } from './typedTexts';

/**
 * The unsaved value of a cell, and the version of its row that the person saw; `seen` is undefined when the
 * row has no version. The property names are stored in browsers.
 */
export type CellDraft<Entered> = { entered: Entered; seen?: number | undefined };

type CellDraftOptions = {
  /** The kind of draft. */
  kind: DraftKind;
  personId: number;
  /** Separates the cells from other rows of the same kind, for example by day. */
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

  /** Returns the drafts of an earlier visit. */
  load(): { cell: EditableCell; draft: CellDraft<Entered> }[] {
    return this.drafts.list().flatMap(({ name, draft }) => {
      const [row, field = ''] = name.slice(this.prefix.length).split(' ');
      const isInScope = name.startsWith(this.prefix) && this.isField(field) && draft.entered !== undefined;
      return isInScope ? [{ cell: { row: toRowKey(row), field }, draft }] : [];
    });
  }

  /**
   * Stores the draft of a cell, or deletes it.
   * @param draft the unsaved value now; undefined when there is none
   */
  mirror(cell: EditableCell, draft: CellDraft<Entered> | undefined): void {
    const key = cellKey(cell);
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
  return unsaved && 'entered' in unsaved ? { entered: unsaved.entered, seen: unsaved.seen } : undefined;
}
