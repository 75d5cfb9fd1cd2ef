import { readXlsx } from 'hucre/xlsx';
import { goalTable } from '../../rules/goals/goalTable.ts';
import { tickFigures } from '../../rules/tickSheet/tickFigures.ts';
import { tradeFigures } from '../../rules/trade/tradeFigures.ts';
import {
  downloadCsvLines,
  formatHeaderLine,
  parseCsvRecords,
  startExportServer,
} from '../../testing/setup/exports.ts';
import type { TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let ann: number;

const RANGE = 'start=2026-06-01&end=2026-06-30';

beforeAll(async () => {
  ({ server, client, ann } = await startExportServer());
});
afterAll(() => server.stop());

const getCsvLines = (path: string, exportClient = client) => downloadCsvLines(exportClient, path);

/** Returns the content of the only sheet of a workbook. */
async function readSheet(path: string) {
  const response = await fetch(`${server.baseUrl}/api/exports/${path}`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  expect(response.status).toBe(200);
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()), { readStyles: true });
  expect(sheets).toHaveLength(1);
  const [firstSheet] = sheets;
  const getNumberFormat = (row: number, column: number) =>
    firstSheet?.cells?.get(`${row},${column}`)?.style?.numFmt;
  return { name: firstSheet?.name, rows: firstSheet?.rows ?? [], getNumberFormat };
}

describe('export of Hog', () => {
  it('shows title, filters, time and author above the lines, and the totals of Hog below the lines', async () => {
    expect(await getCsvLines(`hog.csv?${RANGE}`)).toEqual([
      'Hog',
      '06/01/2026 – 06/30/2026',
      'Sorted by log day',
      'Exported 2026-06-17 15:04 by Rae Reader',
      '',
      'ID,Del Date,Customer Name,Sales 1,Sales 2,New/Used/Cert,Stock #,Vehicle,Front Gross,Back Gross,Total Gross,F&I,SM,Review',
      `7,2026-06-02,"Åsa, ""A""",Bob Núñez,,,'-12,,,,0.00,,,`,
      `30,2026-06-03,"'=HYPERLINK(""https://evil.example"")",Ann Zorn,Bob Núñez,New,,,1000.50,-0.25,1000.25,,,`,
      '9,,"\u000bTab\tand\nline",,,,,,3.00,,3.00,,,',
      ',,Total: 3 deals,2 sold,1 split,,,,1003.50,-0.25,1003.25,,,',
      '',
    ]);
  });

  it('writes typed cells without formulas to Excel', async () => {
    const { name, rows } = await readSheet(`hog.xlsx?${RANGE}&sort=NUMBER&isDescending=1`);
    expect(name).toBe('Hog');
    expect(rows[6]?.slice(0, 11)).toEqual([
      30,
      new Date('2026-06-03T00:00:00Z'),
      '=HYPERLINK("https://evil.example")',
      'Ann Zorn',
      'Bob Núñez',
      'New',
      null,
      null,
      1000.5,
      -0.25,
      1000.25,
    ]);
    expect(rows[7]?.[2]).toBe('Tab\tand\nline');
  });

  it('applies the filters of the screen, and shows the totals of the filtered salesperson below the lines', async () => {
    const lines = await getCsvLines(`hog.csv?${RANGE}&employeeId=${ann}&search=hyper`);
    expect(lines.slice(1, 4)).toEqual(['06/01/2026 – 06/30/2026', 'Employee: Ann Zorn', 'Search: hyper']);
    expect(lines.at(-2)).toBe(',,Share of Ann Zorn: 1 deal,0.5 sold,1 split,,,,500.25,-0.13,500.13,,,');
  });

  it('filters by open items, and lists the deal with the oldest open item first', async () => {
    const lines = await getCsvLines(`hog.csv?${RANGE}&open=NOBODY,UNCLASSIFIED&sort=OPEN_SINCE`);
    expect(lines).toContain('"Open items: No salesperson, No car type"');
    expect(lines.slice(7).map(line => line.split(',')[0])).toEqual(['7', '', '']);
  });

  it('exports only the column names and the lines when linesOnly is set', async () => {
    const lines = await getCsvLines(`hog.csv?${RANGE}&linesOnly=1`);
    expect(lines.map(line => line.split(',')[0])).toEqual(['ID', '7', '30', '9', '']);
  });

  it('shows the Updated? and Confirmed? columns only to reviewers', async () => {
    const lines = await getCsvLines(`hog.csv?${RANGE}&linesOnly=1`, await server.signInAs(4));
    expect(lines[0]).toContain('Sales 2,Updated?,Confirmed?,Stock #');
  });
});

