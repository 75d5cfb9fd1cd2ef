import type { FigureTable } from '../figures/figure.ts';
import { carFigures, soldFigures, vacationFigure } from '../figures/soldFigures.ts';

/** The figures of an entry on the leaderboard (rules.md, Leaderboard). */
export const leaderboardFigures = {
  rank: {
    label: 'Rank',
    kind: 'count',
    description:
      'The place: by total units or by front gross, as is chosen; who is equal stands by the other of the two, then by name.',
    technicalNote: '1, 2, 3 …: never shared.',
  },
  ...carFigures,
  vacation: {
    ...vacationFigure,
    technicalNote: `${vacationFigure.technicalNote} 0 for teams and when a car type is chosen.`,
  },
  total: {
    ...soldFigures.total,
    label: 'Total',
    description: 'All units sold, new, used and without a car type, and vacation units.',
    technicalNote: 'Up to 2 decimals.',
  },
  gross: {
    label: 'Front Gross',
    kind: 'money',
    description: 'Front gross of the deals, half of a split; a deal at or below $0 counts 0.',
    technicalNote: 'Summed exactly, rounded once.',
  },
} as const satisfies FigureTable;
