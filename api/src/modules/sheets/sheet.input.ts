import { z } from 'zod';
import { type cells, day, filledLine, id, requiredChoice, text } from '../../platform/input/fields.ts';
import { DAY_FORMATS } from '../../rules/sheets/days.ts';
import { SHEET_PURPOSES, type SheetPurpose } from '../../rules/sheets/fields.ts';
import { HEADER_SEARCH_LINES } from '../../rules/sheets/layout.ts';
import { MAX_WORD_LENGTH, NUMBER_FORMATS } from '../../rules/sheets/readCell.ts';

/** Maximum number of lines of a sheet, by its purpose (sheets.md, Supported files). */
export const MAX_LINES_BY_PURPOSE: Readonly<Record<SheetPurpose, number>> = {
  COMPARE: 20_000,
  IMPORT_DEALS: 60_000,
  IMPORT_PEOPLE: 60_000,
};

const MAX_LINES_PER_CALL = 1_000;
const MAX_COLUMNS = 200;

const wholeNumber = (first: number, last: number) => {
  const message = `must be a whole number from ${first} to ${last}`;
  return z.int(message).min(first, message).max(last, message);
};

/** Parses a new sheet. Later calls add its lines. */
export const startSheetSchema = z.object({
  purpose: requiredChoice(SHEET_PURPOSES),
  fileName: filledLine(200),
  sha256: z.string('must be text').regex(/^[0-9a-f]{64}$/, 'must be 64 lowercase hexadecimal digits'),
  tab: z.union([z.null(), text(100)], 'must be text of at most 100 characters').transform(tab => tab ?? ''),
  lineCount: wholeNumber(1, Math.max(...Object.values(MAX_LINES_BY_PURPOSE))),
});
export type NewSheet = z.output<typeof startSheetSchema>;

/** Parses consecutive lines of a sheet. The GraphQL scalar of the lines has already parsed the cells. */
export const addSheetLinesSchema = z.object({
  id,
  firstLine: wholeNumber(1, Math.max(...Object.values(MAX_LINES_BY_PURPOSE))),
  lines: z
    .array(z.custom<z.output<typeof cells>>())
    .min(1, 'must contain at least one row')
    .max(MAX_LINES_PER_CALL, `must contain at most ${MAX_LINES_PER_CALL} rows`),
});
export type NewSheetLines = z.output<typeof addSheetLinesSchema>;

/** Maximum number of meanings of values that are stored for a header. */
export const MAX_VALUE_MEANINGS = 1_000;

const valueMeaningSchema = z.object({
  field: text(40),
  text: text(MAX_WORD_LENGTH),
  means: z
    .union([z.null(), text(MAX_WORD_LENGTH)], 'must be text of at most 100 characters, or null')
    .default(null),
});

/**
 * Parses changes to a layout. Absent fields stay unchanged, except for the columns when the header row
 * changes.
 */
export const layoutChangeSchema = z.object({
  headRow: wholeNumber(0, HEADER_SEARCH_LINES).optional(),
  columns: z
    .array(z.union([z.null(), text(40)], 'must be the name of a field, or null'))
    .max(MAX_COLUMNS, `must contain at most ${MAX_COLUMNS} columns`)
    .optional(),
  numberFormat: requiredChoice(NUMBER_FORMATS).optional(),
  dayFormat: requiredChoice(DAY_FORMATS).optional(),
  latestDay: day.optional(),
  sumLines: z.boolean('must be true or false').optional(),
  values: z
    .array(valueMeaningSchema)
    .max(MAX_VALUE_MEANINGS, `must contain at most ${MAX_VALUE_MEANINGS} values`)
    .optional(),
});
export type SheetLayoutChange = z.output<typeof layoutChangeSchema>;

/** Parses a range of lines of a sheet. */
export const sheetLinePageSchema = z.object({
  id,
  from: wholeNumber(1, 60_000),
  limit: wholeNumber(1, 1_000),
});

/** Removes null fields, because they mean the same as absent fields. */
export const removeNulls = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
