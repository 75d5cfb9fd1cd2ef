import { registerEnumType } from 'type-graphql';
import type { TrendFigureName } from '../../rules/trends/trendSteps.ts';

export const TrendFigureEnum = {
  NEW: 'new',
  USED: 'used',
  UNCLASSIFIED: 'unclassified',
  UNITS: 'units',
  FRONT_GROSS_PER_UNIT: 'frontGrossPerUnit',
  BACK_GROSS_PER_UNIT: 'backGrossPerUnit',
  GROSS_PER_UNIT: 'grossPerUnit',
  TRADE_PERCENT: 'tradePercent',
  CLOSING_RATE: 'closingRate',
} as const satisfies Record<string, TrendFigureName>;

registerEnumType(TrendFigureEnum, {
  name: 'TrendFigure',
  description: 'A figure of a month of the trends: see TrendMonth.',
  valuesConfig: {
    NEW: { description: 'New.' },
    USED: { description: 'Used.' },
    UNCLASSIFIED: { description: 'Without a car type.' },
    UNITS: { description: 'Units.' },
    FRONT_GROSS_PER_UNIT: { description: 'Front a unit.' },
    BACK_GROSS_PER_UNIT: { description: 'Back a unit.' },
    GROSS_PER_UNIT: { description: 'Gross a unit.' },
    TRADE_PERCENT: { description: 'Trade %.' },
    CLOSING_RATE: { description: 'Closing rate.' },
  },
});
