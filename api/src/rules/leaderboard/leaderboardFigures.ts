import type { FigureTable } from '../figures/figure.ts';
import { carFigures, soldFigures, vacationFigure } from '../figures/soldFigures.ts';

/** The figures of a place of the leaderboard (rules.md, Leaderboard). */
export const leaderboardFigures = {
  rank: {
    head: 'Rank',
    kind: 'count',
    says: 'The place: by total units or by front gross, as is chosen; who is equal stands by the other of the two, then by name.',
    exactly: '1, 2, 3 …: never shared.',
  },
  ...carFigures,
  vacation: {
    ...vacationFigure,
    exactly: `${vacationFigure.exactly} 0 for teams and when a car type is chosen.`,
  },
  total: {
    ...soldFigures.total,
    head: 'Total',
    says: 'All units sold, new, used and without a car type, and vacation units.',
    exactly: 'Up to 2 decimals.',
  },
  gross: {
    head: 'Front Gross',
    kind: 'money',
    says: 'Front gross of the deals, half of a split; a deal at or below $0 counts 0.',
    exactly: 'Summed exactly, rounded once.',
  },
} as const satisfies FigureTable;
