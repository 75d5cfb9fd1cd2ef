import { parseMoney } from '../../../lib/format/money';
import {
  type CellSave,
  type EditableCell,
  getDisplayedValue,
  getShownVersion,
} from '../../../lib/mutations/cellSaves';

export type GrossField = 'frontGross' | 'backGross';

export type GrossCell = EditableCell<GrossField>;

/** Dollars with at most two decimals. Null means that no amount was entered, and counts as 0. */
export type GrossAmount = number | null;

export type GrossSave = CellSave<string, GrossAmount>;

export const grossLabels: Record<GrossField, string> = { frontGross: 'Front Gross', backGross: 'Back Gross' };

export const isGrossCell = (cell: EditableCell): cell is GrossCell => isGrossField(cell.field);

export const isGrossField = (field: string): field is GrossField => field in grossLabels;

/** Fields of a deal that its gross cells show. */
export type GrossRow = { version: number; frontGross: GrossAmount; backGross: GrossAmount };

/** Returns the amount that a cell shows, from the listed row or from its last save. */
export function getShownAmount(row: GrossRow, field: GrossField, save: GrossSave | undefined): GrossAmount {
  return getDisplayedValue(
    { value: row[field], version: row.version },
    save,
    text => parseMoney(text) ?? null,
  );
}

/** Adds front and back gross; an empty amount counts as 0 (hog.md, Columns). Adds in cents to stay exact. */
export function sumGross(front: GrossAmount, back: GrossAmount): number {
  return (Math.round((front ?? 0) * 100) + Math.round((back ?? 0) * 100)) / 100;
}

/** Formats an amount as plain digits for its input, so that it is quick to edit. */
export function toInputText(amount: GrossAmount): string {
  return amount === null ? '' : amount.toFixed(2).replace(/\.00$/, '');
}

/** Returns the initial text of an edit: the unsaved text if there is any, otherwise the amount. */
export function getEditText(row: GrossRow, field: GrossField, save: GrossSave | undefined): string {
  return save && save.status !== 'saved' ? save.entered : toInputText(getShownAmount(row, field, save));
}

/** Version and amount of a cell when its input was opened. */
export type OpenedGross = { version: number; amount: GrossAmount };

export function toOpenedGross(row: GrossRow, field: GrossField, save: GrossSave | undefined): OpenedGross {
  return { version: getShownVersion(row.version, save), amount: getShownAmount(row, field, save) };
}

/** Returns the amount that another user has stored since the input was opened; undefined if there is none. */
export function findNewerAmount(
  { version, amount }: OpenedGross,
  row: GrossRow,
  field: GrossField,
): GrossAmount | undefined {
  return row.version > version && row[field] !== amount ? row[field] : undefined;
}

/** Returns whether a committed text would change the stored amount. "$1,200" over 1200 would not. */
export function isAmountChanged(text: string, stored: GrossAmount): boolean {
  return parseMoney(text) !== stored;
}

/**
 * Returns the text of an amount with the opposite sign: adds a minus, or removes the minus or the
 * parentheses.
 */
export function toggleSign(text: string): string {
  const trimmed = text.trim();
  if (/[()]/.test(trimmed)) return trimmed.replace(/[()]/g, '').trim();
  return /^[-–−]/.test(trimmed) ? trimmed.slice(1) : `-${trimmed.replace(/^\+/, '')}`;
}
