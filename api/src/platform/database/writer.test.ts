import sql from 'sql-template-tag';
import { TestStore } from '../../testing/testStore.ts';
import { retryUntilWritten, type Writer } from './writer.ts';

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());
beforeEach(() => store.clear());

const insertDealSql = (number: number) =>
  sql`insert into deal (number, added_date) values (${number}, '2026-01-15') returning number`;

const TERMINATE_SQL = sql`select pg_terminate_backend(pg_backend_pid())`;

const listDealNumbers = async () =>
  (await store.database.rows<{ number: number }>('select number from deal order by number')).map(
    row => row.number,
  );

describe('write, with one statement', () => {
  it('stores the row and returns it', async () => {
    expect(await store.database.write(insertDealSql(1))).toEqual([{ number: 1 }]);
    expect(await listDealNumbers()).toEqual([1]);
  });

  it('keeps the connection usable after the database rejects the change', async () => {
    await store.database.write(insertDealSql(1));
    const readBackendPid = () => store.database.row('select pg_backend_pid() as pid');
    const before = await readBackendPid();
    await expect(store.database.write(insertDealSql(1))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await readBackendPid()).toEqual(before);
    expect(store.database.poolStats.busy).toBe(0);
  });

  it('reports that the change may have been saved if the response is lost', async () => {
    await expect(store.database.write(TERMINATE_SQL)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Check whether the change was saved'),
    });
  });

  it('reports that nothing was changed if the row on which the change depends cannot be read', async () => {
    await expect(store.database.readRowToChange(TERMINATE_SQL)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Nothing was changed'),
    });
  });
});

describe('writeInTransaction, with several statements', () => {
  it('stores the changes of all statements', async () => {
    await store.database.writeInTransaction(async writer => {
      await writer.rows(insertDealSql(1));
      await writer.rows(insertDealSql(2));
    });
    expect(await listDealNumbers()).toEqual([1, 2]);
  });

  it('stores nothing if a later statement is rejected or the caller throws', async () => {
    const rejected = store.database.writeInTransaction(async writer => {
      await writer.rows(insertDealSql(1));
      await writer.rows(insertDealSql(1));
    });
    await expect(rejected).rejects.toMatchObject({ code: 'CONFLICT' });
    const aborted = store.database.writeInTransaction(async writer => {
      await writer.rows(insertDealSql(2));
      throw new Error('enough');
    });
    await expect(aborted).rejects.toThrow('enough');
    expect(await listDealNumbers()).toEqual([]);
    expect(store.database.poolStats.busy).toBe(0);
  });

  it('reports an unchanged store if the connection is lost before the commit, and a possible change if it is lost during the commit', async () => {
    const lostDuringWork = store.database.writeInTransaction(async writer => {
      await writer.rows(insertDealSql(1));
      await writer.rows(TERMINATE_SQL);
    });
    await expect(lostDuringWork).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Nothing was changed'),
    });
    const lostDuringSave = store.database.writeInTransaction(async writer => {
      const pid = await writer.row<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await store.database.rows(sql`select pg_terminate_backend(${pid?.pid}, 5000)`);
    });
    await expect(lostDuringSave).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Check whether the change was saved'),
    });
    expect(await listDealNumbers()).toEqual([]);
  });

  it('runs a transaction again after a deadlock', async () => {
    await store.database.write(insertDealSql(1));
    await store.database.write(insertDealSql(2));
    const appendNote = (writer: Writer, number: number) =>
      writer.rows(sql`update deal set notes = notes || '+' where number = ${number}`);
    let arrive = () => {};
    const bothArrived = new Promise<void>(resolve => {
      let arrived = 0;
      arrive = () => ++arrived === 2 && resolve();
    });
    const changeInOrder = (first: number, second: number) =>
      store.database.writeInTransaction(async writer => {
        await appendNote(writer, first);
        arrive();
        await bothArrived;
        await appendNote(writer, second);
      });
    await Promise.all([changeInOrder(1, 2), changeInOrder(2, 1)]);
    expect(await store.database.rows('select notes from deal')).toEqual([{ notes: '++' }, { notes: '++' }]);
  });
});

describe('retryUntilWritten', () => {
  it('calls the attempt again as long as other changes are faster', async () => {
    let tries = 0;
    expect(await retryUntilWritten(async () => (++tries < 4 ? undefined : 'stored'))).toBe('stored');
    expect(tries).toBe(4);
  });

  it('stops after the maximum number of attempts and reports that nothing was changed', async () => {
    await expect(retryUntilWritten(async () => undefined)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Nothing was changed'),
    });
  });
});
