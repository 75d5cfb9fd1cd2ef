import { toOneLine } from '../rules/text/toOneLine.ts';

/** What a mail says, before it is laid out: as HTML (letterHtml.tsx) and as text, from this one source. */
export interface Letter {
  /** Above the title. */
  readonly storeName: string;
  readonly subject: string;
  /** What the inbox shows beside the subject: whole, and not the subject again. */
  readonly preview: string;
  readonly title: string;
  /** Below the title. */
  readonly note: string;
  /** The one figure that the mail is opened for. */
  readonly lead?: LetterFigure;
  readonly parts: readonly Part[];
  /** Why one gets it. */
  readonly reason: string;
  /** Below the reason, such as how to end it. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** What a kind of mail says by itself; the rest is the same for every kind. */
export type LetterContent = Pick<Letter, 'subject' | 'preview' | 'title' | 'lead' | 'parts'>;

/** A heading that leads to its screen, and what stands below it. */
export interface Part {
  readonly heading: string;
  readonly to: string;
  readonly figures?: readonly LetterFigure[];
  readonly table?: Table;
  /** Sentences, each with its own way. */
  readonly items?: readonly { readonly says: string; readonly to: string }[];
  /** Said where there is nothing to list, or more than is listed. */
  readonly sentence?: string;
}

export interface LetterFigure {
  readonly label: string;
  readonly amount: string;
  readonly note?: string | undefined;
}

export interface TableColumn {
  /** Empty above what needs no head, such as names. */
  readonly head: string;
  /** Figures are at the right, text at the left. */
  readonly isFigure: boolean;
  /** As wide as a place in a ranking. */
  readonly isNarrow?: boolean;
}

export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

interface TableRow {
  readonly cells: readonly string[];
  /** Below the first cell, so that a phone has room for the others. */
  readonly details?: readonly string[];
  readonly isTotal?: boolean;
  /** The row of the person who reads the mail. */
  readonly isOwn?: boolean;
}

export const rankColumn: TableColumn = { head: '', isFigure: false, isNarrow: true };
export const textColumn = (head = ''): TableColumn => ({ head, isFigure: false });
export const figureColumn = (head: string): TableColumn => ({ head, isFigure: true });

/** The letter as plain text: a line break in a customer's name makes no line of it. */
export const letterText = ({ storeName, title, note, lead, parts, reason, links }: Letter): string =>
  [
    [storeName, title, note],
    ...(lead ? [[leadText(lead)]] : []),
    ...parts.map(part => [part.heading.toUpperCase(), ...linesOf(part), part.to]),
    [reason, ...links.map(({ label, to }) => `${label}: ${to}`)],
  ]
    .map(lines => lines.map(toOneLine).join('\n'))
    .join('\n\n');

/** "6 sold yesterday", "9.5 units this month, 4th of 16". */
const leadText = ({ amount, label, note }: LetterFigure) => `${amount} ${label}${note ? `, ${note}` : ''}`;

const linesOf = ({ figures = [], table, items = [], sentence }: Part): string[] => [
  ...figures.map(({ label, amount, note }) => `${label}: ${amount}${note ? `, ${note}` : ''}`),
  ...(table?.rows ?? []).map(({ cells, details = [] }) => {
    const [first = '', ...others] = cells.map((cell, column) =>
      cell ? [table?.columns[column]?.head, cell].filter(Boolean).join(' ') : '',
    );
    return [first, ...details, ...others].filter(Boolean).join(' · ');
  }),
  ...items.flatMap(({ says, to }) => [says, to]),
  ...(sentence ? [sentence] : []),
];
