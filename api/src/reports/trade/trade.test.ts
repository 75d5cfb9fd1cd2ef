import { calculateTradeStats } from '../../rules/trade/tradeStats.ts';
import { TestStore } from '../../testing/testStore.ts';
import { listTradeDays } from './trade.query.ts';

const JUNE = { start: '2026-06-01', end: '2026-06-30' } as const;

let store: TestStore;

beforeAll(async () => {
  store = await TestStore.open();
});
afterEach(() => store.clear());
afterAll(() => store.close());

const getStats = async () => calculateTradeStats(await listTradeDays(store.database, JUNE), JUNE);

it('counts TRADE as 1 trade and TRADE X2 as 2 trades, by day and in total, so that the percentage can exceed 100', async () => {
  await store.insertSoldDeal('2026-06-30', { trade_status: 'TRADE X2' });
  await store.insertSoldDeal('2026-06-01', { trade_status: 'TRADE' });
  await store.insertSoldDeal('2026-06-01', { trade_status: 'NO TRADE' });
  await store.insertSoldDeal('2026-06-01');
  expect(await getStats()).toEqual({
    days: [
      { day: '2026-06-01', delivered: 3, trades: 1, percent: 33.33 },
      { day: '2026-06-30', delivered: 1, trades: 2, percent: 200 },
    ],
    period: { delivered: 4, trades: 3, percent: 75 },
  });
});

it('rounds the trade percentage to two decimals, with halves rounded up', async () => {
  for (let count = 0; count < 32; count++) {
    await store.insertSoldDeal('2026-06-15', { trade_status: count === 0 ? 'TRADE' : null });
  }
  expect((await getStats()).period.percent).toBe(3.13); // 3.125
});

it('leaves out days without sold deals, and returns totals of 0 when no deals are sold', async () => {
  await store.insertSoldDeal('2026-06-10', { trade_status: 'TRADE', deal_status: 'DEAD' });
  await store.insertSoldDeal('2026-07-01', { trade_status: 'TRADE' });
  expect(await getStats()).toEqual({ days: [], period: { delivered: 0, trades: 0, percent: 0 } });
});
