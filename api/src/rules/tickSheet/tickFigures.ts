import type { FigureTable } from '../figures/figure.ts';
import { soldFigures, vacationFigure } from '../figures/soldFigures.ts';

/** The tick sheet's figures of a person or a team (rules.md, Tick sheet). */
export const tickFigures = {
  ...soldFigures,
  vacation: vacationFigure,
  threeMonthAverage: {
    head: '3MAvg',
    longHead: 'Three-month average',
    kind: 'units',
    says: 'Units sold in the three calendar months before, ÷ 3.',
    exactly: 'The months before the start’s, to 1 decimal. Its deals: `averageRange`.',
  },
  previous: {
    head: 'Prev',
    longHead: 'Previous month',
    kind: 'units',
    says: 'Units sold in the month before, with the vacation units of that month.',
    exactly: 'The month before the start’s, up to 2 decimals. Its deals: `previousRange`.',
  },
  track: {
    head: 'Track',
    kind: 'units',
    says: 'Units at the end of the month if it goes on like this: sold ÷ working days completed × all working days.',
    exactly:
      'To the nearest 0.5, halves up. The units when the range is over, 0 when it lies ahead (rules.md, Tick sheet).',
  },
  usedTrack: {
    head: 'Used Track',
    kind: 'units',
    says: 'Used units at the end of the month if it goes on like this: used ÷ working days completed × all working days.',
    exactly: 'To the nearest 0.5, as Track.',
  },
} as const satisfies FigureTable;

/** Its figures of the store: deals, 1 each, credited or not. */
export const storeFigures = {
  ...soldFigures,
  total: { ...tickFigures.total, head: 'Total' },
  track: tickFigures.track,
  newTrack: {
    head: 'New Track',
    kind: 'units',
    says: 'New units at the end of the month if it goes on like this: new ÷ working days completed × all working days.',
    exactly: 'Of the store alone. To the nearest 0.5, as Track.',
  },
  usedTrack: tickFigures.usedTrack,
} as const satisfies FigureTable;
