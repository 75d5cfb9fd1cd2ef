import { readXlsx } from 'hucre/xlsx';
import type { Position } from '../../rules/people/positions.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;

const DEALS = 12_000;
const EVERY_DAY = 'start=1900-01-01&end=2999-12-31';

beforeAll(async () => {
  server = await TestServer.start({ ANALYSIS_BUDGET: '60000' });
  await server.store.prepare(
    `insert into deal (number, added_date, customer_name, front_gross)
     select n, date '2026-01-01' + n % 300, 'Customer ' || n % 97, n / 100.0 from generate_series(1, ${DEALS}) n`,
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  client = await server.signInAs(2 satisfies Position);
});

it('exports all pages of a list in the order of the list, reading the pages with several statements', async () => {
  const { text } = await client.get(`/api/exports/hog.csv?${EVERY_DAY}&sort=CUSTOMER&linesOnly=1`);
  const numbers = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map(line => Number(line.split(',')[0]));
  const expected = await server.store.database.rows<{ number: number }>(
    'select number from deal order by lower(customer_name), log_day, number',
  );
  expect(numbers).toEqual(expected.map(({ number }) => number));
});

it('writes a long workbook with the same lines and totals as the CSV file', async () => {
  const query = `${EVERY_DAY}&sort=CUSTOMER`;
  const { text } = await client.get(`/api/exports/hog.csv?${query}`);
  const csvLines = text
    .trimEnd()
    .split('\r\n')
    .slice(5)
    .map(line => line.split(','));
  const response = await fetch(`${server.baseUrl}/api/exports/hog.xlsx?${query}`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  const sheetRows = sheets[0]?.rows.slice(5) ?? [];
  expect(sheetRows).toHaveLength(DEALS + 2);
  const [numbers, customers, gross] = [0, 3, 8];
  const toCsvValues = (line: readonly unknown[]) => [
    String(line[numbers] ?? ''),
    line[customers] ?? '',
    typeof line[gross] === 'number' ? line[gross].toFixed(2) : (line[gross] ?? ''),
  ];
  expect(sheetRows.map(toCsvValues)).toEqual(
    csvLines.map(line => [line[numbers], line[customers], line[gross]]),
  );
});

it('charges each exported line, and returns a time to retry when the query budget is used up', async () => {
  const statuses: number[] = [];
  let retryAfter: string | null = null;
  for (let tries = 0; tries < 4; tries++) {
    const { status, headers } = await client.get(`/api/exports/hog.csv?${EVERY_DAY}`);
    statuses.push(status);
    retryAfter = headers.get('retry-after');
  }
  // Reading the table costs 5,000 and its lines cost 12,000. Thus three exports fit into the budget of
  // 60,000.
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(Number(retryAfter)).toBeGreaterThan(0);
});

it('accepts an access token as well as a session token', async () => {
  const { data } = await client.graphql(
    'mutation { createAccessToken(name: "Sheet", expiresOn: "2026-12-31") { token } }',
  );
  const tokenClient = server.withToken(data.createAccessToken.token);
  const { status, text } = await tokenClient.get(
    '/api/exports/hog.csv?start=2026-01-02&end=2026-01-02&linesOnly=1',
  );
  expect([status, text.split('\r\n').length]).toEqual([200, DEALS / 300 + 2]);
});

it('rejects an export of more than 100,000 lines, and suggests fewer days or a filter', async () => {
  await server.store.prepare(
    `alter table deal disable trigger user;
     insert into deal (number, added_date) select 1000000 + n, '2027-01-01' from generate_series(1, 100001) n;
     alter table deal enable trigger user`,
  );
  const { status, body } = await client.get('/api/exports/hog.csv?start=2027-01-01&end=2027-01-01');
  expect([status, body.message]).toEqual([
    400,
    'This table has 100,001 rows, but a file can have at most 100,000. Choose fewer days or set a filter.',
  ]);
});
