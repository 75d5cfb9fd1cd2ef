import type { Figure, FigureTable } from '../figures/figure.ts';
import { soldFigures, vacationFigure } from '../figures/soldFigures.ts';

/** The summary's figures of a person or a team (rules.md, Summary). */
export const summaryFigures = {
  ...soldFigures,
  total: { ...soldFigures.total, label: 'Total' },
  vacation: vacationFigure,
  frontGross: {
    label: 'Front End Gross',
    kind: 'money',
    description: 'Front gross of the deals (half for a split). Negatives are subtracted.',
    technicalNote: 'In dollars, summed exactly and rounded once to the cent.',
  },
} as const satisfies FigureTable;

const dealCount = (label: string, description: string): Figure & { kind: 'count' } => ({
  label,
  kind: 'count',
  description,
});

/** The lines of the stats: the store's deals, 1 each, and their gross. */
export const statsFigures = {
  new: dealCount('New', 'New cars sold, each counted as 1.'),
  used: dealCount('Used', 'Used and certified cars sold, each counted as 1.'),
  certified: dealCount('Certified', 'Certified cars sold, each counted as 1. They also count as Used.'),
  unclassified: dealCount(
    'No car type',
    'Sold deals without a car type, each counted as 1. They count in the total, but not as New or Used.',
  ),
  total: dealCount('Total', 'All deals sold, each counted as 1, including those without a car type.'),
  gross: {
    label: 'Gross',
    kind: 'money',
    description: 'Front plus back gross of all deals sold. Negatives are subtracted.',
    technicalNote: 'In dollars.',
  },
} as const satisfies FigureTable;

/** The columns of each line of the stats. */
export const comparedFigures = {
  current: { label: 'Current', kind: 'count', description: 'Sold on the days shown.' },
  prior: {
    label: 'Prior Year',
    kind: 'count',
    description: 'Sold on the same days a year earlier.',
  },
  difference: { label: 'Diff', kind: 'count', description: 'Current − prior year.' },
} as const satisfies FigureTable;
