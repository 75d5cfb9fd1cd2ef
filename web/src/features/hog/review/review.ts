import { type Cell, type CellSave, type CellSaves, cellKey, shownIn } from '../../../lib/saves/cellSaves';

export type ReviewField = 'isUpdated' | 'isConfirmed';

export type ReviewCell = Cell<ReviewField>;

export type ReviewSave = CellSave<boolean, boolean>;

export const reviewLabels: Record<ReviewField, string> = { isUpdated: 'Updated?', isConfirmed: 'Confirmed?' };

export const isReviewCell = (cell: Cell): cell is ReviewCell => cell.field in reviewLabels;

/** What of a deal its ticks are drawn from. */
export type ReviewRow = { version: number; isUpdated: boolean; isConfirmed: boolean };

/** Whether a box is ticked (cellSaves). */
export function isTicked(row: ReviewRow, field: ReviewField, save: ReviewSave | undefined): boolean {
  return shownIn({ value: row[field], version: row.version }, save, isOn => isOn);
}

export type Tint = 'confirmed' | 'updated' | 'plain';

/** What a tint says. */
export const tintWords: Record<Exclude<Tint, 'plain'>, string> = {
  confirmed: 'Confirmed',
  updated: 'Updated',
};

/** The row's tint: confirmed before updated, else none (hog.md, Review). */
export function tintOf({ isConfirmed, isUpdated }: Omit<ReviewRow, 'version'>): Tint {
  if (isConfirmed) return 'confirmed';
  return isUpdated ? 'updated' : 'plain';
}

/** The same for a deal whose boxes may have been clicked since it was listed. */
export function tintIn(saves: CellSaves<boolean, boolean>, deal: ReviewRow & { number: number }): Tint {
  const isOn = (field: ReviewField) => isTicked(deal, field, saves.get(cellKey({ row: deal.number, field })));
  return tintOf({ isUpdated: isOn('isUpdated'), isConfirmed: isOn('isConfirmed') });
}

/** What to say of several boxes that were ticked or cleared at once. */
export function tickedWords(changed: number, isOn: boolean): string {
  if (changed === 0) return isOn ? 'They were all ticked.' : 'They were all clear.';
  return `${changed === 1 ? '1 box' : `${changed} boxes`} ${isOn ? 'ticked' : 'cleared'}.`;
}
