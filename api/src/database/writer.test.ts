import sql from 'sql-template-tag';
import { TestStore } from '../testing/testStore.ts';
import { untilWritten, type Writer } from './writer.ts';

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());
beforeEach(() => store.clear());

const record = (number: number) =>
  sql`insert into deal (number, added_date) values (${number}, '2026-01-15') returning number`;

const END = sql`select pg_terminate_backend(pg_backend_pid())`;

const recorded = async () =>
  (await store.database.rows<{ number: number }>('select number from deal order by number')).map(
    row => row.number,
  );

describe('a change of one statement', () => {
  it('is stored, and returns what it has written', async () => {
    expect(await store.database.write(record(1))).toEqual([{ number: 1 }]);
    expect(await recorded()).toEqual([1]);
  });

  it('that the database refuses leaves the connection as good as before', async () => {
    await store.database.write(record(1));
    const idle = () => store.database.row('select pg_backend_pid() as pid');
    const before = await idle();
    await expect(store.database.write(record(1))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await idle()).toEqual(before);
    expect(store.database.load.busy).toBe(0);
  });

  it('whose answer is lost says that it may have been stored', async () => {
    await expect(store.database.write(END)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('look whether it was saved'),
    });
  });

  it('that is decided on a row which cannot be read says that nothing was changed', async () => {
    await expect(store.database.rowToChange(END)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Nothing was changed'),
    });
  });
});

describe('a change of several statements', () => {
  it('is stored as a whole', async () => {
    await store.database.writeTogether(async writer => {
      await writer.rows(record(1));
      await writer.rows(record(2));
    });
    expect(await recorded()).toEqual([1, 2]);
  });

  it('leaves nothing when a later one is refused, or when whoever makes it gives up', async () => {
    const refused = store.database.writeTogether(async writer => {
      await writer.rows(record(1));
      await writer.rows(record(1));
    });
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
    const givenUp = store.database.writeTogether(async writer => {
      await writer.rows(record(2));
      throw new Error('enough');
    });
    await expect(givenUp).rejects.toThrow('enough');
    expect(await recorded()).toEqual([]);
    expect(store.database.load.busy).toBe(0);
  });

  it('says that nothing was changed while it works, and during the save that it may have been', async () => {
    const lostAtWork = store.database.writeTogether(async writer => {
      await writer.rows(record(1));
      await writer.rows(END);
    });
    await expect(lostAtWork).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Nothing was changed'),
    });
    const lostAtSave = store.database.writeTogether(async writer => {
      const pid = await writer.row<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await store.database.rows(sql`select pg_terminate_backend(${pid?.pid}, 5000)`);
    });
    await expect(lostAtSave).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('look whether it was saved'),
    });
    expect(await recorded()).toEqual([]);
  });

  it('runs again when it waited for one that waited for it', async () => {
    await store.database.write(record(1));
    await store.database.write(record(2));
    const note = (writer: Writer, number: number) =>
      writer.rows(sql`update deal set notes = notes || '+' where number = ${number}`);
    let met = () => {};
    const both = new Promise<void>(resolve => {
      let arrived = 0;
      met = () => ++arrived === 2 && resolve();
    });
    const inTurn = (first: number, second: number) =>
      store.database.writeTogether(async writer => {
        await note(writer, first);
        met();
        await both;
        await note(writer, second);
      });
    await Promise.all([inTurn(1, 2), inTurn(2, 1)]);
    expect(await store.database.rows('select notes from deal')).toEqual([{ notes: '++' }, { notes: '++' }]);
  });
});

describe('a change without a lock', () => {
  it('begins again until nobody was quicker', async () => {
    let tries = 0;
    expect(await untilWritten(async () => (++tries < 4 ? undefined : 'stored'))).toBe('stored');
    expect(tries).toBe(4);
  });

  it('gives up when that never happens, and says that nothing was changed', async () => {
    await expect(untilWritten(async () => undefined)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Nothing was changed'),
    });
  });
});
