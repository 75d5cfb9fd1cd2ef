import type { Context } from '../../context.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import {
  fillAtRandom,
  type RandomDeal,
  type RandomPerson,
  randomNumbers,
} from '../../testing/randomStore.ts';
import { logUpsAtRandom } from '../../testing/randomUps.ts';
import { seed } from '../../testing/seed.ts';
import { randomGoals, type SlowGoal, slowGoalFigures } from '../../testing/slowGoals.ts';
import { isNew, isUsed, SlowStore, sum } from '../../testing/slowReports.ts';
import { TestStore } from '../../testing/testStore.ts';
import { myDayReport } from './myDay.report.ts';

const TODAY = '2026-01-17';
const MONTH = { start: '2026-01-01', end: '2026-01-31' } as const;
const DAYS = { completed: 13, total: 25 };

interface SlowUp {
  readonly employeeId: number | null;
  readonly type: string | null;
  readonly customer: string;
}

let store: TestStore;
let context: Context;
let slow: SlowStore;
let people: readonly RandomPerson[];
let ups: readonly SlowUp[];
let goals: readonly SlowGoal[];

beforeAll(async () => {
  store = await TestStore.open();
  store.clock.set(`${TODAY}T12:00:00Z`);
  context = await store.contextOfA(5);
  const filled = await fillAtRandom(store, seed, 900);
  await logUpsAtRandom(store, seed, filled.people, 60);
  await store.workingDays('2026-01', DAYS.completed, DAYS.total);
  goals = randomGoals(filled, ['2026-01'], seed);
  for (const { month, ...goal } of goals) await store.goal(month, goal);
  slow = new SlowStore(filled);
  people = filled.people;
  const random = randomNumbers(seed);
  for (let row = 0; row < 60; row++) {
    await store.up(TODAY, {
      employee_id: people[Math.floor(random() * people.length)]?.id ?? null,
      up_type: random() < 0.5 ? 'On Turn' : 'Fresh Up',
      customer_name: random() < 0.5 ? '' : 'Grace Hopper',
    });
  }
  ups = await store.database.rows<SlowUp>(
    `select employee_id as "employeeId", up_type as type, customer_name as customer
     from up_log_row join up_log on up_log.id = up_log_id where log_date = $1 order by display_order`,
    [TODAY],
  );
});
afterAll(() => store.close());

const isHouse = ({ name }: RandomPerson) => name.toLowerCase() === 'hse';
const onFloor = (person: RandomPerson) => person.isActive && person.position === 0 && !isHouse(person);
const daysSince = (day: Day) => Math.round((Date.parse(TODAY) - Date.parse(day)) / 86_400_000);

const trackOf = (units: number) => Math.floor((units / DAYS.completed) * DAYS.total * 2 + 0.5 + 1e-9) / 2;
const creditsOf = (id: number) => slow.credits.filter(each => each.employeeId === id);
const unitsIn = (
  id: number,
  { start, end }: { start: string; end: string },
  isCounted = (_: RandomDeal) => true,
) =>
  sum(
    creditsOf(id).filter(
      ({ deal }) =>
        deal.deliveryDate && start <= deal.deliveryDate && deal.deliveryDate <= end && isCounted(deal),
    ),
    each => each.units,
  );

/** The last delivery, up to today. */
function lastSaleOf(id: number): Day | null {
  const days = creditsOf(id).flatMap(({ deal }) => deal.deliveryDate ?? []);
  return (
    days
      .filter(day => day <= TODAY)
      .sort()
      .at(-1) ?? null
  );
}

/** Everybody's place: by units with vacation, then ranked gross, then name as `reported` has it. */
function places(): number[] {
  const credits = slow.creditsIn(MONTH);
  const figures = slow
    .reported(credits)
    .filter(person => !isHouse(person))
    .map(({ id }) => ({
      id,
      total: unitsIn(id, MONTH) * 100 + slow.vacation(id, MONTH),
      gross: sum(
        credits.filter(each => each.employeeId === id),
        ({ deal, units }) => Math.max(0, deal.front ?? 0) * units,
      ),
    }));
  return figures.sort((a, b) => b.total - a.total || b.gross - a.gross).map(({ id }) => id);
}

