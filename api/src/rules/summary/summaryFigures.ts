import type { Figure, FigureTable } from '../figures/figure.ts';
import { soldFigures, vacationFigure } from '../figures/soldFigures.ts';

/** The summary's figures of a person or a team (rules.md, Summary). */
export const summaryFigures = {
  ...soldFigures,
  total: { ...soldFigures.total, head: 'Total' },
  vacation: vacationFigure,
  frontGross: {
    head: 'Front End Gross',
    kind: 'money',
    says: 'Front gross of the deals, half of a split; what is below $0 is taken off.',
    exactly: 'Summed exactly, rounded once to the cent.',
  },
} as const satisfies FigureTable;

const deals = (head: string, says: string): Figure & { kind: 'count' } => ({ head, kind: 'count', says });

/** The lines of the stats: the store’s deals, 1 each, and their gross. */
export const statsFigures = {
  new: deals('New', 'New cars sold, 1 a deal.'),
  used: deals('Used', 'Used and certified cars sold, 1 a deal.'),
  certified: deals('Certified', 'Certified cars sold, 1 a deal: they are among the used.'),
  unclassified: deals(
    'No car type',
    'Sold deals without a car type, 1 each: in the total, neither new nor used.',
  ),
  total: deals('Total', 'All deals sold, 1 each, those without a car type too.'),
  gross: {
    head: 'Gross',
    kind: 'money',
    says: 'Front and back gross of all deals sold; what is below $0 is taken off.',
  },
} as const satisfies FigureTable;

/** What each line is about. */
export const comparedFigures = {
  current: { head: 'Current', kind: 'count', says: 'What is sold on the days that are shown.' },
  prior: { head: 'Prior Year', kind: 'count', says: 'What was sold on the same days a year earlier.' },
  difference: { head: 'Diff', kind: 'count', says: 'Current − prior year.' },
} as const satisfies FigureTable;
