import { TestStore } from '../../testing/testStore.ts';
import { getMyDayReport } from './myDay.report.ts';

let store: TestStore;

beforeAll(async () => {
  store = await TestStore.open();
  store.clock.set('2026-11-22T12:00:00Z');
});
afterEach(() => store.clear());
afterAll(() => store.close());

it("returns the personal month to position 0, and the store's day to all other positions", async () => {
  const context = await store.createContextForPosition(0);
  const positions: number[] = [];
  for (const position of [0, 1, 2, 3, 4, 5, 6] as const) {
    const { ownMonth, storeDay } = await getMyDayReport(context, await store.insertEmployee({ position }));
    expect(ownMonth === null).toBe(storeDay !== null);
    if (ownMonth) positions.push(position);
  }
  expect(positions).toEqual([0]);
});

it('ignores future deliveries and DEAD deals, and counts half of a deal that is split with another salesperson', async () => {
  const context = await store.createContextForPosition(0);
  const pat = context.viewer.employeeId;
  const sam = await store.insertEmployee();
  await store.insertSoldDeal('2026-11-10', { closer_id: sam, additional_id: pat });
  await store.insertSoldDeal('2026-11-12', { closer_id: sam });
  await store.insertSoldDeal('2026-11-13', { closer_id: pat, deal_status: 'DEAD' });
  await store.insertSoldDeal('2026-11-23', { closer_id: pat });
  await store.insertSoldDeal('2026-12-01', { closer_id: pat });
  const { ownMonth } = await getMyDayReport(context, pat);
  expect(ownMonth).toMatchObject({
    units: 1.5,
    lastSale: '2026-11-10',
    daysSinceSale: 12,
    bestMonth: { units: 1.5, range: { start: '2026-11-01', end: '2026-11-30' } },
  });
  const { storeDay } = await getMyDayReport(context, await store.insertEmployee({ position: 3 }));
  expect(storeDay).toMatchObject({
    toDate: { current: 2, prior: 0, difference: 2 },
    withoutSale: [
      { person: { id: pat }, days: 12 },
      { person: { id: sam }, days: 10 },
    ],
  });
});

it('returns NOT_FOUND for an unknown employee', async () => {
  await expect(getMyDayReport(await store.createContextForPosition(0), 2_147_483_647)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
