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
  lastSale: { label: 'Last sale', description: 'How long ago this person sold a car.' },
  bestMonth: { label: 'Best month', description: BEST_MONTH_DESCRIPTION },
  best: { label: 'Best', longLabel: 'Best month', description: BEST_MONTH_DESCRIPTION },
  nextUp: {
    label: 'Next in turn',
    description: 'Who takes the next up: whose last up of today is the longest ago.',
  },
  yesterday: { label: 'Yesterday', description: 'Deals sold on the selling day before today.' },
  toDate: { label: 'To date', description: 'Deals sold from the first of the month up to today.' },
  aYearAgo: { label: 'A year ago', description: 'Deals sold on the same days of last year.' },
  withoutSale: { label: 'No sale in 7 days', description: 'Salespeople who sold no car in seven days.' },
} as const satisfies Record<string, Header>;
