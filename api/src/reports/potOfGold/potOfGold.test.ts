import type { Context } from '../../platform/context.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { Position } from '../../rules/people/positions.ts';
import { TestStore } from '../../testing/testStore.ts';
import { getPotOfGoldReport } from './potOfGold.report.ts';

let store: TestStore;
let context: Context;
let pat: number;

beforeAll(async () => {
  store = await TestStore.open();
});
beforeEach(async () => {
  context = await store.createContextForPosition(6);
  pat = await store.insertEmployee({ name: 'Pat Zorn' });
});
afterEach(() => store.clear());
afterAll(() => store.close());

const sell = async (closer: number, day: Day, count: number, fields: object = {}) => {
  for (let index = 0; index < count; index++)
    await store.insertSoldDeal(day, { closer_id: closer, ...fields });
};

const getRow = async (employeeId: number) =>
  (await getPotOfGoldReport(context, '2026-06')).rows.find(row => row.person.id === employeeId);

it('qualifies an employee with exactly 12 units, including vacation', async () => {
  await store.insertPot('2026-06', 1_000);
  await sell(pat, '2026-06-20', 10, { car_type: 'Used' });
  await store.insertVacation(pat, '2026-06', 1.99);
  expect(await getRow(pat)).toMatchObject({ totalSold: 11.99, isQualified: false, earned: 0, total: 0 });
  await store.database.rows('update vacation_units set unit_count = 2');
  expect(await getRow(pat)).toMatchObject({
    totalSold: 12,
    vacation: 2,
    usedSold: 10,
    isQualified: true,
    isFastStart: false,
    earned: 1_000,
    total: 1_000,
  });
});

it('pays one and a half times the spiff for 5 used units by day 16, even if the payment exceeds the pot', async () => {
  await store.insertPot('2026-06', 100.01);
  await sell(pat, '2026-06-16', 4, { car_type: 'Cert' });
  await sell(pat, '2026-06-17', 8, { car_type: 'Used' });
  expect(await getRow(pat)).toMatchObject({ isQualified: true, isFastStart: false, total: 100.01 });
  await sell(pat, '2026-06-16', 1, { car_type: 'Used' });
  const report = await getPotOfGoldReport(context, '2026-06');
  expect(await getRow(pat)).toMatchObject({ isFastStart: true, earned: 100.01, total: 150.02 }); // 150.015
  expect(report).toMatchObject({ pot: 100.01, spiffPerUsedCar: 7.69, totalPaid: 150.02 });
  expect(report.fastStartRange).toEqual({ start: '2026-06-01', end: '2026-06-16' });
});

it('shares the pot by the used units of the employees who qualify', async () => {
  const sam = await store.insertEmployee({ name: 'Sam Adams' });
  const outsider = await store.insertEmployee({ name: 'Out Sider', position: 2 });
  await store.insertPot('2026-06', 300);
  await sell(pat, '2026-06-20', 12, { car_type: 'Used' });
  await sell(sam, '2026-06-20', 6, { car_type: 'Used' });
  await sell(sam, '2026-06-20', 6, { car_type: 'New' });
  await sell(outsider, '2026-06-20', 11, { car_type: 'Used' });
  const { rows } = await getPotOfGoldReport(context, '2026-06');
  expect(rows.map(row => [row.person.name, row.isQualified, row.earned])).toEqual([
    ['Sam Adams', true, 100],
    ['Out Sider', false, 0],
    ['Pat Zorn', true, 200],
  ]);
});

it('never pays the employee named HSE, in upper or lower case', async () => {
  const house = await store.insertEmployee({ name: 'hSe', team: 5 });
  await store.insertPot('2026-06', 300);
  await sell(house, '2026-06-20', 20, { car_type: 'Used' });
  expect(await getRow(house)).toBeUndefined();
  expect(await getPotOfGoldReport(context, '2026-06')).toMatchObject({ spiffPerUsedCar: 0, totalPaid: 0 });
});

it('uses the pot of the latest earlier month for a month without a pot, and 0 if no earlier month has a pot', async () => {
  await store.insertPot('2025-12', 800);
  await store.insertPot('2026-07', 900);
  const pots = ['2025-11', '2025-12', '2026-06', '2026-07'] as const;
  expect(await Promise.all(pots.map(async month => (await getPotOfGoldReport(context, month)).pot))).toEqual([
    0, 800, 800, 900,
  ]);
});

it('allows only positions 1 to 5 to set the pot', async () => {
  const allowed: Position[] = [];
  for (const position of [0, 1, 2, 3, 4, 5, 6] as const) {
    if ((await getPotOfGoldReport(await store.createContextForPosition(position), '2026-06')).canEditPot)
      allowed.push(position);
  }
  expect(allowed).toEqual([1, 2, 3, 4, 5]);
});
