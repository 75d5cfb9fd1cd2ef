import { type GraphQLEnumType, type GraphQLObjectType, isObjectType } from 'graphql';
import type { Figure, FigureTable } from '../../rules/figures/figure.ts';
import { goalTable } from '../../rules/goals/goalTable.ts';
import { hogFigures } from '../../rules/hog/hogFigures.ts';
import { leaderboardFigures } from '../../rules/leaderboard/leaderboardFigures.ts';
import { potFigures, potRowFigures, raceFigures } from '../../rules/potOfGold/potFigures.ts';
import { summaryFigures } from '../../rules/summary/summaryFigures.ts';
import { storeFigures, tickFigures } from '../../rules/tickSheet/tickFigures.ts';
import { tradeFigures } from '../../rules/trade/tradeFigures.ts';
import { trendFigures } from '../../rules/trends/trendFigures.ts';
import { funnelFigures } from '../../rules/ups/funnelFigures.ts';
import { linkedFigures, listedFigures } from '../../rules/ups/linkedFigures.ts';
import { upFigures } from '../../rules/ups/upFigures.ts';
import { SourceCopy } from '../../testing/setup/sourceCopy.ts';
import { getGraphqlSchema } from '../../wiring/graphqlSchema.ts';

const BEST_DAY = "bestDay: { label: 'Best Day', kind: 'units', description: 'Units sold on the best day.' },";
const TABLE_ENDS = '} as const satisfies FigureTable;';

const TABLES = [
  'goals/goalTable',
  'hog/hogFigures',
  'leaderboard/leaderboardFigures',
  'potOfGold/potFigures',
  'summary/summaryFigures',
  'tickSheet/tickFigures',
  'trade/tradeFigures',
  'trends/trendFigures',
  'ups/funnelFigures',
  'ups/linkedFigures',
  'ups/upFigures',
];

/** Files of the web app that list the figures of a board. */
const SCREEN_FILES = [
  'features/display/boards/UpCounters.tsx',
  'features/hog/HogTotals.tsx',
  'features/potOfGold/PotTable.tsx',
  'features/potOfGold/potDrillDown.ts',
  'features/summary/StatsBlock.tsx',
  'features/summary/summaryColumns.ts',
  'features/tick/GoalLine.tsx',
  'features/tick/TickSheetReport.tsx',
  'features/tick/tickColumns.ts',
  'features/trade/TradeDays.tsx',
  'features/trade/TradeFigures.tsx',
  'features/trade/TradeReport.tsx',
  'features/trends/TrendsTable.tsx',
  'features/trends/trendColumns.ts',
  'features/upLog/stats/UpStatsCounters.tsx',
];

describe('a figure that is added to a table', () => {
  it('requires a change only of its rule, because GraphQL, explanations and exports read the table', async () => {
    const copy = await SourceCopy.create('api');
    for (const table of TABLES)
      await copy.change(`rules/${table}.ts`, TABLE_ENDS, `  ${BEST_DAY}\n${TABLE_ENDS}`);
    expect(await copy.listFilesWithErrors(['rules', 'modules/upLog', 'reports'])).toEqual([
      'modules/upLog/upConditions.sql.ts',
      'rules/goals/goalFigures.ts',
      'rules/hog/hogTotals.ts',
      'rules/leaderboard/entrySteps.ts',
      'rules/potOfGold/potOfGold.ts',
      'rules/summary/summary.ts',
      'rules/tickSheet/tickSteps.ts',
      'rules/trade/tradeStats.ts',
      'rules/trends/trends.ts',
      'rules/upStats/upSteps.ts',
      'rules/ups/upCounters.ts',
    ]);
    await copy.remove();
  });

  it('requires a change of every screen that shows the table', async () => {
    const copy = await SourceCopy.create('web');
    for (const board of ['tick', 'goal', 'potRow', 'summary', 'stats', 'trend', 'trade', 'hog', 'upStats']) {
      const file = `generated/rules/${board}Figures.ts`;
      await copy.change(file, '} as const;', `,${BEST_DAY}\n} as const;`);
    }
    expect(await copy.listFilesWithErrors([...SCREEN_FILES, 'app/theme'])).toEqual(SCREEN_FILES);
    await copy.remove();
  });
});

const tablesByType: readonly [string, FigureTable][] = [
  ['TickFigures', tickFigures],
  ['TickRow', tickFigures],
  ['GoalFigures', goalTable],
  ['SummaryFigures', summaryFigures],
  ['TrendMonth', trendFigures],
  ['LeaderboardRow', leaderboardFigures],
  ['PotRow', potRowFigures],
  ['PotRace', raceFigures],
  ['TradeDay', tradeFigures],
  ['HogTotals', hogFigures],
  ['UpCounters', upFigures],
  ['UpFigures', linkedFigures],
  ['FunnelFigures', funnelFigures],
];

const tablesByEnum: readonly [string, FigureTable][] = [
  ['TickFigure', { ...tickFigures, ...storeFigures, ...goalTable }],
  ['TrendFigure', trendFigures],
  ['TradeFigure', tradeFigures],
  ['PotFigure', { ...potRowFigures, ...potFigures }],
  ['HogFigure', hogFigures],
  ['UpCounter', upFigures],
  ['ListedUps', listedFigures],
  ['FunnelFigure', funnelFigures],
];

describe('GraphQL figures', () => {
  it.each(tablesByType)('describes each figure of %s in GraphQL as its table does', async (name, table) => {
    const type = (await getGraphqlSchema()).getType(name) as GraphQLObjectType;
    expect(isObjectType(type)).toBe(true);
    const fields = type.getFields();
    // The goal of a tick sheet is an object in GraphQL, not a figure.
    const scalarFigures = Object.entries(table).filter(([figure]) => !isObjectType(fields[figure]?.type));
    for (const [figure, { label, description }] of scalarFigures) {
      expect(fields[figure]?.description).toContain(label);
      expect(fields[figure]?.description).toContain(description);
    }
  });

  it.each(tablesByEnum)('contains a value with the label of each figure of %s', async (name, table) => {
    const type = (await getGraphqlSchema()).getType(name) as GraphQLEnumType;
    expect(
      type
        .getValues()
        .map(({ value }) => value)
        .sort(),
    ).toEqual(Object.keys(table).sort());
    for (const { value, description } of type.getValues())
      expect(description).toContain((table[value] as Figure).label);
  });

  it('converts the name of a figure to an enum value in upper case with underscores', async () => {
    const type = (await getGraphqlSchema()).getType('TickFigure') as GraphQLEnumType;
    expect(type.getValue('THREE_MONTH_AVERAGE')?.value).toBe('threeMonthAverage');
  });
});
