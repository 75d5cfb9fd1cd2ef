import type { Context } from '../platform/context.ts';
import type { DayRange, Month } from '../rules/calendar/calendar.ts';
import { calculateTradeStats } from '../rules/trade/tradeStats.ts';
import { seed } from '../testing/api/propertyTests.ts';
import { fillRandomStore, type RandomDeal } from '../testing/reports/randomStore.ts';
import {
  computeReferenceGoalFigures,
  createRandomGoals,
  type ReferenceGoal,
} from '../testing/reports/referenceGoals.ts';
import {
  isNew,
  isUnclassified,
  isUsed,
  type ReferenceCredit,
  ReferenceStore,
  roundFraction,
  sum,
  sumDollars,
  sumUnitsByCarType,
} from '../testing/reports/referenceReports.ts';
import { TestStore } from '../testing/testStore.ts';
import { getLeaderboardReport } from './leaderboard/leaderboard.report.ts';
import { getPotOfGoldReport } from './potOfGold/potOfGold.report.ts';
import { getSummaryReport } from './summary/summary.report.ts';
import { getTickSheetReport } from './tickSheet/tickSheet.report.ts';
import { listTradeDays } from './trade/trade.query.ts';

const TODAY = '2026-06-17';
const DAYS = { completed: 13, total: 25 };
const POT_CENTS = 250_001;

