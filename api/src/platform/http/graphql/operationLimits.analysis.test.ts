import pg from 'pg';
import { type TestClient, TestServer } from '../../../testing/testServer.ts';
import { waitUntil } from '../../../testing/timing.ts';

/** The number of concurrent analyses, which is far above the number of connections for screens. */
const ANALYSIS_COUNT = 40;

const UPS = '{ upTotals { total { ups } } }';
const HOG = '{ hog(start: "2026-06-01", end: "2026-06-30") { totals { totalEntries } } }';

let server: TestServer;
let desk: TestClient;
beforeAll(async () => {
  server = await TestServer.start();
  desk = await server.signInAs(3);
});
afterAll(() => server.stop());

/** Runs `work` while the table of ups is locked, so that no query of ups completes. */
async function runWithLockedUps(work: () => Promise<void>): Promise<void> {
  const lockingClient = new pg.Client({ connectionString: server.store.url });
  await lockingClient.connect();
  try {
    await lockingClient.query('begin; lock table up_log_row in access exclusive mode');
    await work();
  } finally {
    await lockingClient.end();
  }
}

async function waitForBlockedAnalysis(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'salesfloor analysis' and wait_event_type = 'Lock'`;
  await waitUntil(async () => (await server.store.database.row(waiting)) !== undefined);
}

test('serves screens while the maximum number of analyses waits for a lock', async () => {
  const analysts = await Promise.all(Array.from({ length: ANALYSIS_COUNT }, () => server.signInAs(0)));
  let responses: Promise<unknown>[] = [];
  await runWithLockedUps(async () => {
    responses = analysts.map(analyst => analyst.graphql(UPS));
    await waitForBlockedAnalysis();
    for (let deals = 1; deals <= 10; deals++) {
      await server.store.insertDeal({ added_date: '2026-06-01' });
      expect((await desk.graphql(HOG)).data.hog.totals.totalEntries).toBe(deals);
    }
    expect((await desk.get('/api/deals/getdeals?date=2026-06-01')).body).toHaveLength(10);
    await waitForBlockedAnalysis();
  });
  await Promise.all(responses);
  expect((await desk.graphql(UPS)).data).toEqual({ upTotals: { total: { ups: 0 } } });
});
