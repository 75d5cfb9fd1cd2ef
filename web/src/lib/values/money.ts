const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars and cents, a negative as -$1,234.50. A half-cent is the server's to round; it sends two decimals. */
export function money(amount: number): string {
  // Adding 0 turns a negative zero into a plain one.
  return dollars.format(amount + 0);
}

/** Dollars that are paid: a dash for none, so that the amounts stand out. */
export const paid = (amount: number): string => (amount === 0 ? '–' : money(amount));

const AMOUNT = /^(-?)\$?(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
const IN_PARENTHESES = /^\(([^-].*)\)$/;
const LARGEST = 9_999_999_999.99;

/**
 * What typed gross will be, for a preview and for marking what will not be accepted; empty is null, undefined is not
 * money. The server decides; both are held to one table of cases (rules.md, A deal).
 */
export function parseMoney(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const inside = IN_PARENTHESES.exec(typed)?.[1];
  const [isMoney, minus, whole = '', cents = '0'] = AMOUNT.exec(inside ?? typed) ?? [];
  const amount = Number(`${whole.replaceAll(',', '')}.${cents}`);
  if (isMoney === undefined || amount > LARGEST) return undefined;
  return (minus || inside !== undefined) && amount !== 0 ? -amount : amount;
}
