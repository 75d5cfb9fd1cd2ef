import { countUps } from '../../modules/upLog/loggedUps.query.ts';
import type { Context } from '../../platform/context.ts';
import { type DayRange, type Month, monthRange } from '../../rules/calendar/calendar.ts';
import { listFigureNames } from '../../rules/figures/figure.ts';
import { calculateTradeStats } from '../../rules/trade/tradeStats.ts';
import { upFigures } from '../../rules/ups/upFigures.ts';
import { UP_SOLD_VALUES } from '../../rules/ups/upValues.ts';
import { seed, takeSample } from '../../testing/api/propertyTests.ts';
import { fillRandomStore } from '../../testing/reports/randomStore.ts';
import { createRandomGoals } from '../../testing/reports/referenceGoals.ts';
import {
  type ExpectedSum,
  equalsFigure,
  roundTo,
  SourceListChecker,
  sumSourceLists,
} from '../../testing/reports/sourceListChecks.ts';
import { TestStore } from '../../testing/testStore.ts';
import { explainHog, getHogReport } from '../hog/hog.report.ts';
import { HogFigureEnum, type HogFigureName } from '../hog/hog.types.ts';
import { explainLeaderboard, getLeaderboardReport } from '../leaderboard/leaderboard.report.ts';
import { LeaderboardFigureEnum, type LeaderboardFigureName } from '../leaderboard/leaderboard.types.ts';
import { explainPotOfGold, getPotOfGoldReport } from '../potOfGold/potOfGold.report.ts';
import { PotFigureEnum, type PotFigureName } from '../potOfGold/potOfGold.types.ts';
import { explainSummary, getSummaryReport } from '../summary/summary.report.ts';
import { SummaryFigureEnum, type SummaryFigureName } from '../summary/summary.types.ts';
import { explainTickSheet, getTickSheetReport } from '../tickSheet/tickSheet.report.ts';
import { TickFigureEnum, type TickFigureName } from '../tickSheet/tickSheet.types.ts';
import { explainTradeStats, listTradeDays } from '../trade/trade.query.ts';
import { TradeFigureEnum, type TradeFigureName } from '../trade/trade.types.ts';
import { explainTrends, getTrendsReport } from '../trends/trends.report.ts';
import { TrendFigureEnum } from '../trends/trends.types.ts';
import { explainUpStats } from './explainFigure.ts';

const ranges: DayRange[] = [
  { start: '2026-06-01', end: '2026-06-30' },
  { start: '2026-05-01', end: '2026-05-31' },
  { start: '2026-04-10', end: '2026-08-09' },
];

let store: TestStore;
let context: Context;

beforeAll(async () => {
  store = await TestStore.open();
  store.clock.set('2026-06-17T12:00:00Z');
  context = await store.createContextForPosition(5);
  const randomStore = await fillRandomStore(store, seed, 900);
  const months = ['2026-05', '2026-06'] as const;
  for (const { month, ...goal } of createRandomGoals(randomStore, months, seed))
    await store.insertGoal(month, goal);
  await store.insertWorkingDays('2026-06', 13, 25);
  await store.insertPot('2026-05', 2_500.01);
  const fastStarter = await store.insertEmployee();
  for (let count = 0; count < 5; count++)
    await store.insertSoldDeal('2026-05-04', {
      closer_id: fastStarter,
      car_type: 'Used',
      number: 900_000 + count,
    });
  for (const [index, sold] of UP_SOLD_VALUES.entries()) {
    await store.insertUp('2026-06-01', {
      employee_id: randomStore.people[0]?.id,
      up_type: index % 2 === 0 ? 'Fresh Up' : 'Appointment',
      turned_to_id: randomStore.people[1]?.id,
      is_write_up: true,
      is_test_drive: true,
      sold,
    });
  }
});
afterAll(() => store.close());

type FigureRow = Readonly<Record<string, number | null | undefined>>;

const sampleLines = <Figures>(
  rows: readonly (Figures & { readonly person: { id: number } })[],
  total: Figures,
) => [
  ...takeSample(rows.slice(0, 2), 1).map(row => ({
    employeeIds: [row.person.id],
    figures: row as Figures,
    isTotal: false,
  })),
  { employeeIds: rows.map(({ person }) => person.id), figures: total, isTotal: true },
];

