import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embeddedPostgres/embedded.ts';
import { findPostmaster } from '../embeddedPostgres/postmaster.ts';
import { msOf, promised } from '../testing/pace.ts';
import { setOfServer } from '../testing/superuser.ts';
import { type Answer, type TestClient, TestServer } from '../testing/testServer.ts';

// A PostgreSQL of this file's own: what is done to it would hold up every other test.
let folder: string;
let postgres: EmbeddedPostgres;
let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-outages-'));
  postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  process.env.TEST_DATABASE_URL = postgres.url;
  server = await TestServer.start();
  manager = await server.as(3);
});
afterAll(async () => {
  await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const AWAY = /^The database is busy or away\. /;

const addDeal = (id: number) => manager.post('/api/deals/adddeal', { id });
const readDeals = () => manager.get('/api/deals/getdeals?date=2026-06-01');
const readiness = async () => {
  const { status, body } = await server.anonymous.get('/readyz');
  return [status, body.status];
};

/** What the calls are answered, and how long the last of them took. */
async function answered(calls: readonly Promise<Answer>[]) {
  const startedAt = Date.now();
  const answers = await Promise.all(calls);
  return { answers, ms: Date.now() - startedAt };
}

/** Stops all processes of PostgreSQL where they are, until it is called with SIGCONT. */
async function signalPostgres(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const { pid = 0 } = (await findPostmaster(join(folder, 'postgres'))) ?? {};
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  for (const each of [pid, ...children]) process.kill(each, signal);
}

it('a database that hangs is a sentence within ten seconds, and is used again once it goes on', async () => {
  const usual = await msOf(() => Promise.all([addDeal(1), readDeals(), readDeals()])); // so that connections are there, too
  await signalPostgres('SIGSTOP');
  try {
    const askedAt = Date.now();
    const calls = answered([addDeal(2), ...Array.from({ length: 30 }, readDeals)]);
    expect(await readiness()).toEqual([503, 'The database does not answer.']);
    expect(Date.now() - askedAt).toBeLessThan(promised(4_000, usual));
    const { answers, ms } = await calls;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    for (const { body } of answers) expect(body.message).toMatch(AWAY);
    // The write had not begun: nobody could say who sent it.
    const saysUnchanged = answers.map(({ body }) => body.message.includes('Nothing was changed'));
    expect(saysUnchanged).toEqual([true, ...Array(30).fill(false)]);
    expect(ms).toBeLessThan(promised(10_000, usual));
  } finally {
    await signalPostgres('SIGCONT');
  }
  expect((await addDeal(2)).status).toBe(201);
  expect(await readiness()).toEqual([200, 'ok']);
});

it('a save that waits for a synchronous standby which is away says that it may have happened, and reads go on', async () => {
  await server.store.database.rows(`update session set last_used_at = last_used_at - interval '5 minutes'`);
  await setOfServer(postgres.url, 'synchronous_standby_names', 'a_standby_that_is_away');
  try {
    const usual = await msOf(async () => expect((await readDeals()).status).toBe(200)); // though it counts as activity
    const { answers, ms } = await answered([addDeal(3)]);
    expect(answers[0]).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('Please look whether it was saved') },
    });
    expect(ms).toBeLessThan(promised(10_000, usual));
  } finally {
    await setOfServer(postgres.url, 'synchronous_standby_names', '');
  }
  expect((await addDeal(4)).status).toBe(201);
});

it('a database that has come to only read says so, and its connections are let go of', async () => {
  const connections = () => server.store.database.load.busy + server.store.database.load.idle;
  await Promise.all([readDeals(), readDeals(), readDeals()]);
  expect(connections()).toBeGreaterThan(1);
  await setOfServer(postgres.url, 'default_transaction_read_only', 'on');
  expect(await addDeal(5)).toMatchObject({
    status: 503,
    body: {
      code: 'UNAVAILABLE',
      message: 'The database only reads at this moment. Nothing was changed; please try again in a moment.',
    },
  });
  while (connections() > 0) await sleep(50);
  expect(await readiness()).toEqual([503, 'The database only reads.']);
  await setOfServer(postgres.url, 'default_transaction_read_only', 'off');
  expect((await addDeal(5)).status).toBe(201);
});
