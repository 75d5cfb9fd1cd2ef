import type { Day } from '../calendar/calendar.ts';
import type { Cents } from '../numbers/money.ts';
import { type NumberFormat, readAmount } from './amounts.ts';
import { BLANK, type Cell, plain, type Read, refused, textOf, valued } from './cell.ts';
import { type DayFormat, readDay } from './days.ts';
import type { Choice, SHEET_FIELDS, SheetField, SheetPurpose } from './fields.ts';

/** How a file writes what can be written in two ways. */
export interface Formats {
  readonly numberFormat: NumberFormat;
  readonly dayFormat: DayFormat;
  /** A day without a year is the last one of its date up to this day; absent rejects it. */
  readonly latestDay?: Day;
}

type ValueOf<Field> = Field extends { kind: 'dealNumber' }
  ? number
  : Field extends { kind: 'amount' }
    ? Cents
    : Field extends { kind: 'day' }
      ? Day
      : Field extends { kind: 'flag' }
        ? boolean
        : Field extends { kind: 'choice'; choices: readonly Choice<infer Value>[] }
          ? Value
          : string;

/** What the cells of a line are, by field; a field without a column is absent. */
export type ValuesOf<Purpose extends SheetPurpose> = {
  readonly [Name in keyof (typeof SHEET_FIELDS)[Purpose]]?: Read<
    ValueOf<(typeof SHEET_FIELDS)[Purpose][Name]>
  >;
};

/** A cell, taken for a field. */
export function readCell(field: SheetField, cell: Cell | undefined, formats: Formats): Read {
  switch (field.kind) {
    case 'dealNumber':
      return readDealNumber(textOf(cell));
    case 'amount':
      return readAmount(cell ?? null, formats.numberFormat, field.isDashZero);
    case 'day':
      return readDay(cell ?? null, formats.dayFormat, formats.latestDay);
    case 'flag':
      return readFlag(textOf(cell));
    case 'text':
      return readText(textOf(cell), field.longest);
    case 'choice':
      return readChoice(textOf(cell), field.choices);
  }
}

/** The largest that a deal can have (rules.md, A deal). */
const LARGEST_NUMBER = 2_147_483_647;

const NO_DEAL_NUMBER = refused(`is no deal number: those are whole, from 1 to ${LARGEST_NUMBER}`);

function readDealNumber(text: string): Read<number> {
  if (text === '') return BLANK;
  const [, digits = ''] = /^#?\s*0*(\d{1,10})$/.exec(text) ?? [];
  const number = Number(digits);
  return number >= 1 && number <= LARGEST_NUMBER ? valued(number) : NO_DEAL_NUMBER;
}

function readText(text: string, longest: number): Read<string> {
  if (text === '') return BLANK;
  return text.length > longest ? refused(`is longer than ${longest} characters`) : valued(text);
}

/** Longer than any word for a choice or a flag. */
export const LONGEST_WORD = 100;

function readChoice(text: string, choices: readonly Choice[]): Read {
  if (text === '') return BLANK;
  const value = text.length > LONGEST_WORD ? undefined : valuesByWord(choices).get(plain(text));
  return value === undefined
    ? refused(`is none of ${choices.map(({ words }) => words[0]).join(', ')}`)
    : valued(value);
}

const known = new WeakMap<readonly Choice[], ReadonlyMap<string, string | number>>();

/** Put together once for each list: a file has many cells. */
function valuesByWord(choices: readonly Choice[]): ReadonlyMap<string, string | number> {
  const values =
    known.get(choices) ??
    new Map(choices.flatMap(({ value, words }) => words.map(word => [plain(word), value] as const)));
  known.set(choices, values);
  return values;
}

/** What two writings of one value have in common. */
export const valueKey = (text: string): string => text.toLowerCase();

const YES = new Set(['yes', 'y', 'x', '1', 'true', 'ja', 'j', 'active', 'aktiv']);
const NO = new Set(['no', 'n', '0', 'false', 'nein', 'inactive', 'inaktiv', '']);

function readFlag(text: string): Read<boolean> {
  if (text === '') return BLANK;
  if (/^[✓✔☑]$/.test(text)) return valued(true);
  const word = text.length > LONGEST_WORD ? text : plain(text);
  return YES.has(word) ? valued(true) : NO.has(word) ? valued(false) : refused('is neither Yes nor No');
}
