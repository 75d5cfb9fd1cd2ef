import { omitFigures } from '../../rules/figures/figure.ts';
import { leaderboardFigures } from '../../rules/leaderboard/leaderboardFigures.ts';
import { potRowFigures, raceFigures, raceRowFigures } from '../../rules/potOfGold/potFigures.ts';
import { comparedFigures, statsFigures, summaryFigures } from '../../rules/summary/summaryFigures.ts';
import { storeFigures } from '../../rules/tickSheet/tickFigures.ts';
import { trendFigures } from '../../rules/trends/trendFigures.ts';
import {
  downloadCsvLines,
  formatHeaderLine,
  parseCsvRecords,
  startExportServer,
  toCsvRecord,
} from '../../testing/setup/exports.ts';
import type { TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;

const RANGE = 'start=2026-06-01&end=2026-06-30';

/** Labels of the legend (leaderboard.md, Legend), and labels for cars without a type. */
const SQUARES =
  'New Car (Solo),Used Car (Solo),New Car (Closer),New Car (Additional),Used Car (Closer),Used Car (Additional),' +
  'No Car Type (Solo),No Car Type (Closer),No Car Type (Additional),Vacation Unit,Vacation Half Unit';

beforeAll(async () => {
  ({ server, client } = await startExportServer());
});
afterAll(() => server.stop());

const getCsvLines = (path: string) => downloadCsvLines(client, path);

const RACE_COLUMNS = formatHeaderLine(
  'Salesperson',
  omitFigures(raceRowFigures, ['supposedNew', 'supposedUsed', 'change']),
  'Sold at this pace',
  'Spiff at this pace',
);
const { rank, ...figures } = leaderboardFigures;
const exportedFigures = omitFigures(figures, ['unclassified']);

/** Figures of an employee or a team with half a new car. */
const rankedCells = {
  ...toCsvRecord(leaderboardFigures, { rank: '2', new: '0.5', used: '0', vacation: '0', total: '0.5' }),
  ...toCsvRecord(leaderboardFigures, { gross: '500.25' }),
  ...Object.fromEntries(
    SQUARES.split(',').map(square => [square, square === 'New Car (Closer)' ? '1' : '0']),
  ),
};

it.each<[path: string, columns: string, line: Record<string, string>]>([
  [
    `storetotals.csv?${RANGE}`,
    formatHeaderLine('Cars', 'Sold', { track: storeFigures.track }),
    { Cars: 'New', Sold: '1', ...toCsvRecord(storeFigures, { track: '2' }) },
  ],
  [
    `summary.csv?${RANGE}`,
    formatHeaderLine('Team', 'Manager', 'Name', omitFigures(summaryFigures, ['unclassified'])),
    {
      ...{ Team: 'A Team', Manager: '', Name: 'Ann Zorn' },
      ...toCsvRecord(summaryFigures, { new: '0.5', used: '0', total: '0.5', vacation: '0' }),
      ...toCsvRecord(summaryFigures, { frontGross: '500.25' }),
    },
  ],
  [
    `summarystats.csv?${RANGE}`,
    formatHeaderLine('Cars', comparedFigures),
    {
      Cars: statsFigures.gross.label,
      ...toCsvRecord(comparedFigures, { current: '1000.25', prior: '0.00', difference: '1000.25' }),
    },
  ],
  [
    `summarystats.csv?${RANGE}`,
    formatHeaderLine('Cars', comparedFigures),
    {
      Cars: `${statsFigures.unclassified.label} to date`,
      ...toCsvRecord(comparedFigures, { current: '1', prior: '0', difference: '1' }),
    },
  ],
  [
    `pace.csv?${RANGE}`,
    'Day,Sold,Sold to date,Track',
    { Day: '2026-06-03', Sold: '1', 'Sold to date': '2', Track: '0.35' },
  ],
  [
    `year.csv?${RANGE}`,
    'From,Current,Prior Year,Current to date,Prior Year to date',
    {
      ...{ From: '2026-06-03', Current: '1', 'Prior Year': '0' },
      ...{ 'Current to date': '2', 'Prior Year to date': '0' },
    },
  ],
  [
    'trends.csv?month=2026-06&teamId=2',
    formatHeaderLine('Month', 'In progress', trendFigures),
    {
      ...{ Month: '2026-06-01', 'In progress': 'Yes' },
      ...toCsvRecord(trendFigures, { new: '0.5', used: '0', unclassified: '0', units: '0.5' }),
      ...toCsvRecord(trendFigures, { frontGrossPerUnit: '1000.50', backGrossPerUnit: '-0.25' }),
      ...toCsvRecord(trendFigures, { grossPerUnit: '1000.25', tradePercent: '100.00%' }),
      ...toCsvRecord(trendFigures, { closingRate: '100.00%' }),
    },
  ],
  [
    'potofgold.csv?month=2026-06',
    formatHeaderLine('Salesperson', omitFigures(potRowFigures, ['vacation'])),
    {
      Salesperson: 'Ann Zorn',
      ...toCsvRecord(potRowFigures, { totalSold: '0.5', usedSold: '0', earned: '0.00', isFastStart: '' }),
      ...toCsvRecord(potRowFigures, { total: '0.00', isQualified: '' }),
    },
  ],
  [
    'race.csv',
    RACE_COLUMNS,
    {
      Salesperson: 'Ann Zorn',
      ...toCsvRecord(raceRowFigures, { totalSold: '0.5', unitsToQualify: '11.5', usedSold: '0' }),
      ...toCsvRecord(raceRowFigures, { isFastStart: '', usedToFastStart: '5', total: '0.00' }),
      ...toCsvRecord(raceRowFigures, { gainOfOneMoreUsed: '0.00', spiffPerUsedCarThen: '0.00' }),
      ...{ 'Sold at this pace': '1', 'Spiff at this pace': '0.00' },
    },
  ],
  [
    'race.csv',
    RACE_COLUMNS,
    {
      ...Object.fromEntries(RACE_COLUMNS.split(',').map(name => [name, ''])),
      ...{ Salesperson: 'Owed', 'Spiff at this pace': '0.00' },
      ...toCsvRecord(raceRowFigures, { total: '0.00' }),
    },
  ],
  [
    'withoutsale.csv',
    'Salesperson,Team,Last sale,Days ago',
    { Salesperson: 'Ann Zorn', Team: 'A', 'Last sale': '2026-06-03', 'Days ago': '14' },
  ],
  [
    `leaderboard.csv?${RANGE}&mode=EMPLOYEES`,
    formatHeaderLine({ rank }, 'Salesperson', 'Team', exportedFigures, SQUARES),
    { Salesperson: 'Ann Zorn', Team: 'A', ...rankedCells },
  ],
  [
    `leaderboard.csv?${RANGE}&mode=TEAMS`,
    formatHeaderLine({ rank }, 'Team', exportedFigures, SQUARES),
    { Team: 'A', ...rankedCells },
  ],
  [
    'uplog.csv?day=2026-06-05',
    '#,Salesperson,Time Up,Type,Turned To,Customer,Notes,BDC Up?,Test Drive?,Write Up?,Sold?,Manager',
    {
      ...{ '#': '1', Salesperson: 'Ann Zorn', 'Time Up': '14:05', Type: 'Fresh Up', 'Turned To': '' },
      ...{ Customer: '', Notes: '', 'BDC Up?': '', 'Test Drive?': '', 'Write Up?': '' },
      ...{ 'Sold?': 'Yes', Manager: '' },
    },
  ],
  [
    `uplogstats.csv?${RANGE}&sort=SALESPERSON`,
    'Date,Salesperson,Time Up,Up Type,Turned To,Customer,BDC Up?,Test Drive?,Write Up?,Sold?',
    {
      ...{ Date: '', Salesperson: 'Total: 2 ups', 'Time Up': '', 'Turned To': '1', Customer: '' },
      ...{ 'Up Type': '1 fresh up, 0 appointments', 'BDC Up?': '', 'Test Drive?': '0' },
      ...{ 'Write Up?': '1', 'Sold?': '1' },
    },
  ],
  [
    'people.csv',
    'Group,Name,Email,Position,Team,Active',
    {
      ...{ Group: 'Product Specialists', Name: 'Ann Zorn', Email: 'person2@store.example' },
      ...{ Position: 'salesperson', Team: 'A', Active: 'Active' },
    },
  ],
])('exports %s, with the columns %s', async (path, columns, expected) => {
  const lines = await getCsvLines(path);
  expect(lines).toContain(columns);
  expect(parseCsvRecords(lines, columns.split(',')[0] ?? '')).toContainEqual(
    expect.objectContaining(expected),
  );
});

it('shows the last day of the stats to date, and the days left for a fast start', async () => {
  expect(await getCsvLines(`summarystats.csv?${RANGE}`)).toContain('To date: 06/01/2026 – 06/17/2026');
  expect(await getCsvLines('race.csv')).toContain(`${raceFigures.fastStartDaysLeft.label}: 0`);
});
