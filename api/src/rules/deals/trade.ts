import type { TradeStatus } from './dealValues.ts';

/** The number of deals by trade status. */
export interface TradeCounts {
  readonly single: number;
  readonly double: number;
}

/** Returns the cars traded in: TRADE counts 1, TRADE X2 counts 2 (rules.md, Trade). */
export function countTrades({ single, double }: TradeCounts): number {
  return single + 2 * double;
}

/** Returns the cars traded in for one deal, by its trade status (rules.md, Trade). */
export function countTradesOfDeal(status: TradeStatus | null): number {
  return countTrades({ single: status === 'TRADE' ? 1 : 0, double: status === 'TRADE X2' ? 1 : 0 });
}
