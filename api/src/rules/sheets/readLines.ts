import { type Cents, MAX_AMOUNT } from '../numbers/money.ts';
import {
  BLANK_CELL,
  type CellResult,
  cellValue,
  getCellText,
  MAX_SAMPLE_LENGTH,
  rejectedCell,
  type SheetCell,
  toComparableText,
} from './cell.ts';
import { isWithoutYear } from './days.ts';
import { getSheetFields, type SheetPurpose } from './fields.ts';
import {
  HEADER_SEARCH_LINES,
  type SheetLayout,
  type SheetLine,
  toHeader,
  type ValueMeanings,
} from './layout.ts';
import { type CellResults, readCell, toValueKey } from './readCell.ts';
import type { SheetField } from './sheetField.ts';

/** A line with content, read by the layout's columns. */
export interface ReadSheetLine<Purpose extends SheetPurpose = SheetPurpose> {
  /** The line number in the file, from 1. For merged lines, the number of the first of them. */
  readonly line: number;
  /** The numbers of all merged lines. */
  readonly lines: readonly number[];
  readonly cells: readonly SheetCell[];
  readonly values: CellResults<Purpose>;
}

type ResultsByField = Readonly<Record<string, CellResult>>;
type AnySheetLine = Omit<ReadSheetLine, 'values'> & { readonly values: ResultsByField };

/** The numbers of the lines that are not deals or people. */
export interface LeftOutLines {
  /** Lines that add up other lines. */
  readonly totals: readonly number[];
  /** Lines with only a number. In an import this is any number, in a comparison it is a year. */
  readonly numberOnly: readonly number[];
}

/** The read lines of a sheet, and the lines left out. */
export interface ReadLines<Purpose extends SheetPurpose> {
  readonly lines: readonly ReadSheetLine<Purpose>[];
  readonly leftOut: LeftOutLines;
}

/** The beginnings of a line of totals. */
const TOTAL_LINE_START =
  /^(?:(?:grand|report|page)?\s*(?:totals?|sub-?\s?totals?|sum|summe|gesamt(?:summe)?|zwischensumme|endsumme|insgesamt)\b|share of )/i;
/** The texts of total lines in which exports of earlier versions contain the number of deals. */
const COUNTED_TOTAL_TEXT = /^(?:total$|share of )/i;

const COUNT_TEXT = /^[\d,]+\s+(?:deals?|units?|cars?|vehicles?|lines?|rows?|total)$/i;

/** The fields that identify a deal or a person. A customer identifies a deal only together with a day. */
const NAMING_FIELDS = ['number', 'stockNum', 'name', 'email'];
const DAY_FIELDS = ['day', 'deliveryDate', 'addedDate'];

/**
 * Reads lines with a layout. The given lines include the header (sheets.md, Header and columns). Empty lines,
 * titles and headers are skipped.
 */
export function readLines<Purpose extends SheetPurpose>(
  purpose: Purpose,
  layout: SheetLayout,
  lines: readonly SheetLine[],
): ReadLines<Purpose> {
  const fields = getSheetFields(purpose);
  const isHeader = createHeaderCheck(lines, layout.headRow);
  const leftOut = { totals: [] as number[], numberOnly: [] as number[] };
  const parsedLines: AnySheetLine[] = [];
  for (const each of lines) {
    if (each.line <= layout.headRow || isEmpty(each.cells) || isHeader(each)) continue;
    const line = readLine(fields, layout, each);
    if (isTotalLine(line, layout.columns, parsedLines.length)) leftOut.totals.push(each.line);
    else if (isNumberOnly(purpose, line)) leftOut.numberOnly.push(each.line);
    else parsedLines.push(line);
  }
  const result = layout.sumLines ? mergeByNumber(fields, parsedLines) : parsedLines;
  return { lines: result as readonly ReadSheetLine<Purpose>[], leftOut };
}

function readLine(
  fields: Readonly<Record<string, SheetField>>,
  layout: SheetLayout,
  { line, cells }: SheetLine,
): AnySheetLine {
  const values: Record<string, CellResult> = {};
  for (const [column, name] of layout.columns.entries()) {
    const field = name === null ? undefined : fields[name];
    if (name && field) values[name] = readWithMeaning(field, cells[column], layout, layout.values?.[name]);
  }
  return { line, lines: [line], cells, values };
}

/** Reads a cell, or the meaning that a user has set for its text. */
function readWithMeaning(
  field: SheetField,
  cell: SheetCell | undefined,
  layout: SheetLayout,
  meanings: ValueMeanings[string] | undefined,
): CellResult {
  const key = meanings ? toValueKey(getCellText(cell)) : '';
  const result = readCell(field, meanings && Object.hasOwn(meanings, key) ? meanings[key] : cell, layout);
  return result.kind === 'refused' ? rejectedCell(result.why, getCellText(cell)) : result;
}

const isEmpty = (cells: readonly SheetCell[]) => cells.every(cell => getCellText(cell) === '');

const joinNormalizedCells = ({ cells }: SheetLine) =>
  cells.map(cell => toComparableText(toHeader(cell))).join('|');

/** Returns a check for lines that repeat the header, such as on each printed page. */
function createHeaderCheck(sheet: readonly SheetLine[], headRow: number): (line: SheetLine) => boolean {
  const header = sheet.slice(0, HEADER_SEARCH_LINES).find(({ line }) => line === headRow);
  const headerText = header && joinNormalizedCells(header);
  return line =>
    headerText !== undefined &&
    toHeader(line.cells[0]) === toHeader(header?.cells[0]) &&
    joinNormalizedCells(line) === headerText;
}

/**
 * Returns whether a line adds up other lines. Such a line begins with a text for totals, and it does not
 * identify a deal (sheets.md, Header and columns).
 */
