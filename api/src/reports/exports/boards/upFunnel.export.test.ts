import { type TestClient, TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let ann: number;

const RANGE = 'start=2026-06-01&end=2026-06-30';

beforeAll(async () => {
  server = await TestServer.start();
  const { store } = server;
  store.clock.set('2026-06-17T15:04:00Z');
  client = await server.signInAsEmployee(await store.insertEmployee({ name: 'Rae Reader', position: 2 }));
  ann = await store.insertEmployee({ name: 'Ann Zorn', team: 2 });
  await store.insertSoldDeal('2026-05-02', { number: 7, front_gross: 300, back_gross: -0.5 });
  const first = await store.insertUp('2026-06-05', { employee_id: ann, up_type: 'Fresh Up', sold: 'Yes' });
  await store.insertUp('2026-06-05', { turned_to_id: ann, is_write_up: true });
  await store.database.rows('insert into up_link (up_id, deal_id) select $1, id from deal where number = 7', [
    first,
  ]);
});
afterAll(() => server.stop());

/** Returns the lines of a CSV file without its byte order mark. */
async function getCsvLines(path: string): Promise<string[]> {
  const { status, text } = await client.get(`/api/exports/${path}`);
  expect(status).toBe(200);
  return text.replace(/^\uFEFF/, '').split('\r\n');
}

it('exports a line for each group of the funnel, then the total and the store', async () => {
  expect(await getCsvLines(`upfunnel.csv?${RANGE}&groupBy=SALESPERSON&upType=Fresh%20Up`)).toEqual([
    'Up Log Funnel',
    '06/01/2026 – 06/30/2026',
    'Up type: Fresh Up',
    'Exported 2026-06-17 15:04 by Rae Reader',
    '',
    'Group,Ups,Test Drives,Test Drive %,Write Ups,Write Up %,Sold,Sold %,Closing rate,Turns,Turn %,First Visits,First Sold,First %,' +
      'Be-Backs,Be-Backs Sold,Be-Back %,Linked deals,Not linked,Deal only,Gross per up',
    'Ann Zorn,1,0,0.00%,0,,1,,100.00%,0,0.00%,1,1,100.00%,0,0,,1,0,0,299.50',
    'Total,1,0,0.00%,0,,1,,100.00%,0,0.00%,1,1,100.00%,0,0,,1,0,0,299.50',
    'Store,2,0,0.00%,1,,1,100.00%,50.00%,1,50.00%,2,1,50.00%,0,0,,1,0,0,149.75',
    '',
  ]);
  expect(await getCsvLines(`upfunnel.csv?${RANGE}&linesOnly=1`)).toHaveLength(3);
});

it('exports the ups of one group, or the unassigned ups when the request has no group key', async () => {
  const lines = await getCsvLines(
    `uplogstats.csv?${RANGE}&counter=soldByDeals&groupBy=SALESPERSON&groupKey=${ann}`,
  );
  expect(lines).toContain('Counted as: linked deals');
  expect(lines).toContain('Group: Ann Zorn');
  expect(lines.at(-2)).toContain('Total: 1 up,');
  const unassigned = await getCsvLines(`uplogstats.csv?${RANGE}&groupBy=SALESPERSON`);
  expect(unassigned).toContain('Group: Unassigned');
  expect(unassigned.at(-2)).toContain('Total: 1 up,');
});

it('exports the deals that are linked to the ups of a list, regardless of their delivery dates', async () => {
  const lines = await getCsvLines(
    `dealsofups.csv?${RANGE}&counter=soldByDeals&groupBy=UP_TYPE&groupKey=Fresh%20Up`,
  );
  expect(lines).toContain('Group: Fresh Up');
  expect(lines.at(-2)).toMatch(/^1,0,0,300\.00,300\.00,299\.50,.*Total: 1 deal/);
  const emptyLines = await getCsvLines(`dealsofups.csv?${RANGE}&counter=beBacks`);
  expect(emptyLines.at(-2)).toContain('Total: 0 deals');
});