function bestMonthOf(id: number) {
  const months = creditsOf(id)
    .map(({ deal }) => (deal.deliveryDate ?? '').slice(0, 7))
    .filter(month => month <= '2026-01');
  let best: { month: string; units: number } | null = null;
  for (const month of [...new Set(months)].sort()) {
    const units = unitsIn(id, { start: `${month}-01`, end: `${month}-31` });
    if (!best || units >= best.units) best = { month, units };
  }
  return best;
}

/** Takes people off the front of a queue that every row sends its person to the end of. */
function queue(): number[] {
  let waiting: number[] = [];
  let others: number[] = [];
  for (const { employeeId: id, type, customer } of ups) {
    if (id === null || !people.some(each => each.id === id && onFloor(each))) continue;
    waiting = waiting.filter(each => each !== id);
    others = others.filter(each => each !== id);
    (type === 'On Turn' && customer === '' ? waiting : others).push(id);
  }
  return [...waiting, ...others];
}

describe(`a random store (SEED=${seed})`, () => {
  it('has each salesperson’s own month as the boards have it', async () => {
    const ranks = places();
    const turns = queue();
    const salespeople = people.filter(each => each.position === 0);
    expect(salespeople.length).toBeGreaterThan(0);
    expect(turns.length).toBeGreaterThan(0);
    for (const person of salespeople) {
      const { ownMonth, storeDay } = await myDayReport(context, person.id);
      const units = unitsIn(person.id, MONTH);
      const vacation = slow.vacation(person.id, MONTH);
      const lastSale = lastSaleOf(person.id);
      const best = bestMonthOf(person.id);
      expect(storeDay).toBeNull();
      expect(ownMonth).toMatchObject({
        range: MONTH,
        units,
        vacation: vacation / 100,
        totalSold: (units * 100 + vacation) / 100,
        track: trackOf(units),
        goal: slowGoalFigures(
          goals.filter(goal => goal.employeeId === person.id),
          false,
          {
            sold: {
              total: units,
              new: unitsIn(person.id, MONTH, isNew),
              used: unitsIn(person.id, MONTH, isUsed),
            },
            track: trackOf(units),
            days: DAYS.total - DAYS.completed,
          },
        ),
        rank: ranks.indexOf(person.id) + 1 || null,
        ranked: ranks.length,
        toQualify: ranks.includes(person.id) ? Math.max(0, 1200 - units * 100 - vacation) / 100 : null,
        lastSale,
        daysSinceSale: lastSale && daysSince(lastSale),
        turn: { place: turns.indexOf(person.id) + 1 || null, people: turns.length },
      });
      expect(ownMonth?.turn.next?.id).toBe(turns[0]);
      expect(ownMonth?.bestMonth?.units).toBe(best?.units);
      expect(ownMonth?.bestMonth?.range.start).toBe(best ? `${best.month}-01` : undefined);
    }
  });

  it('has the store’s day for everyone else', async () => {
    const { ownMonth, storeDay } = await myDayReport(context, context.viewer.employeeId);
    const sold = slow.soldIn(MONTH);
    const current = slow.soldIn({ start: '2026-01-01', end: TODAY }).length;
    const prior = slow.soldIn({ start: '2025-01-01', end: '2025-01-17' }).length;
    const quiet = people
      .filter(onFloor)
      .filter(({ id }) => unitsIn(id, { start: '2026-01-11', end: TODAY }) === 0);
    expect(ownMonth).toBeNull();
    expect(storeDay).toMatchObject({
      yesterday: slow.soldIn({ start: '2026-01-16', end: '2026-01-16' }).length,
      toDate: { current, prior, difference: current - prior },
      goal: slowGoalFigures(
        goals.filter(goal => goal.employeeId === null && goal.team === null),
        false,
        {
          sold: {
            total: sold.length,
            new: sold.filter(isNew).length,
            used: sold.filter(isUsed).length,
          },
          track: trackOf(sold.length),
          days: DAYS.total - DAYS.completed,
        },
      ),
    });
    const named = storeDay?.withoutSale ?? [];
    expect(named.map(({ person }) => person.id).sort()).toEqual(quiet.map(({ id }) => id).sort());
    expect(named.map(({ lastSale }) => lastSale)).toEqual(named.map(({ person }) => lastSaleOf(person.id)));
  });
});
