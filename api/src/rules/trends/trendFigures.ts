import type { FigureTable } from '../figures/figure.ts';
import { carFigures, tradePercentFigure } from '../figures/soldFigures.ts';
import { funnelFigures } from '../ups/funnelFigures.ts';

/** The figures of a month in the trends (trends.md, Figures). */
export const trendFigures = {
  ...carFigures,
  units: {
    label: 'Units',
    kind: 'units',
    description:
      'All units sold: new, used, and those without a car type. For the store, each deal counts as 1.',
    technicalNote: 'In steps of 0.5. For the store, uncredited deals count too.',
  },
  frontGrossPerUnit: {
    label: 'Front per unit',
    kind: 'money',
    description: 'Average front gross per unit: front gross ÷ units.',
    technicalNote: 'In dollars, including negatives, rounded once to the cent. Null if there are no units.',
    isOptional: true,
  },
  backGrossPerUnit: {
    label: 'Back per unit',
    kind: 'money',
    description: 'Average back gross per unit: back gross ÷ units.',
    technicalNote: 'In dollars, including negatives, rounded once to the cent. Null if there are no units.',
    isOptional: true,
  },
  grossPerUnit: {
    label: 'Gross per unit',
    kind: 'money',
    description: 'Average gross per unit: (front gross + back gross) ÷ units.',
    technicalNote:
      'In dollars, rounded once to the cent, so it can differ by a cent from the sum of front and back per unit. Null if there are no units.',
    isOptional: true,
  },
  tradePercent: {
    ...tradePercentFigure,
    technicalNote: `${tradePercentFigure.technicalNote} Sold is in units, and half of a split counts as half of its trades. Null if there are no units.`,
    isOptional: true,
  },
  closingRate: funnelFigures.closingRate,
} as const satisfies FigureTable;

export type TrendFigureName = keyof typeof trendFigures;
