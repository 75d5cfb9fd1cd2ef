import type { FigureTable } from '../figures/figure.ts';
import { carFigures, tradePercentFigure } from '../figures/soldFigures.ts';
import { funnelFigures } from '../ups/funnelFigures.ts';

/** The figures of a month of the trends (trends.md, What is shown). */
export const trendFigures = {
  ...carFigures,
  units: {
    head: 'Units',
    kind: 'units',
    says: 'All units sold: new, used, and those without a car type; of the store 1 for each deal.',
    exactly: 'In halves; the store’s deals count credited or not.',
  },
  frontGrossPerUnit: {
    head: 'Front a unit',
    kind: 'money',
    says: 'Front gross of an average unit: front gross ÷ units.',
    exactly: 'Negatives included, rounded once to the cent. Null without units.',
    isOptional: true,
  },
  backGrossPerUnit: {
    head: 'Back a unit',
    kind: 'money',
    says: 'Back gross of an average unit: back gross ÷ units.',
    exactly: 'Negatives included, rounded once to the cent. Null without units.',
    isOptional: true,
  },
  grossPerUnit: {
    head: 'Gross a unit',
    kind: 'money',
    says: 'Front and back gross of an average unit: both ÷ units.',
    exactly: 'Rounded once to the cent: can differ by a cent from both together. Null without units.',
    isOptional: true,
  },
  tradePercent: {
    ...tradePercentFigure,
    exactly: `${tradePercentFigure.exactly} Sold is in units, and half of a split has half of its trades. Null without units.`,
    isOptional: true,
  },
  closingRate: funnelFigures.closingRate,
} as const satisfies FigureTable;

export type TrendFigureName = keyof typeof trendFigures;