describe(`source rows of each figure of a random store (SEED=${seed})`, () => {
  it('lists rows that add up to the figures of the tick sheet', async () => {
    const equalsField = (name: string) => (row: FigureRow, listed: number) =>
      [listed, Number(row[name])] as const;
    const checker = new SourceListChecker<TickFigureName, FigureRow>(context, {
      new: equalsField('new'),
      used: equalsField('used'),
      unclassified: equalsField('unclassified'),
      total: equalsField('total'),
      vacation: equalsField('vacation'),
      threeMonthAverage: (row, listed) => [roundTo(listed / 3, 10), Number(row.threeMonthAverage)],
      previous: equalsField('previous'),
      track: equalsField('total'),
      newTrack: equalsField('new'),
      usedTrack: equalsField('used'),
      goal: null,
      toGo: (row, listed) => [-listed, Number(row.total)],
      neededADay: (row, listed) => [-listed, Number(row.total)],
      againstGoal: equalsField('total'),
    });
    for (const range of ranges) {
      const { sections, store: totals } = await getTickSheetReport(context, range);
      const storeTotals = {
        new: totals.new.sold,
        newTrack: totals.new.track,
        used: totals.used.sold,
        usedTrack: totals.used.track,
        total: totals.total.sold,
        track: totals.total.track,
        unclassified: totals.unclassified,
        ...getGoalFigures(totals.goal),
      };
      for (const name of Object.values(TickFigureEnum))
        await checker.check(name, (storeTotals as FigureRow)[name], storeTotals as FigureRow, () =>
          explainTickSheet(context, range, name),
        );
      for (const { rows, total, team } of sections) {
        for (const { employeeIds, figures, isTotal } of sampleLines(rows, total)) {
          const row = { ...figures, ...getGoalFigures(figures.goal) } as unknown as FigureRow;
          const subject = { employeeIds, ...(isTotal && { team }) };
          for (const name of Object.values(TickFigureEnum)) {
            if (name === 'goal' && !figures.goal) continue;
            await checker.check(name, row[name], row, () => explainTickSheet(context, range, name, subject));
          }
        }
      }
    }
    checker.expectAllChecked();
  });

  it('lists rows that add up to the figures of the pot of gold', async () => {
    type PotLine = {
      totalSold: number;
      vacation: number;
      usedSold: number;
      pot: number;
      spiff: number;
      paidFor: number;
    };
    const checker = new SourceListChecker<PotFigureName, PotLine>(context, {
      totalSold: equalsFigure('totalSold'),
      vacation: equalsFigure('vacation'),
      usedSold: equalsFigure('usedSold'),
      isQualified: equalsFigure('totalSold'),
      earned: equalsFigure('usedSold'),
      isFastStart: (_row, listed) => [Math.min(listed, 5), 5],
      total: equalsFigure('usedSold'),
      spiffPerUsedCar: (row, listed) => [row.pot / listed, row.spiff],
      totalPaid: equalsFigure('paidFor'),
    });
    for (const month of ['2026-04', '2026-05', '2026-06'] as Month[]) {
      const { rows, pot, spiffPerUsedCar, totalPaid } = await getPotOfGoldReport(context, month);
      const paidFor = rows.filter(row => row.isQualified).reduce((sum, row) => sum + row.usedSold, 0);
      const potAmounts = { pot, spiff: spiffPerUsedCar, paidFor };
      const totals: Partial<Record<PotFigureName, number>> = { spiffPerUsedCar, totalPaid };
      for (const name of Object.values(PotFigureEnum)) {
        await checker.check(
          name,
          totals[name],
          { totalSold: 0, vacation: 0, usedSold: 0, ...potAmounts },
          () => explainPotOfGold(context, month, name),
        );
        const fastStartsFirst = rows.toSorted((a, b) => Number(b.isFastStart) - Number(a.isFastStart));
        for (const { person, ...row } of takeSample(fastStartsFirst, 8)) {
          const figures: Partial<Record<PotFigureName, number | boolean>> = row;
          await checker.check(name, figures[name], { ...row, ...potAmounts }, () =>
            explainPotOfGold(context, month, name, person.id),
          );
        }
      }
    }
    checker.expectAllChecked();
  });

  it('lists rows that add up to the figures of the summary for people, for the store and for its prior year', async () => {
    const figure = (row: { figure: number }, listed: number) => [listed, row.figure] as const;
    const names = Object.values(SummaryFigureEnum);
    const checker = new SourceListChecker(
      context,
      Object.fromEntries(names.map(name => [name, figure])) as Record<
        SummaryFigureName,
        ExpectedSum<{ figure: number }>
      >,
    );
    for (const range of ranges) {
      const { stats, sections } = await getSummaryReport(context, range);
      for (const name of names) {
        for (const column of ['current', 'prior', 'difference'] as const) {
          const amount = (stats as Partial<Record<SummaryFigureName, Record<typeof column, number>>>)[name]?.[
            column
          ];
          await checker.check(name, amount, { figure: Number(amount) }, () =>
            explainSummary(context, range, { figure: name, column }),
          );
        }
        for (const { rows, total } of sections) {
          for (const { employeeIds, figures } of sampleLines(rows, total)) {
            const amount = (figures as Partial<Record<SummaryFigureName, number>>)[name];
            await checker.check(name, amount, { figure: Number(amount) }, () =>
              explainSummary(context, range, { figure: name, column: 'current', employeeIds }),
            );
          }
        }
      }
    }
    checker.expectAllChecked();
  });

  it('lists rows that add up to the trade stats', async () => {
    const checker = new SourceListChecker<TradeFigureName, Record<'delivered' | 'trades', number>>(context, {
      delivered: equalsFigure('delivered'),
      trades: equalsFigure('trades'),
      percent: equalsFigure('trades'),
    });
    for (const range of ranges) {
      const { period } = calculateTradeStats(await listTradeDays(store.database, range), range);
      for (const name of Object.values(TradeFigureEnum))
        await checker.check(name, period[name], period, () => explainTradeStats(store.database, range, name));
    }
    checker.expectAllChecked();
  });

  it('lists rows that add up to the trends', async () => {
    type TrendRow = Awaited<ReturnType<typeof getTrendsReport>>[number] & { ups: number };
    const equalsPerUnit =
      (name: 'frontGrossPerUnit' | 'backGrossPerUnit' | 'grossPerUnit'): ExpectedSum<TrendRow> =>
      (row, listed) => {
        const [figure, listedPerUnit] = [Number(row[name]), listed / row.units];
        // The money of the list is rounded to the cent, but the figure is exact to half a cent. The two
        // values may differ by 1 cent.
        return [Math.abs(figure - listedPerUnit) < 0.011 ? figure : listedPerUnit, figure];
      };
    const checker = new SourceListChecker<keyof typeof trendNames, TrendRow>(context, {
      new: equalsFigure('new'),
      used: equalsFigure('used'),
      unclassified: equalsFigure('unclassified'),
      units: equalsFigure('units'),
      frontGrossPerUnit: equalsPerUnit('frontGrossPerUnit'),
      backGrossPerUnit: equalsPerUnit('backGrossPerUnit'),
      grossPerUnit: equalsPerUnit('grossPerUnit'),
      tradePercent: (row, listed) => [(listed / row.units) * 100, Number(row.tradePercent)],
      closingRate: (row, listed) => [(listed / row.ups) * 100, Number(row.closingRate)],
    });
    const months: Month[] = ['2026-05', '2026-06'];
    const { sections } = await getTickSheetReport(context, monthRange('2026-05'));
    const employeeId = sections.flatMap(({ rows }) => rows).find(({ total }) => total > 0)?.person.id;
    for (const choice of [{}, { teamId: 2 as const }, { employeeId }]) {
      for (const month of months) {
        const lastMonth = (await getTrendsReport(context, month, choice)).at(-1) as TrendRow;
        const { ups } = await countUps(store.database, { days: monthRange(month), ...choice });
        for (const name of Object.values(TrendFigureEnum)) {
          await checker.check(name, lastMonth[name], { ...lastMonth, ups }, () =>
            explainTrends(context, month, name, choice),
          );
        }
      }
    }
    checker.expectAllChecked();
  });

  it('lists rows that add up to the figures of the leaderboard, but no rows for a rank', async () => {
    const checker = new SourceListChecker<
      LeaderboardFigureName,
      Readonly<Record<Exclude<LeaderboardFigureName, 'rank'>, number>>
    >(context, {
      new: equalsFigure('new'),
      used: equalsFigure('used'),
      unclassified: equalsFigure('unclassified'),
      total: equalsFigure('total'),
      gross: equalsFigure('gross'),
      rank: null,
    });
    for (const range of ranges) {
      for (const mode of ['EMPLOYEES', 'TEAMS'] as const) {
        for (const carFilter of ['All', 'New', 'Used'] as const) {
          const choice = { mode, range, carFilter, ranking: 'UNITS' } as const;
          for (const { id, ...row } of takeSample(
            (await getLeaderboardReport(store.database, choice)).slice(0, 4),
            2,
          )) {
            for (const name of Object.values(LeaderboardFigureEnum))
              await checker.check(name, row[name], row, () =>
                explainLeaderboard(store.database, choice, id, name),
              );
          }
        }
      }
    }
    checker.expectAllChecked();
  });

  it('lists rows that add up to the counters of the up log, but no rows for the totals above the Hog grid', async () => {
    const [days] = ranges as [DayRange];
    const page = { isDescending: false, offset: 0, limit: 1 };
    const { totals } = await getHogReport(context, { days }, 'NUMBER', page);
    const noSums = Object.fromEntries(Object.values(HogFigureEnum).map(name => [name, null]));
    const hogChecker = new SourceListChecker(context, noSums as Record<HogFigureName, null>);
    for (const name of Object.values(HogFigureEnum))
      await hogChecker.check(name, totals[name], undefined, () => explainHog(store.database, { days }, name));
    hogChecker.expectAllChecked();

    const counters = await countUps(store.database, { days });
    for (const counter of listFigureNames(upFigures)) {
      expect(counters[counter]).toBeGreaterThan(0);
      const steps = await explainUpStats(store.database, { days }, counter);
      expect([counter, await sumSourceLists(context, steps)]).toEqual([counter, counters[counter]]);
    }
  });
});

const trendNames = Object.fromEntries(Object.values(TrendFigureEnum).map(name => [name, name])) as Record<
  (typeof TrendFigureEnum)[keyof typeof TrendFigureEnum],
  string
>;

/**
 * Returns the figures of a goal by name. When the goal is missing, returns only `goal` with the value null.
 */
const getGoalFigures = (
  goal: {
    readonly goal: number;
    readonly toGo: number;
    readonly neededADay: number | null;
    readonly againstGoal: number | null;
  } | null,
) =>
  goal
    ? { goal: goal.goal, toGo: goal.toGo, neededADay: goal.neededADay, againstGoal: goal.againstGoal }
    : { goal: null };
