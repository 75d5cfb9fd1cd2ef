/**
 * A cell of a file: its text, or the number or day (as YYYY-MM-DD) of a workbook's typed cell. Null when it
 * is empty.
 */
export type SheetCell = string | number | null;

/**
 * The result of reading a cell as a field: a value, blank, or the reason why it cannot be read. The reason
 * follows the name of the column in messages.
 */
export type CellResult<Value = unknown> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'blank' }
  | {
      readonly kind: 'refused';
      readonly why: string;
      /** The text of the cell. Absent when the cell is empty or several lines were added up. */
      readonly text?: string;
    };

export const BLANK_CELL = { kind: 'blank' } as const;

export const cellValue = <Value>(value: Value) => ({ kind: 'value', value }) as const;

export const rejectedCell = (why: string, text?: string) =>
  ({ kind: 'refused', why, ...(text !== undefined && { text }) }) as const;

/** The maximum number of characters of a cell that are shown. */
export const MAX_SAMPLE_LENGTH = 80;

/** Formats a rejected cell as a sentence that quotes it: `Car type: “Demo” isn’t New, Used or Cert.` */
export const formatCellError = (title: string, { why, text }: { why: string; text?: string }): string =>
  text === undefined ? `${title} ${why}.` : `${title}: “${text.slice(0, MAX_SAMPLE_LENGTH)}” ${why}.`;

/**
 * Returns the displayed text of a cell, without surrounding blanks and without the apostrophe that protects
 * against formulas.
 */
export function getCellText(cell: SheetCell | undefined): string {
  const text = typeof cell === 'string' ? cell.trim() : String(cell ?? '');
  return text.startsWith("'") && /^'[=+\-@|]/.test(text) ? text.slice(1) : text;
}

/**
 * Converts a text for comparison: lower-case letters and digits without accents, and the signs # and & that
 * distinguish headers.
 */
export function toComparableText(text: string): string {
  const lowerCase = text.toLowerCase();
  const letters = IS_ASCII.test(lowerCase) ? lowerCase : lowerCase.replaceAll('ß', 'ss').normalize('NFD');
  return letters.replace(/[^a-z0-9#&]+/g, '');
}

const IS_ASCII = /^[ -~]*$/;
