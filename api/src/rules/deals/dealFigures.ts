import { roundHalfAway, sumBy, toPercent } from '../numbers/arithmetic.ts';
import { type Cents, type HalfCents, toCents } from '../numbers/money.ts';
import { type CarUnits, sumUnits, totalUnits, type Units } from '../numbers/units.ts';
import { countTrades, type TradeCounts } from './dealValues.ts';

/**
 * Exact sums over deals or over employees' shares of them. A whole deal counts 1, and a share of a split deal
 * counts 0.5, in deals, units, trades and money. All sums except `deals` count sold deals only.
 */
export interface DealSums extends CarUnits, TradeCounts {
  /** Deals of every status. */
  readonly deals: Units;
  /** Certified cars, which `used` includes. */
  readonly certified: Units;
  readonly frontGross: HalfCents;
  readonly backGross: HalfCents;
}

/** The figures of a group of deals, for analysts. */
export interface DealFigures {
  readonly deals: Units;
  readonly units: Units;
  readonly newUnits: Units;
  readonly usedUnits: Units;
  readonly certifiedUnits: Units;
  readonly unclassifiedUnits: Units;
  readonly frontGross: Cents;
  readonly backGross: Cents;
  readonly totalGross: Cents;
  /** Null when the group has no units. */
  readonly frontGrossPerUnit: Cents | null;
  readonly backGrossPerUnit: Cents | null;
  readonly totalGrossPerUnit: Cents | null;
  readonly trades: number;
  /** Trades ÷ units × 100. */
  readonly tradePercent: number;
}

/** Adds up the sums of several groups. */
export function sumDeals(groups: readonly DealSums[]): DealSums {
  const sum = (figure: (group: DealSums) => number) => sumBy(groups, figure);
  return {
    ...sumUnits(groups),
    deals: sum(each => each.deals),
    certified: sum(each => each.certified),
    frontGross: sum(each => each.frontGross),
    backGross: sum(each => each.backGross),
    single: sum(each => each.single),
    double: sum(each => each.double),
  };
}

/**
 * Calculates the figures of a group. Each figure is calculated from exact sums and rounded once (rules.md, A
 * deal, Trade).
 */
export function calculateDealFigures(sums: DealSums): DealFigures {
  const units = totalUnits(sums);
  const totalGross = sums.frontGross + sums.backGross;
  const trades = countTrades(sums);
  return {
    deals: sums.deals,
    units,
    newUnits: sums.new,
    usedUnits: sums.used,
    certifiedUnits: sums.certified,
    unclassifiedUnits: sums.unclassified,
    frontGross: toCents(sums.frontGross),
    backGross: toCents(sums.backGross),
    totalGross: toCents(totalGross),
    frontGrossPerUnit: toGrossPerUnit(sums.frontGross, units),
    backGrossPerUnit: toGrossPerUnit(sums.backGross, units),
    totalGrossPerUnit: toGrossPerUnit(totalGross, units),
    trades,
    tradePercent: toPercent(trades, units),
  };
}

/** Divides half cents by half units, which results in cents per unit. */
function toGrossPerUnit(gross: HalfCents, units: Units): Cents | null {
  return units === 0 ? null : roundHalfAway(BigInt(gross), BigInt(units * 2));
}
