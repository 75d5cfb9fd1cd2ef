import { parseTypedMoney } from '../../generated/rules/typedMoney';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars and cents, a negative as -$1,234.50. A half-cent is the server's to round; it sends two decimals. */
export function money(amount: number): string {
  // Adding 0 turns a negative zero into a plain one.
  return dollars.format(amount + 0);
}

/** Dollars that are paid: a dash for none, so that the amounts stand out. */
export const paid = (amount: number): string => (amount === 0 ? '–' : money(amount));

/** Parses typed or pasted dollars as the server does (rules.md, A deal); empty is null, undefined is not money. */
export function parseMoney(text: string): number | null | undefined {
  const typed = parseTypedMoney(text);
  if (typed.kind === 'amount') return typed.cents / 100;
  return typed.kind === 'empty' ? null : undefined;
}
