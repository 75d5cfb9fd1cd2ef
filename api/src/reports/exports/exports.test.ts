import { readXlsx } from 'hucre/xlsx';
import { goalTable } from '../../rules/goals/goalTable.ts';
import { tickFigures } from '../../rules/tickSheet/tickFigures.ts';
import { tradeFigures } from '../../rules/trade/tradeFigures.ts';
import { csvRecords, headingsLine } from '../../testing/csvRecords.ts';
import { csvLines, startExportedStore } from '../../testing/exportedStore.ts';
import type { TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let ann: number;

const RANGE = 'start=2026-06-01&end=2026-06-30';

beforeAll(async () => {
  ({ server, client, ann } = await startExportedStore());
});
afterAll(() => server.stop());

const csv = (path: string, as = client) => csvLines(as, path);

/** The only sheet of a workbook, read back. */
async function sheet(path: string) {
  const answer = await fetch(`${server.baseUrl}/api/exports/${path}`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  expect(answer.status).toBe(200);
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()), { readStyles: true });
  expect(sheets).toHaveLength(1);
  const [read] = sheets;
  const formatAt = (row: number, column: number) => read?.cells?.get(`${row},${column}`)?.style?.numFmt;
  return { name: read?.name, rows: read?.rows ?? [], formatAt };
}

