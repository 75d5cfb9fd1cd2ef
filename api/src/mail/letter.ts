import { oneLine } from '../rules/text/oneLine.ts';

/** What a mail says, before it is laid out: as HTML (letterHtml.tsx) and as text, from this one source. */
export interface Letter {
  readonly title: string;
  /** Below the title. */
  readonly note: string;
  readonly parts: readonly Part[];
  /** Why one gets it. */
  readonly reason: string;
  /** Below the reason, such as how to end it. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** A heading that leads to its screen, and what stands below it. */
export interface Part {
  readonly heading: string;
  readonly to: string;
  readonly figures?: readonly LetterFigure[];
  readonly table?: Table;
  /** Sentences, each with its own way. */
  readonly items?: readonly { readonly says: string; readonly to: string }[];
  /** Said where there is nothing to list. */
  readonly sentence?: string;
}

export interface LetterFigure {
  readonly label: string;
  readonly amount: string;
  readonly note?: string | undefined;
}

export interface Table {
  /** Empty above what needs no head, such as names. */
  readonly heads: readonly string[];
  /** Of more columns than a mail is wide: each on one line, and scrolled sideways. */
  readonly isWide?: boolean;
  readonly rows: readonly { readonly cells: readonly string[]; readonly isTotal?: boolean }[];
}

/** The letter as plain text: a line break in a customer's name makes no line of it. */
export const letterText = ({ title, note, parts, reason, links }: Letter): string =>
  [
    [title, note],
    ...parts.map(part => [part.heading.toUpperCase(), ...linesOf(part), part.to]),
    [reason, ...links.map(({ label, to }) => `${label}: ${to}`)],
  ]
    .map(lines => lines.map(oneLine).join('\n'))
    .join('\n\n');

const linesOf = ({ figures = [], table, items = [], sentence }: Part): string[] => [
  ...figures.map(({ label, amount, note }) => `${label}: ${amount}${note ? ` (${note})` : ''}`),
  ...(table?.rows ?? []).map(({ cells }) =>
    cells
      .flatMap((cell, column) => (cell ? [[table?.heads[column], cell].filter(Boolean).join(' ')] : []))
      .join(' · '),
  ),
  ...items.flatMap(({ says, to }) => [says, to]),
  ...(sentence ? [sentence] : []),
];
