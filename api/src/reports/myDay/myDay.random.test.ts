import type { Context } from '../../platform/context.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { seed } from '../../testing/api/propertyTests.ts';
import {
  createRandomNumbers,
  fillRandomStore,
  type RandomDeal,
  type RandomPerson,
} from '../../testing/reports/randomStore.ts';
import { insertRandomUps } from '../../testing/reports/randomUps.ts';
import {
  computeReferenceGoalFigures,
  createRandomGoals,
  type ReferenceGoal,
} from '../../testing/reports/referenceGoals.ts';
import { isNew, isUsed, ReferenceStore, sum } from '../../testing/reports/referenceReports.ts';
import { TestStore } from '../../testing/testStore.ts';
import { getMyDayReport } from './myDay.report.ts';

const TODAY = '2026-01-17';
const MONTH = { start: '2026-01-01', end: '2026-01-31' } as const;
const DAYS = { completed: 13, total: 25 };

interface RotationUpRow {
  readonly employeeId: number | null;
  readonly type: string | null;
  readonly customer: string;
}

let store: TestStore;
let context: Context;
let reference: ReferenceStore;
let people: readonly RandomPerson[];
let ups: readonly RotationUpRow[];
let goals: readonly ReferenceGoal[];

beforeAll(async () => {
  store = await TestStore.open();
  store.clock.set(`${TODAY}T12:00:00Z`);
  context = await store.createContextForPosition(5);
  const randomStore = await fillRandomStore(store, seed, 900);
  await insertRandomUps(store, seed, randomStore.people, 60);
  await store.insertWorkingDays('2026-01', DAYS.completed, DAYS.total);
  goals = createRandomGoals(randomStore, ['2026-01'], seed);
  for (const { month, ...goal } of goals) await store.insertGoal(month, goal);
  reference = new ReferenceStore(randomStore);
  people = randomStore.people;
  const random = createRandomNumbers(seed);
  for (let row = 0; row < 60; row++) {
    await store.insertUp(TODAY, {
      employee_id: people[Math.floor(random() * people.length)]?.id ?? null,
      up_type: random() < 0.5 ? 'On Turn' : 'Fresh Up',
      customer_name: random() < 0.5 ? '' : 'Grace Hopper',
    });
  }
  ups = await store.database.rows<RotationUpRow>(
    `select employee_id as "employeeId", up_type as type, customer_name as customer
     from up_log_row join up_log on up_log.id = up_log_id where log_date = $1 order by display_order`,
    [TODAY],
  );
});
afterAll(() => store.close());

const isHouse = ({ name }: RandomPerson) => name.toLowerCase() === 'hse';
const isOnSalesFloor = (person: RandomPerson) => person.isActive && person.position === 0 && !isHouse(person);
const daysSince = (day: Day) => Math.round((Date.parse(TODAY) - Date.parse(day)) / 86_400_000);

const computeTrack = (units: number) =>
  Math.floor((units / DAYS.completed) * DAYS.total * 2 + 0.5 + 1e-9) / 2;
const listCredits = (id: number) => reference.credits.filter(each => each.employeeId === id);
const sumUnits = (
  id: number,
  { start, end }: { start: string; end: string },
  isCounted = (_: RandomDeal) => true,
) =>
  sum(
    listCredits(id).filter(
      ({ deal }) =>
        deal.deliveryDate && start <= deal.deliveryDate && deal.deliveryDate <= end && isCounted(deal),
    ),
    each => each.units,
  );

/** Returns the delivery date of the last sale of an employee, not later than today. */
function findLastSale(id: number): Day | null {
  const days = listCredits(id).flatMap(({ deal }) => deal.deliveryDate ?? []);
  return (
    days
      .filter(day => day <= TODAY)
      .sort()
      .at(-1) ?? null
  );
}

/**
 * Returns the employee ids in ranking order: by units with vacation, then ranked gross, then the order of
 * `listReportedPeople`.
 */
function listRankedIds(): number[] {
  const credits = reference.listCreditsInRange(MONTH);
  const figures = reference
    .listReportedPeople(credits)
    .filter(person => !isHouse(person))
    .map(({ id }) => ({
      id,
      total: sumUnits(id, MONTH) * 100 + reference.sumVacation(id, MONTH),
      gross: sum(
        credits.filter(each => each.employeeId === id),
        ({ deal, units }) => Math.max(0, deal.front ?? 0) * units,
      ),
    }));
  return figures.sort((a, b) => b.total - a.total || b.gross - a.gross).map(({ id }) => id);
}

