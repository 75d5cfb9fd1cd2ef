import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AnalystPool, type ReadSource } from '../platform/database/analystPool.ts';
import { withConnection } from '../platform/database/connections/connection.ts';
import { migrate } from '../platform/database/migrate.ts';
import { PostgresNode } from '../testing/postgres/postgresNode.ts';
import { toSuperuserUrl } from '../testing/postgres/superuser.ts';
import { createTestClock } from '../testing/testClock.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { TestStore } from '../testing/testStore.ts';
import { measureMs, toToleratedMs } from '../testing/timing.ts';

const MAX_LAG_SECONDS = 2;
const DEALS = '{ deals(first: 500) { nodes { number closer { name } } } }';
const HOG = '{ hog(start: "2020-01-01", end: "2029-12-31") { rows { number closer { name } } } }';

let folder: string;
let primary: PostgresNode;
let standby: PostgresNode;
let store: TestStore;
let server: TestServer;
/** A person with every right who works at a screen. */
let desk: TestClient;
/** A script that uses an access token of that person. */
let script: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-replica-'));
  [primary, standby] = [
    await PostgresNode.create(join(folder, 'a')),
    await PostgresNode.create(join(folder, 'b')),
  ];
  await primary.startNew();
  await migrate(await primary.url());
  await standby.startAsStandby(primary);
  store = await TestStore.open(createTestClock(), { url: await primary.url(), drop: async () => {} });
  server = await TestServer.start(
    {
      DATABASE_REPLICA_URL: `${await standby.url()}?target_session_attrs=standby`,
      DATABASE_REPLICA_LAG_SECONDS: String(MAX_LAG_SECONDS),
    },
    store,
  );
  desk = await server.signInAs(5);
  script = await createScriptClient(desk);
  await waitUntilReadFrom('replica');
});
afterAll(async () => {
  await server.stop();
  await store.close();
  await standby.kill();
  await primary.kill();
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

async function createScriptClient(tokenOwner: TestClient): Promise<TestClient> {
  const expiresOn = store.clock.today();
  const { data } = await tokenOwner.graphql(
    'mutation ($expiresOn: Day!) { createAccessToken(name: "Nightly", expiresOn: $expiresOn) { token } }',
    { expiresOn },
  );
  return server.withToken(data.createAccessToken.token);
}

/** Repeats the work until it no longer throws. */
async function retryUntilSuccess(work: () => Promise<void>): Promise<void> {
  for (const deadline = Date.now() + 120_000; ; await sleep(50)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

/** Returns the data of a query and the name of the server that returned the data. */
async function fetchWithSource(client: TestClient, query = DEALS) {
  const { body } = await client.post('/graphql', { query });
  expect(body.errors).toBeUndefined();
  return { data: body.data, readFrom: body.extensions.readFrom as ReadSource };
}

async function waitUntilReadFrom(expectedServer: ReadSource['server']): Promise<void> {
  await retryUntilSuccess(async () => {
    const { readFrom } = await fetchWithSource(script);
    if (readFrom.server !== expectedServer) throw new Error(`Still the ${readFrom.server}.`);
  });
}

const runOnStandby = async (...statements: string[]) =>
  withConnection(toSuperuserUrl(await standby.url()), 'test', async client => {
    for (const statement of statements) await client.query(statement);
  });

/** Runs `work` while the standby does not replay the changes of the primary. */
async function runWithPausedReplay(work: () => Promise<void>): Promise<void> {
  await runOnStandby('select pg_wal_replay_pause()');
  try {
    await work();
  } finally {
    await runOnStandby('select pg_wal_replay_resume()');
    await waitUntilReadFrom('replica');
  }
}

describe('read by an analyst or a script', () => {
  it('uses the standby for the read, and names it in the response', async () => {
    const number = await store.insertDeal();
    await retryUntilSuccess(async () =>
      expect((await fetchWithSource(desk)).data.deals.nodes).toMatchObject([{ number }]),
    );
    const { readFrom } = await fetchWithSource(desk);
    expect(readFrom).toEqual({ server: 'replica', lagSeconds: expect.any(Number) });
    expect(readFrom.lagSeconds).toBeLessThanOrEqual(MAX_LAG_SECONDS);
    const list = await script.get('/api/employees/getemployees');
    expect(list.headers.get('read-from')).toMatch(/^server=replica, lagSeconds=[0-2](\.\d)?$/);
    const file = await script.get('/api/exports/hog.csv?start=2026-01-01&end=2026-12-31');
    expect(file.headers.get('read-from')).toMatch(/^server=replica/);
  });

  it('uses the primary when the lag of the standby exceeds the maximum', async () => {
    await runWithPausedReplay(async () => {
      const number = await store.insertDeal();
      const usualMs = await measureMs(() => fetchWithSource(desk));
      const savedAt = performance.now();
      const isShown = ({ data }: Awaited<ReturnType<typeof fetchWithSource>>) =>
        data.deals.nodes.some((deal: { number: number }) => deal.number === number);

      const first = await fetchWithSource(desk);
      expect([first.readFrom.server, isShown(first)]).toEqual(['replica', false]);
      for (let response = first; !isShown(response); response = await fetchWithSource(desk)) {
        expect(response.readFrom.server).toBe('replica');
        expect(response.readFrom.lagSeconds).toBeLessThanOrEqual(MAX_LAG_SECONDS);
        expect(performance.now() - savedAt).toBeLessThan(
          toToleratedMs((MAX_LAG_SECONDS + 1) * 1_000, usualMs),
        );
        await sleep(50);
      }
      expect((await fetchWithSource(desk)).readFrom).toEqual({ server: 'primary', lagSeconds: 0 });
    });
  });
});

describe('server with a delayed standby', () => {
  it('shows screens the latest data, and never caches data from the delayed standby', async () => {
    const closer = await store.insertEmployee({ name: 'Ann Before' });
    const number = await store.insertDeal({ closer_id: closer });
    await retryUntilSuccess(async () =>
      expect(JSON.stringify(await fetchWithSource(script, HOG))).toContain('Ann Before'),
    );
    await runWithPausedReplay(async () => {
      await store.database.rows('update employee set name = $1 where id = $2', ['Ann After', closer]);
      const stale = await fetchWithSource(script, HOG);
      expect(stale.readFrom.server).toBe('replica');
      expect(stale.data.hog.rows).toContainEqual({ number, closer: { name: 'Ann Before' } });
      const { data } = await desk.graphql(HOG);
      expect(data.hog.rows).toContainEqual({ number, closer: { name: 'Ann After' } });
      const file = await desk.get('/api/exports/hog.csv?start=2020-01-01&end=2029-12-31');
      expect(file.headers.get('read-from')).toBeNull();
      expect(file.text).toContain('Ann After');
    });
  });

  it('rejects the access token of a deactivated person immediately', async () => {
    const deactivated = await server.signInAs(0);
    const deactivatedScript = await createScriptClient(deactivated);
    expect((await deactivatedScript.post('/graphql', { query: DEALS })).status).toBe(200);
    await runWithPausedReplay(async () => {
      await store.database.rows('update employee set is_active = false where id = $1', [
        deactivated.employeeId,
      ]);
      expect((await deactivatedScript.post('/graphql', { query: DEALS })).status).toBe(401);
      expect((await deactivatedScript.get('/api/employees/getemployees')).status).toBe(401);
    });
  });
});

describe('server without a usable standby', () => {
  it('repeats a query on the primary if recovery cancels it on the standby', async () => {
    await store.insertDeal();
    await runOnStandby(`alter system set max_standby_streaming_delay = 0`, 'select pg_reload_conf()');
    const replica = { url: await standby.url(), maxLagSeconds: 60 };
    const pool = new AnalystPool(store.database, { replica });
    const sources: ReadSource[] = [];
    const analysis = pool.forEmployeeOnReplica(1, from => sources.push(from));
    await analysis.rows('select count(*) from deal'); // from here on, the lag of the standby is known
    const sum = analysis.row('select count(number)::int as deals from deal, pg_sleep(0.5) where number > 0');
    await sleep(150);
    await store.database.writeInTransaction(async writer => {
      await writer.rows({ text: 'lock table deal in access exclusive mode', values: [] });
    });
    expect((await sum) ?? {}).toEqual({ deals: expect.any(Number) });
    expect(sources).toEqual([
      { server: 'replica', lagSeconds: expect.any(Number) },
      { server: 'replica', lagSeconds: expect.any(Number) }, // after a read from the primary, the older source is still reported
    ]);
    expect(pool.statementCounts).toEqual({ primary: 1, replica: 1 });
    await pool.close();
  });

  it('rejects a query that exceeds the time limit, without repeating it on the primary', async () => {
    const replica = { url: await standby.url(), maxLagSeconds: 60 };
    const limits = { concurrency: 1, statementMs: 300, lockMs: 200, queueMs: 1_000 };
    const pool = new AnalystPool(store.database, { limits, replica });
    await expect(pool.forEmployeeOnReplica(1, () => {}).rows('select pg_sleep(20)')).rejects.toMatchObject({
      code: 'TOO_COSTLY',
    });
    expect(pool.statementCounts.primary).toBe(0);
    await pool.close();
  });

  it('reads from the primary while the standby does not follow the primary', async () => {
    const primaryAddress = await withConnection(
      toSuperuserUrl(await standby.url()),
      'test',
      async client => (await client.query('show primary_conninfo')).rows[0].primary_conninfo,
    );
    await runOnStandby(`alter system set primary_conninfo = ''`, 'select pg_reload_conf()');
    await waitUntilReadFrom('primary');
    await runOnStandby(`alter system set primary_conninfo = '${primaryAddress}'`, 'select pg_reload_conf()');
    await waitUntilReadFrom('replica');
  });

  it('returns no error when the standby stops, and uses the standby again after its restart', async () => {
    const usualMs = await measureMs(() => fetchWithSource(desk));
    await standby.kill();
    const startedAt = performance.now();
    expect((await fetchWithSource(desk)).readFrom.server).toBe('primary');
    expect(performance.now() - startedAt).toBeLessThan(toToleratedMs(3_000, usualMs));
    await standby.startAsStandby(primary);
    await waitUntilReadFrom('replica');
  });

  it('reads from the primary after the standby is promoted and has data that the primary does not have', async () => {
    const number = await store.insertDeal();
    await waitUntilStandbyHas(number);
    await runOnStandby(`alter system set primary_conninfo = ''`, 'select pg_reload_conf()');
    await waitUntilReadFrom('primary');
    lostChange = { number, version: await setGross(desk, number, 111) };

    await standby.promote();
    await runOnStandby(`insert into deal (number, added_date) values (999999, '2026-01-01')`);
    const { data, readFrom } = await fetchWithSource(desk);
    expect(readFrom.server).toBe('primary');
    expect(JSON.stringify(data)).not.toContain('999999');
  });
});

/** A deal with a last change that was lost in the failover, and the version of the deal after that change. */
let lostChange: { number: number; version: number };

test('rejects an overwrite by a person who saw a change that was lost in a failover', async () => {
  const database = { url: await standby.url(), drop: async () => {} };
  const promoted = await TestStore.open(createTestClock(), database);
  const instance = await TestServer.start({}, promoted);
  try {
    const [colleague, staleClient] = [
      await instance.signInAsEmployee(desk.employeeId),
      await instance.signInAsEmployee(desk.employeeId),
    ];
    const { number, version } = lostChange;
    await setGross(colleague, number, 222);
    await expect(setGross(staleClient, number, 333, version)).rejects.toThrow('CONFLICT');
  } finally {
    await instance.stop();
    await promoted.close();
  }
});

/** Sets the front gross. @returns the new version of the deal */
async function setGross(
  client: TestClient,
  number: number,
  gross: number,
  version?: number,
): Promise<number> {
  const { data, errors } = await client.graphql(
    `mutation ($number: Int!, $gross: Money!, $version: Int) {
      setDealGross(number: $number, frontGross: $gross, version: $version) { version }
    }`,
    { number, gross, version },
  );
  if (errors) throw new Error(errors[0].extensions.code);
  return data.setDealGross.version;
}

const waitUntilStandbyHas = (number: number) =>
  retryUntilSuccess(async () =>
    withConnection(toSuperuserUrl(await standby.url()), 'test', async client => {
      const { rowCount } = await client.query('select from deal where number = $1', [number]);
      if (!rowCount) throw new Error('The standby has no such deal yet.');
    }),
  );
