import type { AmountsOf } from '../figures/figure.ts';
import { percentOf, sumOf } from '../numbers/arithmetic.ts';
import type { upFigures } from './upFigures.ts';
import type { UpSold, UpType } from './upValues.ts';

/** Ups that are alike in all that is counted: a single row of the log, or a group of them. */
export interface UpGroup {
  /** How many rows; a single row is 1. */
  readonly ups: number;
  readonly upType: UpType | null;
  readonly hasWriteUp: boolean;
  readonly hasTestDrive: boolean;
  readonly sold: UpSold | null;
  /** Turned-to is set. */
  readonly isTurned: boolean;
}

export type UpCounters = AmountsOf<typeof upFigures>;

/** The name of a counter. */
export type UpCounter = keyof typeof upFigures;

/** Counts ups by type, flag, Sold and turned-to (rules.md, Up log, Counters). */
export function upCounters(groups: readonly UpGroup[]): UpCounters {
  const count = (isCounted: (group: UpGroup) => boolean) =>
    sumOf(groups, each => (isCounted(each) ? each.ups : 0));
  return {
    ups: count(() => true),
    freshUps: count(each => each.upType === 'Fresh Up'),
    appointments: count(each => each.upType === 'Appointment'),
    writeUps: count(each => each.hasWriteUp),
    testDrives: count(each => each.hasTestDrive),
    sold: count(each => each.sold === 'Yes'),
    turns: count(each => each.isTurned),
  };
}

/** The counters of several groups together. */
export function sumCounters(groups: readonly UpCounters[]): UpCounters {
  const sum = (counter: (group: UpCounters) => number) => sumOf(groups, counter);
  return {
    ups: sum(each => each.ups),
    freshUps: sum(each => each.freshUps),
    appointments: sum(each => each.appointments),
    writeUps: sum(each => each.writeUps),
    testDrives: sum(each => each.testDrives),
    sold: sum(each => each.sold),
    turns: sum(each => each.turns),
  };
}

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
