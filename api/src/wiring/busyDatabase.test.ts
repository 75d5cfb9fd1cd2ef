import pg from 'pg';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { measureMs, toToleratedMs } from '../testing/timing.ts';

/** The number of concurrent calls. It exceeds the number of connections in the pool. */
const CALL_COUNT = 40;

let server: TestServer;
let manager: TestClient;
let managers: TestClient[];
let lock: pg.Client;

beforeAll(async () => {
  server = await TestServer.start();
  // One person can make six calls at the same time.
  managers = await Promise.all(Array.from({ length: CALL_COUNT / 5 }, () => server.signInAs(3)));
  [manager] = managers as [TestClient];
  lock = new pg.Client({ connectionString: server.store.url });
  await lock.connect();
});
afterAll(async () => {
  await lock.end();
  await server.stop();
});

it('returns an error for every call within ten seconds if a table is locked and the pool is exhausted', async () => {
  const usualMs = await measureMs(() => manager.get('/api/deals/getdeals?date=2026-06-01'));
  await lock.query('begin; lock table deal');
  const startedAt = Date.now();
  const calls = Array.from({ length: CALL_COUNT }, (_, index) =>
    managers[index % managers.length]?.post('/api/deals/adddeal', { id: index + 1 }),
  );
  const responses = (await Promise.all(calls)).flatMap(response => response ?? []);
  const waitedMs = Date.now() - startedAt;
  await lock.query('rollback');

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
  for (const { body } of responses) expect(body.message).toMatch(/^The database is busy or unavailable\. /);
  expect(waitedMs).toBeLessThan(toToleratedMs(10_000, usualMs));
  expect((await manager.post('/api/deals/adddeal', { id: 1 })).status).toBe(201);
  expect(await server.store.database.rows('select from deal')).toHaveLength(1);
});
