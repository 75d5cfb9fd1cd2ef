import type { Context } from '../../platform/context.ts';
import type { Month } from '../../rules/calendar/calendar.ts';
import { TEAMS } from '../../rules/people/teams.ts';
import type { TrendFigureName } from '../../rules/trends/trendFigures.ts';
import { UP_SOLD_VALUES } from '../../rules/ups/upValues.ts';
import { seed } from '../../testing/api/propertyTests.ts';
import { expectStepsToAddUp } from '../../testing/reports/explanationChecks.ts';
import { createRandomNumbers, fillRandomStore, type RandomDeal } from '../../testing/reports/randomStore.ts';
import {
  isNew,
  isUnclassified,
  isUsed,
  ReferenceStore,
  roundFraction,
  sum,
} from '../../testing/reports/referenceReports.ts';
import { TestStore } from '../../testing/testStore.ts';
import { presentSteps } from '../explanations/explanation.present.ts';
import { explainTrends, getTrendsReport, type TrendSubject } from './trends.report.ts';
import { TrendFigureEnum } from './trends.types.ts';

const LAST_MONTH = '2026-07';
const MONTHS = [
  ...['07', '08', '09', '10', '11', '12'].map(month => `2025-${month}`),
  ...['01', '02', '03', '04', '05', '06', '07'].map(month => `2026-${month}`),
] as Month[];

let store: TestStore;
let context: Context;
let reference: ReferenceStore;
const ups: { month: string; employee: number | null; isSold: boolean }[] = [];

beforeAll(async () => {
  store = await TestStore.open();
  store.clock.set('2026-06-17T12:00:00Z');
  context = await store.createContextForPosition(5);
  reference = new ReferenceStore(await fillRandomStore(store, seed, 400));
  const random = createRandomNumbers(seed + 1);
  const pickOne = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  for (let count = 0; count < 60; count++) {
    const [month, sold] = [pickOne(MONTHS), pickOne([null, ...UP_SOLD_VALUES])];
    const employee = pickOne([null, ...reference.store.people.map(({ id }) => id)]);
    await store.insertUp(`${month}-${pickOne(['01', '28'])}` as `${number}-${number}-${number}`, {
      employee_id: employee,
      sold,
    });
    ups.push({ month, employee, isSold: sold === 'Yes' });
  }
});
afterAll(() => store.close());

/** Computes a month by reading every deal and up for every figure. */
function computeReferenceMonth(month: Month, isOfSubject: ((employeeId: number) => boolean) | null) {
  const days = { start: `${month}-01`, end: `${month}-31` } as const;
  const sides: { deal: RandomDeal; units: number }[] = isOfSubject
    ? reference.listCreditsInRange(days).filter(({ employeeId }) => isOfSubject(employeeId))
    : reference.listSoldDeals(days).map(deal => ({ deal, units: 1 }));
  const sumUnits = (isCounted: (deal: RandomDeal) => boolean) =>
    sum(sides, ({ deal, units }) => (isCounted(deal) ? units : 0));
  const units = sumUnits(() => true);
  const computePerUnit = (cents: (deal: RandomDeal) => number) =>
    units === 0
      ? null
      : roundFraction(
          sum(sides, side => cents(side.deal) * side.units * 2),
          units * 2,
        ) / 100;
  const getFrontGross = (deal: RandomDeal) => deal.front ?? 0;
  const getBackGross = (deal: RandomDeal) => deal.back ?? 0;
  const trades = { TRADE: 1, 'TRADE X2': 2, 'NO TRADE': 0 };
  const tradedCars = sum(sides, side => trades[side.deal.tradeStatus ?? 'NO TRADE'] * side.units);
  const countedUps = ups.filter(
    up => up.month === month && (isOfSubject === null || (up.employee !== null && isOfSubject(up.employee))),
  );
  const sold = countedUps.filter(up => up.isSold).length;
  return {
    month,
    isUnfinished: month >= '2026-06',
    new: sumUnits(isNew),
    used: sumUnits(isUsed),
    unclassified: sumUnits(isUnclassified),
    units,
    frontGrossPerUnit: computePerUnit(getFrontGross),
    backGrossPerUnit: computePerUnit(getBackGross),
    grossPerUnit: computePerUnit(deal => getFrontGross(deal) + getBackGross(deal)),
    tradePercent: units === 0 ? null : roundFraction(tradedCars * 2 * 10_000, units * 2) / 100,
    closingRate: countedUps.length === 0 ? null : roundFraction(sold * 10_000, countedUps.length) / 100,
  };
}

const getTrends = async (choice: TrendSubject) =>
  (await getTrendsReport(context, LAST_MONTH, choice)).map(({ days: _, ...month }) => month);

const computeReferenceTrends = (isOfSubject: ((employeeId: number) => boolean) | null) =>
  MONTHS.map(month => computeReferenceMonth(month, isOfSubject));

describe(`trends of a random store (SEED=${seed})`, () => {
  it('returns trends of the store that equal the sums of every deal and up', async () => {
    expect(await getTrends({})).toEqual(computeReferenceTrends(null));
  });

  it.each(TEAMS.map(({ id }) => id))(
    'returns trends of team %d that equal the sums of the deal sides and ups of its current members',
    async teamId => {
      expect(await getTrends({ teamId })).toEqual(
        computeReferenceTrends(id => reference.getTeam(id) === teamId),
      );
    },
  );

  it("returns trends of each person that equal the sums of the person's deal sides and ups", async () => {
    for (const { id: employeeId } of reference.store.people)
      expect(await getTrends({ employeeId })).toEqual(computeReferenceTrends(id => id === employeeId));
  });

  it('explains each figure of the trends with steps that result in the figure', async () => {
    const person = reference.listCreditsInRange({ start: '2026-05-01', end: '2026-05-31' })[0]?.employeeId;
    for (const choice of [{}, { teamId: 2 as const }, { employeeId: person as number }]) {
      const may = (await getTrendsReport(context, '2026-05', choice)).at(-1);
      for (const name of Object.values(TrendFigureEnum) satisfies TrendFigureName[]) {
        const figure = may?.[name] ?? null;
        const stepsPromise = explainTrends(context, '2026-05', name, choice);
        if (figure === null) await expect(stepsPromise).rejects.toThrow('nothing to divide by');
        else {
          const explanation = await presentSteps(context, await stepsPromise, false);
          expect(explanation.figure).toBe(figure);
          await expectStepsToAddUp(context, explanation);
        }
      }
    }
  });

  it('rejects a request that names both a team and a person', async () => {
    await expect(getTrendsReport(context, LAST_MONTH, { teamId: 2, employeeId: 1 })).rejects.toThrow(
      'Choose a team or a person, not both.',
    );
  });
});
