import type { Context } from '../platform/context.ts';
import { onConnection } from '../database/connection.ts';
import { CHANNEL } from '../live/change.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { TestStore } from '../testing/testStore.ts';
import { upsOfDay } from './up.query.ts';
import { addUpOn, addUpTo, amendUp, deleteUp, ensureUpLog } from './upLog.service.ts';
import { reorderUps, reorderUpsOf } from './upOrder.service.ts';

let store: TestStore;
let desk: Context;
let dayNumber = 0;

beforeAll(async () => {
  store = await TestStore.open();
  desk = await store.contextOfA(0);
});
afterAll(() => store.close());

/** A day that no other test has touched. */
const freshDay = () => `2026-01-${String(++dayNumber).padStart(2, '0')}` as Day;

const atOnce = <Result>(times: number, work: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: times }, (_, index) => work(index)));

const keptOf = <Result>(results: PromiseSettledResult<Result>[]) =>
  results.filter(each => each.status === 'fulfilled').map(each => each.value);

async function dayOfUps(names: readonly string[]) {
  const day = freshDay();
  const ids: number[] = [];
  for (const customerName of names) ids.push((await addUpOn(desk, day, { customerName })).row.id);
  return { day, ids };
}

const idsOf = async (day: Day) => (await upsOfDay(store.database, day)).rows.map(row => row.id);
const namesOf = async (day: Day) => (await upsOfDay(store.database, day)).rows.map(row => row.customerName);
const placesOf = async (day: Day) => (await upsOfDay(store.database, day)).rows.map(row => row.displayOrder);
const oneTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

describe('the log of a day', () => {
  it('is one, however many desks open it at once', async () => {
    const day = freshDay();
    const ids = keptOf(await atOnce(20, () => ensureUpLog(desk, day)));
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(1);
    expect(await store.database.rows('select id from up_log where log_date = $1', [day])).toEqual([
      { id: ids[0] },
    ]);
  });

  it('is made by the first row', async () => {
    const day = freshDay();
    expect(await upsOfDay(store.database, day)).toMatchObject({ id: null, rows: [] });
    const { row } = await addUpOn(desk, day, {});
    expect(await upsOfDay(store.database, day)).toMatchObject({ id: row.upLogId, rows: [{ id: row.id }] });
  });
});

