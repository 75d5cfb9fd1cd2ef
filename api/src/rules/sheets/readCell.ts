import type { Day } from '../calendar/calendar.ts';
import { type Cents, MAX_AMOUNT } from '../numbers/money.ts';
import { parseTypedMoney } from '../numbers/typedMoney.ts';
import {
  BLANK_CELL,
  type CellResult,
  cellValue,
  getCellText,
  rejectedCell,
  type SheetCell,
  toComparableText,
} from './cell.ts';
import { type DayFormat, readDay } from './days.ts';
import type { SHEET_FIELDS, SheetPurpose } from './fields.ts';
import type { FieldChoice, SheetField } from './sheetField.ts';

/** The notations of a file. */
export interface SheetFormats {
  readonly numberFormat: NumberFormat;
  readonly dayFormat: DayFormat;
  /**
   * The latest allowed day for a day without a year. The day gets the latest year with which it is not after
   * `latestDay`. Without `latestDay`, days without a year are rejected.
   */
  readonly latestDay?: Day;
}

type SheetFieldValue<Field> = Field extends { kind: 'dealNumber' }
  ? number
  : Field extends { kind: 'amount' }
    ? Cents
    : Field extends { kind: 'day' }
      ? Day
      : Field extends { kind: 'flag' }
        ? boolean
        : Field extends { kind: 'choice'; choices: readonly FieldChoice<infer Value>[] }
          ? Value
          : string;

/** The results of reading a line's cells, by field. A field without a column is absent. */
export type CellResults<Purpose extends SheetPurpose> = {
  readonly [Name in keyof (typeof SHEET_FIELDS)[Purpose]]?: CellResult<
    SheetFieldValue<(typeof SHEET_FIELDS)[Purpose][Name]>
  >;
};

/** Reads a cell as a field. */
export function readCell(field: SheetField, cell: SheetCell | undefined, formats: SheetFormats): CellResult {
  switch (field.kind) {
    case 'dealNumber':
      return readDealNumber(getCellText(cell));
    case 'amount':
      return readAmount(cell ?? null, formats.numberFormat, field.isDashZero);
    case 'day':
      return readDay(cell ?? null, formats.dayFormat, formats.latestDay);
    case 'flag':
      return readFlag(getCellText(cell));
    case 'text':
      return readText(getCellText(cell), field.maxLength);
    case 'choice':
      return readChoice(getCellText(cell), field.choices);
  }
}

/** The largest deal number (rules.md, A deal). */
const MAX_DEAL_NUMBER = 2_147_483_647;

const NO_DEAL_NUMBER = rejectedCell(`isn’t a deal number (a whole number from 1 to ${MAX_DEAL_NUMBER})`);

function readDealNumber(text: string): CellResult<number> {
  if (text === '') return BLANK_CELL;
  const [, digits = ''] = /^#?\s*0*(\d{1,10})$/.exec(text) ?? [];
  const number = Number(digits);
  return number >= 1 && number <= MAX_DEAL_NUMBER ? cellValue(number) : NO_DEAL_NUMBER;
}

function readText(text: string, maxLength: number): CellResult<string> {
  if (text === '') return BLANK_CELL;
  return text.length > maxLength ? rejectedCell(`is longer than ${maxLength} characters`) : cellValue(text);
}

/** The maximum length of a cell with a choice or a flag. All words for choices and flags are shorter. */
export const MAX_WORD_LENGTH = 100;

/** Formats choices: "New, Used or Cert". */
export const choiceListFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function readChoice(text: string, choices: readonly FieldChoice[]): CellResult {
  if (text === '') return BLANK_CELL;
  const value = text.length > MAX_WORD_LENGTH ? undefined : indexChoices(choices).get(toComparableText(text));
  return value === undefined
    ? rejectedCell(`isn’t ${choiceListFormat.format(choices.map(({ synonyms }) => String(synonyms[0])))}`)
    : cellValue(value);
}

const choiceCache = new WeakMap<readonly FieldChoice[], ReadonlyMap<string, string | number>>();

/** Indexes the choices once for each list, because a file has many cells. */
function indexChoices(choices: readonly FieldChoice[]): ReadonlyMap<string, string | number> {
  const values =
    choiceCache.get(choices) ??
    new Map(
      choices.flatMap(({ value, synonyms }) =>
        synonyms.map(word => [toComparableText(word), value] as const),
      ),
    );
  choiceCache.set(choices, values);
  return values;
}

/** Returns the key that different spellings of a value share. */
export const toValueKey = (text: string): string => text.toLowerCase();

const YES_SYNONYMS = new Set(['yes', 'y', 'x', '1', 'true', 'ja', 'j', 'active', 'aktiv']);
const NO_SYNONYMS = new Set(['no', 'n', '0', 'false', 'nein', 'inactive', 'inaktiv', '']);

function readFlag(text: string): CellResult<boolean> {
  if (text === '') return BLANK_CELL;
  if (/^[✓✔☑]$/.test(text)) return cellValue(true);
  const word = text.length > MAX_WORD_LENGTH ? text : toComparableText(text);
  return YES_SYNONYMS.has(word)
    ? cellValue(true)
    : NO_SYNONYMS.has(word)
      ? cellValue(false)
      : rejectedCell('isn’t Yes or No');
}

/** The notation of amounts in a file: 1,234.50 or 1.234,50. */
export const NUMBER_FORMATS = ['POINT', 'COMMA'] as const;
export type NumberFormat = (typeof NUMBER_FORMATS)[number];

const NO_AMOUNT = rejectedCell('isn’t an amount');
const TOO_MANY_DECIMALS = rejectedCell('has more than two decimals');
const TOO_LARGE = rejectedCell('is more than 9,999,999,999.99');

/**
 * Reads an amount in the notation of people who type it or of accounting programs (sheets.md, Amounts).
 * @param isDashZero true when a dash alone is zero
 */
export function readAmount(cell: SheetCell, format: NumberFormat, isDashZero = false): CellResult<Cents> {
  if (typeof cell === 'number') return readNumber(cell);
  // Blanks around a dash mark it as zero. Therefore blanks are not removed unless an apostrophe protects the
  // cell.
  const isProtected = cell?.trimStart().startsWith("'") === true;
  const money = parseTypedMoney(isProtected ? getCellText(cell) : (cell ?? ''), format, isDashZero);
  if (money.kind === 'empty') return BLANK_CELL;
  if (money.kind === 'amount') return cellValue(money.cents);
  return money.why === 'TOO_LARGE' ? TOO_LARGE : NO_AMOUNT;
}

function readNumber(dollars: number): CellResult<Cents> {
  const cents = Math.round(dollars * 100);
  if (Math.abs(dollars * 100 - cents) > 0.0001) return TOO_MANY_DECIMALS;
  return Math.abs(cents) > MAX_AMOUNT ? TOO_LARGE : cellValue(cents + 0);
}
