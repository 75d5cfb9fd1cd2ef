import { toOneLine } from '../../rules/text/toOneLine.ts';

/**
 * The content of an email without its layout. The HTML (emailHtml.tsx) and the plain text are both built from
 * this content.
 */
export interface Email {
  /** Shown above the title. */
  readonly storeName: string;
  readonly subject: string;
  /** The text that the inbox shows next to the subject. It does not repeat the subject. */
  readonly preview: string;
  readonly title: string;
  /** Shown below the title. */
  readonly note: string;
  /** The most important figure of the email. */
  readonly lead?: EmailFigure;
  readonly sections: readonly EmailSection[];
  /** The reason why the recipient gets the email. */
  readonly reason: string;
  /** Shown below the reason, such as a link to unsubscribe. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** The parts of an email that differ between the kinds of email. */
export type EmailContent = Pick<Email, 'subject' | 'preview' | 'title' | 'lead' | 'sections'>;

/** A heading that links to its screen, and the content below it. */
export interface EmailSection {
  readonly heading: string;
  readonly to: string;
  readonly figures?: readonly EmailFigure[];
  readonly table?: EmailTable;
  /** Sentences below the heading, each with a link. */
  readonly links?: readonly { readonly text: string; readonly to: string }[];
  /** Shown if the list is empty or incomplete. */
  readonly sentence?: string;
}

export interface EmailFigure {
  readonly label: string;
  readonly amount: string;
  readonly note?: string | undefined;
}

export interface EmailTableColumn {
  /** Empty above columns that need no header, such as names. */
  readonly header: string;
  /** Figures are right-aligned, text is left-aligned. */
  readonly isFigure: boolean;
  /** True for a column that is as wide as a rank. */
  readonly isNarrow?: boolean;
}

export interface EmailTable {
  readonly columns: readonly EmailTableColumn[];
  readonly rows: readonly EmailTableRow[];
}

interface EmailTableRow {
  readonly cells: readonly string[];
  /** Lines that are shown below the first cell, so that a phone has space for the other cells. */
  readonly details?: readonly string[];
  readonly isTotal?: boolean;
  /** True for the row of the email's recipient. */
  readonly isOwn?: boolean;
}

export const rankColumn: EmailTableColumn = { header: '', isFigure: false, isNarrow: true };
export const textColumn = (header = ''): EmailTableColumn => ({ header, isFigure: false });
export const figureColumn = (header: string): EmailTableColumn => ({ header, isFigure: true });

/** Formats the email as plain text. A line break in a customer's name does not start a new line. */
export const formatEmailText = ({ storeName, title, note, lead, sections, reason, links }: Email): string =>
  [
    [storeName, title, note],
    ...(lead ? [[formatLead(lead)]] : []),
    ...sections.map(section => [section.heading.toUpperCase(), ...formatSectionLines(section), section.to]),
    [reason, ...links.map(({ label, to }) => `${label}: ${to}`)],
  ]
    .map(lines => lines.map(toOneLine).join('\n'))
    .join('\n\n');

/** Formats the main figure: "6 sold yesterday", "9.5 units this month, 4th of 16". */
const formatLead = ({ amount, label, note }: EmailFigure) => `${amount} ${label}${note ? `, ${note}` : ''}`;

const formatSectionLines = ({ figures = [], table, links = [], sentence }: EmailSection): string[] => [
  ...figures.map(({ label, amount, note }) => `${label}: ${amount}${note ? `, ${note}` : ''}`),
  ...(table?.rows ?? []).map(({ cells, details = [] }) => {
    const [first = '', ...others] = cells.map((cell, column) =>
      cell ? [table?.columns[column]?.header, cell].filter(Boolean).join(' ') : '',
    );
    return [first, ...details, ...others].filter(Boolean).join(' · ');
  }),
  ...links.flatMap(({ text, to }) => [text, to]),
  ...(sentence ? [sentence] : []),
];
