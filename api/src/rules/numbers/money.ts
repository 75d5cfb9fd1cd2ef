import { roundHalfAway } from './arithmetic.ts';
import { MAX_CENTS } from './typedMoney.ts';

/** Whole cents of US dollars. Sums are exact up to 90 trillion dollars. */
export type Cents = number;

/** Whole half cents. Shares of a split deal and sums of shares are exact in half cents. */
export type HalfCents = number;

/** The largest amount that a deal can have. */
export const MAX_AMOUNT: Cents = MAX_CENTS;

/** Rounds exact shares to cents, halves away from zero (rules.md, A deal, "Shares of money"). */
export function toCents(shares: HalfCents): Cents {
  return roundHalfAway(BigInt(shares), 2n);
}

/** Converts cents to dollars with at most two decimals, for display only. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** Formats cents in the notation of `numeric(12,2)`: `-1234.50`. */
export function toDollarText(cents: Cents): string {
  const absCents = Math.abs(cents);
  const fraction = String(absCents % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${Math.floor(absCents / 100)}.${fraction}`;
}

/**
 * Adds front and back gross in dollars. An empty amount counts as 0 (rules.md, A deal, "Gross"). The sum is
 * exact because it is calculated in cents.
 */
export function sumGross(front: number | null, back: number | null): number {
  return (Math.round((front ?? 0) * 100) + Math.round((back ?? 0) * 100)) / 100;
}
