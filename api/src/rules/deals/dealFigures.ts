import { percentOf, roundHalfAway, sumOf } from '../numbers/arithmetic.ts';
import { type Cents, type HalfCents, toCents } from '../numbers/money.ts';
import { type CarUnits, sumUnits, totalUnits, type Units } from '../numbers/units.ts';
import { type TradeCounts, tradesOf } from './trade.ts';

/**
 * Exact sums over deals, or over sides of them: a whole deal counts 1, a side of a split 0.5, in deals, units, trades and
 * money alike. Everything but `deals` is of sold ones.
 */
export interface DealSums extends CarUnits, TradeCounts {
  /** Every status. */
  readonly deals: Units;
  /** An "of which" of the used. */
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
  /** Null without units. */
  readonly frontGrossPerUnit: Cents | null;
  readonly backGrossPerUnit: Cents | null;
  readonly totalGrossPerUnit: Cents | null;
  readonly trades: number;
  /** Trades ÷ units × 100. */
  readonly tradePercent: number;
}

/** The sums of several groups together. */
export function sumDeals(groups: readonly DealSums[]): DealSums {
  const sum = (figure: (group: DealSums) => number) => sumOf(groups, figure);
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

/** The figures of a group: each computed from its exact sums and rounded once (rules.md, A deal, Trade). */
export function dealFigures(sums: DealSums): DealFigures {
  const units = totalUnits(sums);
  const totalGross = sums.frontGross + sums.backGross;
  const trades = tradesOf(sums);
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
    frontGrossPerUnit: perUnit(sums.frontGross, units),
    backGrossPerUnit: perUnit(sums.backGross, units),
    totalGrossPerUnit: perUnit(totalGross, units),
    trades,
    tradePercent: percentOf(trades, units),
  };
}

/** Half cents by half units are cents by units. */
function perUnit(gross: HalfCents, units: Units): Cents | null {
  return units === 0 ? null : roundHalfAway(BigInt(gross), BigInt(units * 2));
}