describe('the export of Hog', () => {
  it('says what it is, which lines it has, when and by whom, and ends with the totals of the boxes', async () => {
    expect(await csv(`hog.csv?${RANGE}`)).toEqual([
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

  it('has typed cells in Excel, and no formula', async () => {
    const { name, rows } = await sheet(`hog.xlsx?${RANGE}&sort=NUMBER&isDescending=1`);
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

  it('keeps to the filters of the screen, and shows the share of one salesperson below', async () => {
    const lines = await csv(`hog.csv?${RANGE}&employeeId=${ann}&search=hyper`);
    expect(lines.slice(1, 4)).toEqual(['06/01/2026 – 06/30/2026', 'Employee: Ann Zorn', 'Search: hyper']);
    expect(lines.at(-2)).toBe(',,Share of Ann Zorn: 1 deal,0.5 sold,1 split,,,,500.25,-0.13,500.13,,,');
  });

  it('keeps to what is open, oldest first', async () => {
    const lines = await csv(`hog.csv?${RANGE}&open=NOBODY,UNCLASSIFIED&sort=OPEN_SINCE`);
    expect(lines).toContain('"Open: nobody, unclassified"');
    expect(lines.slice(7).map(line => line.split(',')[0])).toEqual(['7', '', '']);
  });

  it('gives its lines alone to a spreadsheet that refreshes itself', async () => {
    const lines = await csv(`hog.csv?${RANGE}&linesOnly=1`);
    expect(lines.map(line => line.split(',')[0])).toEqual(['ID', '7', '30', '9', '']);
  });

  it('shows those who review their two ticks', async () => {
    const lines = await csv(`hog.csv?${RANGE}&linesOnly=1`, await server.as(4));
    expect(lines[0]).toContain('Sales 2,Updated?,Confirmed?,Stock #');
  });
});

it.each([
  [`activity.csv?${RANGE}&sort=CLOSER&dealStatus=HOGGED`, 'Deal status: HOGGED', ',,Total: 0 deals'],
  ['day.csv?day=2026-06-02', '06/02/2026', ',Total: 1 deal'],
])('exports %s', async (path, filter, last) => {
  const lines = await csv(path);
  expect(lines).toContain(filter);
  expect(lines.at(-2)?.replace(/,+$/, '')).toBe(last.replace(/,+$/, ''));
});

it('exports trade stats with percentages', async () => {
  expect((await csv(`trade.csv?${RANGE}`)).slice(4)).toEqual([
    headingsLine('Day', tradeFigures),
    '2026-06-02,1,0,0.00%',
    '2026-06-03,1,1,100.00%',
    'Total,2,1,50.00%',
    '',
  ]);
  const { rows } = await sheet(`trade.xlsx?${RANGE}&linesOnly=1`);
  expect(rows.at(-1)).toEqual([new Date('2026-06-03T00:00:00Z'), 1, 1, 1]);
});

it('exports the deals behind a number, with what each adds to it', async () => {
  const lines = await csv(`dealsbehind.csv?${RANGE}&employeeIds=${ann}&cars=new`);
  expect(lines.slice(2, 4)).toEqual(['Employees: Ann Zorn', 'Cars: new']);
  const [, first, total] = lines.slice(-4);
  expect(first?.startsWith('0.5,1,0.5,500.25,500.25,500.13,30,2026-06-03,')).toBe(true);
  expect(total).toBe('0.5,1,0.5,500.25,500.25,500.13,,,Total: 1 deal');
});

it('exports the ups behind a counter', async () => {
  const lines = await csv(`uplogstats.csv?${RANGE}&counter=writeUps`);
  expect(lines).toContain('Counted as: write ups');
  expect(lines.at(-2)).toContain('Total: 1 ups');
});

it('exports the tick sheet with each team’s total, which the lines alone leave out', async () => {
  const records = csvRecords(await csv(`ticksheet.csv?${RANGE}`), 'Team');
  const { new: newUnits, used, total } = tickFigures;
  const columns = ['Team', 'Manager', 'Name', newUnits.head, used.head, total.head];
  expect(
    records.filter(({ Team = '' }) => /^[AB] Team/.test(Team)).map(line => columns.map(name => line[name])),
  ).toEqual([
    ['A Team', '', 'Ann Zorn', '0.5', '0', '0.5'],
    ['A Team', '', 'Team Total:', '0.5', '0', '0.5'],
    ['B Team', '', 'Bob Núñez', '0.5', '0', '1.5'],
    ['B Team', '', 'Team Total:', '0.5', '0', '1.5'],
  ]);
  expect((await csv(`ticksheet.csv?${RANGE}&linesOnly=1`)).join('\n')).not.toContain('Team Total');
});

it('exports the vacation units behind a number, of the people that it counts', async () => {
  await server.store.vacation(ann, '2025-09', 1.5);
  await server.store.vacation(ann, '2025-10', 9);
  const lines = await csv(`vacationbehind.csv?start=2025-09-01&end=2025-09-30&employeeIds=${ann}`);
  expect(lines).toContain('Employees: Ann Zorn');
  expect(lines.slice(-4)).toEqual([
    'Vacation,Month,Salesperson,Team',
    '1.5,2025-09,Ann Zorn,A',
    '1.5,,Total,',
    '',
  ]);
});

it('exports what is deleted and not back with all that it held, for those who may bring it back', async () => {
  await client.graphql('mutation { deleteDeal(number: 30) }');
  const lines = await csv('deleteddeals.csv?search=hyper');
  expect(lines.slice(0, 3)).toEqual(['Deleted deals', 'All that are not back', 'Search: hyper']);
  const [heads, deal, totals] = lines.slice(5).map(line => line.split(','));
  const cell = (head: string) => deal?.[heads?.indexOf(head) ?? 0];
  expect(['Number', 'Deleted by', 'Deleted', 'Deleted at', 'Delivery date', 'Front gross'].map(cell)).toEqual(
    ['30', 'Rae Reader', '2026-06-17', '15:04', '2026-06-03', '1000.50'],
  );
  expect(deal?.join()).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(totals?.slice(0, 2)).toEqual(['', 'Total: 1 deal']);
  expect((await csv('deleteddeals.csv?search=nothing')).at(-2)).toBe(',Total: 0 deals');
  expect((await (await server.as(0)).get('/api/exports/deleteddeals.csv')).status).toBe(403);
  await client.graphql('mutation { restoreDeal(number: 30) { number } }');
});

it('exports the pending invites without their links, to those who may see them', async () => {
  await client.post('/api/invites', { email: 'new.hand@store.example' });
  const invite = await server.store.database.row<{ token: string }>('select token from invite');
  const lines = await csv('invites.csv');
  expect(lines.slice(-3)).toEqual([
    'E-mail,Invited by,Invited,Invited at,Expires,Expires at',
    'new.hand@store.example,Rae Reader,2026-06-17,15:04,2026-06-24,15:04',
    '',
  ]);
  expect(lines.join()).not.toContain(invite?.token);
  expect((await (await server.as(0)).get('/api/exports/invites.csv')).status).toBe(403);
});

it('exports the displays, with what each shows', async () => {
  const { body } = await server.anonymous.post('/api/displays/letters');
  const input = { name: 'Showroom', boards: ['LEADERBOARD', 'POT_OF_GOLD'], showsGross: true };
  await client.graphql(
    'mutation ($letters: String!, $input: DisplayInput!) { pairDisplay(letters: $letters, input: $input) { id } }',
    { letters: body.letters, input },
  );
  expect((await csv('displays.csv')).slice(-3)).toEqual([
    'Display,Shows,Seconds each,With gross,With sound,Paired by,Last seen,Last seen at',
    'Showroom,"Leaderboard, Pot of gold",20,Yes,,Rae Reader,,',
    '',
  ]);
});

it('exports one’s own access tokens without their texts, and everyone’s to an admin', async () => {
  const owner = await server.asEmployee(await server.store.employee({ name: 'Tom Owner' }));
  const { data } = await owner.graphql(
    'mutation { createAccessToken(name: "Sheet", expiresOn: "2026-12-31") { token } }',
  );
  const line = 'Sheet,Tom Owner,2026-06-17,,2026-12-31,';
  expect(await csv('accesstokens.csv', owner)).toContain(line);
  expect(await csv('accesstokens.csv', await server.as(0))).not.toContain(line);
  const everyones = await csv('accesstokens.csv?isEveryones=1', await server.as(5));
  expect(everyones).toContain(line);
  expect(everyones.join()).not.toContain(data.createAccessToken.token);
  expect((await owner.get('/api/exports/accesstokens.csv?isEveryones=1')).status).toBe(403);
});

it('the tick sheet has the columns of goals where someone has one, and only there', async () => {
  const { store } = server;
  const may = 'start=2026-05-01&end=2026-05-31';
  await store.goal('2026-05', { employeeId: ann, total: 16.5 });
  await store.goal('2026-05', { total: 3, new: 2, used: 1 });
  await store.goal('2026-05', { team: 3, total: 4, new: 1.5, used: 2.5 });
  // May is over: nothing is needed a day. Ann sold 1 in it, without a car type, as the store did.
  const lines = await csv(`ticksheet.csv?${may}`);
  const goalOf = (cars: string) => [goalTable.goal, goalTable.toGo].map(({ head }) => `${cars} ${head}`);
  const { track, usedTrack, new: newUnits, used } = tickFigures;
  const columns = [goalTable, ...[newUnits, used].map(({ head }) => goalOf(head).join(','))];
  const goalColumns = headingsLine(...columns);
  expect(lines.find(line => line.startsWith('Team,'))).toMatch(new RegExp(`,${goalColumns}$`));
  const records = csvRecords(lines, 'Team');
  const cellsOf = (name: string, names: readonly string[]) => {
    const line = records.find(({ Team, Name }) => `${Team} ${Name}` === name);
    return names.map(column => line?.[column]);
  };
  const goalNames = goalColumns.split(',');
  expect(cellsOf('A Team Ann Zorn', [track.head, usedTrack.head])).toEqual(['1', '0']);
  expect(cellsOf('A Team Ann Zorn', goalNames)).toEqual(['16.5', '15.5', '', '-15.5', '', '', '', '']);
  expect(cellsOf('B Team Team Total:', goalNames)).toEqual(['4', '4', '', '-4', '1.5', '1.5', '2.5', '2.5']);
  expect((await csv(`storetotals.csv?${may}&linesOnly=1`)).slice(0, 4)).toEqual([
    headingsLine('Cars', 'Sold', { track }, goalTable),
    'New,0,0,2,2,,',
    'Used,0,0,1,1,,',
    'Total,1,1,3,2,,-2',
  ]);
  expect((await csv('goals.csv?month=2026-05')).slice(1, 12)).toEqual([
    '05/01/2026 – 05/31/2026',
    'Exported 2026-06-17 15:04 by Rae Reader',
    '',
    'Team,Name,Goal,New,Used',
    ',The store,3,2,1',
    'A Team,A Team’s own,,,',
    'A Team,Ann Zorn,16.5,,',
    'B Team,B Team’s own,4,1.5,2.5',
    'B Team,Bob Núñez,,,',
    'C Team,C Team’s own,,,',
    'HSE,HSE’s own,,,',
  ]);
  expect((await csv(`ticksheet.csv?${RANGE}`)).join()).not.toContain('Goal');
  await store.database.rows('delete from goal');
});

it('has deals and money in one column of the summary’s stats, each in its own format in Excel', async () => {
  const { rows, formatAt } = await sheet(`summarystats.xlsx?${RANGE}&linesOnly=1`);
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
  expect([formatAt(1, 1), formatAt(6, 1), formatAt(6, 3)]).toEqual(['0', MONEY, MONEY]);
});

it('shows a time of day as one in Excel', async () => {
  const { rows } = await sheet('uplog.xlsx?day=2026-06-05&linesOnly=1');
  expect(rows[1]?.[2]).toEqual(new Date('1899-12-31T14:05:00Z'));
});

it.each([
  ['hog.pdf?start=2026-06-01&end=2026-06-30', 'format must be one of csv, xlsx'],
  ['hog.csv?start=2026-06-30&end=2026-06-01', 'The end date is before the start date.'],
  [`hog.csv?${RANGE}&sort=PRICE`, 'sort must be one of NUMBER, LOG_DAY'],
  [`hog.csv?${RANGE}&open=NOBODY,ALL`, 'must be one of GROSS'],
  [`hog.csv?${RANGE}&linesOnly=yes`, 'linesOnly must be one of 0, 1'],
])('refuses %s before anything is sent', async (path, sentence) => {
  const { status, body } = await client.get(`/api/exports/${path}`);
  expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)]);
});

it('is named after what it is and the day', async () => {
  const { headers } = await client.get(`/api/exports/trade.csv?${RANGE}`);
  expect(headers.get('content-disposition')).toBe('attachment; filename="trade-2026-06-17.csv"');
});
