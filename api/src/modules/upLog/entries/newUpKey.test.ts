import type { Context } from '../../../platform/context.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { TestStore } from '../../../testing/testStore.ts';
import { getUpsOfDay } from '../up.query.ts';
import { addUpToDay, deleteUp, updateUp } from './upLog.service.ts';

let store: TestStore;
let phone: Context;
let dayNumber = 0;

beforeAll(async () => {
  store = await TestStore.open();
  phone = await store.createContextForPosition(0);
});
afterAll(() => store.close());

const pickNextDay = () => `2026-02-${String(++dayNumber).padStart(2, '0')}` as Day;
const listNames = async (day: Day) =>
  (await getUpsOfDay(store.database, day)).rows.map(row => row.customerName);

describe('a new up that is sent again under its key', () => {
  it('stores an up once when it is sent again, keeps its position and returns its current values', async () => {
    const day = pickNextDay();
    const key = crypto.randomUUID();
    const first = await addUpToDay(phone, day, { customerName: 'Ada' }, key);
    await addUpToDay(phone, day, { customerName: 'Bea' }, crypto.randomUUID());
    await updateUp(phone, first.row.id, { notes: 'typed at a desk since' });

    const again = await addUpToDay(phone, day, { customerName: 'Ada' }, key);
    expect(first.row.key).toBe(key);
    expect(again.row).toMatchObject({
      id: first.row.id,
      key,
      displayOrder: 1,
      notes: 'typed at a desk since',
    });
    expect(await listNames(day)).toEqual(['Ada', 'Bea']);
  });

  it('stores one up when many concurrent requests send the same key, even for different days', async () => {
    const days = [pickNextDay(), pickNextDay()];
    const key = crypto.randomUUID();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        addUpToDay(phone, days[n % 2] as Day, { customerName: 'Ada' }, key),
      ),
    );
    expect(new Set(results.map(({ row }) => row.id)).size).toBe(1);
    expect((await Promise.all(days.map(listNames))).flat()).toEqual(['Ada']);
  });

  it('adds the up when the transaction of the first attempt was rolled back', async () => {
    const day = pickNextDay();
    const key = crypto.randomUUID();
    const fieldsWithUnknownEmployee = { customerName: 'Ada', employeeId: 424_242 };
    await expect(addUpToDay(phone, day, fieldsWithUnknownEmployee, key)).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    await addUpToDay(phone, day, { customerName: 'Ada' }, key);
    expect(await listNames(day)).toEqual(['Ada']);
  });

  it('rejects the up after it was deleted', async () => {
    const day = pickNextDay();
    const key = crypto.randomUUID();
    const { row } = await addUpToDay(phone, day, { customerName: 'Ada' }, key);
    await deleteUp(phone, row.id);
    await expect(addUpToDay(phone, day, { customerName: 'Ada' }, key)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'This up was added earlier, but another user has since deleted it.',
    });
    expect(await listNames(day)).toEqual([]);
  });

  it('rejects a key that another user has already sent', async () => {
    const day = pickNextDay();
    const key = crypto.randomUUID();
    await addUpToDay(phone, day, { customerName: 'Ada' }, key);
    const another = await store.createContextForPosition(1);
    await expect(addUpToDay(another, day, { customerName: 'Bea' }, key)).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await listNames(day)).toEqual(['Ada']);
  });
});

it('adds a separate up for each of several equal requests without a key', async () => {
  const day = pickNextDay();
  await addUpToDay(phone, day, { customerName: 'Ada' });
  await addUpToDay(phone, day, { customerName: 'Ada' });
  expect(await listNames(day)).toEqual(['Ada', 'Ada']);
});
