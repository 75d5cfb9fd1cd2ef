import type { FigureTable } from '../figures/figure.ts';
import { tradePercentFigure } from '../figures/soldFigures.ts';

/** The trade figures of a day or of a period (rules.md, Trade). */
export const tradeFigures = {
  delivered: {
    label: 'Delivered Deals',
    kind: 'count',
    description: 'Sold deals, 1 each, whoever sold them.',
    technicalNote: 'Credited or not.',
  },
  trades: {
    label: 'Trades',
    kind: 'count',
    description: 'Cars traded in: TRADE counts 1, TRADE X2 counts 2.',
  },
  percent: {
    ...tradePercentFigure,
    description: 'Cars traded in for 100 delivered deals: trades ÷ delivered × 100.',
    technicalNote: `${tradePercentFigure.technicalNote} 0 when nothing is delivered.`,
  },
} as const satisfies FigureTable;
