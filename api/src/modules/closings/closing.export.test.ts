import { closedPersonFigures } from '../../rules/closing/closedFigures.ts';
import { omitFigures } from '../../rules/figures/figure.ts';
import { leaderboardFigures } from '../../rules/leaderboard/leaderboardFigures.ts';
import { potRowFigures } from '../../rules/potOfGold/potFigures.ts';
import { comparedFigures, summaryFigures } from '../../rules/summary/summaryFigures.ts';
import { storeFigures, tickFigures } from '../../rules/tickSheet/tickFigures.ts';
import { tradeFigures } from '../../rules/trade/tradeFigures.ts';
import { formatHeaderLine } from '../../testing/setup/exports.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

const { rank, ...figuresWithoutRank } = leaderboardFigures;
const leaderboardColumns = omitFigures(figuresWithoutRank, ['unclassified']);

let server: TestServer;
let manager: TestClient;
let ann: number;
let id: number;

beforeAll(async () => {
  server = await TestServer.start();
  const { store } = server;
  store.clock.set('2026-07-03T14:05:00Z');
  manager = await server.signInAsEmployee(
    await store.insertEmployee({ name: 'Max Castellano', position: 3 }),
  );
  ann = await store.insertEmployee({ name: 'Ann Zorn', team: 2 });
  const used = { closer_id: ann, closer_team_final: 2, car_type: 'Used' } as const;
  await store.insertSoldDeal('2026-06-03', {
    ...used,
    number: 30,
    customer_name: 'Lee',
    front_gross: 1_000.5,
  });
  for (let number = 31; number < 42; number++) await store.insertSoldDeal('2026-06-20', { ...used, number });
  await store.insertPot('2026-06', 1_200);
  id = await closeJune();
});
afterAll(() => server.stop());

async function closeJune(): Promise<number> {
  const { data } = await manager.graphql('{ monthToClose(month: "2026-06") { figuresId } }');
  const closedResponse = await manager.graphql(
    `mutation { closeMonth(month: "2026-06", figuresId: "${data.monthToClose.figuresId}") { id } }`,
  );
  return closedResponse.data.closeMonth.id;
}

async function getCsvLines(path: string): Promise<string[]> {
  const { status, text } = await manager.get(`/api/exports/${path}`);
  expect(status).toBe(200);
  return text.replace(/^\uFEFF/, '').split('\r\n');
}

const CLOSED_LINE = 'Closed 2026-07-03 14:05 by Max Castellano';
const JUNE = 'start=2026-06-01&end=2026-06-30';

it.each([
  `ticksheet.csv?${JUNE}`,
  `storetotals.csv?${JUNE}`,
  'summary.csv?start=2026-06-03&end=2026-06-04',
  `summarystats.csv?${JUNE}`,
  `trade.csv?${JUNE}`,
  'potofgold.csv?month=2026-06',
  `leaderboard.csv?${JUNE}&mode=TEAMS`,
])('shows in the header of %s who closed the month, and when', async path => {
  expect((await getCsvLines(path))[2]).toBe(CLOSED_LINE);
});

it.each(['ticksheet.csv?start=2026-05-31&end=2026-06-30', 'potofgold.csv?month=2026-05'])(
  'omits the closing from the header of %s when the days include another month',
  async path => {
    expect(await getCsvLines(path)).not.toContain(CLOSED_LINE);
  },
);

it.each([
  ['the tick sheet', 'tickSheet(start: "2026-06-01", end: "2026-06-30") { workingDays { canEdit } }'],
  ['the summary', 'summary(start: "2026-06-01", end: "2026-06-30") { vacation { canEdit } }'],
  ['the pot', 'potOfGold(month: "2026-06") { canEditPot }'],
])(
  'marks no value in %s of a closed month as editable, but marks values in another month',
  async (_what, query) => {
    const closedResponse = await manager.graphql(`{ report: ${query} }`);
    const otherMonth = await manager.graphql(
      `{ report: ${query.replaceAll('2026-06-30', '2026-06-29').replaceAll('2026-06', '2026-07')} }`,
    );
    expect(JSON.stringify(closedResponse.data.report)).toContain('false');
    expect(JSON.stringify(otherMonth.data.report)).toContain('true');
  },
);

