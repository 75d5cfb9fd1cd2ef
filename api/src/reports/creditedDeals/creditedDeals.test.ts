import type { Context } from '../../platform/context.ts';
import { type DayRange, lastOfMonth, toMonth } from '../../rules/calendar/calendar.ts';
import { calculateTradeStats } from '../../rules/trade/tradeStats.ts';
import { seed } from '../../testing/api/propertyTests.ts';
import { fillRandomStore } from '../../testing/reports/randomStore.ts';
import { TestStore } from '../../testing/testStore.ts';
import { getCountedVacationReport } from '../countedVacation/countedVacation.report.ts';
import { getLeaderboardReport } from '../leaderboard/leaderboard.report.ts';
import { getPotOfGoldReport } from '../potOfGold/potOfGold.report.ts';
import { getSummaryReport } from '../summary/summary.report.ts';
import { getTickSheetReport } from '../tickSheet/tickSheet.report.ts';
import { listTradeDays } from '../trade/trade.query.ts';
import type { CreditFilter } from './creditedDeals.query.ts';
import { getCreditedDealsReport } from './creditedDeals.report.ts';

const ranges: DayRange[] = [
  { start: '2026-05-01', end: '2026-05-31' },
  { start: '2026-05-20', end: '2026-07-16' },
  { start: '2025-01-01', end: '2026-12-31' },
];

let store: TestStore;
let context: Context;

beforeAll(async () => {
  store = await TestStore.open();
  context = await store.createContextForPosition(5);
  await fillRandomStore(store, seed, 600);
  await store.insertPot('2026-05', 2_500);
});
afterAll(() => store.close());

/** Returns the totals of a list, after checking that its rows add up to them. */
async function getCheckedTotals(filter: CreditFilter) {
  const { rows, totals } = await getCreditedDealsReport(store.readContext, filter, {
    offset: 0,
    limit: 1_000,
  });
  expect(rows).toHaveLength(totals.deals);
  expect(rows.reduce((units, row) => units + row.units, 0)).toBe(totals.units);
  expect(rows.reduce((trades, row) => trades + row.trades, 0)).toBe(totals.trades);
  return totals;
}

/** Returns the range. In this test it cannot be null, because its days exist. */
const requireRange = (range: DayRange | null): DayRange => {
  if (!range) throw new Error('The days before this range exist.');
  return range;
};

const carClasses = ['new', 'used', 'unclassified'] as const;

