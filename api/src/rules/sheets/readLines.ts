import { type Cents, LARGEST_AMOUNT } from '../numbers/money.ts';
import { BLANK, type Cell, LONGEST_SAMPLE, plain, type Read, refused, textOf, valued } from './cell.ts';
import { isWithoutYear } from './days.ts';
import { fieldsOf, type SheetField, type SheetPurpose } from './fields.ts';
import { headOf, type Layout, LOOKED_AT, type SaidValues, type SheetLine } from './layout.ts';
import { readCell, type ValuesOf, valueKey } from './readCell.ts';

/** A line that says something, read as its columns are taken. */
export interface ReadLine<Purpose extends SheetPurpose = SheetPurpose> {
  /** Its number in the file, counted from 1; of the first, when several were added up. */
  readonly line: number;
  /** All lines that it was made of. */
  readonly lines: readonly number[];
  readonly cells: readonly Cell[];
  readonly values: ValuesOf<Purpose>;
}

type Values = Readonly<Record<string, Read>>;
type AnyLine = Omit<ReadLine, 'values'> & { readonly values: Values };

/** The lines that are none of a deal or a person, by their numbers in the file. */
export interface LeftOut {
  /** They add up others. */
  readonly totals: readonly number[];
  /** They hold nothing but a number: any in an import, a year in a comparison. */
  readonly numberOnly: readonly number[];
}

/** The lines of a sheet, read, and those that were left out. */
export interface ReadLines<Purpose extends SheetPurpose> {
  readonly lines: readonly ReadLine<Purpose>[];
  readonly leftOut: LeftOut;
}

/** What a line of totals begins with. */
const BEGINS_WITH_TOTAL =
  /^(?:(?:grand|report|page)?\s*(?:totals?|sub-?\s?totals?|sum|summe|gesamt(?:summe)?|zwischensumme|endsumme|insgesamt)\b|share of )/i;
/** The words beside which exports of earlier builds counted their deals. */
const COUNTED_TOTAL = /^(?:total$|share of )/i;

const COUNT = /^[\d,]+\s+(?:deals?|units?|cars?|vehicles?|lines?|rows?|total)$/i;

/** The fields that name a deal or a person. A customer names a deal only together with a day. */
const NAMING_FIELDS = ['number', 'stockNum', 'name', 'email'];
const DAY_FIELDS = ['day', 'deliveryDate', 'addedDate'];

/**
 * Reads lines as the layout says, the head among them (sheets.md, Head and columns). Empty lines, titles and heads are not among
 * what was read.
 */
export function readLines<Purpose extends SheetPurpose>(
  purpose: Purpose,
  layout: Layout,
  lines: readonly SheetLine[],
): ReadLines<Purpose> {
  const fields = fieldsOf(purpose);
  const isHead = headIn(lines, layout.headRow);
  const leftOut = { totals: [] as number[], numberOnly: [] as number[] };
  const read: AnyLine[] = [];
  for (const each of lines) {
    if (each.line <= layout.headRow || isEmpty(each.cells) || isHead(each)) continue;
    const line = readLine(fields, layout, each);
    if (isTotalLine(line, layout.columns, read.length)) leftOut.totals.push(each.line);
    else if (isNumberOnly(purpose, line)) leftOut.numberOnly.push(each.line);
    else read.push(line);
  }
  const result = layout.sumLines ? addUp(fields, read) : read;
  return { lines: result as readonly ReadLine<Purpose>[], leftOut };
}

function readLine(
  fields: Readonly<Record<string, SheetField>>,
  layout: Layout,
  { line, cells }: SheetLine,
): AnyLine {
  const values: Record<string, Read> = {};
  for (const [column, name] of layout.columns.entries()) {
    const field = name === null ? undefined : fields[name];
    if (name && field) values[name] = readAs(field, cells[column], layout, layout.values?.[name]);
  }
  return { line, lines: [line], cells, values };
}

/** A cell, or what someone has said that its text means. */
function readAs(
  field: SheetField,
  cell: Cell | undefined,
  layout: Layout,
  said: SaidValues[string] | undefined,
): Read {
  const key = said ? valueKey(textOf(cell)) : '';
  const read = readCell(field, said && Object.hasOwn(said, key) ? said[key] : cell, layout);
  return read.kind === 'refused' ? refused(read.why, textOf(cell)) : read;
}

const isEmpty = (cells: readonly Cell[]) => cells.every(cell => textOf(cell) === '');

const wordsOf = ({ cells }: SheetLine) => cells.map(cell => plain(headOf(cell))).join('|');

/** Tells whether a line is the head, printed again on each page. */
function headIn(sheet: readonly SheetLine[], headRow: number): (line: SheetLine) => boolean {
  const head = sheet.slice(0, LOOKED_AT).find(({ line }) => line === headRow);
  const words = head && wordsOf(head);
  return line =>
    words !== undefined && headOf(line.cells[0]) === headOf(head?.cells[0]) && wordsOf(line) === words;
}

