import type { FigureTable } from '../figures/figure.ts';
import { carFigures, tradePercentFigure } from '../figures/soldFigures.ts';
import { funnelFigures } from '../ups/funnelFigures.ts';

/** The figures of a month in the trends (trends.md, Figures). */
export const trendFigures = {
  ...carFigures,
  units: {
    label: 'Units',
    kind: 'units',
    description: 'All units sold: new, used, and those without a car type; of the store 1 for each deal.',
    technicalNote: 'In halves; the store’s deals count credited or not.',
  },
  frontGrossPerUnit: {
    label: 'Front a unit',
    kind: 'money',
    description: 'Front gross of an average unit: front gross ÷ units.',
    technicalNote: 'Negatives included, rounded once to the cent. Null without units.',
    isOptional: true,
  },
  backGrossPerUnit: {
    label: 'Back a unit',
    kind: 'money',
    description: 'Back gross of an average unit: back gross ÷ units.',
    technicalNote: 'Negatives included, rounded once to the cent. Null without units.',
    isOptional: true,
  },
  grossPerUnit: {
    label: 'Gross a unit',
    kind: 'money',
    description: 'Front and back gross of an average unit: both ÷ units.',
    technicalNote: 'Rounded once to the cent: can differ by a cent from both together. Null without units.',
    isOptional: true,
  },
  tradePercent: {
    ...tradePercentFigure,
    technicalNote: `${tradePercentFigure.technicalNote} Sold is in units, and half of a split has half of its trades. Null without units.`,
    isOptional: true,
  },
  closingRate: funnelFigures.closingRate,
} as const satisfies FigureTable;

export type TrendFigureName = keyof typeof trendFigures;