describe('the files of a month that was closed, reopened and changed', () => {
  beforeAll(async () => {
    for (const change of [
      'reopenMonth(month: "2026-06", reason: "Lee came back") { id }',
      'deleteDeal(number: 30)',
      `updateEmployee(id: ${ann}, input: { position: 0, team: 4, isActive: true }) { id }`,
    ]) {
      const { errors } = await manager.graphql(`mutation { ${change} }`);
      expect(errors).toBeUndefined();
    }
  });

  it.each([
    ['people', formatHeaderLine('Name', closedPersonFigures), 'Ann Zorn,0,12,12,0,1000.50,1200.00'],
    [
      'ticksheet',
      formatHeaderLine('Team', 'Manager', 'Name', omitFigures(tickFigures, ['unclassified'])),
      'A Team,,Ann Zorn,0,12,12,0,0,0,12,12',
    ],
    ['storetotals', formatHeaderLine('Cars', 'Sold', { track: storeFigures.track }), 'Used,12,12'],
    [
      'summary',
      formatHeaderLine('Team', 'Manager', 'Name', omitFigures(summaryFigures, ['unclassified'])),
      'A Team,,Ann Zorn,0,12,12,0,1000.50',
    ],
    ['summarystats', formatHeaderLine('Cars', comparedFigures), 'Gross,1000.50,0.00,1000.50'],
    ['trade', formatHeaderLine('Day', tradeFigures), '2026-06-20,11,0,0.00%'],
    [
      'potofgold',
      formatHeaderLine('Salesperson', omitFigures(potRowFigures, ['vacation'])),
      'Ann Zorn,12,12,1200.00,,1200.00,Yes',
    ],
    [
      'leaderboard',
      formatHeaderLine({ rank }, 'Salesperson', 'Team', leaderboardColumns),
      '1,Ann Zorn,A,0,12,0,12,1000.50',
    ],
    ['teams', formatHeaderLine({ rank }, 'Team', leaderboardColumns), '1,A,0,12,0,12,1000.50'],
    [
      'deals',
      'Number,Sales manager,Finance manager,Closer,Closer team final,Additional,Additional team final,Car type,Deal status,Trade status,Delivery status,Delivery date,Added date,Front gross,Back gross,Customer name',
      '30,,,Ann Zorn,A,,,Used,,,DEL,2026-06-03,2026-06-03,1000.50,,Lee',
    ],
    ['open', 'Deal,Customer Name,Open items', '30,Lee,"Missing gross, To confirm"'],
  ])('exports the table %s as it was when the month was closed', async (table, header, line) => {
    const lines = await getCsvLines(`closing.csv?closing=${id}&table=${table}`);
    expect(lines[0]).toMatch(/^June 2026 /);
    expect(lines.slice(1, 4)).toEqual([
      '06/01/2026 – 06/30/2026',
      CLOSED_LINE,
      'Reopened 2026-07-03 14:05 by Max Castellano: Lee came back',
    ]);
    // Later versions of a report may have additional columns at the end.
    expect(lines).toContainEqual(expect.stringContaining(header));
    expect(lines).toContainEqual(expect.stringContaining(line));
  });

  it('exports the list of months with the state of each month', async () => {
    const lines = await getCsvLines('months.csv');
    expect(lines.slice(-4)).toEqual([
      'Month,Units,Gross,Total Spiff,Open items,Status,Closed by,Closed,Closed at,Reopened by,Reopened,Reopened at,Reason',
      '2026-07-01,0,0.00,0.00,0,In progress,,,,,,,',
      '2026-06-01,11,0.00,0.00,11,Reopened,Max Castellano,2026-07-03,14:05,Max Castellano,2026-07-03,14:05,Lee came back',
      '',
    ]);
  });

  it('exports the differences between the first and the second closing, with each value in its format', async () => {
    const secondClosingId = await closeJune();
    const lines = await getCsvLines(`closing.csv?closing=${secondClosingId}&table=differences&linesOnly=1`);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Deal,Subject,Change,Field,From,To',
        '30,Lee,removed,Front gross,1000.50,',
        ',Store,changed,Used,12,11',
        ',Store,changed,Gross,1000.50,0.00',
        ',Ann Zorn,changed,Total Spiff,1200.00,0.00',
      ]),
    );
  });

  it('exports a table of a closing as a workbook', async () => {
    const { status, headers } = await manager.get(`/api/exports/closing.xlsx?closing=${id}&table=deals`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('june-2026-deals-2026-07-03.xlsx');
  });

  it.each([
    ['closing=999999&table=deals', 404],
    [`closing=${2 ** 40}&table=deals`, 400],
    ['closing=1&table=everything', 400],
    ['table=deals', 400],
  ])('rejects an export with the query %s', async (query, status) => {
    expect((await manager.get(`/api/exports/closing.csv?${query}`)).status).toBe(status);
  });
});
