import { createRequire } from 'node:module';

export const importFromApi = file => import(new URL(`../../api/dist/${file}`, import.meta.url).href);
createRequire(new URL('../../api/package.json', import.meta.url))('reflect-metadata');

const { tickFigures, storeFigures } = await importFromApi('rules/tickSheet/tickFigures.js');
const { goalTable } = await importFromApi('rules/goals/goalTable.js');
const { summaryFigures, statsFigures, comparedFigures } = await importFromApi(
  'rules/summary/summaryFigures.js',
);
const { trendFigures } = await importFromApi('rules/trends/trendFigures.js');
const { leaderboardFigures } = await importFromApi('rules/leaderboard/leaderboardFigures.js');
const { tradeFigures } = await importFromApi('rules/trade/tradeFigures.js');
const { hogFigures } = await importFromApi('rules/hog/hogFigures.js');
const { potRowFigures, potMoney, potFigures, raceRowFigures, raceFigures } = await importFromApi(
  'rules/potOfGold/potFigures.js',
);
const { funnelFigures } = await importFromApi('rules/ups/funnelFigures.js');
const { closedStoreFigures, closedPersonFigures, closedFigures, monthTotals } = await importFromApi(
  'rules/closing/closedFigures.js',
);
const { upFigures } = await importFromApi('rules/ups/upFigures.js');

/**
 * The figure tables, one generated file each, so that a screen loads only the tables that it shows
 * (docs/adr/figures.md).
 */
export const figureTables = {
  tickFigures,
  storeFigures,
  goalFigures: goalTable,
  summaryFigures,
  statsFigures,
  comparedFigures,
  trendFigures,
  leaderboardFigures,
  potRowFigures,
  potFigures: { ...potMoney, ...potFigures },
  raceRowFigures,
  raceFigures,
  tradeFigures,
  hogFigures,
  upStatsFigures: upFigures,
  funnelFigures,
  closedStoreFigures,
  closedPersonFigures,
  closedFigures,
};

/** The GraphQL types that have a field for each figure of a table. */
const figureTypes = {
  TickRow: tickFigures,
  TickFigures: tickFigures,
  GoalFigures: goalTable,
  SummaryRow: summaryFigures,
  SummaryFigures: summaryFigures,
  TrendMonth: trendFigures,
  LeaderboardRow: leaderboardFigures,
  PotRow: potRowFigures,
  PotOfGold: { ...potMoney, ...potFigures },
  PotRaceRow: { ...potRowFigures, ...raceRowFigures },
  PotRace: raceFigures,
  TradeDay: tradeFigures,
  TradeFigures: tradeFigures,
  HogTotals: hogFigures,
  UpCounters: upFigures,
  FunnelFigures: funnelFigures,
  MonthTotals: monthTotals,
  MonthFigures: closedStoreFigures,
  PersonFigures: closedPersonFigures,
};

/**
 * The fragments `All…`. Each selects all figures of one type, so that the documents that use it always match
 * the figure table.
 */
export const figureFragments = Object.entries(figureTypes).map(
  ([type, table]) => `fragment All${type} on ${type} { ${Object.keys(table).join(' ')} }`,
);
