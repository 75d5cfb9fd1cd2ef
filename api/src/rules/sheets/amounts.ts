import { type Cents, MAX_AMOUNT } from '../numbers/money.ts';
import { parseTypedMoney } from '../numbers/typedMoney.ts';
import { BLANK_CELL, type SheetCell, type CellResult, rejectedCell, getCellText, cellValue } from './cell.ts';

/** The notation of amounts in a file: 1,234.50 or 1.234,50. */
export const NUMBER_FORMATS = ['POINT', 'COMMA'] as const;
export type NumberFormat = (typeof NUMBER_FORMATS)[number];

const NO_AMOUNT = rejectedCell('is no amount');
const TOO_MANY_DECIMALS = rejectedCell('has more than two decimals');
const TOO_LARGE = rejectedCell('is more than 9,999,999,999.99');

/**
 * Reads an amount as people type it or as accounting programs print it (sheets.md, Amounts).
 * @param isDashZero true when a dash alone is zero
 */
export function readAmount(cell: SheetCell, format: NumberFormat, isDashZero = false): CellResult<Cents> {
  if (typeof cell === 'number') return readNumber(cell);
  // Blanks around a dash mark it as zero, so they stay unless an apostrophe guards the cell.
  const isGuarded = cell?.trimStart().startsWith("'") === true;
  const money = parseTypedMoney(isGuarded ? getCellText(cell) : (cell ?? ''), format, isDashZero);
  if (money.kind === 'empty') return BLANK_CELL;
  if (money.kind === 'amount') return cellValue(money.cents);
  return money.why === 'TOO_LARGE' ? TOO_LARGE : NO_AMOUNT;
}

function readNumber(dollars: number): CellResult<Cents> {
  const cents = Math.round(dollars * 100);
  if (Math.abs(dollars * 100 - cents) > 0.0001) return TOO_MANY_DECIMALS;
  return Math.abs(cents) > MAX_AMOUNT ? TOO_LARGE : cellValue(cents + 0);
}
