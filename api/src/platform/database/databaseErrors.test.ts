import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { TestStore } from '../../testing/testStore.ts';
import { waitUntil } from '../../testing/timing.ts';

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

const getBackendPid = async (em: SqlEntityManager) =>
  (await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid'))[0]?.pid;

const terminateBackend = (pid: number | undefined) =>
  store.database.rows('select pg_terminate_backend($1)', [pid]);

const insertDeal = (em: SqlEntityManager, number: number) =>
  em.execute('insert into deal (number, added_date) values (?, ?)', [number, '2026-01-15']);

describe('unavailable database', () => {
  it('reports that nothing was changed if the connection is lost before the commit', async () => {
    const work = store.database.transaction(async em => {
      await insertDeal(em, 1);
      await terminateBackend(await getBackendPid(em));
      await insertDeal(em, 2);
    });
    await expect(work).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Nothing was changed'),
    });
    expect(await store.database.rows('select from deal')).toEqual([]);
  });

  it('reports that the change may have been saved if the connection is lost during the commit', async () => {
    const work = store.database.transaction(async em => {
      await insertDeal(em, 1);
      await terminateBackend(await getBackendPid(em));
    });
    await expect(work).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Check whether the change was saved'),
    });
  });

  it('removes every lost connection from the pool', async () => {
    await waitUntil(() => store.database.poolStats.busy === 0);
  });

  it('returns "try again" for a failed read', async () => {
    const read = store.database.rows('select pg_terminate_backend(pg_backend_pid())');
    await expect(read).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('unavailable. Please try again'),
    });
  });
});

it('reports a duplicate deal number as a conflict', async () => {
  const duplicateSave = store.database.transaction(async em => {
    await insertDeal(em, 7);
    await insertDeal(em, 7);
  });
  await expect(duplicateSave).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'That deal number is already taken.',
  });
});
