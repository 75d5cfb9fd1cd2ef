import { CHANGE_CHANNEL } from '../../../platform/changeFeed/change.ts';
import type { Context } from '../../../platform/context.ts';
import { withConnection } from '../../../platform/database/connections/connection.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { TestStore } from '../../../testing/testStore.ts';
import { getUpsOfDay } from '../up.query.ts';
import {
  addUpToDay,
  addUpToLog,
  deleteUp,
  ensureUpLog,
  reorderUps,
  reorderUpsOfDay,
  updateUp,
} from './upLog.service.ts';

let store: TestStore;
let desk: Context;
let dayNumber = 0;

beforeAll(async () => {
  store = await TestStore.open();
  desk = await store.createContextForPosition(0);
});
afterAll(() => store.close());

/** Returns a day that no other test has used. */
const pickNextDay = () => `2026-01-${String(++dayNumber).padStart(2, '0')}` as Day;

const runConcurrently = <Result>(times: number, work: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: times }, (_, index) => work(index)));

const listFulfilled = <Result>(results: PromiseSettledResult<Result>[]) =>
  results.filter(each => each.status === 'fulfilled').map(each => each.value);

async function addDayWithUps(names: readonly string[]) {
  const day = pickNextDay();
  const ids: number[] = [];
  for (const customerName of names) ids.push((await addUpToDay(desk, day, { customerName })).row.id);
  return { day, ids };
}

const listIds = async (day: Day) => (await getUpsOfDay(store.database, day)).rows.map(row => row.id);
const listNames = async (day: Day) =>
  (await getUpsOfDay(store.database, day)).rows.map(row => row.customerName);
const listPlaces = async (day: Day) =>
  (await getUpsOfDay(store.database, day)).rows.map(row => row.displayOrder);
const listNumbersTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

describe('the log of a day', () => {
  it('creates the up log only once, even when many desks open the day concurrently', async () => {
    const day = pickNextDay();
    const ids = listFulfilled(await runConcurrently(20, () => ensureUpLog(desk, day)));
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(1);
    expect(await store.database.rows('select id from up_log where log_date = $1', [day])).toEqual([
      { id: ids[0] },
    ]);
  });

  it('creates the up log when the first row is added', async () => {
    const day = pickNextDay();
    expect(await getUpsOfDay(store.database, day)).toMatchObject({ id: null, rows: [] });
    const { row } = await addUpToDay(desk, day, {});
    expect(await getUpsOfDay(store.database, day)).toMatchObject({ id: row.upLogId, rows: [{ id: row.id }] });
  });
});

