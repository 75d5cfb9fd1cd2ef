import { TestStore } from '../../testing/testStore.ts';
import { waitUntil } from '../../testing/timing.ts';
import { AnalystPool } from './analystPool.ts';
import { withConnection } from './connections/connection.ts';

let store: TestStore;
let analystPool: AnalystPool;

beforeAll(async () => {
  store = await TestStore.open();
  analystPool = new AnalystPool(store.database, {
    limits: { concurrency: 2, statementMs: 5_000, lockMs: 2_000, queueMs: 7_500 },
  });
});
afterAll(async () => {
  await analystPool.close();
  await store.close();
});

const ANN = 1;
const BO = 2;
const CY = 3;
const sleepAs = (person: number, seconds: number) =>
  analystPool.forEmployee(person).rows('select pg_sleep($1)', [seconds]);

/** Counts the statements that the analysts' pool is running. */
async function countRunning(): Promise<number> {
  const row = await store.database.row<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'salesfloor analysis' and state = 'active'`,
  );
  return row?.count ?? 0;
}

/** Waits until the pool is running this many statements. Fails the test on a timeout. */
async function waitUntilRunning(count: number): Promise<void> {
  await waitUntil(async () => (await countRunning()) === count);
}

test("returns the same rows as the screens' pool", async () => {
  const query = `select date '2026-01-31' as day, 12.50::numeric as money, 7::bigint as count`;
  expect(await analystPool.forEmployee(ANN).rows(query)).toEqual([
    { day: '2026-01-31', money: 12.5, count: 7 },
  ]);
  expect(await analystPool.forEmployee(ANN).rows(query)).toEqual(await store.database.rows(query));
});

test('runs at most two statements at a time, each for a different person', async () => {
  const analyses = [ANN, ANN, ANN, BO, BO, CY].map(person => sleepAs(person, 1));
  await waitUntilRunning(2);
  for (let check = 0; check < 10; check++) expect(await countRunning()).toBeLessThanOrEqual(2);
  await Promise.all(analyses);
});

test('does not delay a person while another person sends many analyses', async () => {
  const finished: string[] = [];
  const recordDone = (name: string) => () => finished.push(name);
  const pendingAnalyses = Array.from({ length: 3 }, () => sleepAs(ANN, 1).then(recordDone('Ann')));
  await waitUntilRunning(1);
  await analystPool.forEmployee(BO).rows('select 1').then(recordDone('Bo'));
  expect(finished).toEqual(['Bo']);
  await Promise.all(pendingAnalyses);
});

test('limits an analysis to five seconds and one processor core', async () => {
  const [currentDatabase] = await store.database.rows<{ name: string }>('select current_database() as name');
  await store.database.rows(
    `alter database ${currentDatabase?.name} set max_parallel_workers_per_gather = 2`,
  );
  const defaultPool = new AnalystPool(store.database);
  expect(await defaultPool.forEmployee(ANN).row('show statement_timeout')).toEqual({
    statement_timeout: '5s',
  });
  const parallelWorkers = await defaultPool.forEmployee(ANN).row('show max_parallel_workers_per_gather');
  expect(parallelWorkers).toEqual({ max_parallel_workers_per_gather: '0' });
  await defaultPool.close();
});

describe('AnalystPool with short time limits', () => {
  let shortLimitPool: AnalystPool;
  beforeAll(() => {
    shortLimitPool = new AnalystPool(store.database, {
      limits: { concurrency: 2, statementMs: 1_000, lockMs: 300, queueMs: 500 },
    });
  });
  afterAll(() => shortLimitPool.close());
  const sleepWithShortLimits = (person: number, seconds: number) =>
    shortLimitPool.forEmployee(person).rows('select pg_sleep($1)', [seconds]);

  test('stops an analysis that exceeds the time limit, with advice on how to change the query', async () => {
    await expect(sleepWithShortLimits(ANN, 30)).rejects.toMatchObject({
      code: 'TOO_COSTLY',
      message:
        'The query ran longer than 1 s in the database and was stopped. Request a shorter period or less data.',
    });
    expect(await shortLimitPool.forEmployee(ANN).rows('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('rejects a query with "try again" if it waited too long in the queue', async () => {
    const outcomes = await Promise.all(
      [0.25, 0.25, 0.25, 0.25, 0.25].map(seconds =>
        sleepWithShortLimits(ANN, seconds).then(
          () => 'done',
          error => error.code,
        ),
      ),
    );
    expect(outcomes[0]).toBe('done');
    expect(outcomes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});

test('reports a busy database for a query of a locked table, and rejects the queued queries with "try again"', async () => {
  const singlePool = new AnalystPool(store.database, {
    limits: { concurrency: 1, statementMs: 2_000, lockMs: 300, queueMs: 500 },
  });
  await withConnection(store.url, 'test', async lockingClient => {
    await lockingClient.query('begin; lock table deal');
    const counts = [ANN, ANN, ANN, BO, CY].map(person =>
      singlePool.forEmployee(person).rows('select count(*) from deal'),
    );
    const outcomes = await Promise.allSettled(counts);
    expect(outcomes[0]).toMatchObject({
      reason: {
        code: 'UNAVAILABLE',
        message: expect.stringMatching(/^The database is busy or unavailable\./),
      },
    });
    expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } });
  });
  expect(await singlePool.forEmployee(ANN).rows('select count(*) from deal')).toEqual([{ count: 0 }]);
  await singlePool.close();
});

test('reports an invalid value as bad input', async () => {
  await expect(analystPool.forEmployee(ANN).rows("select 'x'::date")).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
});