describe(`deals of the figures of a random store (SEED=${seed})`, () => {
  it.each(ranges)(
    'lists deals that add up to the units of every line of the tick sheet of %j',
    async days => {
      const sheet = await getTickSheetReport(context, days);
      for (const cars of [...carClasses, undefined]) {
        const storeUnits =
          cars === 'unclassified' ? sheet.store.unclassified : sheet.store[cars ?? 'total'].sold;
        expect((await getCheckedTotals({ days, cars })).deals).toBe(storeUnits);
        for (const { team, rows, total } of sheet.sections) {
          const ids = rows.map(row => row.person.id);
          expect((await getCheckedTotals({ days, cars, employeeIds: ids })).units).toBe(
            total[cars ?? 'total'],
          );
          expect((await getCheckedTotals({ days, cars, currentTeam: team })).units).toBe(
            total[cars ?? 'total'],
          );
          for (const row of rows) {
            expect((await getCheckedTotals({ days, cars, employeeIds: [row.person.id] })).units).toBe(
              row[cars ?? 'total'],
            );
          }
        }
      }
    },
  );

  it.each(ranges)(
    'lists deals that add up to 3MAvg and, with the vacation units, to Prev on the tick sheet of %j',
    async days => {
      const sheet = await getTickSheetReport(context, days);
      const averageRange = requireRange(sheet.averageRange);
      const previousRange = requireRange(sheet.previousRange);
      const units = async (range: DayRange, employeeIds: number[]) =>
        (await getCheckedTotals({ days: range, employeeIds })).units;
      for (const { rows, total } of sheet.sections) {
        const lines = [
          ...rows.map(row => ({ ids: [row.person.id], row })),
          { ids: rows.map(row => row.person.id), row: total },
        ];
        for (const { ids, row } of lines) {
          expect(row.threeMonthAverage).toBeCloseTo((await units(averageRange, ids)) / 3, 1);
          const vacation = await store.database.row<{ units: number }>(
            'select coalesce(sum(unit_count), 0) as units from vacation_units where month = $1 and employee_id = any($2)',
            [previousRange.start, ids],
          );
          expect(row.previous).toBeCloseTo((await units(previousRange, ids)) + (vacation?.units ?? 0), 6);
        }
      }
    },
  );

  it.each(ranges)(
    'lists deals that add up to every figure of the summary of %j and of the prior year',
    async days => {
      const { stats, sections, ...summary } = await getSummaryReport(context, days);
      const priorRange = requireRange(summary.priorRange);
      for (const cars of [...carClasses, 'certified', undefined] as const) {
        expect((await getCheckedTotals({ days, cars })).deals).toBe(stats[cars ?? 'total'].current);
        expect((await getCheckedTotals({ days: priorRange, cars })).deals).toBe(stats[cars ?? 'total'].prior);
      }
      expect((await getCheckedTotals({ days })).totalGross).toBe(stats.gross.current);
      expect((await getCheckedTotals({ days: priorRange })).totalGross).toBe(stats.gross.prior);
      for (const { team, rows, total } of sections) {
        expect(await getCheckedTotals({ days, currentTeam: team })).toMatchObject({
          units: total.total,
          frontGross: total.frontGross,
        });
        for (const row of rows) {
          expect(await getCheckedTotals({ days, employeeIds: [row.person.id] })).toMatchObject({
            units: row.total,
            frontGross: row.frontGross,
          });
        }
      }
    },
  );

  it.each(ranges)('lists deals that add up to the trade stats of %j, day by day', async days => {
    const { days: perDay, period } = calculateTradeStats(await listTradeDays(store.database, days), days);
    const { deals, trades, tradePercent } = await getCheckedTotals({ days });
    expect({ delivered: deals, trades, percent: tradePercent }).toEqual(period);
    expect((await getCheckedTotals({ days, hasTrade: true })).trades).toBe(period.trades);
    for (const { day, delivered, trades: tradesOfDay } of perDay.slice(0, 40)) {
      const range = { start: day, end: day };
      expect(await getCheckedTotals({ days: range })).toMatchObject({
        deals: delivered,
        trades: tradesOfDay,
      });
      expect((await getCheckedTotals({ days: range, hasTrade: true })).trades).toBe(tradesOfDay);
    }
  });

  it('lists deals that add up to used units, fast starts and units without vacation of the pot of gold', async () => {
    const { rows, range, fastStartRange } = await getPotOfGoldReport(context, '2026-05');
    expect(range.end).toBe(lastOfMonth(toMonth(range.start)));
    for (const { person, totalSold, vacation, usedSold, isFastStart } of rows) {
      const employeeIds = [person.id];
      expect((await getCheckedTotals({ days: range, employeeIds })).units).toBeCloseTo(
        totalSold - vacation,
        6,
      );
      expect((await getCountedVacationReport(store.database, { days: range, employeeIds })).total).toBe(
        vacation,
      );
      expect((await getCheckedTotals({ days: range, employeeIds, cars: 'used' })).units).toBe(usedSold);
      expect((await getCheckedTotals({ days: fastStartRange, employeeIds, cars: 'used' })).units >= 5).toBe(
        isFastStart,
      );
    }
  });

  it.each(ranges)('lists deals that add up to every row of the leaderboards of %j', async range => {
    for (const carFilter of ['All', 'New', 'Used'] as const) {
      const filteredClass = carFilter === 'All' ? undefined : carFilter === 'New' ? 'new' : 'used';
      for (const mode of ['EMPLOYEES', 'TEAMS'] as const) {
        const rows = await getLeaderboardReport(store.database, { mode, range, carFilter, ranking: 'UNITS' });
        for (const row of rows) {
          const subject = mode === 'TEAMS' ? { finalTeam: row.team ?? 1 } : { employeeIds: [row.id] };
          const totals = await getCheckedTotals({ days: range, cars: filteredClass, ...subject });
          expect(totals.units).toBeCloseTo(row.total - row.vacation, 6);
          expect(totals.rankedGross).toBe(row.gross);
          if (filteredClass) continue;
          for (const cars of carClasses) {
            expect((await getCheckedTotals({ days: range, cars, ...subject })).units).toBe(row[cars]);
          }
        }
      }
    }
  });
});

