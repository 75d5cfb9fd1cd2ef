import { TestStore } from '../../testing/testStore.ts';
import { myDayReport } from './myDay.report.ts';

let store: TestStore;

beforeAll(async () => {
  store = await TestStore.open();
  store.clock.set('2026-11-22T12:00:00Z');
});
afterEach(() => store.clear());
afterAll(() => store.close());

it('is the own month of position 0, and the store’s day of every other', async () => {
  const context = await store.contextOfA(0);
  const own: number[] = [];
  for (const position of [0, 1, 2, 3, 4, 5, 6] as const) {
    const { ownMonth, storeDay } = await myDayReport(context, await store.employee({ position }));
    expect(ownMonth === null).toBe(storeDay !== null);
    if (ownMonth) own.push(position);
  }
  expect(own).toEqual([0]);
});

it('passes over what is delivered later, is dead, or was closed with someone else', async () => {
  const context = await store.contextOfA(0);
  const pat = context.viewer.employeeId;
  const sam = await store.employee();
  await store.soldDeal('2026-11-10', { closer_id: sam, additional_id: pat });
  await store.soldDeal('2026-11-12', { closer_id: sam });
  await store.soldDeal('2026-11-13', { closer_id: pat, deal_status: 'DEAD' });
  await store.soldDeal('2026-11-23', { closer_id: pat });
  await store.soldDeal('2026-12-01', { closer_id: pat });
  const { ownMonth } = await myDayReport(context, pat);
  expect(ownMonth).toMatchObject({
    units: 1.5,
    lastSale: '2026-11-10',
    daysSinceSale: 12,
    bestMonth: { units: 1.5, range: { start: '2026-11-01', end: '2026-11-30' } },
  });
  const { storeDay } = await myDayReport(context, await store.employee({ position: 3 }));
  expect(storeDay).toMatchObject({
    toDate: { current: 2, prior: 0, difference: 2 },
    withoutSale: [
      { person: { id: pat }, days: 12 },
      { person: { id: sam }, days: 10 },
    ],
  });
});

it('is of nobody for an employee that there is not', async () => {
  await expect(myDayReport(await store.contextOfA(0), 2_147_483_647)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
