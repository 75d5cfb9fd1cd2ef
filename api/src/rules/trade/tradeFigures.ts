import type { FigureTable } from '../figures/figure.ts';
import { tradePercentFigure } from '../figures/soldFigures.ts';

/** The trade figures of a day or of a period (rules.md, Trade). */
export const tradeFigures = {
  delivered: {
    head: 'Delivered Deals',
    kind: 'count',
    says: 'Sold deals, 1 each, whoever sold them.',
    exactly: 'Credited or not.',
  },
  trades: {
    head: 'Trades',
    kind: 'count',
    says: 'Cars traded in: TRADE counts 1, TRADE X2 counts 2.',
  },
  percent: {
    ...tradePercentFigure,
    says: 'Cars traded in for 100 delivered deals: trades ÷ delivered × 100.',
    exactly: `${tradePercentFigure.exactly} 0 when nothing is delivered.`,
  },
} as const satisfies FigureTable;
