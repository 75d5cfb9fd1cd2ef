import { registerEnumType } from 'type-graphql';
import type { SummaryFigureName } from '../../rules/summary/summary.ts';
import type { StatsColumn, StatsLine } from '../../rules/summary/summaryStats.ts';

export type SummaryName = SummaryFigureName | StatsLine;

export const SummaryFigureEnum = {
  NEW: 'new',
  USED: 'used',
  CERTIFIED: 'certified',
  UNCLASSIFIED: 'unclassified',
  TOTAL: 'total',
  GROSS: 'gross',
  VACATION: 'vacation',
  FRONT_GROSS: 'frontGross',
} as const satisfies Record<string, SummaryName>;

registerEnumType(SummaryFigureEnum, {
  name: 'SummaryFigure',
  description:
    'A figure of the summary: a line of SummaryStats, of the store, or one of SummaryFigures, of people.',
  valuesConfig: {
    NEW: { description: 'New.' },
    USED: { description: 'Used.' },
    CERTIFIED: { description: 'Certified, of the store.' },
    UNCLASSIFIED: { description: 'Without a car type.' },
    TOTAL: { description: 'Total.' },
    GROSS: { description: 'Gross, of the store.' },
    VACATION: { description: 'VAC, of people.' },
    FRONT_GROSS: { description: 'Front End Gross, of people.' },
  },
});

export const StatsColumnEnum = {
  CURRENT: 'current',
  PRIOR: 'prior',
  DIFFERENCE: 'difference',
} as const satisfies Record<string, StatsColumn>;

registerEnumType(StatsColumnEnum, {
  name: 'StatsColumn',
  description: 'A column of the summary’s stats.',
  valuesConfig: {
    CURRENT: { description: 'Current.' },
    PRIOR: { description: 'Prior Year.' },
    DIFFERENCE: { description: 'Diff.' },
  },
});
