import { z } from 'zod';
import { type cells, day, filledLine, id, requiredChoice, text } from '../platform/input/fields.ts';
import { MAX_WORD_LENGTH, NUMBER_FORMATS } from '../rules/sheets/readCell.ts';
import { DAY_FORMATS } from '../rules/sheets/days.ts';
import { SHEET_PURPOSES, type SheetPurpose } from '../rules/sheets/fields.ts';
import { HEADER_SEARCH_LINES } from '../rules/sheets/layout.ts';

/** How many lines a sheet has at most (sheets.md, What can be read). */
export const MOST_LINES: Readonly<Record<SheetPurpose, number>> = {
  COMPARE: 20_000,
  IMPORT_DEALS: 60_000,
  IMPORT_PEOPLE: 60_000,
};

const MOST_AT_ONCE = 1_000;
const MOST_COLUMNS = 200;

const wholeNumber = (first: number, last: number) => {
  const sentence = `must be a whole number from ${first} to ${last}`;
  return z.int(sentence).min(first, sentence).max(last, sentence);
};

/** A file of which the lines are to come. */
export const sheetToStart = z.object({
  purpose: requiredChoice(SHEET_PURPOSES),
  fileName: filledLine(200),
  sha256: z.string('must be text').regex(/^[0-9a-f]{64}$/, 'must be 64 small hexadecimal digits'),
  tab: z.union([z.null(), text(100)], 'must be text of at most 100 characters').transform(tab => tab ?? ''),
  lineCount: wholeNumber(1, Math.max(...Object.values(MOST_LINES))),
});
export type SheetToStart = z.output<typeof sheetToStart>;

/** Lines that follow each other; their cells were read by their scalar. */
export const linesToAdd = z.object({
  id,
  firstLine: wholeNumber(1, Math.max(...Object.values(MOST_LINES))),
  lines: z
    .array(z.custom<z.output<typeof cells>>())
    .min(1, 'must hold a line')
    .max(MOST_AT_ONCE, `must be at most ${MOST_AT_ONCE} lines`),
});
export type LinesToAdd = z.output<typeof linesToAdd>;

/** Texts of closed lists that are settled for the same heads. */
export const MOST_SETTLED = 1_000;

const settledValue = z.object({
  field: text(40),
  text: text(MAX_WORD_LENGTH),
  means: z.union([z.null(), text(MAX_WORD_LENGTH)], 'must be a word').default(null),
});

/** What someone says about how a file is to be read; what is absent stays, but for columns under another head. */
export const layoutToSet = z.object({
  headRow: wholeNumber(0, HEADER_SEARCH_LINES).optional(),
  columns: z
    .array(z.union([z.null(), text(40)], 'must name a field, or be null'))
    .max(MOST_COLUMNS, `must be at most ${MOST_COLUMNS}`)
    .optional(),
  numberFormat: requiredChoice(NUMBER_FORMATS).optional(),
  dayFormat: requiredChoice(DAY_FORMATS).optional(),
  latestDay: day.optional(),
  sumLines: z.boolean('must be true or false').optional(),
  values: z.array(settledValue).max(MOST_SETTLED, `must be at most ${MOST_SETTLED}`).optional(),
});
export type LayoutToSet = z.output<typeof layoutToSet>;

/** Some lines of a sheet. */
export const pageOfLines = z.object({ id, from: wholeNumber(1, 60_000), limit: wholeNumber(1, 1_000) });

/** What was sent as null is as good as absent. */
export const withoutNulls = (sent: object): object =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null && value !== undefined));
