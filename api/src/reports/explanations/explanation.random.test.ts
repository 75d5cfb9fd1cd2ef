import { countUps } from '../../modules/upLog/loggedUps.query.ts';
import type { Context } from '../../platform/context.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import { listFigureNames, omitFigures } from '../../rules/figures/figure.ts';
import { goalTable } from '../../rules/goals/goalTable.ts';
import { leaderboardFigures } from '../../rules/leaderboard/leaderboardFigures.ts';
import type { CalculationSteps } from '../../rules/steps/step.ts';
import { summaryFigures } from '../../rules/summary/summaryFigures.ts';
import type { WithGoal } from '../../rules/tickSheet/sheetGoals.ts';
import { storeFigures, tickFigures } from '../../rules/tickSheet/tickFigures.ts';
import { tradeFigures } from '../../rules/trade/tradeFigures.ts';
import { calculateTradeStats } from '../../rules/trade/tradeStats.ts';
import { upFigures } from '../../rules/ups/upFigures.ts';
import { seed, takeSample } from '../../testing/api/propertyTests.ts';
import { expectStepsToAddUp } from '../../testing/reports/explanationChecks.ts';
import { fillRandomStore } from '../../testing/reports/randomStore.ts';
import { createRandomGoals } from '../../testing/reports/referenceGoals.ts';
import { TestStore } from '../../testing/testStore.ts';
import { explainHog, getHogReport } from '../hog/hog.report.ts';
import type { HogFigureName } from '../hog/hog.types.ts';
import { explainLeaderboard, getLeaderboardReport } from '../leaderboard/leaderboard.report.ts';
import { explainPotOfGold, getPotOfGoldReport } from '../potOfGold/potOfGold.report.ts';
import type { PotFigureName } from '../potOfGold/potOfGold.types.ts';
import { explainSummary, getSummaryReport, type SummaryChoice } from '../summary/summary.report.ts';
import { explainTickSheet, getTickSheetReport } from '../tickSheet/tickSheet.report.ts';
import { explainTradeStats, listTradeDays } from '../trade/trade.query.ts';
import { explainUpStats } from './explainFigure.ts';
import { presentSteps } from './explanation.present.ts';

const ranges: DayRange[] = [
  { start: '2026-06-01', end: '2026-06-30' },
  { start: '2026-05-01', end: '2026-05-31' },
  { start: '2026-07-01', end: '2026-07-31' },
  { start: '2026-04-10', end: '2026-08-09' },
  { start: '1900-01-01', end: '2999-12-31' },
];

let store: TestStore;
let context: Context;

beforeAll(async () => {
  store = await TestStore.open();
  store.clock.set('2026-06-17T12:00:00Z');
  context = await store.createContextForPosition(5);
  const randomStore = await fillRandomStore(store, seed, 900);
  const months = ['2026-05', '2026-06', '2026-07'] as const;
  for (const { month, ...goal } of createRandomGoals(randomStore, months, seed))
    await store.insertGoal(month, goal);
  await store.insertWorkingDays('2026-06', 13, 25);
  await store.insertPot('2026-05', 2_500.01);
});
afterAll(() => store.close());

const getPersonIds = (rows: readonly { person: { id: number } }[]) => rows.map(({ person }) => person.id);