describe('adding', () => {
  it('starts a row with all fields empty, one place after the last', async () => {
    const { day } = await dayOfUps(['first']);
    const { row } = await addUpOn(desk, day, {});
    expect(row).toEqual({
      id: row.id,
      key: String(row.id),
      upLogId: row.upLogId,
      displayOrder: 2,
      employeeId: null,
      turnedToId: null,
      managerIntoId: null,
      timeUp: null,
      upType: null,
      customerName: '',
      notes: '',
      isBdcUp: false,
      isTestDrive: false,
      isWriteUp: false,
      sold: null,
    });
  });

  it('gives twenty desks that add at once twenty rows and twenty places', async () => {
    const day = freshDay();
    const added = keptOf(await atOnce(20, index => addUpOn(desk, day, { customerName: `desk ${index}` })));
    expect(added).toHaveLength(20);
    expect(await placesOf(day)).toEqual(oneTo(20));
    expect((await namesOf(day)).sort()).toEqual(
      oneTo(20)
        .map(n => `desk ${n - 1}`)
        .sort(),
    );
  });

  it('knows no log that is not there, and nobody who is not there', async () => {
    await expect(addUpTo(desk, 424_242, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const day = freshDay();
    await expect(addUpOn(desk, day, { employeeId: 424_242 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await upsOfDay(store.database, day)).toMatchObject({ id: null, rows: [] });
  });
});

describe('amending', () => {
  it('changes the named fields and no others, so that two desks both win', async () => {
    const { ids } = await dayOfUps(['Ada']);
    const id = ids[0] ?? 0;
    const colleague = await store.employee();
    await Promise.all([
      amendUp(desk, id, { notes: 'hot' }),
      amendUp(desk, id, { upType: 'Fresh Up', isWriteUp: true }),
      amendUp(desk, id, { turnedToId: colleague }),
    ]);
    expect((await amendUp(desk, id, {})).row).toMatchObject({
      customerName: 'Ada',
      notes: 'hot',
      upType: 'Fresh Up',
      isWriteUp: true,
      turnedToId: colleague,
      displayOrder: 1,
    });
  });

  it.each([
    ['to the front', 3, 1, 'cabd'],
    ['to the back', 1, 4, 'bcda'],
    ['beyond the back', 1, 99, 'bcda'],
    ['nowhere', 2, 2, 'abcd'],
  ])('moves a row %s when a place is named, and the others make room', async (_where, from, to, order) => {
    const { day, ids } = await dayOfUps([...'abcd']);
    await amendUp(desk, ids[from - 1] ?? 0, { notes: 'moved' }, to);
    expect((await namesOf(day)).join('')).toBe(order);
    expect(await placesOf(day)).toEqual([1, 2, 3, 4]);
  });

  it('refuses the edit of a deleted row with a sentence', async () => {
    const { ids } = await dayOfUps(['gone']);
    await deleteUp(desk, ids[0] ?? 0);
    await expect(amendUp(desk, ids[0] ?? 0, { notes: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(deleteUp(desk, ids[0] ?? 0)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('deleting', () => {
  it('closes the gap', async () => {
    const { day, ids } = await dayOfUps([...'abcd']);
    await deleteUp(desk, ids[1] ?? 0);
    expect((await namesOf(day)).join('')).toBe('acd');
    expect(await placesOf(day)).toEqual([1, 2, 3]);
  });
});

describe('reordering', () => {
  it('puts the rows in the order named', async () => {
    const { day, ids } = await dayOfUps([...'abc']);
    const { rows } = await reorderUpsOf(desk, day, [...ids].reverse());
    expect(rows.map(row => row.customerName).join('')).toBe('cba');
    expect(rows.map(row => row.displayOrder)).toEqual([1, 2, 3]);
  });

  it('lets one whole order win when two desks drag at once', async () => {
    const { day, ids } = await dayOfUps([...'abcdefgh']);
    const backwards = [...ids].reverse();
    for (let round = 0; round < 10; round++) {
      const results = await atOnce(4, index => reorderUpsOf(desk, day, index % 2 ? ids : backwards));
      expect(keptOf(results)).toHaveLength(4);
      expect([ids, backwards]).toContainEqual(await idsOf(day));
      expect(await placesOf(day)).toEqual(oneTo(8));
    }
  });

  it('keeps a row that another desk has just added, after the rows that are named', async () => {
    const { day, ids } = await dayOfUps([...'abc']);
    await addUpOn(desk, day, { customerName: 'just now' });
    await reorderUpsOf(desk, day, [...ids].reverse());
    expect(await namesOf(day)).toEqual(['c', 'b', 'a', 'just now']);
  });

  it.each([
    ['an unknown row', (ids: number[]) => [...ids, 424_242]],
    ['a row twice', (ids: number[]) => [...ids, ids[0] ?? 0]],
    ['nothing', () => []],
  ])('refuses %s, and nothing moves', async (_what, named) => {
    const { day, ids } = await dayOfUps([...'abc']);
    await expect(reorderUpsOf(desk, day, named([...ids].reverse()))).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await idsOf(day)).toEqual(ids);
  });

  it('refuses rows of two days, and nothing moves on either', async () => {
    const one = await dayOfUps([...'ab']);
    const other = await dayOfUps([...'cd']);
    const places = [...one.ids, ...other.ids].reverse().map((id, index) => ({ id, place: index + 1 }));
    await expect(reorderUps(desk, places)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(reorderUpsOf(desk, one.day, other.ids)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect([await namesOf(one.day), await namesOf(other.day)]).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('refuses two rows on one place', async () => {
    const { day, ids } = await dayOfUps([...'ab']);
    await expect(
      reorderUps(
        desk,
        ids.map(id => ({ id, place: 1 })),
      ),
    ).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await idsOf(day)).toEqual(ids);
  });
});

it('loses and doubles no row when desks add, delete, edit and drag at once', async () => {
  const { day, ids } = await dayOfUps([...'abcdefghij']);
  const results = await Promise.allSettled([
    ...oneTo(10).map(n => addUpOn(desk, day, { customerName: `new ${n}` })),
    ...ids.slice(0, 5).map(id => deleteUp(desk, id)),
    ...ids.slice(5).map(id => amendUp(desk, id, { notes: 'edited' })),
    ...ids.slice(5).map((id, index) => amendUp(desk, id, {}, index + 1)),
    ...oneTo(5).map(() => reorderUpsOf(desk, day, ids.slice(5).reverse())),
  ]);
  expect(results.filter(each => each.status === 'rejected')).toEqual([]);
  const names = await namesOf(day);
  expect([...names].sort()).toEqual([...'fghij', ...oneTo(10).map(n => `new ${n}`)].sort());
  expect(await placesOf(day)).toEqual(oneTo(15));
  const { rows } = await upsOfDay(store.database, day);
  expect(rows.filter(row => row.notes === 'edited')).toHaveLength(5);
});

it('announces each change once, by its day, and none that was refused', async () => {
  const { day, ids } = await dayOfUps(['a', 'b']);
  const [first = 0, second = 0] = ids;
  const onTheDay = [{ topic: 'UP_LOG', days: [day] }];
  await onConnection(store.url, 'test', async listener => {
    await listener.query(`listen ${CHANNEL}`);
    let notices: unknown[] = [];
    listener.on('notification', ({ payload }) => notices.push(JSON.parse(payload ?? '')));
    const announcedBy = async (work: Promise<unknown>) => {
      notices = [];
      await work;
      await listener.query('select'); // notices come before its answer
      return notices;
    };
    expect(await announcedBy(addUpOn(desk, day, {}))).toEqual(onTheDay);
    expect(await announcedBy(amendUp(desk, first, { notes: 'n' }))).toEqual(onTheDay);
    expect(await announcedBy(amendUp(desk, first, { notes: 'm' }, 3))).toEqual(onTheDay);
    expect(await announcedBy(reorderUpsOf(desk, day, ids))).toEqual(onTheDay);
    expect(await announcedBy(deleteUp(desk, second))).toEqual(onTheDay);
    expect(await announcedBy(deleteUp(desk, second).catch(() => {}))).toEqual([]);
  });
});
