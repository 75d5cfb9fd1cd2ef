import type { FigureAmounts } from '../figures/figure.ts';
import { sumBy, toPercent } from '../numbers/arithmetic.ts';
import type { upFigures } from './upFigures.ts';
import type { UpSold, UpType } from './upValues.ts';

/** Ups with the same counted values: a single row of the log, or a group of rows. */
export interface UpGroup {
  /** The number of rows; 1 for a single row. */
  readonly ups: number;
  readonly upType: UpType | null;
  readonly hasWriteUp: boolean;
  readonly hasTestDrive: boolean;
  readonly sold: UpSold | null;
  /** True when Turned To is set. */
  readonly isTurned: boolean;
}

export type UpCounters = FigureAmounts<typeof upFigures>;

/** The name of a counter. */
export type UpCounter = keyof typeof upFigures;

/** Counts ups by type, flags, Sold and Turned To (rules.md, Up log, Counters). */
export function countUps(groups: readonly UpGroup[]): UpCounters {
  const count = (isCounted: (group: UpGroup) => boolean) =>
    sumBy(groups, each => (isCounted(each) ? each.ups : 0));
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

/** Adds up the counters of several groups. */
export function sumCounters(groups: readonly UpCounters[]): UpCounters {
  const sum = (counter: (group: UpCounters) => number) => sumBy(groups, counter);
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

/** Rates of a group in percent of its ups, with 2 decimals; 0 without ups. */
export interface UpRates {
  readonly testDrivePercent: number;
  readonly writeUpPercent: number;
  /** The closing rate. */
  readonly soldPercent: number;
  readonly turnedPercent: number;
}

/** Calculates the percentages of ups with a test drive, a write up, a sale and a turn (rules.md, Up log). */
export function calculateUpRates({ ups, testDrives, writeUps, sold, turns }: UpCounters): UpRates {
  return {
    testDrivePercent: toPercent(testDrives, ups),
    writeUpPercent: toPercent(writeUps, ups),
    soldPercent: toPercent(sold, ups),
    turnedPercent: toPercent(turns, ups),
  };
}