describe(`explanations of each figure of a random store (SEED=${seed})`, () => {
  it.each(ranges)('explains the figures of the tick sheet of %j', async range => {
    const { sections, store: totals } = await getTickSheetReport(context, range);
    for (const { rows, total, team } of sections) {
      for (const [employeeIds, figures] of sampleLines(rows, total)) {
        for (const name of listFigureNames(tickFigures))
          await expectExplained(figures[name], await explainTickSheet(context, range, name, { employeeIds }));
        const subject = { employeeIds, ...(figures === total && { team }) };
        for (const [name, figure] of listGoalFigures(figures))
          await expectExplained(figure, await explainTickSheet(context, range, name, subject));
      }
    }
    for (const [name, figure] of listGoalFigures(totals))
      await expectExplained(figure, await explainTickSheet(context, range, name));
    const storeTotals: Record<keyof typeof storeFigures, number> = {
      new: totals.new.sold,
      newTrack: totals.new.track,
      used: totals.used.sold,
      usedTrack: totals.used.track,
      total: totals.total.sold,
      track: totals.total.track,
      unclassified: totals.unclassified,
    };
    for (const name of listFigureNames(storeFigures))
      await expectExplained(storeTotals[name], await explainTickSheet(context, range, name));
  });

  it.each(['2026-02', '2026-05', '2026-06'] as const)(
    'explains the figures of the pot of gold of %s',
    async month => {
      const { rows, spiffPerUsedCar, totalPaid } = await getPotOfGoldReport(context, month);
      for (const { person, ...figures } of takeSample(rows, 8)) {
        for (const [name, figure] of Object.entries(figures)) {
          const explanation = await explainPotOfGold(context, month, name as PotFigureName, person.id);
          await expectExplained(Number(figure), explanation);
        }
      }
      for (const [name, figure] of Object.entries({ spiffPerUsedCar, totalPaid }))
        await expectExplained(figure, await explainPotOfGold(context, month, name as PotFigureName));
    },
  );

  it.each(ranges)('explains the figures of the summary of %j', async range => {
    const { stats, sections } = await getSummaryReport(context, range);
    for (const [figure, compared] of Object.entries(stats)) {
      for (const [column, amount] of Object.entries<number>(compared)) {
        const choice = { figure, column } as SummaryChoice;
        await expectExplained(amount, await explainSummary(context, range, choice));
      }
    }
    for (const { rows, total } of sections) {
      for (const [employeeIds, figures] of sampleLines(rows, total)) {
        for (const figure of listFigureNames(summaryFigures)) {
          const choice = { figure, column: 'current', employeeIds } as const;
          await expectExplained(figures[figure], await explainSummary(context, range, choice));
        }
      }
    }
  });

  it.each(ranges)('explains the figures of the trade stats of %j', async range => {
    const { period } = calculateTradeStats(await listTradeDays(store.database, range), range);
    for (const figure of listFigureNames(tradeFigures))
      await expectExplained(period[figure], await explainTradeStats(store.database, range, figure));
  });

  it.each(ranges)('explains the figures of the leaderboard of %j', async range => {
    for (const mode of ['EMPLOYEES', 'TEAMS'] as const) {
      for (const carFilter of ['All', 'Used'] as const) {
        const choice = { mode, range, carFilter, ranking: carFilter === 'All' ? 'UNITS' : 'GROSS' } as const;
        const rows = await getLeaderboardReport(store.database, choice);
        for (const { id, ...row } of [...takeSample(rows.slice(0, 4), 2), ...rows.slice(-1)]) {
          for (const figure of listFigureNames(omitFigures(leaderboardFigures, ['vacation'])))
            await expectExplained(row[figure], await explainLeaderboard(store.database, choice, id, figure));
        }
      }
    }
  });

  it.each(ranges)('explains the totals above the Hog grid of %j', async days => {
    const { rows } = await getHogReport(context, { days }, 'NUMBER', {
      isDescending: false,
      offset: 0,
      limit: 50,
    });
    for (const employeeId of [undefined, rows.find(({ isSplit }) => isSplit)?.closer?.id]) {
      const { totals } = await getHogReport(context, { days, employeeId }, 'NUMBER', {
        isDescending: false,
        offset: 0,
        limit: 1,
      });
      for (const [figure, amount] of Object.entries(totals)) {
        const explanation = await explainHog(store.database, { days, employeeId }, figure as HogFigureName);
        await expectExplained(amount, explanation);
      }
    }
  });

  it('explains the counters of the up log', async () => {
    const days: DayRange = { start: '2026-06-01', end: '2026-06-30' };
    await store.insertUp('2026-06-01', { up_type: 'Fresh Up', sold: 'Yes' });
    await store.insertUp('2026-06-02', { up_type: 'Fresh Up', is_test_drive: true });
    const counters = await countUps(store.database, { days });
    expect(counters.freshUps).toBeGreaterThan(0);
    for (const counter of listFigureNames(upFigures))
      await expectExplained(counters[counter], await explainUpStats(store.database, { days }, counter));
  });
});

async function expectExplained(figure: number, steps: CalculationSteps): Promise<void> {
  const explanation = await presentSteps(context, steps, false);
  expect([explanation.steps.at(-1)?.text, explanation.figure]).toEqual([
    explanation.steps.at(-1)?.text,
    figure,
  ]);
  await expectStepsToAddUp(context, explanation);
}

/** Lists the figures of a row's goal that are not null. */
const listGoalFigures = ({ goal }: WithGoal) =>
  listFigureNames(goalTable).flatMap((name): [typeof name, number][] => {
    const figure = goal?.[name] ?? null;
    return figure === null ? [] : [[name, figure]];
  });

/** Returns a sample of the people of a section, and the total of the section. */
function sampleLines<
  Figures extends object,
  Row extends Figures & { readonly person: { readonly id: number } },
>(rows: readonly Row[], total: Figures): [number[], Figures][] {
  return [
    ...takeSample(rows.slice(0, 2), 1).map((row): [number[], Figures] => [[row.person.id], row]),
    [getPersonIds(rows), total],
  ];
}
