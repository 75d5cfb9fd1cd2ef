import { percentOf } from './percent.ts';
import type { UpCounters } from './upCounters.ts';

/** Parts of the ups of a group, in percent with 2 decimals, 0 without ups. */
export interface UpRates {
  readonly testDrivePercent: number;
  readonly writeUpPercent: number;
  /** The closing rate. */
  readonly soldPercent: number;
  readonly turnedPercent: number;
}

/** How many of the ups drove, were written up, bought and were turned over (rules.md, Up log). */
export function upRates({ ups, testDrives, writeUps, sold, turns }: UpCounters): UpRates {
  return {
    testDrivePercent: percentOf(testDrives, ups),
    writeUpPercent: percentOf(writeUps, ups),
    soldPercent: percentOf(sold, ups),
    turnedPercent: percentOf(turns, ups),
  };
}