it.each([
  [`activity.csv?${RANGE}&sort=CLOSER&dealStatus=HOGGED`, 'Deal status: HOGGED', ',,Total: 0 deals'],
  ['day.csv?day=2026-06-02', '06/02/2026', ',Total: 1 deal'],
])('exports %s with its filter and its totals', async (path, filter, last) => {
  const lines = await getCsvLines(path);
  expect(lines).toContain(filter);
  expect(lines.at(-2)?.replace(/,+$/, '')).toBe(last.replace(/,+$/, ''));
});

it('exports trade stats with percentages', async () => {
  expect((await getCsvLines(`trade.csv?${RANGE}`)).slice(4)).toEqual([
    formatHeaderLine('Day', tradeFigures),
    '2026-06-02,1,0,0.00%',
    '2026-06-03,1,1,100.00%',
    'Total,2,1,50.00%',
    '',
  ]);
  const { rows } = await readSheet(`trade.xlsx?${RANGE}&linesOnly=1`);
  expect(rows.at(-1)).toEqual([new Date('2026-06-03T00:00:00Z'), 1, 1, 1]);
});

it('exports the deals of a figure, each with its share in the figure', async () => {
  const lines = await getCsvLines(`dealsbehind.csv?${RANGE}&employeeIds=${ann}&cars=new`);
  expect(lines.slice(2, 4)).toEqual(['Employees: Ann Zorn', 'Cars: new']);
  const [, first, total] = lines.slice(-4);
  expect(first?.startsWith('0.5,1,0.5,500.25,500.25,500.13,30,2026-06-03,')).toBe(true);
  expect(total).toBe('0.5,1,0.5,500.25,500.25,500.13,,,Total: 1 deal');
});

it('exports the ups that a counter of Up Log Stats counts', async () => {
  const lines = await getCsvLines(`uplogstats.csv?${RANGE}&counter=writeUps`);
  expect(lines).toContain('Counted as: write ups');
  expect(lines.at(-2)).toContain('Total: 1 up,');
});

it('exports the tick sheet with the total of each team, or without totals when linesOnly is set', async () => {
  const records = parseCsvRecords(await getCsvLines(`ticksheet.csv?${RANGE}`), 'Team');
  const { new: newUnits, used, total } = tickFigures;
  const columns = ['Team', 'Manager', 'Name', newUnits.label, used.label, total.label];
  expect(
    records.filter(({ Team = '' }) => /^[AB] Team/.test(Team)).map(line => columns.map(name => line[name])),
  ).toEqual([
    ['A Team', '', 'Ann Zorn', '0.5', '0', '0.5'],
    ['A Team', '', 'Team Total:', '0.5', '0', '0.5'],
    ['B Team', '', 'Bob Núñez', '0.5', '0', '1.5'],
    ['B Team', '', 'Team Total:', '0.5', '0', '1.5'],
  ]);
  expect((await getCsvLines(`ticksheet.csv?${RANGE}&linesOnly=1`)).join('\n')).not.toContain('Team Total');
});

it('exports the vacation units of a figure for the selected people', async () => {
  await server.store.insertVacation(ann, '2025-09', 1.5);
  await server.store.insertVacation(ann, '2025-10', 9);
  const lines = await getCsvLines(`vacationbehind.csv?start=2025-09-01&end=2025-09-30&employeeIds=${ann}`);
  expect(lines).toContain('Employees: Ann Zorn');
  expect(lines.slice(-4)).toEqual([
    'Vacation,Month,Salesperson,Team',
    '1.5,2025-09,Ann Zorn,A',
    '1.5,,Total,',
    '',
  ]);
});

