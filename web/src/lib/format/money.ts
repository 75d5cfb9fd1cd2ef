import { parseTypedMoney } from '../../generated/rules/typedMoney';

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Formats dollars and cents. A negative amount is formatted as -$1,234.50. The server sends two decimals, so
 * this function does not round.
 */
export function formatMoney(amount: number): string {
  // Adding 0 turns negative zero into zero.
  return dollarFormat.format(amount + 0);
}

/** Formats dollars that are paid. Zero is a dash, so that the paid amounts are easier to see. */
export const formatPaid = (amount: number): string => (amount === 0 ? '–' : formatMoney(amount));

/**
 * Parses typed or pasted dollars like the server (rules.md, A deal). Empty text is null, and text that is not
 * money is undefined.
 */
export function parseMoney(text: string): number | null | undefined {
  const parsed = parseTypedMoney(text);
  if (parsed.kind === 'amount') return parsed.cents / 100;
  return parsed.kind === 'empty' ? null : undefined;
}
