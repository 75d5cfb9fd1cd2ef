import { TestStore } from '../testing/testStore.ts';

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

it('reads at once over one connection', async () => {
  const database = store.database.inOneTrip();
  const pids = await Promise.all([1, 2, 3].map(() => database.row('select pg_backend_pid() as pid')));
  expect(pids[0]).toEqual({ pid: expect.any(Number) });
  expect(pids).toEqual([pids[0], pids[0], pids[0]]);
});

it('lets one statement fail without the others', async () => {
  const database = store.database.inOneTrip();
  const outcomes = await Promise.allSettled([
    database.rows("select 'x'::date"),
    database.rows('select 1 as one'),
  ]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { code: 'BAD_INPUT' } },
    { status: 'fulfilled', value: [{ one: 1 }] },
  ]);
});

it('rejects what a lost connection was running, and reads on over another one', async () => {
  const database = store.database.inOneTrip();
  const lost = database.rows('select pg_terminate_backend(pg_backend_pid())');
  await expect(lost).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await database.rows('select 1 as one')).toEqual([{ one: 1 }]);
});
