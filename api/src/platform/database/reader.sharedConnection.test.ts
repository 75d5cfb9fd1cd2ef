import { TestStore } from '../../testing/testStore.ts';

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

it('runs the concurrent reads of a call on one connection', async () => {
  const database = store.database.withSharedConnection();
  const pids = await Promise.all([1, 2, 3].map(() => database.row('select pg_backend_pid() as pid')));
  expect(pids[0]).toEqual({ pid: expect.any(Number) });
  expect(pids).toEqual([pids[0], pids[0], pids[0]]);
});

it('rejects only the failed statement, not the concurrent statements', async () => {
  const database = store.database.withSharedConnection();
  const outcomes = await Promise.allSettled([
    database.rows("select 'x'::date"),
    database.rows('select 1 as one'),
  ]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { code: 'BAD_INPUT' } },
    { status: 'fulfilled', value: [{ one: 1 }] },
  ]);
});

it('rejects the statements of a lost connection and runs later statements on a new connection', async () => {
  const database = store.database.withSharedConnection();
  const lost = database.rows('select pg_terminate_backend(pg_backend_pid())');
  await expect(lost).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await database.rows('select 1 as one')).toEqual([{ one: 1 }]);
});
