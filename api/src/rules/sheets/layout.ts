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
}

/** A line as it stands in the file. */
export interface SheetLine {
  /** Counted from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** Among these the head is looked for, and what they hold says how the rest is written. */
export const LOOKED_AT = 50;

/** Most columns are read off this many cells. */
const ENOUGH = 3;

type Fields = Readonly<Record<string, SheetField>>;

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
    const named = new Set(cells.map(cell => fieldByHead(fields, headOf(cell))));
    named.delete(null);
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

/** The field of each column: by the words of its head, and for the deal number by what is in it. A field has one column, the first. */
export function recognizeColumns(
  purpose: SheetPurpose,
  heads: readonly string[],
  lines: readonly SheetLine[],
): (string | null)[] {
  const fields = fieldsOf(purpose);
  const named = heads.map((head, column) => {
    const field = fieldByHead(fields, head);
    return field !== null && holds(fields[field], column, lines) ? field : null;
  });
  const columns = named.map((field, column) => (named.indexOf(field) === column ? field : null));
  const { number } = fields;
  if (!number || columns.includes('number')) return columns;
  const likely = heads.flatMap((head, column) =>
    fieldByHead(fields, head) === null && looksNumbered(number, column, lines) ? [column] : [],
  );
  return likely.length === 1 ? columns.with(likely[0] as number, 'number') : columns;
}

function fieldByHead(fields: Fields, head: string): string | null {
  const names = namesByHead(fields);
  return names.get(plain(head)) ?? names.get(plain(head.replace(/\([^()]*\)|\[[^[\]]*\]/g, ''))) ?? null;
}

const known = new WeakMap<Fields, ReadonlyMap<string, string>>();

/** Put together once for each purpose; of two fields with one head the first has it. */
function namesByHead(fields: Fields): ReadonlyMap<string, string> {
  const names =
    known.get(fields) ??
    new Map(
      Object.entries(fields)
        .reverse()
        .flatMap(([name, { title, heads }]) => [title, ...heads].map(head => [plain(head), name] as const)),
    );
  known.set(fields, names);
  return names;
}

/** Whether any of a column's cells can be read as the field, in any writing, or they are too few to say. */
function holds(field: SheetField | undefined, column: number, lines: readonly SheetLine[]): boolean {
  const cells = filledCells(column, lines);
  const isRead = (cell: Cell) =>
    field !== undefined && WRITINGS.some(formats => readCell(field, cell, formats).kind === 'value');
  return cells.length < ENOUGH || cells.some(isRead);
}

/** Whether all of a column's cells are deal numbers, each another one. */
function looksNumbered(field: SheetField, column: number, lines: readonly SheetLine[]): boolean {
  const cells = filledCells(column, lines);
  return (
    cells.length >= ENOUGH &&
    new Set(cells.map(textOf)).size === cells.length &&
    cells.every(cell => readCell(field, cell, WRITINGS[0]).kind === 'value')
  );
}

const WRITINGS = [
  { numberFormat: 'POINT', dayFormat: 'MONTH_FIRST' },
  { numberFormat: 'COMMA', dayFormat: 'DAY_FIRST' },
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

const filledCells = (column: number, lines: readonly SheetLine[]): Cell[] =>
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
