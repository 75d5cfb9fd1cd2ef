import type { Context } from '../platform/context.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { TestStore } from '../testing/testStore.ts';
import { upsOfDay } from './up.query.ts';
import { addUpOn, amendUp, deleteUp } from './upLog.service.ts';

let store: TestStore;
let phone: Context;
let dayNumber = 0;

beforeAll(async () => {
  store = await TestStore.open();
  phone = await store.contextOfA(0);
});
afterAll(() => store.close());

const freshDay = () => `2026-02-${String(++dayNumber).padStart(2, '0')}` as Day;
const namesOf = async (day: Day) => (await upsOfDay(store.database, day)).rows.map(row => row.customerName);

describe('a new up that is sent again under its key', () => {
  it('is there once, as it stands now, and keeps its place', async () => {
    const day = freshDay();
    const key = crypto.randomUUID();
    const first = await addUpOn(phone, day, { customerName: 'Ada' }, key);
    await addUpOn(phone, day, { customerName: 'Bea' }, crypto.randomUUID());
    await amendUp(phone, first.row.id, { notes: 'typed at a desk since' });

    const again = await addUpOn(phone, day, { customerName: 'Ada' }, key);
    expect(first.row.key).toBe(key);
    expect(again.row).toMatchObject({
      id: first.row.id,
      key,
      displayOrder: 1,
      notes: 'typed at a desk since',
    });
    expect(await namesOf(day)).toEqual(['Ada', 'Bea']);
  });

  it('is there once when it is sent many times at once, on whichever days', async () => {
    const days = [freshDay(), freshDay()];
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => addUpOn(phone, days[n % 2] as Day, { customerName: 'Ada' }, key)),
    );
    expect(new Set(answers.map(({ row }) => row.id)).size).toBe(1);
    expect((await Promise.all(days.map(namesOf))).flat()).toEqual(['Ada']);
  });

  it('is added when the try before was rolled back', async () => {
    const day = freshDay();
    const key = crypto.randomUUID();
    const nobody = { customerName: 'Ada', employeeId: 424_242 };
    await expect(addUpOn(phone, day, nobody, key)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await addUpOn(phone, day, { customerName: 'Ada' }, key);
    expect(await namesOf(day)).toEqual(['Ada']);
  });

  it('does not come back when someone has deleted it', async () => {
    const day = freshDay();
    const key = crypto.randomUUID();
    const { row } = await addUpOn(phone, day, { customerName: 'Ada' }, key);
    await deleteUp(phone, row.id);
    await expect(addUpOn(phone, day, { customerName: 'Ada' }, key)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'This up was added before, and someone has deleted it since.',
    });
    expect(await namesOf(day)).toEqual([]);
  });

  it('is not the up of someone else who sends that key', async () => {
    const day = freshDay();
    const key = crypto.randomUUID();
    await addUpOn(phone, day, { customerName: 'Ada' }, key);
    const another = await store.contextOfA(1);
    await expect(addUpOn(another, day, { customerName: 'Bea' }, key)).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await namesOf(day)).toEqual(['Ada']);
  });
});

it('without keys, equal ups are several', async () => {
  const day = freshDay();
  await addUpOn(phone, day, { customerName: 'Ada' });
  await addUpOn(phone, day, { customerName: 'Ada' });
  expect(await namesOf(day)).toEqual(['Ada', 'Ada']);
});
