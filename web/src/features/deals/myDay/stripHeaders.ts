import { goalFigures } from '../../../generated/rules/goalFigures';
import { leaderboardFigures } from '../../../generated/rules/leaderboardFigures';
import { raceRowFigures } from '../../../generated/rules/raceRowFigures';
import { tickFigures } from '../../../generated/rules/tickFigures';
import { type Header, renamed } from '../../../lib/values/header';

const bestMonth = 'The month in which this person sold the most units.';

/** What Home begins with (my-day.md). */
export const stripHeaders = {
  units: renamed('Units', tickFigures.total),
  rank: leaderboardFigures.rank,
  track: tickFigures.track,
  goal: goalFigures.goal,
  toQualify: raceRowFigures.unitsToQualify,
  lastSale: { head: 'Last sale', says: 'How long ago this person sold a car.' },
  bestMonth: { head: 'Best month', says: bestMonth },
  best: { head: 'Best', longHead: 'Best month', says: bestMonth },
  nextInTurn: {
    head: 'Next in turn',
    says: 'Who takes the next up: whose last up of today is the longest ago.',
  },
  yesterday: { head: 'Yesterday', says: 'Deals sold on the selling day before today.' },
  toDate: { head: 'To date', says: 'Deals sold from the first of the month up to today.' },
  aYearAgo: { head: 'A year ago', says: 'Deals sold on the same days of last year.' },
  withoutSale: { head: 'No sale in 7 days', says: 'Salespeople who sold no car in seven days.' },
} as const satisfies Record<string, Header>;
