import { roundHalfUp } from './rounding.ts';

/** A part of a whole in percent, 2 decimals, halves up, 0 of nothing; neither is negative (rules.md, Trade). */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : roundHalfUp(part * 100 * 100, whole) / 100;
}
