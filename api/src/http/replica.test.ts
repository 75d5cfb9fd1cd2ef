import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AnalystPool, type ReadFrom } from '../database/analystPool.ts';
import { onConnection } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { msOf, promised } from '../testing/pace.ts';
import { Node } from '../testing/postgresNode.ts';
import { asSuperuser } from '../testing/superuser.ts';
import { testClock } from '../testing/testClock.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { TestStore } from '../testing/testStore.ts';

const LONGEST_LAG_SECONDS = 2;
const DEALS = '{ deals(first: 500) { nodes { number closer { name } } } }';
const HOG = '{ hog(start: "2020-01-01", end: "2029-12-31") { rows { number closer { name } } } }';

let folder: string;
let primary: Node;
let standby: Node;
let store: TestStore;
let server: TestServer;
/** Someone at a screen, who may do everything. */
let desk: TestClient;
/** A script of theirs. */
let script: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-replica-'));
  [primary, standby] = [await Node.at(join(folder, 'a')), await Node.at(join(folder, 'b'))];
  await primary.startNew();
  await migrate(await primary.url());
  await standby.startAsStandbyOf(primary);
  store = await TestStore.open(testClock(), { url: await primary.url(), drop: async () => {} });
  server = await TestServer.start(
    {
      DATABASE_REPLICA_URL: `${await standby.url()}?target_session_attrs=standby`,
      DATABASE_REPLICA_LAG_SECONDS: String(LONGEST_LAG_SECONDS),
    },
    store,
  );
  desk = await server.as(5);
  script = await scriptOf(desk);
  await untilReadFrom('replica');
});
afterAll(async () => {
  await server.stop();
  await store.close();
  await standby.kill();
  await primary.kill();
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

async function scriptOf(owner: TestClient): Promise<TestClient> {
  const expiresOn = store.clock.today();
  const { data } = await owner.graphql(
    'mutation ($expiresOn: Day!) { createAccessToken(name: "Nightly", expiresOn: $expiresOn) { token } }',
    { expiresOn },
  );
  return server.holding(data.createAccessToken.token);
}

/** Does the work, again and again until it succeeds. */
async function eventually(work: () => Promise<void>): Promise<void> {
  for (const deadline = Date.now() + 120_000; ; await sleep(50)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

/** What an analyst is told, and where it was read. */
async function ask(client: TestClient, query = DEALS) {
  const { body } = await client.post('/graphql', { query });
  expect(body.errors).toBeUndefined();
  return { data: body.data, readFrom: body.extensions.readFrom as ReadFrom };
}

async function untilReadFrom(wanted: ReadFrom['server']): Promise<void> {
  await eventually(async () => {
    const { readFrom } = await ask(script);
    if (readFrom.server !== wanted) throw new Error(`Still the ${readFrom.server}.`);
  });
}

const onStandby = async (...statements: string[]) =>
  onConnection(asSuperuser(await standby.url()), 'test', async client => {
    for (const statement of statements) await client.query(statement);
  });

/** Does some work while the standby gets no younger. */
async function whilePaused(work: () => Promise<void>): Promise<void> {
  await onStandby('select pg_wal_replay_pause()');
  try {
    await work();
  } finally {
    await onStandby('select pg_wal_replay_resume()');
    await untilReadFrom('replica');
  }
}

describe('what analysts and scripts ask', () => {
  it('comes from the standby, and says so', async () => {
    const number = await store.deal();
    await eventually(async () => expect((await ask(desk)).data.deals.nodes).toMatchObject([{ number }]));
    const { readFrom } = await ask(desk);
    expect(readFrom).toEqual({ server: 'replica', lagSeconds: expect.any(Number) });
    expect(readFrom.lagSeconds).toBeLessThanOrEqual(LONGEST_LAG_SECONDS);
    const list = await script.get('/api/employees/getemployees');
    expect(list.headers.get('read-from')).toMatch(/^server=replica, lagSeconds=[0-2](\.\d)?$/);
    const file = await script.get('/api/exports/hog.csv?start=2026-01-01&end=2026-12-31');
    expect(file.headers.get('read-from')).toMatch(/^server=replica/);
  });

  it('is never older than the stated lag: then it comes from the primary', async () => {
    await whilePaused(async () => {
      const number = await store.deal();
      const usual = await msOf(() => ask(desk));
      const savedAt = performance.now();
      const isShown = ({ data }: Awaited<ReturnType<typeof ask>>) =>
        data.deals.nodes.some((deal: { number: number }) => deal.number === number);

      const first = await ask(desk);
      expect([first.readFrom.server, isShown(first)]).toEqual(['replica', false]);
      for (let answer = first; !isShown(answer); answer = await ask(desk)) {
        expect(answer.readFrom.server).toBe('replica');
        expect(answer.readFrom.lagSeconds).toBeLessThanOrEqual(LONGEST_LAG_SECONDS);
        expect(performance.now() - savedAt).toBeLessThan(promised((LONGEST_LAG_SECONDS + 1) * 1_000, usual));
        await sleep(50);
      }
      expect((await ask(desk)).readFrom).toEqual({ server: 'primary', lagSeconds: 0 });
    });
  });
});

describe('while the standby is behind', () => {
  it('screens show what was just saved, and nothing older is cached for them', async () => {
    const closer = await store.employee({ name: 'Ann Before' });
    const number = await store.deal({ closer_id: closer });
    await eventually(async () => expect(JSON.stringify(await ask(script, HOG))).toContain('Ann Before'));
    await whilePaused(async () => {
      await store.database.rows('update employee set name = $1 where id = $2', ['Ann After', closer]);
      const older = await ask(script, HOG);
      expect(older.readFrom.server).toBe('replica');
      expect(older.data.hog.rows).toContainEqual({ number, closer: { name: 'Ann Before' } });
      const { data } = await desk.graphql(HOG);
      expect(data.hog.rows).toContainEqual({ number, closer: { name: 'Ann After' } });
      const file = await desk.get('/api/exports/hog.csv?start=2020-01-01&end=2029-12-31');
      expect(file.headers.get('read-from')).toBeNull();
      expect(file.text).toContain('Ann After');
    });
  });

  it('whoever may sign in no more is refused at once, and so is a revoked token', async () => {
    const fired = await server.as(0);
    const firedScript = await scriptOf(fired);
    expect((await firedScript.post('/graphql', { query: DEALS })).status).toBe(200);
    await whilePaused(async () => {
      await store.database.rows('update employee set is_active = false where id = $1', [fired.employeeId]);
      expect((await firedScript.post('/graphql', { query: DEALS })).status).toBe(401);
      expect((await firedScript.get('/api/employees/getemployees')).status).toBe(401);
    });
  });
});

describe('a standby that gives no answer', () => {
  it('for what it recovers, has the primary answer', async () => {
    await store.deal();
    await onStandby(`alter system set max_standby_streaming_delay = 0`, 'select pg_reload_conf()');
    const replica = { url: await standby.url(), longestLagSeconds: 60 };
    const pool = new AnalystPool(store.database, { replica });
    const told: ReadFrom[] = [];
    const analysis = pool.lagging(1, from => told.push(from));
    await analysis.rows('select count(*) from deal'); // from now on its age is known
    const sum = analysis.row('select count(number)::int as deals from deal, pg_sleep(0.5) where number > 0');
    await sleep(150);
    await store.database.writeTogether(async writer => {
      await writer.rows({ text: 'lock table deal in access exclusive mode', values: [] });
    });
    expect((await sum) ?? {}).toEqual({ deals: expect.any(Number) });
    expect(told).toEqual([
      { server: 'replica', lagSeconds: expect.any(Number) },
      { server: 'replica', lagSeconds: expect.any(Number) }, // the oldest of the two
    ]);
    expect(pool.asked).toEqual({ primary: 1, replica: 1 });
    await pool.close();
  });

  it('for the time that the query takes, has it refused, and the primary is not asked too', async () => {
    const replica = { url: await standby.url(), longestLagSeconds: 60 };
    const limits = { atOnce: 1, statementMs: 300, lockMs: 200, waitMs: 1_000 };
    const pool = new AnalystPool(store.database, { limits, replica });
    await expect(pool.lagging(1, () => {}).rows('select pg_sleep(20)')).rejects.toMatchObject({
      code: 'TOO_COSTLY',
    });
    expect(pool.asked.primary).toBe(0);
    await pool.close();
  });

  it('because it has lost its primary, is left out until it follows again', async () => {
    const at = await onConnection(
      asSuperuser(await standby.url()),
      'test',
      async client => (await client.query('show primary_conninfo')).rows[0].primary_conninfo,
    );
    await onStandby(`alter system set primary_conninfo = ''`, 'select pg_reload_conf()');
    await untilReadFrom('primary');
    await onStandby(`alter system set primary_conninfo = '${at}'`, 'select pg_reload_conf()');
    await untilReadFrom('replica');
  });

  it('because it died, costs nobody an answer, and is asked again when it is back', async () => {
    const usual = await msOf(() => ask(desk));
    await standby.kill();
    const askedAt = performance.now();
    expect((await ask(desk)).readFrom.server).toBe('primary');
    expect(performance.now() - askedAt).toBeLessThan(promised(3_000, usual));
    await standby.startAsStandbyOf(primary);
    await untilReadFrom('replica');
  });

  it('because it was promoted, is not asked: what it holds is not the store', async () => {
    const number = await store.deal();
    await untilStandbyHas(number);
    await onStandby(`alter system set primary_conninfo = ''`, 'select pg_reload_conf()');
    await untilReadFrom('primary');
    lost = { number, version: await setGross(desk, number, 111) };

    await standby.promote();
    await onStandby(`insert into deal (number, added_date) values (999999, '2026-01-01')`);
    const { data, readFrom } = await ask(desk);
    expect(readFrom.server).toBe('primary');
    expect(JSON.stringify(data)).not.toContain('999999');
  });
});

/** A deal whose last change the standby had not got when it was promoted, and its version thereby. */
let lost: { number: number; version: number };

test('after a failover that lost a change, whoever saw it overwrites nothing unseen', async () => {
  const place = { url: await standby.url(), drop: async () => {} };
  const promoted = await TestStore.open(testClock(), place);
  const instance = await TestServer.start({}, promoted);
  try {
    const [colleague, sawWhatWasLost] = [
      await instance.asEmployee(desk.employeeId),
      await instance.asEmployee(desk.employeeId),
    ];
    const { number, version } = lost;
    await setGross(colleague, number, 222);
    await expect(setGross(sawWhatWasLost, number, 333, version)).rejects.toThrow('CONFLICT');
  } finally {
    await instance.stop();
    await promoted.close();
  }
});

/** The version that the deal has then. */
async function setGross(client: TestClient, number: number, gross: number, seen?: number): Promise<number> {
  const { data, errors } = await client.graphql(
    `mutation ($number: Int!, $gross: Money!, $seen: Int) {
      setDealGross(number: $number, frontGross: $gross, version: $seen) { version }
    }`,
    { number, gross, seen },
  );
  if (errors) throw new Error(errors[0].extensions.code);
  return data.setDealGross.version;
}

const untilStandbyHas = (number: number) =>
  eventually(async () =>
    onConnection(asSuperuser(await standby.url()), 'test', async client => {
      const { rowCount } = await client.query('select from deal where number = $1', [number]);
      if (!rowCount) throw new Error('The standby has no such deal yet.');
    }),
  );
