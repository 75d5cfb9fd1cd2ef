import { registerEnumType } from 'type-graphql';
import type { HogTotals } from '../../rules/hog/hogTotals.ts';

export type HogFigureName = keyof HogTotals;

export const HogFigureEnum = {
  TOTAL_ENTRIES: 'totalEntries',
  SPLIT_DEALS: 'splitDeals',
  TOTAL_SOLD: 'totalSold',
  FRONT_GROSS: 'frontGross',
  BACK_GROSS: 'backGross',
  TOTAL_GROSS: 'totalGross',
} as const satisfies Record<string, HogFigureName>;

registerEnumType(HogFigureEnum, {
  name: 'HogFigure',
  description: 'A box above the Hog grid: see HogTotals.',
  valuesConfig: {
    TOTAL_ENTRIES: { description: 'Total Entries.' },
    SPLIT_DEALS: { description: 'Split Deals.' },
    TOTAL_SOLD: { description: 'Total Sold.' },
    FRONT_GROSS: { description: 'Front Gross.' },
    BACK_GROSS: { description: 'Back Gross.' },
    TOTAL_GROSS: { description: 'Total Gross.' },
  },
});
