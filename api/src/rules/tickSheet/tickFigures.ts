import type { FigureTable } from '../figures/figure.ts';
import { soldFigures, vacationFigure } from '../figures/soldFigures.ts';

/** The tick sheet's figures of a person or a team (rules.md, Tick sheet). */
export const tickFigures = {
  ...soldFigures,
  vacation: vacationFigure,
  threeMonthAverage: {
    label: '3MAvg',
    longLabel: 'Three-month average',
    kind: 'units',
    description: 'Units sold in the previous three calendar months ÷ 3.',
    technicalNote:
      'Covers the three months before the month in which the range starts, to 1 decimal. Source deals: `averageRange`.',
  },
  previous: {
    label: 'Prev',
    longLabel: 'Previous month',
    kind: 'units',
    description: 'Units sold in the previous month, plus its vacation units.',
    technicalNote:
      'Covers the month before the month in which the range starts, up to 2 decimals. Source deals: `previousRange`.',
  },
  track: {
    label: 'Track',
    kind: 'units',
    description:
      'Projected units at month end at the current pace: sold ÷ working days completed × total working days.',
    technicalNote:
      'Rounded to the nearest 0.5, with ties rounded up. For a past range, this is the units sold; for a future range, it is 0 (rules.md, Tick sheet).',
  },
  usedTrack: {
    label: 'Used Track',
    kind: 'units',
    description:
      'Projected used units at month end at the current pace: used ÷ working days completed × total working days.',
    technicalNote: 'To the nearest 0.5, like Track.',
  },
} as const satisfies FigureTable;

/** The tick sheet's figures of the store. Each deal counts 1, with or without a credited salesperson. */
export const storeFigures = {
  ...soldFigures,
  total: { ...tickFigures.total, label: 'Total' },
  track: tickFigures.track,
  newTrack: {
    label: 'New Track',
    kind: 'units',
    description:
      'Projected new units at month end at the current pace: new ÷ working days completed × total working days.',
    technicalNote: 'Only for the store. To the nearest 0.5, like Track.',
  },
  usedTrack: tickFigures.usedTrack,
} as const satisfies FigureTable;