describe('list of credited deals', () => {
  const days = { start: '2020-01-01', end: '2020-01-31' } as const;
  const page = { offset: 0, limit: 100 };
  let ann: number;
  let bob: number;
  let numbers: number[];

  beforeAll(async () => {
    ann = await store.insertEmployee({ team: 2 });
    bob = await store.insertEmployee({ team: 2 });
    numbers = [
      await store.insertSoldDeal('2020-01-31', { closer_id: ann, front_gross: 10.01 }),
      await store.insertSoldDeal('2020-01-02', { closer_id: ann, additional_id: bob, front_gross: -0.01 }),
      await store.insertSoldDeal('2020-01-01', {
        additional_id: bob,
        closer_team_final: 3,
        additional_team_final: 4,
      }),
      await store.insertSoldDeal('2020-01-15'),
    ];
    await store.insertSoldDeal('2019-12-31', { closer_id: ann });
    await store.insertSoldDeal('2020-02-01', { closer_id: ann });
    await store.insertSoldDeal('2020-01-15', { closer_id: ann, deal_status: 'DEAD' });
    await store.insertDeal({ closer_id: ann, delivery_status: 'TBA', delivery_date: '2020-01-15' });
  });

  const listRows = async (filter: Partial<CreditFilter>) =>
    (await getCreditedDealsReport(store.readContext, { days, ...filter }, page)).rows.map(row => [
      row.deal.number,
      row.units,
      row.frontGross,
    ]);

  it('lists sold deals delivered from the first to the last day, and counts each deal as 1 for the store', async () => {
    const [last, split, first, uncredited] = numbers;
    expect(await listRows({})).toEqual([
      [first, 1, 0],
      [split, 1, -0.01],
      [uncredited, 1, 0],
      [last, 1, 10.01],
    ]);
  });

  it('counts half of a split deal for one salesperson, and the whole deal once for both salespeople', async () => {
    const [last, split, first] = numbers;
    expect(await listRows({ employeeIds: [ann] })).toEqual([
      [split, 0.5, -0.01],
      [last, 1, 10.01],
    ]);
    expect(await listRows({ employeeIds: [ann, bob] })).toEqual([
      [first, 1, 0],
      [split, 1, -0.01],
      [last, 1, 10.01],
    ]);
    expect(await listRows({ employeeIds: [] })).toEqual([]);
  });

  it('filters deals by the current team, or by the team frozen on the credited side', async () => {
    const [last, split, first] = numbers;
    expect(await listRows({ currentTeam: 2, employeeIds: [ann, bob] })).toEqual([
      [first, 1, 0],
      [split, 1, -0.01],
      [last, 1, 10.01],
    ]);
    expect(await listRows({ finalTeam: 4 })).toEqual([[first, 1, 0]]);
    expect(await listRows({ finalTeam: 3 })).toEqual([]);
    expect(await listRows({ finalTeam: 2 })).toEqual([
      [split, 1, -0.01],
      [last, 1, 10.01],
    ]);
  });

  it('shows the share of each deal in ranked gross, total gross and trades', async () => {
    const ann = await store.insertEmployee();
    const bob = await store.insertEmployee();
    const split = { closer_id: ann, additional_id: bob };
    await store.insertSoldDeal('2019-01-01', { closer_id: ann, front_gross: -100, back_gross: 40 });
    await store.insertSoldDeal('2019-01-02', { ...split, front_gross: 0.03, back_gross: 100 });
    await store.insertSoldDeal('2019-01-03', { ...split, trade_status: 'TRADE X2', back_gross: -1 });
    await store.insertSoldDeal('2019-01-04', { ...split, trade_status: 'TRADE' });
    await store.insertSoldDeal('2019-01-05', { closer_id: ann, trade_status: 'TRADE' });
    const { rows, totals } = await getCreditedDealsReport(
      store.readContext,
      { days: { start: '2019-01-01', end: '2019-01-31' }, employeeIds: [ann] },
      page,
    );
    expect(
      rows.map(({ frontGross, rankedGross, totalGross, trades, tradeShare }) => [
        frontGross,
        rankedGross,
        totalGross,
        trades,
        tradeShare,
      ]),
    ).toEqual([
      [-100, 0, -60, 0, 0],
      [0.02, 0.02, 50.02, 0, 0], // 0.015 and 50.015
      [0, 0, -0.5, 2, 1],
      [0, 0, 0, 1, 0.5],
      [0, 0, 0, 1, 1],
    ]);
    expect(totals).toMatchObject({ trades: 4, tradeShares: 2.5 });
  });

  it('rounds only the sum of the shares, not each share', async () => {
    const cy = await store.insertEmployee();
    const dee = await store.insertEmployee();
    const split = { closer_id: cy, additional_id: dee, front_gross: 0.01 };
    for (let count = 0; count < 3; count++) await store.insertSoldDeal('2018-01-01', split);
    const january = { start: '2018-01-01', end: '2018-01-31' } as const;
    const { rows, totals } = await getCreditedDealsReport(
      store.readContext,
      { days: january, employeeIds: [cy] },
      page,
    );
    expect(rows.map(row => row.frontGross)).toEqual([0.01, 0.01, 0.01]);
    expect(totals.frontGross).toBe(0.02);
  });
});
