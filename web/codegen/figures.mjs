import { createRequire } from 'node:module';

export const fromApi = file => import(new URL(`../../api/dist/${file}`, import.meta.url).href);
createRequire(new URL('../../api/package.json', import.meta.url))('reflect-metadata');

const { tickFigures, storeFigures } = await fromApi('rules/tickSheet/tickFigures.js');
const { goalTable } = await fromApi('rules/goals/goalTable.js');
const { summaryFigures, statsFigures, comparedFigures } = await fromApi('rules/summary/summaryFigures.js');
const { trendFigures } = await fromApi('rules/trends/trendFigures.js');
const { leaderboardFigures } = await fromApi('rules/leaderboard/leaderboardFigures.js');
const { tradeFigures } = await fromApi('rules/trade/tradeFigures.js');
const { hogFigures } = await fromApi('rules/hog/hogFigures.js');
const { potRowFigures, potMoney, potFigures, raceRowFigures, raceFigures } = await fromApi(
  'rules/potOfGold/potFigures.js',
);
const { funnelFigures } = await fromApi('rules/ups/funnelFigures.js');
const {
  storeFigures: closedStoreFigures,
  personFigures: closedPersonFigures,
  closedFigures,
  monthTotals,
} = await fromApi('rules/closing/closedFigures.js');
const { upFigures } = await fromApi('rules/ups/upFigures.js');

/** The figures of each board, as its screen knows them: a file each, so that a screen loads what it draws (decision 205). */
export const boards = {
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

/** The types of GraphQL that have a field for each figure of a table. */
const types = {
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

/** A fragment `All` + a type's name, which asks for each of its figures: a document that uses it follows the table. */
export const allFigures = Object.entries(types).map(
  ([type, table]) => `fragment All${type} on ${type} { ${Object.keys(table).join(' ')} }`,
);
