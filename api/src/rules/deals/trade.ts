import type { TradeStatus } from './dealValues.ts';

/** How many deals have which trade status. */
export interface TradeCounts {
  /** Deals with trade status TRADE. */
  readonly single: number;
  /** Deals with trade status TRADE X2. */
  readonly double: number;
}

/** Cars traded in: TRADE counts 1, TRADE X2 counts 2 (rules.md, Trade). */
export function tradesOf({ single, double }: TradeCounts): number {
  return single + 2 * double;
}

/** Cars traded in for one deal, by its trade status (rules.md, Trade). */
export function tradesOfDeal(status: TradeStatus | null): number {
  return tradesOf({ single: status === 'TRADE' ? 1 : 0, double: status === 'TRADE X2' ? 1 : 0 });
}
