import { getCellText, type SheetCell, toComparableText } from './cell.ts';
import type { DayFormat } from './days.ts';
import { getSheetFields, type SheetPurpose } from './fields.ts';
import { type NumberFormat, readCell, type SheetFormats } from './readCell.ts';
import type { SheetField } from './sheetField.ts';

/** The layout with which the lines of a sheet are read. */
export interface SheetLayout extends SheetFormats {
  /** The line number of the header, from 1. It is 0 when the file has no header. */
  readonly headRow: number;
  /** The field of each column; null leaves the column out. */
  readonly columns: readonly (string | null)[];
  /** True when several lines with one deal number are merged and their amounts added up. */
  readonly sumLines: boolean;
  /**
   * The meanings of texts that cannot be read as their fields, by field and text (fileValues.ts). Undefined
   * while no meaning is set.
   */
  readonly values?: ValueMeanings;
}

/** The words for values, by field name and then by text key. An empty word leaves the field empty. */
export type ValueMeanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A line of the file. */
export interface SheetLine {
  /** The line number, from 1. */
  readonly line: number;
  readonly cells: readonly SheetCell[];
}

/** The number of lines at the beginning of a file that are searched for the header. */
export const HEADER_SEARCH_LINES = 50;

/** The number of lines at the beginning of a file that determine the columns and formats. */
export const SAMPLED_LINES = 400;

/** The number of filled cells of a column that are checked against its header. */
const CHECKED_CELLS = 200;

/** The filled cells that a column needs. With fewer, its header is accepted without a check of the cells. */
const MIN_CHECKED_CELLS = 3;

/** The position of a header that primarily belongs to another field: after the field's own headers. */
const SHARED_HEADER_POSITION = 1_000;

export type SheetFields = Readonly<Record<string, SheetField>>;

/** The number of characters of a header cell that are used. */
const MAX_HEADER_LENGTH = 200;

/** Returns a cell as a header. */
export const toHeader = (cell: SheetCell | undefined): string =>
  getCellText(cell).slice(0, MAX_HEADER_LENGTH);

/** Returns the headers of a layout's columns; missing ones are empty. */
export function listHeaders(lines: readonly SheetLine[], headRow: number): string[] {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const header = lines.find(({ line }) => line === headRow)?.cells ?? [];
  return Array.from({ length: width }, (_, column) => toHeader(header[column]));
}

/**
 * Finds the line that names the most fields. When several lines name the most fields, returns the first of
 * them. Returns 0 when no line names two fields, or names a field in its only filled cell (sheets.md, Header
 * and columns).
 */
export function findHeaderRow(purpose: SheetPurpose, lines: readonly SheetLine[]): number {
  const fields = getSheetFields(purpose);
  let best = { line: 0, recognized: 0 };
  for (const { line, cells } of lines.slice(0, HEADER_SEARCH_LINES)) {
    const recognized = new Set(
      cells.flatMap(cell => guessFieldsByHeader(fields, toHeader(cell))[0]?.name ?? []),
    );
    const filled = cells.filter(cell => getCellText(cell) !== '').length;
    const isHeader = recognized.size >= 2 || (recognized.size === 1 && filled === 1);
    if (isHeader && recognized.size > best.recognized) best = { line, recognized: recognized.size };
  }
  return best.line;
}

/** Proposes a layout from the first lines of a file. */
export function proposeLayout(
  purpose: SheetPurpose,
  lines: readonly SheetLine[],
  headRow = findHeaderRow(purpose, lines),
): SheetLayout {
  const linesBelow = lines.filter(({ line }) => line > headRow);
  const columns = recognizeColumns(purpose, listHeaders(lines, headRow), linesBelow);
  return {
    headRow,
    columns,
    sumLines: false,
    ...proposeFormats(getSheetFields(purpose), columns, linesBelow),
  };
}

/**
 * Recognizes the field of each column by its header, and the deal number by its cells. Each field is assigned
 * to at most one column, which is the one with the most likely header.
 */
