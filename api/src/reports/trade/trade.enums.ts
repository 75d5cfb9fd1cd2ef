import { registerEnumType } from 'type-graphql';
import type { TradeFigures } from '../../rules/trade/tradeStats.ts';

export type TradeFigureName = keyof TradeFigures;

export const TradeFigureEnum = {
  DELIVERED: 'delivered',
  TRADES: 'trades',
  PERCENT: 'percent',
} as const satisfies Record<string, TradeFigureName>;

registerEnumType(TradeFigureEnum, {
  name: 'TradeFigure',
  description: 'A figure of the trade stats: see TradeFigures.',
  valuesConfig: {
    DELIVERED: { description: 'Delivered Deals.' },
    TRADES: { description: 'Trades.' },
    PERCENT: { description: 'Trade %.' },
  },
});
