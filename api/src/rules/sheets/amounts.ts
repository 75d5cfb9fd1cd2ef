import { type Cents, LARGEST_AMOUNT } from '../numbers/money.ts';
import { parseTypedMoney } from '../numbers/typedMoney.ts';
import { BLANK, type Cell, type Read, refused, textOf, valued } from './cell.ts';

/** How a file writes its amounts: 1,234.50 or 1.234,50. */
export const NUMBER_FORMATS = ['POINT', 'COMMA'] as const;
export type NumberFormat = (typeof NUMBER_FORMATS)[number];

const NO_AMOUNT = refused('is no amount');
const TOO_EXACT = refused('has more than two decimals');
const TOO_LARGE = refused('is more than 9,999,999,999.99');

/**
 * An amount as people type it and as accounting prints it (sheets.md, Amounts).
 * @param isDashZero whether a dash alone is zero
 */
export function readAmount(cell: Cell, format: NumberFormat, isDashZero = false): Read<Cents> {
  if (typeof cell === 'number') return amountOfNumber(cell);
  // The blanks around a dash say that it is zero, so they stay unless an apostrophe guards the cell.
  const isGuarded = cell?.trimStart().startsWith("'") === true;
  const money = parseTypedMoney(isGuarded ? textOf(cell) : (cell ?? ''), format, isDashZero);
  if (money.kind === 'empty') return BLANK;
  if (money.kind === 'amount') return valued(money.cents);
  return money.why === 'TOO_LARGE' ? TOO_LARGE : NO_AMOUNT;
}

function amountOfNumber(dollars: number): Read<Cents> {
  const cents = Math.round(dollars * 100);
  if (Math.abs(dollars * 100 - cents) > 0.0001) return TOO_EXACT;
  return Math.abs(cents) > LARGEST_AMOUNT ? TOO_LARGE : valued(cents + 0);
}