it('exports deleted deals with all their fields to employees who can restore them', async () => {
  await client.graphql('mutation { deleteDeal(number: 30) }');
  const lines = await getCsvLines('deleteddeals.csv?search=hyper');
  expect(lines.slice(0, 3)).toEqual(['Deleted deals', 'Deleted and not restored', 'Search: hyper']);
  const [headers, deal, totals] = lines.slice(5).map(line => line.split(','));
  const getCell = (label: string) => deal?.[headers?.indexOf(label) ?? 0];
  expect(
    ['Number', 'Deleted by', 'Deleted', 'Deleted at', 'Delivery date', 'Front gross'].map(getCell),
  ).toEqual(['30', 'Rae Reader', '2026-06-17', '15:04', '2026-06-03', '1000.50']);
  expect(deal?.join()).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(totals?.slice(0, 2)).toEqual(['', 'Total: 1 deal']);
  expect((await getCsvLines('deleteddeals.csv?search=nothing')).at(-2)).toBe(',Total: 0 deals');
  expect((await (await server.signInAs(0)).get('/api/exports/deleteddeals.csv')).status).toBe(403);
  await client.graphql('mutation { restoreDeal(number: 30) { number } }');
});

it('exports pending invites without their links to employees who can manage invites', async () => {
  await client.post('/api/invites', { email: 'new.hand@store.example' });
  const invite = await server.store.database.row<{ token: string }>('select token from invite');
  const lines = await getCsvLines('invites.csv');
  expect(lines.slice(-3)).toEqual([
    'Email,Invited by,Invited,Invited at,Expires,Expires at',
    'new.hand@store.example,Rae Reader,2026-06-17,15:04,2026-06-24,15:04',
    '',
  ]);
  expect(lines.join()).not.toContain(invite?.token);
  expect((await (await server.signInAs(0)).get('/api/exports/invites.csv')).status).toBe(403);
});

it('exports the displays, each with its boards', async () => {
  const { body } = await server.anonymous.post('/api/displays/letters');
  const input = { name: 'Showroom', boards: ['LEADERBOARD', 'POT_OF_GOLD'], showsGross: true };
  await client.graphql(
    'mutation ($letters: String!, $input: DisplayInput!) { pairDisplay(letters: $letters, input: $input) { id } }',
    { letters: body.letters, input },
  );
  expect((await getCsvLines('displays.csv')).slice(-3)).toEqual([
    'Display,Shows,Seconds per board,With gross,With sound,Paired by,Last seen,Last seen at',
    'Showroom,"Leaderboard, Pot of gold",20,Yes,,Rae Reader,,',
    '',
  ]);
});

it("exports only the viewer's access tokens, without secrets, and exports all tokens to an admin", async () => {
  const owner = await server.signInAsEmployee(await server.store.insertEmployee({ name: 'Tom Owner' }));
  const { data } = await owner.graphql(
    'mutation { createAccessToken(name: "Sheet", expiresOn: "2026-12-31") { token } }',
  );
  const line = 'Sheet,Tom Owner,2026-06-17,,2026-12-31,';
  expect(await getCsvLines('accesstokens.csv', owner)).toContain(line);
  expect(await getCsvLines('accesstokens.csv', await server.signInAs(0))).not.toContain(line);
  const allTokens = await getCsvLines('accesstokens.csv?isEveryones=1', await server.signInAs(5));
  expect(allTokens).toContain(line);
  expect(allTokens.join()).not.toContain(data.createAccessToken.token);
  expect((await owner.get('/api/exports/accesstokens.csv?isEveryones=1')).status).toBe(403);
});