function isTotalLine(
  { cells, values }: AnySheetLine,
  columns: SheetLayout['columns'],
  linesAbove: number,
): boolean {
  const column = cells.findIndex(cell => /\p{Letter}/u.test(getCellText(cell)));
  const text = getCellText(cells[column]);
  if (!TOTAL_LINE_START.test(text)) return false;
  const hasValue = (name: string) => values[name]?.kind === 'value' && columns[column] !== name;
  const namingFields = NAMING_FIELDS.filter(hasValue).filter(
    name => !isCountInStockNum(name, values, linesAbove),
  );
  // The customer column may contain "2 DEALS".
  if (hasValue('customerName') && DAY_FIELDS.some(hasValue)) namingFields.push('customerName');
  const isOnlyCount =
    namingFields.length === 1 && namingFields[0] === 'number' && isValue(values.number, linesAbove);
  return namingFields.length === 0 || (isOnlyCount && COUNTED_TOTAL_TEXT.test(text));
}

/** Returns whether the stock number of a line of totals is a count: "2", "2 units". */
const isCountInStockNum = (name: string, { stockNum }: ResultsByField, linesAbove: number): boolean =>
  name === 'stockNum' && (isValue(stockNum, String(linesAbove)) || COUNT_TEXT.test(getValueText(stockNum)));

const getValueText = (result: CellResult | undefined) =>
  result?.kind === 'value' ? String(result.value) : '';

/**
 * Returns whether a line is only a heading, such as a year above its deals (sheets.md, Header and columns).
 */
function isNumberOnly(
  purpose: SheetPurpose,
  { cells, values: { number, ...others } }: AnySheetLine,
): boolean {
  if (number?.kind !== 'value') return false;
  if (purpose === 'IMPORT_DEALS') return Object.values(others).every(({ kind }) => kind === 'blank');
  // A deal without gross is valid in a comparison: its amounts count as 0.
  const filled = cells.filter(cell => getCellText(cell) !== '');
  return purpose === 'COMPARE' && filled.length === 1 && /^(?:19|20)\d\d$/.test(getCellText(filled[0]));
}

const isValue = (result: CellResult | undefined, value: unknown) =>
  result?.kind === 'value' && result.value === value;

/** Merges the lines of one deal number at the position of the first. */
function mergeByNumber(
  fields: Readonly<Record<string, SheetField>>,
  lines: readonly AnySheetLine[],
): AnySheetLine[] {
  const groups = Map.groupBy(lines, ({ line, values: { number } }) =>
    number?.kind === 'value' ? number.value : `line ${line}`,
  );
  return [...groups.values()].map(group => mergeLines(fields, group));
}

function mergeLines(
  fields: Readonly<Record<string, SheetField>>,
  group: readonly AnySheetLine[],
): AnySheetLine {
  const [first] = group as [AnySheetLine];
  if (group.length === 1) return first;
  const values = Object.keys(first.values).map(name => {
    const results = group.map(({ values }) => values[name] ?? BLANK_CELL);
    return [
      name,
      fields[name]?.kind === 'amount' ? sumAmounts(results as CellResult<Cents>[]) : firstFilled(results),
    ] as const;
  });
  return { ...first, lines: group.map(({ line }) => line), values: Object.fromEntries(values) };
}

const firstFilled = (results: readonly CellResult[]): CellResult =>
  results.find(({ kind }) => kind !== 'blank') ?? BLANK_CELL;

const TOO_LARGE = rejectedCell('is more than 9,999,999,999.99 after combining the deal’s rows');

function sumAmounts(amounts: readonly CellResult<Cents>[]): CellResult<Cents> {
  let total: Cents | null = null;
  for (const amount of amounts) {
    if (amount.kind === 'refused') return amount;
    if (amount.kind === 'blank') continue;
    total = (total ?? 0) + amount.value;
  }
  if (total === null) return BLANK_CELL;
  return Math.abs(total) > MAX_AMOUNT ? TOO_LARGE : cellValue(total);
}

/** A summary of a column: samples of its content, and its unreadable cells. */
export interface ColumnSummary {
  /** The first cells that are not empty. */
  readonly samples: string[];
  unreadableCount: number;
  firstUnreadable: { readonly line: number; readonly text: string; readonly why: string } | null;
  /** True when one of the days has no year. */
  hasDayWithoutYear: boolean;
}

const MAX_SAMPLES = 3;

/** Summarizes each column of lines that were not merged (sheets.md, Column problems). */
export function summarizeColumns(
  purpose: SheetPurpose,
  { columns, dayFormat }: Pick<SheetLayout, 'columns' | 'dayFormat'>,
  lines: readonly AnySheetLine[],
): ColumnSummary[] {
  const fields = getSheetFields(purpose);
  const isDay = columns.map(name => fields[name ?? '']?.kind === 'day');
  const result = columns.map(
    (): ColumnSummary => ({
      samples: [],
      unreadableCount: 0,
      firstUnreadable: null,
      hasDayWithoutYear: false,
    }),
  );
  for (const { line, cells, values } of lines) {
    for (const [column, summary] of result.entries()) {
      const text = () => getCellText(cells[column]).slice(0, MAX_SAMPLE_LENGTH);
      if (summary.samples.length < MAX_SAMPLES && text() !== '') summary.samples.push(text());
      if (isDay[column]) summary.hasDayWithoutYear ||= isWithoutYear(cells[column] ?? null, dayFormat);
      const cellResult = values[columns[column] ?? ''];
      if (cellResult?.kind !== 'refused') continue;
      summary.unreadableCount += 1;
      summary.firstUnreadable ??= { line, text: text(), why: cellResult.why };
    }
  }
  return result;
}