export function recognizeColumns(
  purpose: SheetPurpose,
  headers: readonly string[],
  lines: readonly SheetLine[],
): (string | null)[] {
  const fields = getSheetFields(purpose);
  const guesses = headers.map((header, column) => guessField(fields, header, listFilledCells(column, lines)));
  const columns = guesses.map((guess, column) =>
    guess && findLikeliestColumn(guess.name, guesses) === column ? guess.name : null,
  );
  if (isDeliveryDate(columns, guesses)) columns[columns.indexOf('addedDate')] = 'deliveryDate';
  const { number } = fields;
  if (!number || columns.includes('number')) return columns;
  const likely = headers.flatMap((header, column) =>
    guessFieldsByHeader(fields, header).length === 0 && areDealNumbers(number, listFilledCells(column, lines))
      ? [column]
      : [],
  );
  return likely.length === 1 ? columns.with(likely[0] as number, 'number') : columns;
}

/** Headers that do not specify which day of a deal they mean. */
const PLAIN_DATE_HEADERS = ['date', 'day', 'datum', 'tag'];

/**
 * Returns whether the only day column of a list contains the delivery date. This is the case when its header
 * is plain, such as "Date", and another column has the delivery status.
 */
const isDeliveryDate = (
  columns: readonly (string | null)[],
  guesses: readonly (FieldGuess | null)[],
): boolean =>
  PLAIN_DATE_HEADERS.includes(guesses[columns.indexOf('addedDate')]?.header ?? '') &&
  columns.includes('deliveryStatus') &&
  !columns.includes('deliveryDate');

/** A field that a header may mean, and the header's position in the field's list. Lower is more likely. */
interface FieldGuess {
  readonly name: string;
  readonly field: SheetField;
  readonly position: number;
  readonly header: string;
}

