import type { FigureTable } from '../figures/figure.ts';
import { tradePercentFigure } from '../figures/soldFigures.ts';

/** The trade figures of a day or of a period (rules.md, Trade). */
export const tradeFigures = {
  delivered: {
    label: 'Delivered Deals',
    kind: 'count',
    description: 'Deals sold, each counted as 1.',
    technicalNote: 'With or without a credited salesperson.',
  },
  trades: {
    label: 'Trades',
    kind: 'count',
    description: 'Cars traded in: TRADE counts as 1, TRADE X2 as 2.',
  },
  percent: {
    ...tradePercentFigure,
    description: 'Cars traded in per 100 delivered deals: trades ÷ delivered × 100.',
    technicalNote: `${tradePercentFigure.technicalNote} 0 if nothing was delivered.`,
  },
} as const satisfies FigureTable;
