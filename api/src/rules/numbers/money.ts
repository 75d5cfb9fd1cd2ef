import { roundHalfAway } from './arithmetic.ts';
import { MAX_CENTS } from './typedMoney.ts';

/** Whole cents of US dollars. Sums stay exact up to 90 trillion dollars. */
export type Cents = number;

/** Whole half cents: a share of a split deal is exact in them, and so is every sum of shares. */
export type HalfCents = number;

/** The largest amount that a deal can carry. */
export const LARGEST_AMOUNT: Cents = MAX_CENTS;

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
