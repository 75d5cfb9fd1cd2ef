import { type Cell, type CellSave, cellKey, type RowKey } from './cellSaves';
import { type Drafts, draftsOf } from './drafts';
import type { TypedKind } from './typedTexts';

/** What is not stored of a cell, and the version of the row that it is typed over; undefined when none is known. */
export type Draft<Entered> = { entered: Entered; seen?: number | undefined };

type Place = {
  /** What is typed there. */
  kind: TypedKind;
  personId: number;
  /** Tells them from other rows of the same kind, such as a day. */
  scope?: string;
  isField: (field: string) => boolean;
};

/** The drafts of some cells in the browser's storage, as they were when each was last mirrored. */
export class CellDrafts<Entered> {
  private readonly mirrored = new Map<string, Draft<Entered>>();
  private readonly drafts: Drafts<Draft<Entered>>;
  private readonly prefix: string;
  private readonly isField: (field: string) => boolean;

  constructor({ kind, personId, scope, isField }: Place) {
    this.drafts = draftsOf(kind, personId);
    this.prefix = scope === undefined ? '' : `${scope} `;
    this.isField = isField;
  }

  /** What an earlier visit left. */
  found(): { cell: Cell; draft: Draft<Entered> }[] {
    return this.drafts.all().flatMap(({ name, draft }) => {
      const [row, field = ''] = name.slice(this.prefix.length).split(' ');
      const isHere = name.startsWith(this.prefix) && this.isField(field) && draft.entered !== undefined;
      return isHere ? [{ cell: { row: toRowKey(row), field }, draft }] : [];
    });
  }

  /** @param draft what of the cell is not stored now */
  mirror(cell: Cell, draft: Draft<Entered> | undefined): void {
    const key = cellKey(cell);
    const mirrored = this.mirrored.get(key);
    if (mirrored?.entered === draft?.entered && mirrored?.seen === draft?.seen) return;
    if (draft) {
      this.drafts.put(this.prefix + key, draft);
      this.mirrored.set(key, draft);
    } else if (mirrored) {
      this.drafts.drop(this.prefix + key, mirrored);
      this.mirrored.delete(key);
    }
  }
}

const toRowKey = (text = ''): RowKey => (/^-?\d+$/.test(text) ? Number(text) : text);

/** What is typed, or was put in and is not stored. */
export function draftIn<Entered, Stored>(
  unsaved: Draft<Entered> | CellSave<Entered, Stored> | undefined,
): Draft<Entered> | undefined {
  return unsaved && 'entered' in unsaved ? { entered: unsaved.entered, seen: unsaved.seen } : undefined;
}
