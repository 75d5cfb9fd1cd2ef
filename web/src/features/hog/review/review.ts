import {
  type CellSave,
  type CellSaves,
  type EditableCell,
  getDisplayedValue,
  toCellKey,
} from '../../../lib/mutations/cellSaves';

export type ReviewField = 'isUpdated' | 'isConfirmed';

export type ReviewCell = EditableCell<ReviewField>;

export type ReviewSave = CellSave<boolean, boolean>;

export const reviewLabels: Record<ReviewField, string> = { isUpdated: 'Updated?', isConfirmed: 'Confirmed?' };

export const isReviewCell = (cell: EditableCell): cell is ReviewCell => cell.field in reviewLabels;

/** Fields of a deal that its review checkboxes show. */
export type ReviewRow = { version: number; isUpdated: boolean; isConfirmed: boolean };

/** Returns whether a box shows as ticked, from the listed row or from its last save. */
export function isTicked(row: ReviewRow, field: ReviewField, save: ReviewSave | undefined): boolean {
  return getDisplayedValue({ value: row[field], version: row.version }, save, isOn => isOn);
}

export type ReviewTint = 'confirmed' | 'updated' | 'plain';

export const tintLabels: Record<Exclude<ReviewTint, 'plain'>, string> = {
  confirmed: 'Confirmed',
  updated: 'Updated',
};

/** Returns the tint of a row. Confirmed takes precedence over updated (hog.md, Review). */
export function getTint({ isConfirmed, isUpdated }: Omit<ReviewRow, 'version'>): ReviewTint {
  if (isConfirmed) return 'confirmed';
  return isUpdated ? 'updated' : 'plain';
}

/** Returns the tint of a deal, including clicks that the list does not contain yet. */
export function getShownTint(
  saves: CellSaves<boolean, boolean>,
  deal: ReviewRow & { number: number },
): ReviewTint {
  const isOn = (field: ReviewField) =>
    isTicked(deal, field, saves.get(toCellKey({ row: deal.number, field })));
  return getTint({ isUpdated: isOn('isUpdated'), isConfirmed: isOn('isConfirmed') });
}

/** Formats the message after several boxes were ticked or cleared. */
export function formatTickMessage(changedCount: number, isOn: boolean): string {
  if (changedCount === 0) return isOn ? 'All boxes were already checked.' : 'All boxes were already clear.';
  return `${changedCount === 1 ? '1 box' : `${changedCount} boxes`} ${isOn ? 'checked' : 'cleared'}.`;
}