describe('adding a row', () => {
  it('adds an empty row after the last row of the log', async () => {
    const { day } = await addDayWithUps(['first']);
    const { row } = await addUpToDay(desk, day, {});
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

  it('adds twenty rows at different positions when twenty desks add rows concurrently', async () => {
    const day = pickNextDay();
    const added = listFulfilled(
      await runConcurrently(20, index => addUpToDay(desk, day, { customerName: `desk ${index}` })),
    );
    expect(added).toHaveLength(20);
    expect(await listPlaces(day)).toEqual(listNumbersTo(20));
    expect((await listNames(day)).sort()).toEqual(
      listNumbersTo(20)
        .map(n => `desk ${n - 1}`)
        .sort(),
    );
  });

  it('rejects a row for an unknown log or with an unknown employee', async () => {
    await expect(addUpToLog(desk, 424_242, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const day = pickNextDay();
    await expect(addUpToDay(desk, day, { employeeId: 424_242 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await getUpsOfDay(store.database, day)).toMatchObject({ id: null, rows: [] });
  });
});

describe('updating a row', () => {
  it('changes only the named fields of a row, so that concurrent changes are all kept', async () => {
    const { ids } = await addDayWithUps(['Ada']);
    const id = ids[0] ?? 0;
    const colleague = await store.insertEmployee();
    await Promise.all([
      updateUp(desk, id, { notes: 'hot' }),
      updateUp(desk, id, { upType: 'Fresh Up', isWriteUp: true }),
      updateUp(desk, id, { turnedToId: colleague }),
    ]);
    expect((await updateUp(desk, id, {})).row).toMatchObject({
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
    ['to its current position', 2, 2, 'abcd'],
  ])('moves a row %s when a position is sent, and shifts the other rows', async (_where, from, to, order) => {
    const { day, ids } = await addDayWithUps([...'abcd']);
    await updateUp(desk, ids[from - 1] ?? 0, { notes: 'moved' }, to);
    expect((await listNames(day)).join('')).toBe(order);
    expect(await listPlaces(day)).toEqual([1, 2, 3, 4]);
  });

  it('rejects updating or deleting a row that was already deleted', async () => {
    const { ids } = await addDayWithUps(['gone']);
    await deleteUp(desk, ids[0] ?? 0);
    await expect(updateUp(desk, ids[0] ?? 0, { notes: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(deleteUp(desk, ids[0] ?? 0)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('deleting a row', () => {
  it('moves the rows after the deleted row up', async () => {
    const { day, ids } = await addDayWithUps([...'abcd']);
    await deleteUp(desk, ids[1] ?? 0);
    expect((await listNames(day)).join('')).toBe('acd');
    expect(await listPlaces(day)).toEqual([1, 2, 3]);
  });
});

describe('reordering rows', () => {
  it('puts the rows in the order that was sent', async () => {
    const { day, ids } = await addDayWithUps([...'abc']);
    const { rows } = await reorderUpsOfDay(desk, day, [...ids].reverse());
    expect(rows.map(row => row.customerName).join('')).toBe('cba');
    expect(rows.map(row => row.displayOrder)).toEqual([1, 2, 3]);
  });

  it('applies one complete order when desks concurrently send two different orders', async () => {
    const { day, ids } = await addDayWithUps([...'abcdefgh']);
    const backwards = [...ids].reverse();
    for (let round = 0; round < 10; round++) {
      const results = await runConcurrently(4, index =>
        reorderUpsOfDay(desk, day, index % 2 ? ids : backwards),
      );
      expect(listFulfilled(results)).toHaveLength(4);
      expect([ids, backwards]).toContainEqual(await listIds(day));
      expect(await listPlaces(day)).toEqual(listNumbersTo(8));
    }
  });

  it('places a row that another desk has just added after the reordered rows', async () => {
    const { day, ids } = await addDayWithUps([...'abc']);
    await addUpToDay(desk, day, { customerName: 'just now' });
    await reorderUpsOfDay(desk, day, [...ids].reverse());
    expect(await listNames(day)).toEqual(['c', 'b', 'a', 'just now']);
  });

  it.each([
    ['an unknown row', (ids: number[]) => [...ids, 424_242]],
    ['a row twice', (ids: number[]) => [...ids, ids[0] ?? 0]],
    ['an empty list', () => []],
  ])('rejects a reorder with %s and keeps the order', async (_what, toSentIds) => {
    const { day, ids } = await addDayWithUps([...'abc']);
    await expect(reorderUpsOfDay(desk, day, toSentIds([...ids].reverse()))).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await listIds(day)).toEqual(ids);
  });

  it('rejects a reorder with rows of two days, and keeps the order of both days', async () => {
    const one = await addDayWithUps([...'ab']);
    const other = await addDayWithUps([...'cd']);
    const places = [...one.ids, ...other.ids].reverse().map((id, index) => ({ id, place: index + 1 }));
    await expect(reorderUps(desk, places)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(reorderUpsOfDay(desk, one.day, other.ids)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect([await listNames(one.day), await listNames(other.day)]).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('rejects two rows with the same position in one reorder', async () => {
    const { day, ids } = await addDayWithUps([...'ab']);
    await expect(
      reorderUps(
        desk,
        ids.map(id => ({ id, place: 1 })),
      ),
    ).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await listIds(day)).toEqual(ids);
  });
});

it('loses and duplicates no row when desks add, delete, edit and drag rows concurrently', async () => {
  const { day, ids } = await addDayWithUps([...'abcdefghij']);
  const results = await Promise.allSettled([
    ...listNumbersTo(10).map(n => addUpToDay(desk, day, { customerName: `new ${n}` })),
    ...ids.slice(0, 5).map(id => deleteUp(desk, id)),
    ...ids.slice(5).map(id => updateUp(desk, id, { notes: 'edited' })),
    ...ids.slice(5).map((id, index) => updateUp(desk, id, {}, index + 1)),
    ...listNumbersTo(5).map(() => reorderUpsOfDay(desk, day, ids.slice(5).reverse())),
  ]);
  expect(results.filter(each => each.status === 'rejected')).toEqual([]);
  const names = await listNames(day);
  expect([...names].sort()).toEqual([...'fghij', ...listNumbersTo(10).map(n => `new ${n}`)].sort());
  expect(await listPlaces(day)).toEqual(listNumbersTo(15));
  const { rows } = await getUpsOfDay(store.database, day);
  expect(rows.filter(row => row.notes === 'edited')).toHaveLength(5);
});

it('sends one notification with the day for each change, and no notification for a rejected change', async () => {
  const { day, ids } = await addDayWithUps(['a', 'b']);
  const [first = 0, second = 0] = ids;
  const expectedNotifications = [{ topic: 'UP_LOG', days: [day] }];
  await withConnection(store.url, 'test', async listener => {
    await listener.query(`listen ${CHANGE_CHANNEL}`);
    let notifications: unknown[] = [];
    listener.on('notification', ({ payload }) => notifications.push(JSON.parse(payload ?? '')));
    const collectNotifications = async (work: Promise<unknown>) => {
      notifications = [];
      await work;
      await listener.query('select'); // notifications arrive before this response
      return notifications;
    };
    expect(await collectNotifications(addUpToDay(desk, day, {}))).toEqual(expectedNotifications);
    expect(await collectNotifications(updateUp(desk, first, { notes: 'n' }))).toEqual(expectedNotifications);
    expect(await collectNotifications(updateUp(desk, first, { notes: 'm' }, 3))).toEqual(
      expectedNotifications,
    );
    expect(await collectNotifications(reorderUpsOfDay(desk, day, ids))).toEqual(expectedNotifications);
    expect(await collectNotifications(deleteUp(desk, second))).toEqual(expectedNotifications);
    expect(await collectNotifications(deleteUp(desk, second).catch(() => {}))).toEqual([]);
  });
});