/** Ranges, each with the same days of the previous year. */
const ranges = [
  ['2026-06-01', '2026-06-30', '2025-06-01', '2025-06-30'],
  ['2026-05-01', '2026-05-31', '2025-05-01', '2025-05-31'],
  ['2026-07-01', '2026-07-31', '2025-07-01', '2025-07-31'],
  ['2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
  ['2026-06-17', '2026-06-17', '2025-06-17', '2025-06-17'],
  ['2026-05-20', '2026-06-16', '2025-05-20', '2025-06-16'],
  ['2026-04-10', '2026-08-09', '2025-04-10', '2025-08-09'],
  ['2026-06-03', '2026-06-29', '2025-06-03', '2025-06-29'],
  ['2025-11-30', '2026-06-17', '2024-11-30', '2025-06-17'],
  ['2025-09-01', '2026-06-30', '2024-09-01', '2025-06-30'],
  ['1900-01-01', '2999-12-31', '1899-01-01', '2998-12-31'],
].map(([start = '', end = '', priorStart = '', priorEnd = '']): [DayRange, DayRange] => [
  { start, end } as DayRange,
  { start: priorStart, end: priorEnd } as DayRange,
]);

let store: TestStore;
let context: Context;
let reference: ReferenceStore;
let goals: ReferenceGoal[];

beforeAll(async () => {
  store = await TestStore.open();
  store.clock.set(`${TODAY}T12:00:00Z`);
  context = await store.createContextForPosition(5);
  const randomStore = await fillRandomStore(store, seed, 900);
  await store.insertWorkingDays('2026-06', DAYS.completed, DAYS.total);
  await store.insertPot('2026-05', POT_CENTS / 100);
  goals = createRandomGoals(randomStore, ['2025-02', '2026-05', '2026-06', '2026-07'], seed);
  for (const { month: goalMonth, ...goal } of goals) await store.insertGoal(goalMonth, goal);
  const { viewer } = context;
  const admin = { id: viewer.employeeId, name: viewer.name, position: viewer.position, team: viewer.team };
  reference = new ReferenceStore({
    ...randomStore,
    people: [...randomStore.people, { ...admin, isActive: true }],
  });
});
afterAll(() => store.close());

/**
 * Computes the track. For the days of the current month it is units ÷ completed × total days, to the nearest
 * half. The units of earlier months are added unchanged.
 */
function computeReferenceTrack(deals: readonly { day: string; units: number }[], range: DayRange): number {
  if (range.end < TODAY) return sum(deals, each => each.units);
  if (range.start > TODAY) return 0;
  const earlier = sum(
    deals.filter(each => each.day < '2026-06-01'),
    each => each.units,
  );
  const currentUnits = sum(deals, each => each.units) - earlier;
  return earlier + Math.floor((currentUnits / DAYS.completed) * DAYS.total * 2 + 0.5 + 1e-9) / 2;
}

const getMonthRange = (
  day: string,
  monthsBack: number,
): { start: DayRange['start']; end: DayRange['end'] } => {
  const [year = 0, number = 0] = day.split('-').map(Number);
  const formatDay = (date: Date) => date.toISOString().slice(0, 10) as DayRange['start'];
  return {
    start: formatDay(new Date(Date.UTC(year, number - 1 - monthsBack, 1))),
    end: formatDay(new Date(Date.UTC(year, number - monthsBack, 0))),
  };
};

function computeReferenceTickFigures(ids: readonly number[], range: DayRange) {
  const isOwn = (credit: ReferenceCredit) => ids.includes(credit.employeeId);
  const rangeCredits = reference.listCreditsInRange(range).filter(isOwn);
  const priorCredits = [1, 2, 3].flatMap(monthsBack =>
    reference.listCreditsInRange(getMonthRange(range.start, monthsBack)).filter(isOwn),
  );
  const previous = getMonthRange(range.start, 1);
  const previousUnits = sum(reference.listCreditsInRange(previous).filter(isOwn), each => each.units);
  const computeTrack = (credits: ReferenceCredit[]) =>
    computeReferenceTrack(
      credits.map(each => ({ day: each.deal.deliveryDate ?? '', units: each.units })),
      range,
    );
  return {
    ...sumUnitsByCarType(rangeCredits),
    total: sum(rangeCredits, each => each.units),
    vacation: sum(ids, id => reference.sumVacation(id, range)) / 100,
    threeMonthAverage: Number((sum(priorCredits, each => each.units) / 3 + 1e-9).toFixed(1)),
    previous: (previousUnits * 100 + sum(ids, id => reference.sumVacation(id, previous))) / 100,
    track: computeTrack(rangeCredits),
    usedTrack: computeTrack(rangeCredits.filter(each => isUsed(each.deal))),
  };
}

const toPerson = ({ id, name, team }: { id: number; name: string; team: number | null }) => ({
  id,
  name,
  team,
});

/** Days left in the months with goals. */
const DAYS_LEFT: Readonly<Record<string, number>> = { '2026-06': DAYS.total - DAYS.completed, '2026-07': 31 };

/** Compares the sales with the goal of a person, of a team with these people, or of the store. */
function computeSubjectGoal(
  range: DayRange,
  { total, track, ...sold }: { total: number; track: number; new: number; used: number },
  subject: { readonly team?: number; readonly ids?: readonly (number | null)[] },
) {
  const { start, end } = getMonthRange(range.start, 0);
  if (range.start !== start || range.end !== end) return null;
  const monthGoals = goals.filter(goal => goal.month === start.slice(0, 7));
  const { team = null, ids = [null as number | null] } = subject;
  const ownGoals = monthGoals.filter(
    goal => goal.team === team && (team !== null || ids.includes(goal.employeeId)),
  );
  const isSum = team !== null && ownGoals.length === 0;
  const countedGoals = isSum
    ? monthGoals.filter(goal => goal.employeeId !== null && ids.includes(goal.employeeId))
    : ownGoals;
  return computeReferenceGoalFigures(countedGoals, isSum, {
    sold: { total, new: sold.new, used: sold.used },
    track: start > TODAY ? null : track,
    days: DAYS_LEFT[start.slice(0, 7)] ?? 0,
  });
}

describe(`random store (SEED=${seed})`, () => {
  it.each(ranges)('returns the tick sheet of %j as rules.md defines it', async range => {
    const sheet = await getTickSheetReport(context, range);
    const withGoal = (ids: readonly number[], team?: number) => {
      const figures = computeReferenceTickFigures(ids, range);
      return { ...figures, goal: computeSubjectGoal(range, figures, { ids, ...(team && { team }) }) };
    };
    const sections = reference
      .listSections(reference.listCreditsInRange(range))
      .map(({ people, ...section }) => ({
        ...section,
        rows: people.map(each => ({ person: toPerson(each), ...withGoal([each.id]) })),
        total: withGoal(
          people.map(each => each.id),
          section.team,
        ),
      }));
    expect(
      sheet.sections.map(section => ({
        ...section,
        rows: section.rows.map(row => ({ ...row, person: toPerson(row.person) })),
      })),
    ).toEqual(sections);

    const sold = reference.listSoldDeals(range);
    const computeSoldAndTrack = (isCounted: (deal: RandomDeal) => boolean) => {
      const countedDeals = sold.filter(isCounted).map(deal => ({ day: deal.deliveryDate ?? '', units: 1 }));
      return { sold: countedDeals.length, track: computeReferenceTrack(countedDeals, range) };
    };
    const totals = {
      new: computeSoldAndTrack(isNew),
      used: computeSoldAndTrack(isUsed),
      total: computeSoldAndTrack(() => true),
    };
    const { sold: total, track } = totals.total;
    const figures = { total, track, new: totals.new.sold, used: totals.used.sold };
    expect(sheet.store).toEqual({
      ...totals,
      unclassified: sold.filter(isUnclassified).length,
      goal: computeSubjectGoal(range, figures, {}),
    });
    for (const day of sheet.pace)
      expect(day.sold).toBe(sold.filter(deal => deal.deliveryDate === day.day).length);
  });

  it.each(ranges)('returns the summary of %j against %j as rules.md defines it', async (range, prior) => {
    const report = await getSummaryReport(context, range);
    // The store has no days before 1900.
    expect(report.priorRange).toEqual({ ...prior, start: prior.start < '1900' ? '1900-01-01' : prior.start });
    expect(report.stats).toEqual(reference.compareStats(range, prior));
    const includesToday = range.start <= TODAY && TODAY < range.end;
    expect(report.toDate?.stats).toEqual(
      includesToday
        ? reference.compareStats(
            { start: range.start, end: TODAY },
            { start: prior.start, end: '2025-06-17' },
          )
        : undefined,
    );

    const computeFigures = (ids: readonly number[]) => {
      const credits = reference.listCreditsInRange(range).filter(credit => ids.includes(credit.employeeId));
      return {
        ...sumUnitsByCarType(credits),
        total: sum(credits, each => each.units),
        vacation: sum(ids, id => reference.sumVacation(id, range)) / 100,
        frontGross: sumDollars(credits, deal => deal.front ?? 0),
      };
    };
    const sections = reference
      .listSections(reference.listCreditsInRange(range))
      .map(({ people, ...section }) => ({
        ...section,
        rows: people.map(each => ({ person: toPerson(each), ...computeFigures([each.id]) })),
        total: computeFigures(people.map(each => each.id)),
      }));
    expect(
      report.sections.map(section => ({
        ...section,
        rows: section.rows.map(row => ({ ...row, person: toPerson(row.person) })),
      })),
    ).toEqual(sections);
    expect(report.steps.at(-1)?.currentToDate ?? 0).toBe(reference.listSoldDeals(range).length);
    expect(report.steps.at(-1)?.priorToDate ?? 0).toBe(reference.listSoldDeals(prior).length);
  });

  it.each(ranges)('returns the trade stats of %j as rules.md defines them', async range => {
    const computeTradeFigures = (deals: readonly RandomDeal[]) => {
      const trades = sum(
        deals,
        deal => ({ TRADE: 1, 'TRADE X2': 2, 'NO TRADE': 0 })[deal.tradeStatus ?? 'NO TRADE'],
      );
      const percent = deals.length === 0 ? 0 : roundFraction(trades * 10_000, deals.length) / 100;
      return { delivered: deals.length, trades, percent };
    };
    const sold = reference.listSoldDeals(range);
    const days = [...new Set(sold.map(deal => deal.deliveryDate))].sort();
    expect(calculateTradeStats(await listTradeDays(context.database, range), range)).toEqual({
      days: days.map(day => ({
        day,
        ...computeTradeFigures(sold.filter(deal => deal.deliveryDate === day)),
      })),
      period: computeTradeFigures(sold),
    });
  });

  it.each(['2025-12', '2026-02', '2026-05', '2026-06'] as Month[])(
    'returns the pot of gold of %s as rules.md defines it',
    async potMonth => {
      const range = getMonthRange(`${potMonth}-01`, 0);
      const pot = potMonth < '2026-05' ? 0 : POT_CENTS;
      const credits = reference.listCreditsInRange(range);
      const entrants = reference
        .listReportedPeople(credits)
        .filter(each => each.name !== 'hse')
        .map(each => {
          const ownCredits = credits.filter(credit => credit.employeeId === each.id);
          const used = ownCredits.filter(credit => isUsed(credit.deal));
          const early = used.filter(credit => Number(credit.deal.deliveryDate?.slice(8)) < 17);
          const vacation = reference.sumVacation(each.id, range);
          return {
            person: toPerson(each),
            totalSold: (sum(ownCredits, credit => credit.units) * 100 + vacation) / 100,
            vacation: vacation / 100,
            usedSold: sum(used, credit => credit.units),
            isQualified: sum(ownCredits, credit => credit.units) * 100 + vacation >= 1200,
            isFastStart: sum(early, credit => credit.units) >= 5,
          };
        });
      const usedOfQualified = sum(
        entrants.filter(each => each.isQualified),
        each => each.usedSold,
      );
      const computeShare = (used: number, times: number) =>
        usedOfQualified === 0 ? 0 : roundFraction(pot * used * 2 * times * 2, usedOfQualified * 2 * 2) / 100;
      const getMultiplier = (each: { isFastStart: boolean }) => (each.isFastStart ? 1.5 : 1);
      const report = await getPotOfGoldReport(context, potMonth);
      expect(report.rows.map(row => ({ ...row, person: toPerson(row.person) }))).toEqual(
        entrants.map(each => ({
          ...each,
          earned: each.isQualified ? computeShare(each.usedSold, 1) : 0,
          total: each.isQualified ? computeShare(each.usedSold, getMultiplier(each)) : 0,
        })),
      );
      expect(report).toMatchObject({
        pot: pot / 100,
        spiffPerUsedCar: computeShare(1, 1),
        totalPaid: computeShare(
          sum(
            entrants.filter(each => each.isQualified),
            each => each.usedSold * getMultiplier(each),
          ),
          1,
        ),
      });
    },
  );

  describe.each(ranges)('leaderboard of %j', range => {
    const carFilters = { All: () => true, New: isNew, Used: isUsed };
    const rankEntries = <Entry extends { name: string; id: number; total: number; gross: number }>(
      entries: Entry[],
      rankBy: 'UNITS' | 'GROSS',
      idsByName: readonly number[],
    ) =>
      entries
        .sort((a, b) => {
          const [units, gross] = [b.total - a.total, b.gross - a.gross];
          const byName = idsByName.indexOf(a.id) - idsByName.indexOf(b.id);
          return (rankBy === 'UNITS' ? units || gross : gross || units) || byName;
        })
        .map((entry, index) => ({ rank: index + 1, ...entry }));
    const buildEntry = (credits: ReferenceCredit[], vacation: number) => ({
      ...sumUnitsByCarType(credits),
      vacation: vacation / 100,
      total: (sum(credits, each => each.units) * 100 + vacation) / 100,
      exactGross: sum(credits, each => Math.max(each.deal.front ?? 0, 0) * each.units * 2),
      squares: [isNew, isUsed, isUnclassified].flatMap((isCounted, index) =>
        (['solo', 'closer', 'additional'] as const)
          .map(role => ({
            carClass: ['new', 'used', 'unclassified'][index],
            role,
            count: credits.filter(each => isCounted(each.deal) && each.role === role).length,
          }))
          .filter(squares => squares.count > 0),
      ),
      vacationSquares: { whole: Math.floor(vacation / 100), half: vacation % 100 === 0 ? 0 : 1 },
    });
    const withRoundedGross = <Entry extends { exactGross: number }>({ exactGross, ...rest }: Entry) => ({
      ...rest,
      gross: roundFraction(exactGross, 2) / 100,
    });

    it.each(
      (['All', 'New', 'Used'] as const).flatMap(cars =>
        (['UNITS', 'GROSS'] as const).map(by => [cars, by] as const),
      ),
    )(
      'ranks people and teams as rules.md defines it, with the car filter %s, by %s',
      async (cars, rankBy) => {
        const credits = reference.listCreditsInRange(range).filter(credit => carFilters[cars](credit.deal));
        const reportedPeople = reference.listReportedPeople(credits).filter(each => each.name !== 'hse');
        const people = reportedPeople.map(each => {
          const ownCredits = credits.filter(credit => credit.employeeId === each.id);
          const figures = buildEntry(ownCredits, cars === 'All' ? reference.sumVacation(each.id, range) : 0);
          return { ...toPerson(each), ...figures, gross: figures.exactGross };
        });
        const idsByName = reportedPeople.map(each => each.id);
        expect(
          await getLeaderboardReport(store.database, {
            mode: 'EMPLOYEES',
            range,
            carFilter: cars,
            ranking: rankBy,
          }),
        ).toEqual(rankEntries(people, rankBy, idsByName).map(withRoundedGross));

        const teams = [
          { id: 2, name: 'A', team: 2 },
          { id: 3, name: 'B', team: 3 },
          { id: 4, name: 'C', team: 4 },
        ].map(team => {
          const ownCredits = credits.filter(
            each => (each.finalTeam ?? reference.getTeam(each.employeeId)) === team.id,
          );
          const figures = buildEntry(ownCredits, 0);
          return { ...team, ...figures, gross: figures.exactGross };
        });
        expect(
          await getLeaderboardReport(store.database, {
            mode: 'TEAMS',
            range,
            carFilter: cars,
            ranking: rankBy,
          }),
        ).toEqual(rankEntries(teams, rankBy, [2, 3, 4]).map(withRoundedGross));
      },
    );
  });
});