/** Whether a line adds up others: its first text says so, and it names no deal (sheets.md, Head and columns). */
function isTotalLine({ cells, values }: AnyLine, columns: Layout['columns'], linesAbove: number): boolean {
  const column = cells.findIndex(cell => /\p{Letter}/u.test(textOf(cell)));
  const text = textOf(cells[column]);
  if (!BEGINS_WITH_TOTAL.test(text)) return false;
  const hasValue = (name: string) => values[name]?.kind === 'value' && columns[column] !== name;
  const naming = NAMING_FIELDS.filter(hasValue).filter(name => !isCountInStockNum(name, values, linesAbove));
  // "2 DEALS" may stand in the column of the customer.
  if (hasValue('customerName') && DAY_FIELDS.some(hasValue)) naming.push('customerName');
  const isOnlyCounted = naming.length === 1 && naming[0] === 'number' && isValue(values.number, linesAbove);
  return naming.length === 0 || (isOnlyCounted && COUNTED_TOTAL.test(text));
}

/** Whether the stock number of a line of totals is a count: "2", "2 units". */
const isCountInStockNum = (name: string, { stockNum }: Values, linesAbove: number): boolean =>
  name === 'stockNum' && (isValue(stockNum, String(linesAbove)) || COUNT.test(textOfValue(stockNum)));

const textOfValue = (read: Read | undefined) => (read?.kind === 'value' ? String(read.value) : '');

/** Whether a line is only a heading, such as a year above its deals (sheets.md, Head and columns). */
function isNumberOnly(purpose: SheetPurpose, { cells, values: { number, ...others } }: AnyLine): boolean {
  if (number?.kind !== 'value') return false;
  if (purpose === 'IMPORT_DEALS') return Object.values(others).every(({ kind }) => kind === 'blank');
  // A deal without gross is a deal of a comparison: its amounts count 0.
  const filled = cells.filter(cell => textOf(cell) !== '');
  return purpose === 'COMPARE' && filled.length === 1 && /^(?:19|20)\d\d$/.test(textOf(filled[0]));
}

const isValue = (read: Read | undefined, value: unknown) => read?.kind === 'value' && read.value === value;

/** Lines of one deal number as one, where the first of them stood. */
function addUp(fields: Readonly<Record<string, SheetField>>, lines: readonly AnyLine[]): AnyLine[] {
  const groups = Map.groupBy(lines, ({ line, values: { number } }) =>
    number?.kind === 'value' ? number.value : `line ${line}`,
  );
  return [...groups.values()].map(group => asOne(fields, group));
}

function asOne(fields: Readonly<Record<string, SheetField>>, group: readonly AnyLine[]): AnyLine {
  const [first] = group as [AnyLine];
  if (group.length === 1) return first;
  const values = Object.keys(first.values).map(name => {
    const reads = group.map(({ values }) => values[name] ?? BLANK);
    return [
      name,
      fields[name]?.kind === 'amount' ? sum(reads as Read<Cents>[]) : firstFilled(reads),
    ] as const;
  });
  return { ...first, lines: group.map(({ line }) => line), values: Object.fromEntries(values) };
}

const firstFilled = (reads: readonly Read[]): Read => reads.find(({ kind }) => kind !== 'blank') ?? BLANK;

const TOO_LARGE = refused('is more than 9,999,999,999.99 when its lines are added up');

function sum(amounts: readonly Read<Cents>[]): Read<Cents> {
  let total: Cents | null = null;
  for (const amount of amounts) {
    if (amount.kind === 'refused') return amount;
    if (amount.kind === 'blank') continue;
    total = (total ?? 0) + amount.value;
  }
  if (total === null) return BLANK;
  return Math.abs(total) > LARGEST_AMOUNT ? TOO_LARGE : valued(total);
}

/** What stands in a column, and what of it cannot be read as its field. */
export interface ReadColumn {
  /** Its first cells that are not empty. */
  readonly samples: string[];
  unreadableCount: number;
  firstUnreadable: { readonly line: number; readonly text: string; readonly why: string } | null;
  /** Whether one of its days has no year. */
  hasDayWithoutYear: boolean;
}

const SAMPLES = 3;

/** Each column of lines that were not added up (sheets.md, What is wrong with a column). */
export function columnsIn(
  purpose: SheetPurpose,
  { columns, dayFormat }: Pick<Layout, 'columns' | 'dayFormat'>,
  lines: readonly AnyLine[],
): ReadColumn[] {
  const fields = fieldsOf(purpose);
  const isDay = columns.map(name => fields[name ?? '']?.kind === 'day');
  const result = columns.map(
    (): ReadColumn => ({
      samples: [],
      unreadableCount: 0,
      firstUnreadable: null,
      hasDayWithoutYear: false,
    }),
  );
  for (const { line, cells, values } of lines) {
    for (const [column, of] of result.entries()) {
      const text = () => textOf(cells[column]).slice(0, LONGEST_SAMPLE);
      if (of.samples.length < SAMPLES && text() !== '') of.samples.push(text());
      if (isDay[column]) of.hasDayWithoutYear ||= isWithoutYear(cells[column] ?? null, dayFormat);
      const read = values[columns[column] ?? ''];
      if (read?.kind !== 'refused') continue;
      of.unreadableCount += 1;
      of.firstUnreadable ??= { line, text: text(), why: read.why };
    }
  }
  return result;
}
