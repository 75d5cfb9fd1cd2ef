const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars and cents, a negative as -$1,234.50. A half-cent is the server's to round; it sends two decimals. */
export function money(amount: number): string {
  // Adding 0 turns a negative zero into a plain one.
  return dollars.format(amount + 0);
}

const typed = /^(-?)\$?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?$/;
const limit = 9_999_999_999.99;

/**
 * What typed gross will be, for a preview and for marking what will not be accepted: `1234.5`, `1,234.50`, `$1,234`, `-5`,
 * `(100)`; empty is null; undefined when it is not money (rules.md, A deal). The server decides.
 */
export function parseMoney(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const isBracketed = trimmed.startsWith('(') && trimmed.endsWith(')');
  const bare = isBracketed ? trimmed.slice(1, -1) : trimmed;
  const [, minus, whole, cents] = typed.exec(bare) ?? [];
  if (whole === undefined && cents === undefined) return undefined;
  if (isBracketed && minus) return undefined;
  const amount = Number(`${(whole ?? '0').replaceAll(',', '')}.${cents ?? '0'}`);
  if (amount > limit) return undefined;
  return (minus || isBracketed) && amount !== 0 ? -amount : amount;
}
