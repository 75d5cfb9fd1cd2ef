import type { Context } from '../../platform/context.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { SupposedUnits } from '../../rules/potOfGold/potRace.ts';
import { seed } from '../../testing/api/propertyTests.ts';
import { fillRandomStore, randomNumbers } from '../../testing/reports/randomStore.ts';
import { isUsed, ReferenceStore, roundFraction, sum } from '../../testing/reports/referenceReports.ts';
import { TestStore } from '../../testing/testStore.ts';
import { getPotRaceReport } from './potOfGold.report.ts';

const JUNE = { start: '2026-06-01', end: '2026-06-30' } as const;
const DAYS = { completed: 13, total: 25 };
const POT_CENTS = 250_001;

/** Units of an employee, delivered on a day of June. */
interface CreditedUnits {
  readonly employeeId: number;
  readonly units: number;
  readonly isUsed: boolean;
  readonly day: string;
}

let store: TestStore;
let context: Context;
let slow: ReferenceStore;
let recorded: CreditedUnits[];

beforeAll(async () => {
  store = await TestStore.open();
  slow = new ReferenceStore(await fillRandomStore(store, seed, 600));
  context = await store.createContextForPosition(6);
  await store.workingDays('2026-06', DAYS.completed, DAYS.total);
  await store.pot('2026-06', POT_CENTS / 100);
  recorded = slow.creditsIn(JUNE).map(({ deal, employeeId, units }) => ({
    employeeId,
    units,
    isUsed: isUsed(deal),
    day: deal.deliveryDate ?? '',
  }));
});
afterAll(() => store.close());

interface PotStanding {
  readonly id: number;
  readonly units: number;
  readonly used: number;
  readonly early: number;
}

/** Computes the figures of all employees in the pot by reading all sales again for each of them. */
function computeStandings(sold: readonly CreditedUnits[]): PotStanding[] {
  const isCredited = ({ id }: { id: number }) => sold.some(each => each.employeeId === id);
  return slow.store.people
    .filter(each => each.name !== 'hse' && ((each.isActive && each.position === 0) || isCredited(each)))
    .map(({ id }) => {
      const ownSales = sold.filter(each => each.employeeId === id);
      const used = ownSales.filter(each => each.isUsed);
      return {
        id,
        units: sum(ownSales, each => each.units),
        used: sum(used, each => each.units),
        early: sum(
          used.filter(each => each.day <= '2026-06-16'),
          each => each.units,
        ),
      };
    });
}

const totalSold = ({ id, units }: PotStanding) => units * 100 + slow.vacation(id, JUNE);
const qualifies = (each: PotStanding) => totalSold(each) >= 1200;
const getPaidCars = ({ used, early }: PotStanding) => used * (early >= 5 ? 1.5 : 1);

/** Returns the spiff for a number of used cars, in dollars. */
function computeSpiff(all: readonly PotStanding[], cars: number): number {
  const usedOfQualified = sum(all.filter(qualifies), each => each.used);
  return usedOfQualified === 0 ? 0 : roundFraction(POT_CENTS * cars * 4, usedOfQualified * 4) / 100;
}
const computeTotal = (each: PotStanding | undefined, all: readonly PotStanding[]) =>
  each && qualifies(each) ? computeSpiff(all, getPaidCars(each)) : 0;
const owed = (all: readonly PotStanding[]) => computeSpiff(all, sum(all.filter(qualifies), getPaidCars));

const toHalf = (units: number) => Math.floor(units * 2 + 0.5 + 1e-9) / 2;
const atPace = (all: readonly PotStanding[], today: Day): PotStanding[] =>
  all.map(each => ({
    id: each.id,
    units: toHalf((each.units / DAYS.completed) * DAYS.total),
    used: toHalf((each.used / DAYS.completed) * DAYS.total),
    early: today > '2026-06-16' ? each.early : toHalf((each.early / Number(today.slice(8))) * 16),
  }));

