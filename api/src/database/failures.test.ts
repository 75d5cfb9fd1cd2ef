import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { TestStore } from '../testing/testStore.ts';
import { waitUntil } from '../testing/waitUntil.ts';

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

const pidOf = async (em: SqlEntityManager) =>
  (await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid'))[0]?.pid;

const end = (pid: number | undefined) => store.database.rows('select pg_terminate_backend($1)', [pid]);

const record = (em: SqlEntityManager, number: number) =>
  em.execute('insert into deal (number, added_date) values (?, ?)', [number, '2026-01-15']);

describe('when the database goes away', () => {
  it('during the work, the refusal says that nothing was changed', async () => {
    const work = store.database.transaction(async em => {
      await record(em, 1);
      await end(await pidOf(em));
      await record(em, 2);
    });
    await expect(work).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Nothing was changed'),
    });
    expect(await store.database.rows('select from deal')).toEqual([]);
  });

  it('during the save, the refusal says that the save may have happened', async () => {
    const work = store.database.transaction(async em => {
      await record(em, 1);
      await end(await pidOf(em));
    });
    await expect(work).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('look whether it was saved'),
    });
  });

  it('every connection that was lost finds its way out of the pool', async () => {
    await waitUntil(() => store.database.load.busy === 0);
  });

  it('during a read, one may try again', async () => {
    const read = store.database.rows('select pg_terminate_backend(pg_backend_pid())');
    await expect(read).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('away. Please try again'),
    });
  });
});

it('a save that the database itself refuses is no mystery', async () => {
  const twice = store.database.transaction(async em => {
    await record(em, 7);
    await record(em, 7);
  });
  await expect(twice).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'That deal number is already taken.',
  });
});