/** Placeholders for a value, which do not help to recognize a column (import.md, Values). */
const PLACEHOLDER = /^(?:tb[ad]|n\/?a|#.*|none|[-–—?]+)$/i;

/**
 * Guesses the field of a header. Prefers a field with a pattern that half of the cells match, then a field
 * that half of the cells can be read as. With too few cells, the most likely field is used.
 */
export function guessField(
  fields: SheetFields,
  header: string,
  filled: readonly SheetCell[],
): FieldGuess | null {
  const guesses = guessFieldsByHeader(fields, header);
  const cells = filled.filter(cell => !PLACEHOLDER.test(getCellText(cell))).slice(0, CHECKED_CELLS);
  return (
    guesses.find(({ field }) => doHalfFit(cells, cell => matchesPattern(field, cell))) ??
    guesses.find(({ field }) => doHalfFit(cells, cell => canBeRead(field, cell))) ??
    (cells.length < MIN_CHECKED_CELLS ? guesses[0] : undefined) ??
    null
  );
}

const doHalfFit = (cells: readonly SheetCell[], fits: (cell: SheetCell) => boolean): boolean =>
  cells.filter(fits).length >= cells.length / 2;

const matchesPattern = (field: SheetField, cell: SheetCell): boolean =>
  field.kind === 'text' && field.pattern ? field.pattern.test(getCellText(cell)) : canBeRead(field, cell);

/** Returns whether a cell can be read in any notation. */
const canBeRead = (field: SheetField, cell: SheetCell): boolean =>
  NOTATIONS.some(formats => readCell(field, cell, formats).kind === 'value');

/**
 * Returns the column with the most likely header for a field. When several are equally likely, returns the
 * first of them.
 */
function findLikeliestColumn(name: string, guesses: readonly (FieldGuess | null)[]): number {
  const positions = guesses.map(guess => (guess?.name === name ? guess.position : Number.POSITIVE_INFINITY));
  return positions.indexOf(Math.min(...positions));
}

/**
 * Returns the fields that a header may mean, the most likely field first. When the header is unknown, it is
 * searched again without text in brackets and without a final 1, as in "FIMgr1".
 */
export function guessFieldsByHeader(fields: SheetFields, header: string): readonly FieldGuess[] {
  const guesses = indexHeaders(fields);
  const variants = [
    header,
    header.replace(/\([^()]*\)|\[[^[\]]*\]/g, ''),
    header.replace(/(?<=\p{L})1$/u, ''),
  ];
  return variants.map(each => guesses.get(toComparableText(each))).find(Boolean) ?? [];
}

const guessesCache = new WeakMap<SheetFields, ReadonlyMap<string, readonly FieldGuess[]>>();

/** Indexes the headers once for each purpose. */
function indexHeaders(fields: SheetFields): ReadonlyMap<string, readonly FieldGuess[]> {
  const cached = guessesCache.get(fields);
  if (cached) return cached;
  const toGuesses = (getHeaders: (field: SheetField) => readonly string[]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      getHeaders(field).map((header, position) => ({
        header: toComparableText(header),
        name,
        field,
        position,
      })),
    );
  const index = Map.groupBy(
    [
      ...toGuesses(({ title, headers }) => [title, ...headers]),
      ...toGuesses(({ sharedHeaders = [] }) => sharedHeaders).map(each => ({
        ...each,
        position: SHARED_HEADER_POSITION,
      })),
    ],
    ({ header }) => header,
  );
  guessesCache.set(fields, index);
  return index;
}

/** Returns whether all cells of a column are different deal numbers. */
const areDealNumbers = (field: SheetField, cells: readonly SheetCell[]): boolean =>
  cells.length >= MIN_CHECKED_CELLS &&
  new Set(cells.map(getCellText)).size === cells.length &&
  cells.every(cell => readCell(field, cell, NOTATIONS[0]).kind === 'value');

/** The end of a leap year, so that every date can be read without its year. */
const ANY_YEAR = '2024-12-31';

const NOTATIONS = [
  { numberFormat: 'POINT', dayFormat: 'MONTH_FIRST', latestDay: ANY_YEAR },
  { numberFormat: 'COMMA', dayFormat: 'DAY_FIRST', latestDay: ANY_YEAR },
] as const satisfies readonly SheetFormats[];

/**
 * Proposes the formats that can read the most cells. When several formats can read equally many cells,
 * proposes 1,234.50 and month first, but day first when days have dots or amounts have decimal commas.
 */
function proposeFormats(
  fields: SheetFields,
  columns: readonly (string | null)[],
  lines: readonly SheetLine[],
): SheetFormats {
  const listCells = (kind: SheetField['kind']) =>
    columns.flatMap((field, column) =>
      field && fields[field]?.kind === kind ? listFilledCells(column, lines) : [],
    );
  const countReadable = (cells: readonly SheetCell[], field: SheetField, formats: SheetFormats) =>
    cells.filter(cell => readCell(field, cell, formats).kind === 'value').length;
  const compareNotations = (cells: readonly SheetCell[], kind: 'amount' | 'day') => {
    const field = { kind, title: '', headers: [] } as const;
    return countReadable(cells, field, NOTATIONS[1]) - countReadable(cells, field, NOTATIONS[0]);
  };
  const days = listCells('day');
  const numberFormat: NumberFormat = compareNotations(listCells('amount'), 'amount') > 0 ? 'COMMA' : 'POINT';
  const hasDots = days.some(cell => /^\d{1,2}\.\d{1,2}\.\d/.test(getCellText(cell)));
  const dayFirstScore = compareNotations(days, 'day') || (hasDots || numberFormat === 'COMMA' ? 1 : -1);
  const dayFormat: DayFormat = dayFirstScore > 0 ? 'DAY_FIRST' : 'MONTH_FIRST';
  return { numberFormat, dayFormat };
}

/** Returns the cells of a column that are not empty. */
export const listFilledCells = (column: number, lines: readonly SheetLine[]): SheetCell[] =>
  lines.map(({ cells }) => cells[column] ?? null).filter(cell => getCellText(cell) !== '');

/**
 * Lists the missing fields of a purpose. Returns one sentence for each required field without a column. Also
 * returns one sentence for each group of alternative fields when none of these fields has a column.
 */
export function listMissingFields(purpose: SheetPurpose, columns: readonly (string | null)[]): string[] {
  const hasColumns = (...fields: string[]) => fields.every(field => columns.includes(field));
  switch (purpose) {
    case 'COMPARE':
      return [
        hasColumns('number') || hasColumns('stockNum') || hasColumns('customerName', 'day')
          ? ''
          : 'Choose a column for the deal number, the stock number, or both the customer and the day.',
        hasColumns('frontGross') || hasColumns('backGross') || hasColumns('totalGross')
          ? ''
          : 'Choose a column for front, back or total gross.',
      ].filter(Boolean);
    case 'IMPORT_DEALS':
      return hasColumns('number') ? [] : ['Choose a column for the deal number.'];
    case 'IMPORT_PEOPLE':
      return [
        hasColumns('name') ? '' : 'Choose a column for the name.',
        hasColumns('email') ? '' : 'Choose a column for the email.',
      ].filter(Boolean);
  }
}