function findBestMonth(id: number) {
  const months = listCredits(id)
    .map(({ deal }) => (deal.deliveryDate ?? '').slice(0, 7))
    .filter(month => month <= '2026-01');
  let bestMonth: { month: string; units: number } | null = null;
  for (const month of [...new Set(months)].sort()) {
    const units = sumUnits(id, { start: `${month}-01`, end: `${month}-31` });
    if (!bestMonth || units >= bestMonth.units) bestMonth = { month, units };
  }
  return bestMonth;
}

/** Computes the rotation with a queue, in which each up log row moves its person to the end. */
function listRotation(): number[] {
  let waitingIds: number[] = [];
  let otherIds: number[] = [];
  for (const { employeeId: id, type, customer } of ups) {
    if (id === null || !people.some(each => each.id === id && isOnSalesFloor(each))) continue;
    waitingIds = waitingIds.filter(each => each !== id);
    otherIds = otherIds.filter(each => each !== id);
    (type === 'On Turn' && customer === '' ? waitingIds : otherIds).push(id);
  }
  return [...waitingIds, ...otherIds];
}

describe(`random store (SEED=${seed})`, () => {
  it('returns the month of each salesperson with the figures of the other reports', async () => {
    const ranks = listRankedIds();
    const rotation = listRotation();
    const salespeople = people.filter(each => each.position === 0);
    expect(salespeople.length).toBeGreaterThan(0);
    expect(rotation.length).toBeGreaterThan(0);
    for (const person of salespeople) {
      const { ownMonth, storeDay } = await getMyDayReport(context, person.id);
      const units = sumUnits(person.id, MONTH);
      const vacation = reference.sumVacation(person.id, MONTH);
      const lastSale = findLastSale(person.id);
      const bestMonth = findBestMonth(person.id);
      expect(storeDay).toBeNull();
      expect(ownMonth).toMatchObject({
        range: MONTH,
        units,
        vacation: vacation / 100,
        totalSold: (units * 100 + vacation) / 100,
        track: computeTrack(units),
        goal: computeReferenceGoalFigures(
          goals.filter(goal => goal.employeeId === person.id),
          false,
          {
            sold: {
              total: units,
              new: sumUnits(person.id, MONTH, isNew),
              used: sumUnits(person.id, MONTH, isUsed),
            },
            track: computeTrack(units),
            days: DAYS.total - DAYS.completed,
          },
        ),
        rank: ranks.indexOf(person.id) + 1 || null,
        ranked: ranks.length,
        toQualify: ranks.includes(person.id) ? Math.max(0, 1200 - units * 100 - vacation) / 100 : null,
        lastSale,
        daysSinceSale: lastSale && daysSince(lastSale),
        turn: { place: rotation.indexOf(person.id) + 1 || null, people: rotation.length },
      });
      expect(ownMonth?.turn.next?.id).toBe(rotation[0]);
      expect(ownMonth?.bestMonth?.units).toBe(bestMonth?.units);
      expect(ownMonth?.bestMonth?.range.start).toBe(bestMonth ? `${bestMonth.month}-01` : undefined);
    }
  });

  it("returns the store's day to employees of all other positions", async () => {
    const { ownMonth, storeDay } = await getMyDayReport(context, context.viewer.employeeId);
    const sold = reference.listSoldDeals(MONTH);
    const current = reference.listSoldDeals({ start: '2026-01-01', end: TODAY }).length;
    const prior = reference.listSoldDeals({ start: '2025-01-01', end: '2025-01-17' }).length;
    const withoutRecentSale = people
      .filter(isOnSalesFloor)
      .filter(({ id }) => sumUnits(id, { start: '2026-01-11', end: TODAY }) === 0);
    expect(ownMonth).toBeNull();
    expect(storeDay).toMatchObject({
      yesterday: reference.listSoldDeals({ start: '2026-01-16', end: '2026-01-16' }).length,
      toDate: { current, prior, difference: current - prior },
      goal: computeReferenceGoalFigures(
        goals.filter(goal => goal.employeeId === null && goal.team === null),
        false,
        {
          sold: {
            total: sold.length,
            new: sold.filter(isNew).length,
            used: sold.filter(isUsed).length,
          },
          track: computeTrack(sold.length),
          days: DAYS.total - DAYS.completed,
        },
      ),
    });
    const withoutSale = storeDay?.withoutSale ?? [];
    expect(withoutSale.map(({ person }) => person.id).sort()).toEqual(
      withoutRecentSale.map(({ id }) => id).sort(),
    );
    expect(withoutSale.map(({ lastSale }) => lastSale)).toEqual(
      withoutSale.map(({ person }) => findLastSale(person.id)),
    );
  });
});
