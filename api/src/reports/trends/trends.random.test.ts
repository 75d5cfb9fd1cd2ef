import type { Context } from '../../context.ts';
import type { Month } from '../../rules/calendar/calendar.ts';
import { TEAMS } from '../../rules/people/teams.ts';
import type { TrendFigureName } from '../../rules/trends/trendSteps.ts';
import { UP_SOLD_VALUES } from '../../rules/ups/upValues.ts';
import { expectToAddUp } from '../../testing/explained.ts';
import { fillAtRandom, type RandomDeal, randomNumbers } from '../../testing/randomStore.ts';
import { seed } from '../../testing/seed.ts';
import { isNew, isUnclassified, isUsed, rounded, SlowStore, sum } from '../../testing/slowReports.ts';
import { TestStore } from '../../testing/testStore.ts';
import { presentSteps } from '../explain/explain.present.ts';
import { TrendFigureEnum } from './trends.enums.ts';
import { explainTrends, type TrendChoice, trendsReport } from './trends.report.ts';

const LAST = '2026-07';
const MONTHS = [
  ...['07', '08', '09', '10', '11', '12'].map(month => `2025-${month}`),
  ...['01', '02', '03', '04', '05', '06', '07'].map(month => `2026-${month}`),
] as Month[];

let store: TestStore;
let context: Context;
let slow: SlowStore;
const ups: { month: string; employee: number | null; isSold: boolean }[] = [];

beforeAll(async () => {
  store = await TestStore.open();
  store.clock.set('2026-06-17T12:00:00Z');
  context = await store.contextOfA(5);
  slow = new SlowStore(await fillAtRandom(store, seed, 400));
  const random = randomNumbers(seed + 1);
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  for (let count = 0; count < 60; count++) {
    const [month, sold] = [oneOf(MONTHS), oneOf([null, ...UP_SOLD_VALUES])];
    const employee = oneOf([null, ...slow.store.people.map(({ id }) => id)]);
    await store.up(`${month}-${oneOf(['01', '28'])}` as `${number}-${number}-${number}`, {
      employee_id: employee,
      sold,
    });
    ups.push({ month, employee, isSold: sold === 'Yes' });
  }
});
afterAll(() => store.close());

/** A month by going over every deal and up for every figure. */
function slowMonth(month: Month, isTheirs: ((employeeId: number) => boolean) | null) {
  const days = { start: `${month}-01`, end: `${month}-31` } as const;
  const sides: { deal: RandomDeal; units: number }[] = isTheirs
    ? slow.creditsIn(days).filter(({ employeeId }) => isTheirs(employeeId))
    : slow.soldIn(days).map(deal => ({ deal, units: 1 }));
  const unitsOf = (isCounted: (deal: RandomDeal) => boolean) =>
    sum(sides, ({ deal, units }) => (isCounted(deal) ? units : 0));
  const units = unitsOf(() => true);
  const perUnit = (cents: (deal: RandomDeal) => number) =>
    units === 0
      ? null
      : rounded(
          sum(sides, side => cents(side.deal) * side.units * 2),
          units * 2,
        ) / 100;
  const front = (deal: RandomDeal) => deal.front ?? 0;
  const back = (deal: RandomDeal) => deal.back ?? 0;
  const trades = { TRADE: 1, 'TRADE X2': 2, 'NO TRADE': 0 };
  const traded = sum(sides, side => trades[side.deal.tradeStatus ?? 'NO TRADE'] * side.units);
  const met = ups.filter(
    up => up.month === month && (isTheirs === null || (up.employee !== null && isTheirs(up.employee))),
  );
  const sold = met.filter(up => up.isSold).length;
  return {
    month,
    isUnfinished: month >= '2026-06',
    new: unitsOf(isNew),
    used: unitsOf(isUsed),
    unclassified: unitsOf(isUnclassified),
    units,
    frontGrossPerUnit: perUnit(front),
    backGrossPerUnit: perUnit(back),
    grossPerUnit: perUnit(deal => front(deal) + back(deal)),
    tradePercent: units === 0 ? null : rounded(traded * 2 * 10_000, units * 2) / 100,
    closingRate: met.length === 0 ? null : rounded(sold * 10_000, met.length) / 100,
  };
}

const shown = async (choice: TrendChoice) =>
  (await trendsReport(context, LAST, choice)).map(({ days: _, ...month }) => month);

const expected = (isTheirs: ((employeeId: number) => boolean) | null) =>
  MONTHS.map(month => slowMonth(month, isTheirs));

describe(`the trends of a random store (SEED=${seed})`, () => {
  it('are those of every deal and up of the store', async () => {
    expect(await shown({})).toEqual(expected(null));
  });

  it.each(TEAMS.map(({ id }) => id))('of team %d are those of its people of today', async teamId => {
    expect(await shown({ teamId })).toEqual(expected(id => slow.teamOf(id) === teamId));
  });

  it('of each person are those of their sides', async () => {
    for (const { id: employeeId } of slow.store.people)
      expect(await shown({ employeeId })).toEqual(expected(id => id === employeeId));
  });

  it('are what their steps come to', async () => {
    const person = slow.creditsIn({ start: '2026-05-01', end: '2026-05-31' })[0]?.employeeId;
    for (const choice of [{}, { teamId: 2 as const }, { employeeId: person as number }]) {
      const may = (await trendsReport(context, '2026-05', choice)).at(-1);
      for (const name of Object.values(TrendFigureEnum) satisfies TrendFigureName[]) {
        const figure = may?.[name] ?? null;
        const explained = explainTrends(context, '2026-05', name, choice);
        if (figure === null) await expect(explained).rejects.toThrow('nothing to divide by');
        else {
          const explanation = await presentSteps(context, await explained, false);
          expect(explanation.figure).toBe(figure);
          await expectToAddUp(context, explanation);
        }
      }
    }
  });

  it('are of a team or of a person', async () => {
    await expect(trendsReport(context, LAST, { teamId: 2, employeeId: 1 })).rejects.toThrow(
      'Choose a team or a person, not both.',
    );
  });
});
