import { roundHalfAway } from '../numbers/arithmetic.ts';

/** An exact amount: numerator ÷ denominator. The denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Returns the fraction of `count` parts of size 1 ÷ `parts`: 25 halves are 12.5. */
export function toFraction(count: number, parts = 1): Fraction {
  return { numerator: BigInt(count), denominator: BigInt(parts) };
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === b.denominator)
    return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function negateFraction({ numerator, denominator }: Fraction): Fraction {
  return { numerator: -numerator, denominator };
}

export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/**
 * Divides two fractions.
 * @throws RangeError when the divisor is 0
 */
export function divideFractions(a: Fraction, b: Fraction): Fraction {
  if (b.numerator === 0n) throw new RangeError('Cannot divide by 0.');
  const [numerator, denominator] = [a.numerator * b.denominator, a.denominator * b.numerator];
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

export function isAtLeast(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator >= b.numerator * a.denominator;
}

/**
 * Rounds to multiples of 1 ÷ `parts`, halves away from zero. With 2 parts, it rounds to halves. With 100
 * parts, it rounds to cents.
 */
export function roundFraction({ numerator, denominator }: Fraction, parts: number): Fraction {
  return toFraction(roundHalfAway(numerator * BigInt(parts), denominator), parts);
}

/**
 * Converts a fraction to the nearest number. Halves, hundredths and cents become exactly the numbers that
 * people write.
 */
export function toNumber({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator);
}
