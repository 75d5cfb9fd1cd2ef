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
    description: 'Front gross of the deals, half of a split; what is below $0 is taken off.',
    technicalNote: 'Summed exactly, rounded once to the cent.',
  },
} as const satisfies FigureTable;

const dealCount = (label: string, description: string): Figure & { kind: 'count' } => ({
  label,
  kind: 'count',
  description,
});

/** The lines of the stats: the store's deals, 1 each, and their gross. */
export const statsFigures = {
  new: dealCount('New', 'New cars sold, 1 a deal.'),
  used: dealCount('Used', 'Used and certified cars sold, 1 a deal.'),
  certified: dealCount('Certified', 'Certified cars sold, 1 a deal: they are among the used.'),
  unclassified: dealCount(
    'No car type',
    'Sold deals without a car type, 1 each: in the total, neither new nor used.',
  ),
  total: dealCount('Total', 'All deals sold, 1 each, those without a car type too.'),
  gross: {
    label: 'Gross',
    kind: 'money',
    description: 'Front and back gross of all deals sold; what is below $0 is taken off.',
  },
} as const satisfies FigureTable;

/** The columns of each line of the stats. */
export const comparedFigures = {
  current: { label: 'Current', kind: 'count', description: 'What is sold on the days that are shown.' },
  prior: {
    label: 'Prior Year',
    kind: 'count',
    description: 'What was sold on the same days a year earlier.',
  },
  difference: { label: 'Diff', kind: 'count', description: 'Current − prior year.' },
} as const satisfies FigureTable;