it('adds the columns of goals to the tick sheet only when at least one line has a goal', async () => {
  const { store } = server;
  const may = 'start=2026-05-01&end=2026-05-31';
  await store.insertGoal('2026-05', { employeeId: ann, total: 16.5 });
  await store.insertGoal('2026-05', { total: 3, new: 2, used: 1 });
  await store.insertGoal('2026-05', { team: 3, total: 4, new: 1.5, used: 2.5 });
  // May is over, so the cells of "Needed per day" are empty. Ann and the store each sold 1 car without a car
  // type in May.
  const lines = await getCsvLines(`ticksheet.csv?${may}`);
  const toGoalHeaders = (cars: string) =>
    [goalTable.goal, goalTable.toGo].map(({ label }) => `${cars} ${label}`);
  const { track, usedTrack, new: newUnits, used } = tickFigures;
  const columns = [goalTable, ...[newUnits, used].map(({ label }) => toGoalHeaders(label).join(','))];
  const goalColumns = formatHeaderLine(...columns);
  expect(lines.find(line => line.startsWith('Team,'))).toMatch(new RegExp(`,${goalColumns}$`));
  const records = parseCsvRecords(lines, 'Team');
  const listCells = (name: string, names: readonly string[]) => {
    const line = records.find(({ Team, Name }) => `${Team} ${Name}` === name);
    return names.map(column => line?.[column]);
  };
  const goalNames = goalColumns.split(',');
  expect(listCells('A Team Ann Zorn', [track.label, usedTrack.label])).toEqual(['1', '0']);
  expect(listCells('A Team Ann Zorn', goalNames)).toEqual(['16.5', '15.5', '', '-15.5', '', '', '', '']);
  expect(listCells('B Team Team Total:', goalNames)).toEqual([
    '4',
    '4',
    '',
    '-4',
    '1.5',
    '1.5',
    '2.5',
    '2.5',
  ]);
  expect((await getCsvLines(`storetotals.csv?${may}&linesOnly=1`)).slice(0, 4)).toEqual([
    formatHeaderLine('Cars', 'Sold', { track }, goalTable),
    'New,0,0,2,2,,',
    'Used,0,0,1,1,,',
    'Total,1,1,3,2,,-2',
  ]);
  expect((await getCsvLines('goals.csv?month=2026-05')).slice(1, 12)).toEqual([
    '05/01/2026 – 05/31/2026',
    'Exported 2026-06-17 15:04 by Rae Reader',
    '',
    'Team,Name,Goal,New,Used',
    ',The store,3,2,1',
    'A Team,A Team (team goal),,,',
    'A Team,Ann Zorn,16.5,,',
    'B Team,B Team (team goal),4,1.5,2.5',
    'B Team,Bob Núñez,,,',
    'C Team,C Team (team goal),,,',
    'HSE,HSE (team goal),,,',
  ]);
  expect((await getCsvLines(`ticksheet.csv?${RANGE}`)).join()).not.toContain('Goal');
  await store.database.rows('delete from goal');
});

it("uses columns with both deals and money for the summary's stats, and sets the Excel number format of each cell", async () => {
  const { rows, getNumberFormat } = await readSheet(`summarystats.xlsx?${RANGE}&linesOnly=1`);
  expect(rows.slice(0, 7).map(row => row.slice(0, 2))).toEqual([
    ['Cars', 'Current'],
    ['New', 1],
    ['Used', 0],
    ['Certified', 0],
    ['No car type', 1],
    ['Total', 2],
    ['Gross', 1000.25],
  ]);
  const MONEY = '#,##0.00;-#,##0.00';
  expect([getNumberFormat(1, 1), getNumberFormat(6, 1), getNumberFormat(6, 3)]).toEqual(['0', MONEY, MONEY]);
});

it('writes a time of day to Excel as a time', async () => {
  const { rows } = await readSheet('uplog.xlsx?day=2026-06-05&linesOnly=1');
  expect(rows[1]?.[2]).toEqual(new Date('1899-12-31T14:05:00Z'));
});

it.each([
  ['hog.pdf?start=2026-06-01&end=2026-06-30', 'format must be one of csv, xlsx'],
  ['hog.csv?start=2026-06-30&end=2026-06-01', 'The end date is before the start date.'],
  [`hog.csv?${RANGE}&sort=PRICE`, 'sort must be one of NUMBER, LOG_DAY'],
  [`hog.csv?${RANGE}&open=NOBODY,ALL`, 'must be one of GROSS'],
  [`hog.csv?${RANGE}&linesOnly=yes`, 'linesOnly must be one of 0, 1'],
])('rejects %s before it sends any part of a file', async (path, message) => {
  const { status, body } = await client.get(`/api/exports/${path}`);
  expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
});

it('names the file after the table and the current day', async () => {
  const { headers } = await client.get(`/api/exports/trade.csv?${RANGE}`);
  expect(headers.get('content-disposition')).toBe('attachment; filename="trade-2026-06-17.csv"');
});
