import type { Amount, GrossCell } from './gross';

/** A gross that was saved: what stood there before, and what since. */
export type SavedEdit = { cell: GrossCell; before: Amount; after: Amount };

/** Enough to take back a bad quarter of an hour. */
const KEPT = 50;

export function remember(edits: readonly SavedEdit[], edit: SavedEdit): readonly SavedEdit[] {
  return [...edits, edit].slice(-KEPT);
}

/** What Ctrl+Z does next: it only touches a cell that is seen, and still holds what this person put there. */
export type Undo =
  | { kind: 'nothing' }
  | { kind: 'not-listed'; edit: SavedEdit }
  | { kind: 'changed-since'; edit: SavedEdit; rest: readonly SavedEdit[] }
  | { kind: 'write-back'; edit: SavedEdit; rest: readonly SavedEdit[] };

/** @param shown the amount that stands in a cell now; undefined when its deal is not in the list */
export function nextUndo(edits: readonly SavedEdit[], shown: (cell: GrossCell) => Amount | undefined): Undo {
  const edit = edits.at(-1);
  if (!edit) return { kind: 'nothing' };
  const now = shown(edit.cell);
  if (now === undefined) return { kind: 'not-listed', edit };
  return { kind: now === edit.after ? 'write-back' : 'changed-since', edit, rest: edits.slice(0, -1) };
}
