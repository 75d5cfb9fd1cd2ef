/** A cell of a file: its text; the number or, as YYYY-MM-DD, the day of a workbook's typed cell; null when it is empty. */
export type Cell = string | number | null;

/** What a cell is as a field: a value, nothing, or why it is neither, to be put after the name of its column. */
export type Read<Value = unknown> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'blank' }
  | {
      readonly kind: 'refused';
      readonly why: string;
      /** What is in it; absent where nothing is, or several lines were added up. */
      readonly text?: string;
    };

export const BLANK = { kind: 'blank' } as const;

export const valued = <Value>(value: Value) => ({ kind: 'value', value }) as const;

export const refused = (why: string, text?: string) =>
  ({ kind: 'refused', why, ...(text !== undefined && { text }) }) as const;

/** As much of a cell is shown. */
export const LONGEST_SAMPLE = 80;

/** What is refused in a sentence that quotes the cell: `Car type: “Demo” is none of New, Used, Cert.` */
export const refusalOf = (title: string, { why, text }: { why: string; text?: string }): string =>
  text === undefined ? `${title} ${why}.` : `${title}: “${text.slice(0, LONGEST_SAMPLE)}” ${why}.`;

/** A cell as a person sees it, without the blanks around it and the apostrophe that guards a text against being run. */
export function textOf(cell: Cell | undefined): string {
  const text = typeof cell === 'string' ? cell.trim() : String(cell ?? '');
  return text.startsWith("'") && /^'[=+\-@|]/.test(text) ? text.slice(1) : text;
}

/** Words as they are compared: small letters and digits without accents, and the two signs that tell heads apart. */
export function plain(words: string): string {
  const small = words.toLowerCase();
  const letters = IS_ASCII.test(small) ? small : small.replaceAll('ß', 'ss').normalize('NFD');
  return letters.replace(/[^a-z0-9#&]+/g, '');
}

const IS_ASCII = /^[ -~]*$/;
