import { type Cents, LARGEST_AMOUNT } from '../numbers/money.ts';
import { BLANK, type Cell, type Read, refused, textOf, valued } from './cell.ts';

/** How a file writes its amounts: 1,234.50 or 1.234,50. */
export const NUMBER_FORMATS = ['POINT', 'COMMA'] as const;
export type NumberFormat = (typeof NUMBER_FORMATS)[number];

const NO_AMOUNT = refused('is no amount');
const TOO_EXACT = refused('has more than two decimals');
const TOO_LARGE = refused('is more than 9,999,999,999.99');

/** Whole and fraction; thousands are grouped by one sign throughout, or not at all. */
const DIGITS: Readonly<Record<NumberFormat, RegExp>> = {
  POINT:
    /^(?<whole>\d+|[1-9]\d{0,2}(?:(?<group>[,'’\s])\d{3}(?:\k<group>\d{3})*))?(?:\.(?<fraction>\d{1,2}))?$/,
  COMMA:
    /^(?<whole>\d+|[1-9]\d{0,2}(?:(?<group>[.'’\s])\d{3}(?:\k<group>\d{3})*))?(?:,(?<fraction>\d{1,2}))?$/,
};

const IN_PARENTHESES = /^\((?<inside>.*)\)$/;
const CURRENCY = /^(?:\$|€|usd|eur)|(?:\$|€|usd|eur)$/i;
const MINUS = /^[-−]|[-−]$/;

/** Longer than any amount with all its signs. */
const LONGEST = 60;

/** An amount as accounting prints it (sheets.md, Amounts). */
export function readAmount(cell: Cell, format: NumberFormat): Read<Cents> {
  if (typeof cell === 'number') return amountOfNumber(cell);
  const text = textOf(cell);
  if (text === '') return BLANK;
  return text.length > LONGEST ? NO_AMOUNT : amountOfText(text, format);
}

function amountOfNumber(dollars: number): Read<Cents> {
  const cents = Math.round(dollars * 100);
  if (Math.abs(dollars * 100 - cents) > 0.0001) return TOO_EXACT;
  return Math.abs(cents) > LARGEST_AMOUNT ? TOO_LARGE : valued(cents + 0);
}

function amountOfText(text: string, format: NumberFormat): Read<Cents> {
  const { digits, signs } = withoutSigns(text);
  if (digits === '') return signs.join('') === '-' ? valued(0) : NO_AMOUNT;
  const { whole, fraction = '' } = DIGITS[format].exec(digits)?.groups ?? {};
  if (signs.length > 1 || (whole === undefined && fraction.length !== 2)) return NO_AMOUNT;
  const cents = Number((whole ?? '0').replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents > LARGEST_AMOUNT) return TOO_LARGE;
  return valued(signs.length === 1 && cents !== 0 ? -cents : cents);
}

/** What is left when the currency, the parentheses and the minus are taken away, wherever they stand. */
function withoutSigns(text: string): { digits: string; signs: readonly string[] } {
  const currency = once(CURRENCY);
  const signs: string[] = [];
  let rest = currency(text);
  const inside = IN_PARENTHESES.exec(rest)?.groups?.inside;
  if (inside !== undefined) signs.push('()');
  rest = currency((inside ?? rest).trim());
  while (MINUS.test(rest) && signs.length < 2) {
    signs.push('-');
    rest = currency(rest.replace(MINUS, '').trim());
  }
  return { digits: rest, signs };
}

/** Takes the pattern away the first time that it is found. */
function once(pattern: RegExp): (text: string) => string {
  let isFound = false;
  return text => {
    if (isFound || !pattern.test(text)) return text;
    isFound = true;
    return text.replace(pattern, '').trim();
  };
}
