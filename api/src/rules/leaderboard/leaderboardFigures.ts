import type { FigureTable } from '../figures/figure.ts';
import { carFigures, soldFigures, vacationFigure } from '../figures/soldFigures.ts';

/** The figures of an entry on the leaderboard (rules.md, Leaderboard). */
export const leaderboardFigures = {
  rank: {
    label: 'Rank',
    kind: 'count',
    description:
      'Place by total units or by front gross, as selected. Ties are broken by the other figure, then by name.',
    technicalNote: 'Ranks are 1, 2, 3 and so on, and are never shared.',
  },
  ...carFigures,
  vacation: {
    ...vacationFigure,
    technicalNote: `${vacationFigure.technicalNote} 0 for teams, and 0 if a car type is selected.`,
  },
  total: {
    ...soldFigures.total,
    label: 'Total',
    description: 'All units sold (new, used and without a car type) plus vacation units.',
    technicalNote: 'Up to 2 decimals.',
  },
  gross: {
    label: 'Front Gross',
    kind: 'money',
    description: 'Front gross of the deals (half for a split). A deal at or below $0 counts as $0.',
    technicalNote: 'In dollars, summed exactly and rounded once to the cent.',
  },
} as const satisfies FigureTable;
