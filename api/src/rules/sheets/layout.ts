import type { NumberFormat } from './amounts.ts';
import { type Cell, plain, textOf } from './cell.ts';
import type { DayFormat } from './days.ts';
import { fieldsOf, type SheetField, type SheetPurpose } from './fields.ts';
import { type Formats, readCell } from './readCell.ts';

/** How the lines of a sheet are to be read. */
export interface Layout extends Formats {
  /** The line of the head, counted from 1; 0 when there is none. */
  readonly headRow: number;
  /** The field that each column is taken for; null leaves it out. */
  readonly columns: readonly (string | null)[];
  /** Whether several lines of one deal number are one, with its amounts added up. */
  readonly sumLines: boolean;
  /** What texts mean that their fields cannot be read as, by field and text (values.ts); absent while none is settled. */
  readonly values?: SaidValues;
}

/** By the name of a field, then by the key of a text: the word for a value; empty leaves the field empty. */
export type SaidValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A line as it stands in the file. */
export interface SheetLine {
  /** Counted from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** Among these the head is looked for. */
export const LOOKED_AT = 50;

/** What these hold says what the columns are, and how the rest is written. */
export const SAMPLED = 400;

/** So many of a column's filled cells say whether its head is believed. */
const BELIEVED = 200;

/** Fewer cells contradict no head, and are no column of deal numbers. */
const ENOUGH = 3;

/** The place of a head that is another field's first. */
const SHARED = 1_000;

export type Fields = Readonly<Record<string, SheetField>>;

/** Of a cell that stands where a head does, as much is looked at. */
const LONGEST_HEAD = 200;

/** A cell as a head. */
export const headOf = (cell: Cell | undefined): string => textOf(cell).slice(0, LONGEST_HEAD);

/** The heads of a layout's columns, none of them undefined. */
export function headsOf(lines: readonly SheetLine[], headRow: number): string[] {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const head = lines.find(({ line }) => line === headRow)?.cells ?? [];
  return Array.from({ length: width }, (_, column) => headOf(head[column]));
}

/** The line that names the most fields, the first of several; 0 when none names two, or the only one that it has (sheets.md, Head and columns). */
export function findHead(purpose: SheetPurpose, lines: readonly SheetLine[]): number {
  const fields = fieldsOf(purpose);
  let best = { line: 0, named: 0 };
  for (const { line, cells } of lines.slice(0, LOOKED_AT)) {
    const named = new Set(cells.flatMap(cell => guessesByHead(fields, headOf(cell))[0]?.name ?? []));
    const filled = cells.filter(cell => textOf(cell) !== '').length;
    const isHead = named.size >= 2 || (named.size === 1 && filled === 1);
    if (isHead && named.size > best.named) best = { line, named: named.size };
  }
  return best.line;
}

/** How a file is to be read, as far as its first lines tell. */
export function proposeLayout(
  purpose: SheetPurpose,
  lines: readonly SheetLine[],
  headRow = findHead(purpose, lines),
): Layout {
  const below = lines.filter(({ line }) => line > headRow);
  const columns = recognizeColumns(purpose, headsOf(lines, headRow), below);
  return { headRow, columns, sumLines: false, ...proposeFormats(fieldsOf(purpose), columns, below) };
}

/** The field of each column: by the words of its head, and for the deal number by what is in it. A field has one column, that of its likeliest head. */
export function recognizeColumns(
  purpose: SheetPurpose,
  heads: readonly string[],
  lines: readonly SheetLine[],
): (string | null)[] {
  const fields = fieldsOf(purpose);
  const guesses = heads.map((head, column) => guessField(fields, head, filledCells(column, lines)));
  const columns = guesses.map((guess, column) =>
    guess && columnOf(guess.name, guesses) === column ? guess.name : null,
  );
  if (isDeliveryDate(columns, guesses)) columns[columns.indexOf('addedDate')] = 'deliveryDate';
  const { number } = fields;
  if (!number || columns.includes('number')) return columns;
  const likely = heads.flatMap((head, column) =>
    guessesByHead(fields, head).length === 0 && looksNumbered(number, filledCells(column, lines))
      ? [column]
      : [],
  );
  return likely.length === 1 ? columns.with(likely[0] as number, 'number') : columns;
}

/** Heads that do not say which day of a deal they mean. */
const PLAIN_DATES = ['date', 'day', 'datum', 'tag'];

/** Whether the only day of a list is that of delivery: it stands beside what was delivered, below a plain "Date". */
const isDeliveryDate = (columns: readonly (string | null)[], guesses: readonly (Guess | null)[]): boolean =>
  PLAIN_DATES.includes(guesses[columns.indexOf('addedDate')]?.head ?? '') &&
  columns.includes('deliveryStatus') &&
  !columns.includes('deliveryDate');

/** A field that a head may mean, and its place among the field's heads: the lower, the likelier. */
interface Guess {
  readonly name: string;
  readonly field: SheetField;
  readonly place: number;
  readonly head: string;
}

/** Texts that only stand for a value, in any field: they say nothing about what a column is (import.md, Values). */
const PLACEHOLDER = /^(?:tb[ad]|n\/?a|#.*|none|[-–—?]+)$/i;

/** What a head means: what half of the cells look like, else can be read as. Too few cells contradict no head. */
export function guessField(fields: Fields, head: string, filled: readonly Cell[]): Guess | null {
  const guesses = guessesByHead(fields, head);
  const cells = filled.filter(cell => !PLACEHOLDER.test(textOf(cell))).slice(0, BELIEVED);
  return (
    guesses.find(({ field }) => isMost(cells, cell => looksLike(field, cell))) ??
    guesses.find(({ field }) => isMost(cells, cell => isReadable(field, cell))) ??
    (cells.length < ENOUGH ? guesses[0] : undefined) ??
    null
  );
}

const isMost = (cells: readonly Cell[], fits: (cell: Cell) => boolean): boolean =>
  cells.filter(fits).length >= cells.length / 2;

const looksLike = (field: SheetField, cell: Cell): boolean =>
  field.kind === 'text' && field.looks ? field.looks.test(textOf(cell)) : isReadable(field, cell);

/** In any writing. */
const isReadable = (field: SheetField, cell: Cell): boolean =>
  WRITINGS.some(formats => readCell(field, cell, formats).kind === 'value');

/** The column, of all that may be a field, whose head is its likeliest; the first of several. */
function columnOf(name: string, guesses: readonly (Guess | null)[]): number {
  const places = guesses.map(guess => (guess?.name === name ? guess.place : Number.POSITIVE_INFINITY));
  return places.indexOf(Math.min(...places));
}

/** The fields that a head may mean, the likeliest first; without what is in brackets, or the 1 of "FIMgr1", if that says nothing. */
export function guessesByHead(fields: Fields, head: string): readonly Guess[] {
  const guesses = knownHeads(fields);
  const variants = [head, head.replace(/\([^()]*\)|\[[^[\]]*\]/g, ''), head.replace(/(?<=\p{L})1$/u, '')];
  return variants.map(each => guesses.get(plain(each))).find(Boolean) ?? [];
}

const cache = new WeakMap<Fields, ReadonlyMap<string, readonly Guess[]>>();

/** Put together once for each purpose. */
function knownHeads(fields: Fields): ReadonlyMap<string, readonly Guess[]> {
  const cached = cache.get(fields);
  if (cached) return cached;
  const guessesOf = (headsOfField: (field: SheetField) => readonly string[]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      headsOfField(field).map((head, place) => ({ head: plain(head), name, field, place })),
    );
  const made = Map.groupBy(
    [
      ...guessesOf(({ title, heads }) => [title, ...heads]),
      ...guessesOf(({ sharedHeads = [] }) => sharedHeads).map(each => ({ ...each, place: SHARED })),
    ],
    ({ head }) => head,
  );
  cache.set(fields, made);
  return made;
}

/** Whether all of a column's cells are deal numbers, each another one. */
const looksNumbered = (field: SheetField, cells: readonly Cell[]): boolean =>
  cells.length >= ENOUGH &&
  new Set(cells.map(textOf)).size === cells.length &&
  cells.every(cell => readCell(field, cell, WRITINGS[0]).kind === 'value');

/** In a leap year, so that every date can be read without its year. */
const ANY_YEAR = '2024-12-31';

const WRITINGS = [
  { numberFormat: 'POINT', dayFormat: 'MONTH_FIRST', latestDay: ANY_YEAR },
  { numberFormat: 'COMMA', dayFormat: 'DAY_FIRST', latestDay: ANY_YEAR },
] as const satisfies readonly Formats[];

/** The writing that reads more of the cells; where both read the same, 1,234.50 and month first, but day first where days have dots or amounts commas. */
function proposeFormats(
  fields: Fields,
  columns: readonly (string | null)[],
  lines: readonly SheetLine[],
): Formats {
  const cellsOf = (kind: SheetField['kind']) =>
    columns.flatMap((field, column) =>
      field && fields[field]?.kind === kind ? filledCells(column, lines) : [],
    );
  const readable = (cells: readonly Cell[], field: SheetField, formats: Formats) =>
    cells.filter(cell => readCell(field, cell, formats).kind === 'value').length;
  const better = (cells: readonly Cell[], kind: 'amount' | 'day') => {
    const field = { kind, title: '', heads: [] } as const;
    return readable(cells, field, WRITINGS[1]) - readable(cells, field, WRITINGS[0]);
  };
  const days = cellsOf('day');
  const numberFormat: NumberFormat = better(cellsOf('amount'), 'amount') > 0 ? 'COMMA' : 'POINT';
  const hasDots = days.some(cell => /^\d{1,2}\.\d{1,2}\.\d/.test(textOf(cell)));
  const forDayFirst = better(days, 'day') || (hasDots || numberFormat === 'COMMA' ? 1 : -1);
  const dayFormat: DayFormat = forDayFirst > 0 ? 'DAY_FIRST' : 'MONTH_FIRST';
  return { numberFormat, dayFormat };
}

/** The cells of a column that say something. */
export const filledCells = (column: number, lines: readonly SheetLine[]): Cell[] =>
  lines.map(({ cells }) => cells[column] ?? null).filter(cell => textOf(cell) !== '');

/** What a purpose cannot do without, a sentence for each field or choice of fields that has no column. */
export function whatIsMissing(purpose: SheetPurpose, columns: readonly (string | null)[]): string[] {
  const has = (...fields: string[]) => fields.every(field => columns.includes(field));
  switch (purpose) {
    case 'COMPARE':
      return [
        has('number') || has('stockNum') || has('customerName', 'day')
          ? ''
          : 'Choose the column of the deal number, of the stock number, or those of the customer and the day.',
        has('frontGross') || has('backGross') || has('totalGross')
          ? ''
          : 'Choose the column of front, back or total gross.',
      ].filter(Boolean);
    case 'IMPORT_DEALS':
      return has('number') ? [] : ['Choose the column of the deal number.'];
    case 'IMPORT_PEOPLE':
      return [
        has('name') ? '' : 'Choose the column of the name.',
        has('email') ? '' : 'Choose the column of the e-mail.',
      ].filter(Boolean);
  }
}
