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
    description: 'Units sold in the three calendar months before, ÷ 3.',
    technicalNote: 'The months before the start’s, to 1 decimal. Its deals: `averageRange`.',
  },
  previous: {
    label: 'Prev',
    longLabel: 'Previous month',
    kind: 'units',
    description: 'Units sold in the month before, with the vacation units of that month.',
    technicalNote: 'The month before the start’s, up to 2 decimals. Its deals: `previousRange`.',
  },
  track: {
    label: 'Track',
    kind: 'units',
    description:
      'Units at the end of the month if it goes on like this: sold ÷ working days completed × all working days.',
    technicalNote:
      'To the nearest 0.5, halves up. The units when the range is over, 0 when it lies ahead (rules.md, Tick sheet).',
  },
  usedTrack: {
    label: 'Used Track',
    kind: 'units',
    description:
      'Used units at the end of the month if it goes on like this: used ÷ working days completed × all working days.',
    technicalNote: 'To the nearest 0.5, as Track.',
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
      'New units at the end of the month if it goes on like this: new ÷ working days completed × all working days.',
    technicalNote: 'Of the store alone. To the nearest 0.5, as Track.',
  },
  usedTrack: tickFigures.usedTrack,
} as const satisfies FigureTable;
