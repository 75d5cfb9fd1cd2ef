import { roundHalfAway } from './arithmetic.ts';

/** Whole cents of US dollars. Sums stay exact up to 90 trillion dollars. */
export type Cents = number;

/** Whole half cents: a share of a split deal is exact in them, and so is every sum of shares. */
export type HalfCents = number;

/** The largest amount that a deal can carry: 9,999,999,999.99 dollars, `numeric(12,2)` (rules.md, A deal). */
export const LARGEST_AMOUNT: Cents = 999_999_999_999;

/** What a person typed into a money field: an amount, nothing, or something that is no money. */
export type TypedMoney =
  | { readonly kind: 'amount'; readonly cents: Cents }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused' };

const REFUSED: TypedMoney = { kind: 'refused' };

const AMOUNT = /^(?<sign>-?)\$?(?<whole>\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(?<fraction>\d{1,2}))?$/;
const IN_PARENTHESES = /^\((?<inside>[^-].*)\)$/;

/**
 * Reads typed money: `1234.5`, `1,234.50`, `$1,234`, `-5`, `-$5`, `(100)`, `($1,234.50)`; blank is empty.
 * Anything else, more than two decimals and more than 9,999,999,999.99 are refused (rules.md, A deal, Gross).
 */
export function parseTypedMoney(text: string): TypedMoney {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };

  const inside = IN_PARENTHESES.exec(typed)?.groups?.inside;
  const amount = AMOUNT.exec(inside ?? typed)?.groups;
  if (!amount) return REFUSED;

  const dollars = Number(amount.whole?.replaceAll(',', ''));
  const cents = dollars * 100 + Number((amount.fraction ?? '').padEnd(2, '0'));
  if (cents > LARGEST_AMOUNT) return REFUSED;

  const isNegative = inside !== undefined || amount.sign === '-';
  return { kind: 'amount', cents: isNegative && cents !== 0 ? -cents : cents };
}

/** Exact shares rounded once, to the cent, halves away from zero (rules.md, A deal, "Shares of money"). */
export function toCents(shares: HalfCents): Cents {
  return roundHalfAway(BigInt(shares), 2n);
}

/** Cents as dollars, a number with at most two decimals: for showing, never for adding. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** Cents as `numeric(12,2)` writes them: `-1234.50`. */
export function toDollarText(cents: Cents): string {
  const size = Math.abs(cents);
  const fraction = String(size % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}.${fraction}`;
}

/** Front plus back gross in dollars, an empty one counting 0 (rules.md, A deal, "Gross"). Added in cents, so it is exact. */
export function totalGross(front: number | null, back: number | null): number {
  return (Math.round((front ?? 0) * 100) + Math.round((back ?? 0) * 100)) / 100;
}
