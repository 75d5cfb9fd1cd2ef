import { type Cell, type CellSave, shownIn, versionSeen } from '../../../lib/saves/cellSaves';
import { parseMoney } from '../../../lib/values/money';

export type GrossField = 'frontGross' | 'backGross';

export type GrossCell = Cell<GrossField>;

/** Dollars with at most two decimals; null was never typed and counts 0. */
export type Amount = number | null;

export type GrossSave = CellSave<string, Amount>;

export const grossLabels: Record<GrossField, string> = { frontGross: 'Front Gross', backGross: 'Back Gross' };

export const isGrossCell = (cell: Cell): cell is GrossCell => isGrossField(cell.field);

export const isGrossField = (field: string): field is GrossField => field in grossLabels;

/** What of a deal its gross cells are drawn from. */
export type GrossRow = { version: number; frontGross: Amount; backGross: Amount };

/** The amount that a cell stands for (cellSaves). */
export function amountOf(row: GrossRow, field: GrossField, save: GrossSave | undefined): Amount {
  return shownIn({ value: row[field], version: row.version }, save, text => parseMoney(text) ?? null);
}

/** Front plus back, an empty one counting 0 (hog.md, Columns): added in cents, so that it is exact. */
export function totalOf(front: Amount, back: Amount): number {
  return (Math.round((front ?? 0) * 100) + Math.round((back ?? 0) * 100)) / 100;
}

/** An amount as it stands in its input: plain, so that it is quick to change. */
export function typedText(amount: Amount): string {
  return amount === null ? '' : amount.toFixed(2).replace(/\.00$/, '');
}

/** The text an edit begins with: what was typed and not stored, else the amount. */
export function textToEdit(row: GrossRow, field: GrossField, save: GrossSave | undefined): string {
  return save && save.status !== 'saved' ? save.entered : typedText(amountOf(row, field, save));
}

/** What stood in a cell when its input was opened. */
export type Opened = { version: number; amount: Amount };

export function openedOn(row: GrossRow, field: GrossField, save: GrossSave | undefined): Opened {
  return { version: versionSeen(row.version, save), amount: amountOf(row, field, save) };
}

/** The amount that someone else stored in a cell since its input was opened; undefined when nobody did. */
export function storedSince(
  { version, amount }: Opened,
  row: GrossRow,
  field: GrossField,
): Amount | undefined {
  return row.version > version && row[field] !== amount ? row[field] : undefined;
}

/** Whether a committed text would change what is stored; "$1,200" over 1200 would not. */
export function isChange(text: string, stored: Amount): boolean {
  return parseMoney(text) !== stored;
}

/** The text of an amount with the other sign: a minus is put before it, or the minus or the brackets are taken away. */
export function withOtherSign(text: string): string {
  const trimmed = text.trim();
  if (/[()]/.test(trimmed)) return trimmed.replace(/[()]/g, '').trim();
  return /^[-–−]/.test(trimmed) ? trimmed.slice(1) : `-${trimmed.replace(/^\+/, '')}`;
}
