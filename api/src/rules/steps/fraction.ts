import { roundHalfAway } from '../numbers/arithmetic.ts';

/** An exact amount, top ÷ bottom; the bottom is above 0. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** A whole number of equal parts of 1: 25 halves are 12.5. */
export function fraction(count: number, parts = 1): Fraction {
  return { top: BigInt(count), bottom: BigInt(parts) };
}

export function sum(a: Fraction, b: Fraction): Fraction {
  if (a.bottom === b.bottom) return { top: a.top + b.top, bottom: a.bottom };
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom };
}

export function negative({ top, bottom }: Fraction): Fraction {
  return { top: -top, bottom };
}

export function product(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom };
}

/** @throws RangeError when the divisor is 0 */
export function quotient(a: Fraction, b: Fraction): Fraction {
  if (b.top === 0n) throw new RangeError('Nothing is divided by 0.');
  const [top, bottom] = [a.top * b.bottom, a.bottom * b.top];
  return bottom < 0n ? { top: -top, bottom: -bottom } : { top, bottom };
}

export function isAtLeast(a: Fraction, b: Fraction): boolean {
  return a.top * b.bottom >= b.top * a.bottom;
}

/** To so many parts of 1, halves away from zero: by 2 to the nearest half, by 100 to the cent. */
export function toNearest({ top, bottom }: Fraction, parts: number): Fraction {
  return fraction(roundHalfAway(top * BigInt(parts), bottom), parts);
}

/** The nearest number: of halves, hundredths and cents the one that is written so. */
export function toNumber({ top, bottom }: Fraction): number {
  return Number(top) / Number(bottom);
}
