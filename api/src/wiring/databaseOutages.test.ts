import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/embeddedPostgres/embeddedPostgres.ts';
import { findPostmaster } from '../platform/embeddedPostgres/postmaster.ts';
import { setServerParameter } from '../testing/postgres/superuser.ts';
import { type TestClient, type TestResponse, TestServer } from '../testing/testServer.ts';
import { measureMs, toToleratedMs } from '../testing/timing.ts';

// The folder of a separate PostgreSQL. Stopping the shared server would block every other test.
let folder: string;
let postgres: EmbeddedPostgres;
let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-outages-'));
  postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  process.env.TEST_DATABASE_URL = postgres.url;
  server = await TestServer.start();
  manager = await server.signInAs(3);
});
afterAll(async () => {
  await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const UNAVAILABLE_MESSAGE = /^The database is busy or unavailable\. /;

const addDeal = (id: number) => manager.post('/api/deals/adddeal', { id });
const readDeals = () => manager.get('/api/deals/getdeals?date=2026-06-01');
const fetchReadiness = async () => {
  const { status, body } = await server.anonymous.get('/readyz');
  return [status, body.status];
};

/** Waits for all calls. Returns their responses and the time until the last response. */
async function waitForAll(calls: readonly Promise<TestResponse>[]) {
  const startedAt = Date.now();
  const responses = await Promise.all(calls);
  return { responses, ms: Date.now() - startedAt };
}

/** Pauses all PostgreSQL processes with SIGSTOP and resumes them with SIGCONT. */
async function signalPostgres(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const { pid = 0 } = (await findPostmaster(join(folder, 'postgres'))) ?? {};
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  for (const each of [pid, ...children]) process.kill(each, signal);
}

it('returns an error within ten seconds while the database hangs, and recovers when the database resumes', async () => {
  const usualMs = await measureMs(() => Promise.all([addDeal(1), readDeals(), readDeals()])); // the first call opens the connections
  await signalPostgres('SIGSTOP');
  try {
    const startedAt = Date.now();
    const calls = waitForAll([addDeal(2), ...Array.from({ length: 30 }, readDeals)]);
    expect(await fetchReadiness()).toEqual([503, 'The database is not responding.']);
    expect(Date.now() - startedAt).toBeLessThan(toToleratedMs(4_000, usualMs));
    const { responses, ms } = await calls;
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
    for (const { body } of responses) expect(body.message).toMatch(UNAVAILABLE_MESSAGE);
    // The write failed when the server looked up the viewer, so its error reports that nothing was changed.
    const reportsUnchanged = responses.map(({ body }) => body.message.includes('Nothing was changed'));
    expect(reportsUnchanged).toEqual([true, ...Array(30).fill(false)]);
    expect(ms).toBeLessThan(toToleratedMs(10_000, usualMs));
  } finally {
    await signalPostgres('SIGCONT');
  }
  expect((await addDeal(2)).status).toBe(201);
  expect(await fetchReadiness()).toEqual([200, 'ok']);
});

it('reports that a save may have happened if the synchronous standby is down, and continues to serve reads', async () => {
  await server.store.database.rows(`update session set last_used_at = last_used_at - interval '5 minutes'`);
  await setServerParameter(postgres.url, 'synchronous_standby_names', 'a_standby_that_is_away');
  try {
    const usualMs = await measureMs(async () => expect((await readDeals()).status).toBe(200)); // the read also updates the session
    const { responses, ms } = await waitForAll([addDeal(3)]);
    expect(responses[0]).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('Check whether the change was saved') },
    });
    expect(ms).toBeLessThan(toToleratedMs(10_000, usualMs));
  } finally {
    await setServerParameter(postgres.url, 'synchronous_standby_names', '');
  }
  expect((await addDeal(4)).status).toBe(201);
});

it('reports a database that has become read-only, and closes the connections to it', async () => {
  const countConnections = () => server.store.database.poolStats.busy + server.store.database.poolStats.idle;
  await Promise.all([readDeals(), readDeals(), readDeals()]);
  expect(countConnections()).toBeGreaterThan(1);
  await setServerParameter(postgres.url, 'default_transaction_read_only', 'on');
  expect(await addDeal(5)).toMatchObject({
    status: 503,
    body: {
      code: 'UNAVAILABLE',
      message: 'The database is read-only right now. Nothing was changed. Please try again in a moment.',
    },
  });
  while (countConnections() > 0) await sleep(50);
  expect(await fetchReadiness()).toEqual([503, 'The database is read-only.']);
  await setServerParameter(postgres.url, 'default_transaction_read_only', 'off');
  expect((await addDeal(5)).status).toBe(201);
});
