import type { Day } from '../calendar/calendar.ts';
import { percentOf, sumOf } from '../numbers/arithmetic.ts';
import type { TradeStatus } from './dealValues.ts';

/** How many deals have which trade status. */
export interface TradeCounts {
  /** Deals with trade status TRADE. */
  readonly single: number;
  /** Deals with trade status TRADE X2. */
  readonly double: number;
}

/** The sold deals of one day, and how many of them have which trade status. */
export interface TradeDayFacts extends TradeCounts {
  readonly day: Day;
  readonly delivered: number;
}

export interface TradeFigures {
  readonly delivered: number;
  /** TRADE counts 1, TRADE X2 counts 2. */
  readonly trades: number;
  /** Trades ÷ delivered × 100, 2 decimals, halves up, 0 when nothing is delivered; may exceed 100. */
  readonly percent: number;
}

export interface TradeDay extends TradeFigures {
  readonly day: Day;
}

export interface TradeStats {
  readonly days: readonly TradeDay[];
  readonly period: TradeFigures;
}

/** Cars traded in: TRADE counts 1, TRADE X2 counts 2 (rules.md, Trade). */
export function tradesOf({ single, double }: TradeCounts): number {
  return single + 2 * double;
}

/** Cars traded in for one deal, by its trade status (rules.md, Trade). */
export function tradesOfDeal(status: TradeStatus | null): number {
  return tradesOf({ single: status === 'TRADE' ? 1 : 0, double: status === 'TRADE X2' ? 1 : 0 });
}

/** Trade per day with sold deals, in order, and over the period (rules.md, Trade). */
export function tradeStats(facts: readonly TradeDayFacts[]): TradeStats {
  const days = facts
    .filter(each => each.delivered > 0)
    .map(each => ({ day: each.day, ...tradeFigures(each.delivered, tradesOf(each)) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  return {
    days,
    period: tradeFigures(
      sumOf(days, each => each.delivered),
      sumOf(days, each => each.trades),
    ),
  };
}

function tradeFigures(delivered: number, trades: number): TradeFigures {
  return { delivered, trades, percent: percentOf(trades, delivered) };
}