function computeSlowRace(today: Day, supposed: readonly SupposedUnits[]) {
  const more = supposed.flatMap(({ employeeId, ...units }) => [
    { employeeId, units: units.new, isUsed: false, day: today },
    { employeeId, units: units.used, isUsed: true, day: today },
  ]);
  const before = computeStandings(recorded);
  const sold = [...recorded, ...more];
  const now = computeStandings(sold);
  const projected = atPace(now, today);
  const findById = (all: readonly PotStanding[], id: number) => all.find(each => each.id === id);
  return {
    owed: owed(now),
    owedAtPace: owed(projected),
    change: Math.round((owed(now) - owed(before)) * 100) / 100,
    rows: now.map(each => {
      const { id } = each;
      const then = computeStandings([...sold, { employeeId: id, units: 1, isUsed: true, day: today }]);
      return {
        id,
        totalSold: totalSold(each) / 100,
        unitsToQualify: Math.max(0, 1200 - totalSold(each)) / 100,
        usedToFastStart: Math.max(0, 5 - each.early),
        total: computeTotal(each, now),
        change:
          Math.round((computeTotal(each, now) - computeTotal(findById(before, id), before)) * 100) / 100,
        gainOfOneMoreUsed:
          Math.round((computeTotal(findById(then, id), then) - computeTotal(each, now)) * 100) / 100,
        spiffPerUsedCarThen: computeSpiff(then, 1),
        totalAtPace: computeTotal(findById(projected, id), projected),
      };
    }),
  };
}

async function getRace(supposed: readonly SupposedUnits[]) {
  const { rows, ...figures } = await getPotRaceReport(context, supposed);
  return {
    owed: figures.owed,
    owedAtPace: figures.owedAtPace,
    change: figures.change,
    rows: rows
      .map(row => ({
        id: row.person.id,
        totalSold: row.totalSold,
        unitsToQualify: row.unitsToQualify,
        usedToFastStart: row.usedToFastStart,
        total: row.total,
        change: row.change,
        gainOfOneMoreUsed: row.gainOfOneMoreUsed,
        spiffPerUsedCarThen: row.spiffPerUsedCarThen,
        totalAtPace: row.atPace.total,
      }))
      .sort((one, other) => one.id - other.id),
  };
}

describe.each(['2026-06-10', '2026-06-16', '2026-06-17'] as const)(
  `race of a random store on %s (SEED=${seed})`,
  today => {
    const random = randomNumbers(seed + Number(today.slice(8)));
    const halves = (max: number) => Math.floor(random() * (2 * max + 1)) / 2;
    const pickUnits = (isPicked: () => boolean) =>
      slow.store.people
        .filter(isPicked)
        .map(({ id }): SupposedUnits => ({ employeeId: id, new: halves(8), used: halves(8) }));

    beforeAll(() => store.clock.set(`${today}T12:00:00Z`));

    it('matches a slow computation', async () => {
      expect(await getRace([])).toEqual(computeSlowRace(today, []));
    });

    it('matches a slow computation with what-if units', async () => {
      for (let repetition = 0; repetition < 5; repetition++) {
        const supposed = pickUnits(() => random() < 0.4);
        expect(await getRace(supposed)).toEqual(computeSlowRace(today, supposed));
      }
    });
  },
);

it('returns the same figures after the what-if units are delivered', async () => {
  store.clock.set('2026-06-16T12:00:00Z');
  const house = slow.store.people.find(each => each.name === 'hse')?.id;
  const [ann = 0, bob = 0] = slow.store.people
    .filter(each => each.isActive && each.position === 0)
    .map(each => each.id);
  const supposed = await getRace([
    { employeeId: ann, new: 9, used: 5.5 },
    { employeeId: bob, new: 0.5, used: 2 },
  ]);
  const deliver = async (closer: number, car_type: 'New' | 'Used', units: number) => {
    for (let left = units; left > 0; left--) {
      const other = left < 1 ? { additional_id: house } : {};
      await store.soldDeal('2026-06-16', { closer_id: closer, car_type, ...other });
    }
  };
  await deliver(ann, 'New', 9);
  await deliver(ann, 'Used', 5.5);
  await deliver(bob, 'New', 0.5);
  await deliver(bob, 'Used', 2);
  const unchanged = ({ rows, ...figures }: typeof supposed) => ({
    ...figures,
    change: 0,
    rows: rows.map(row => ({ ...row, change: 0 })),
  });
  expect(await getRace([])).toEqual(unchanged(supposed));
});
