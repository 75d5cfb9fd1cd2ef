import { TestStore } from '../testing/testStore.ts';
import { waitUntil } from '../testing/waitUntil.ts';
import { AnalystPool } from './analystPool.ts';
import { onConnection } from './connection.ts';

let store: TestStore;
let analystPool: AnalystPool;

beforeAll(async () => {
  store = await TestStore.open();
  analystPool = new AnalystPool(store.database, {
    limits: { atOnce: 2, statementMs: 5_000, lockMs: 2_000, waitMs: 7_500 },
  });
});
afterAll(async () => {
  await analystPool.close();
  await store.close();
});

const ANN = 1;
const BO = 2;
const CY = 3;
const rest = (person: number, seconds: number) =>
  analystPool.for(person).rows('select pg_sleep($1)', [seconds]);

/** How many statements of the analysts' pool run at this moment. */
async function running(): Promise<number> {
  const row = await store.database.row<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'salesfloor analysis' and state = 'active'`,
  );
  return row?.count ?? 0;
}

/** Until so many run, or the test fails. */
async function untilRunning(count: number): Promise<void> {
  await waitUntil(async () => (await running()) === count);
}

test('an analysis reads the same store, in the same way', async () => {
  const question = `select date '2026-01-31' as day, 12.50::numeric as money, 7::bigint as count`;
  expect(await analystPool.for(ANN).rows(question)).toEqual([{ day: '2026-01-31', money: 12.5, count: 7 }]);
  expect(await analystPool.for(ANN).rows(question)).toEqual(await store.database.rows(question));
});

test('however many are sent, two run at once, each of another person, and the screens do not wait', async () => {
  const analyses = [ANN, ANN, ANN, BO, BO, CY].map(person => rest(person, 1));
  await untilRunning(2);
  for (let looks = 0; looks < 10; looks++) expect(await running()).toBeLessThanOrEqual(2);
  await Promise.all(analyses);
});

test('one person’s many analyses do not keep another’s waiting', async () => {
  const done: string[] = [];
  const note = (name: string) => () => done.push(name);
  const many = Array.from({ length: 3 }, () => rest(ANN, 1).then(note('Ann')));
  await untilRunning(1);
  await analystPool.for(BO).rows('select 1').then(note('Bo'));
  expect(done).toEqual(['Bo']);
  await Promise.all(many);
});

test('an analysis takes five seconds at most, on one core', async () => {
  const [here] = await store.database.rows<{ name: string }>('select current_database() as name');
  await store.database.rows(`alter database ${here?.name} set max_parallel_workers_per_gather = 2`);
  const usual = new AnalystPool(store.database);
  expect(await usual.for(ANN).row('show statement_timeout')).toEqual({ statement_timeout: '5s' });
  const helpers = await usual.for(ANN).row('show max_parallel_workers_per_gather');
  expect(helpers).toEqual({ max_parallel_workers_per_gather: '0' });
  await usual.close();
});

describe('with little patience', () => {
  let hasty: AnalystPool;
  beforeAll(() => {
    hasty = new AnalystPool(store.database, {
      limits: { atOnce: 2, statementMs: 1_000, lockMs: 300, waitMs: 500 },
    });
  });
  afterAll(() => hasty.close());
  const restHastily = (person: number, seconds: number) =>
    hasty.for(person).rows('select pg_sleep($1)', [seconds]);

  test('an analysis that runs too long is stopped with a sentence on what to do', async () => {
    await expect(restHastily(ANN, 30)).rejects.toMatchObject({
      code: 'TOO_COSTLY',
      message:
        'The query took longer than 1 s in the database and was stopped. Ask for fewer days, or for fewer things at once.',
    });
    expect(await hasty.for(ANN).rows('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a query that waited too long for its turn is refused with "try again"', async () => {
    const outcomes = await Promise.all(
      [0.25, 0.25, 0.25, 0.25, 0.25].map(seconds =>
        restHastily(ANN, seconds).then(
          () => 'done',
          error => error.code,
        ),
      ),
    );
    expect(outcomes[0]).toBe('done');
    expect(outcomes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});

test('an analysis that waits for a locked table is told about the database, whoever waits behind it to try again', async () => {
  const impatient = new AnalystPool(store.database, {
    limits: { atOnce: 1, statementMs: 2_000, lockMs: 300, waitMs: 500 },
  });
  await onConnection(store.url, 'test', async locker => {
    await locker.query('begin; lock table deal');
    const counted = [ANN, ANN, ANN, BO, CY].map(person =>
      impatient.for(person).rows('select count(*) from deal'),
    );
    const outcomes = await Promise.allSettled(counted);
    expect(outcomes[0]).toMatchObject({
      reason: { code: 'UNAVAILABLE', message: expect.stringMatching(/^The database is busy or away\./) },
    });
    expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } });
  });
  expect(await impatient.for(ANN).rows('select count(*) from deal')).toEqual([{ count: 0 }]);
  await impatient.close();
});

test('a refusal of the database stays what it is', async () => {
  await expect(analystPool.for(ANN).rows("select 'x'::date")).rejects.toMatchObject({ code: 'BAD_INPUT' });
});
