import { goalFigures } from '../../../generated/rules/goalFigures';
import { leaderboardFigures } from '../../../generated/rules/leaderboardFigures';
import { raceRowFigures } from '../../../generated/rules/raceRowFigures';
import { tickFigures } from '../../../generated/rules/tickFigures';
import { type Header, withLabel } from '../../../lib/format/header';

const BEST_MONTH_DESCRIPTION = 'The month in which this person sold the most units.';

/** Headers of the summary bar at the top of Home (my-day.md). */
export const summaryBarHeaders = {
  units: withLabel('Units', tickFigures.total),
  rank: leaderboardFigures.rank,
  track: tickFigures.track,
  goal: goalFigures.goal,
  toQualify: raceRowFigures.unitsToQualify,
  lastSale: { label: 'Last sale', description: 'Days since this person’s last sale.' },
  bestMonth: { label: 'Best month', description: BEST_MONTH_DESCRIPTION },
  best: { label: 'Best', longLabel: 'Best month', description: BEST_MONTH_DESCRIPTION },
  nextUp: {
    label: 'Next up',
    description:
      'The next salesperson in the rotation: people marked On Turn first, then the longest wait since their last up today.',
  },
  yesterday: { label: 'Yesterday', description: 'Deals the store sold yesterday.' },
  toDate: { label: 'To date', description: 'Deals sold from the first of the month up to today.' },
  aYearAgo: {
    label: 'Last year',
    longLabel: 'Same days last year',
    description: 'Deals sold on the same days last year.',
  },
  withoutSale: { label: 'No sale in 7 days', description: 'Salespeople with no sale in the last 7 days.' },
} as const satisfies Record<string, Header>;
