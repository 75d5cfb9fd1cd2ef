import type { Context } from '../../platform/context.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { WhatIfUnits } from '../../rules/potOfGold/potRace.ts';
import { seed } from '../../testing/api/propertyTests.ts';
import { createRandomNumbers, fillRandomStore } from '../../testing/reports/randomStore.ts';
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
let reference: ReferenceStore;
let recordedUnits: CreditedUnits[];

beforeAll(async () => {
  store = await TestStore.open();
  reference = new ReferenceStore(await fillRandomStore(store, seed, 600));
  context = await store.createContextForPosition(6);
  await store.insertWorkingDays('2026-06', DAYS.completed, DAYS.total);
  await store.insertPot('2026-06', POT_CENTS / 100);
  recordedUnits = reference.listCreditsInRange(JUNE).map(({ deal, employeeId, units }) => ({
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
function computeStandings(sales: readonly CreditedUnits[]): PotStanding[] {
  const isCredited = ({ id }: { id: number }) => sales.some(each => each.employeeId === id);
  return reference.store.people
    .filter(each => each.name !== 'hse' && ((each.isActive && each.position === 0) || isCredited(each)))
    .map(({ id }) => {
      const ownSales = sales.filter(each => each.employeeId === id);
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

const getTotalSold = ({ id, units }: PotStanding) => units * 100 + reference.sumVacation(id, JUNE);
const qualifies = (each: PotStanding) => getTotalSold(each) >= 1200;
const getPaidCars = ({ used, early }: PotStanding) => used * (early >= 5 ? 1.5 : 1);

/** Returns the spiff for a number of used cars, in dollars. */
function computeSpiff(all: readonly PotStanding[], cars: number): number {
  const usedOfQualified = sum(all.filter(qualifies), each => each.used);
  return usedOfQualified === 0 ? 0 : roundFraction(POT_CENTS * cars * 4, usedOfQualified * 4) / 100;
}
const computeTotal = (each: PotStanding | undefined, all: readonly PotStanding[]) =>
  each && qualifies(each) ? computeSpiff(all, getPaidCars(each)) : 0;
const computeOwed = (all: readonly PotStanding[]) =>
  computeSpiff(all, sum(all.filter(qualifies), getPaidCars));

const toHalf = (units: number) => Math.floor(units * 2 + 0.5 + 1e-9) / 2;
const projectToMonthEnd = (all: readonly PotStanding[], today: Day): PotStanding[] =>
  all.map(each => ({
    id: each.id,
    units: toHalf((each.units / DAYS.completed) * DAYS.total),
    used: toHalf((each.used / DAYS.completed) * DAYS.total),
    early: today > '2026-06-16' ? each.early : toHalf((each.early / Number(today.slice(8))) * 16),
  }));

function computeReferenceRace(today: Day, whatIfUnits: readonly WhatIfUnits[]) {
  const whatIfSales = whatIfUnits.flatMap(({ employeeId, ...units }) => [
    { employeeId, units: units.new, isUsed: false, day: today },
    { employeeId, units: units.used, isUsed: true, day: today },
  ]);
  const standingsBefore = computeStandings(recordedUnits);
  const sales = [...recordedUnits, ...whatIfSales];
  const standings = computeStandings(sales);
  const projected = projectToMonthEnd(standings, today);
  const findById = (all: readonly PotStanding[], id: number) => all.find(each => each.id === id);
  return {
    owed: computeOwed(standings),
    owedAtPace: computeOwed(projected),
    change: Math.round((computeOwed(standings) - computeOwed(standingsBefore)) * 100) / 100,
    rows: standings.map(each => {
      const { id } = each;
      const standingsWithOneMore = computeStandings([
        ...sales,
        { employeeId: id, units: 1, isUsed: true, day: today },
      ]);
      return {
        id,
        totalSold: getTotalSold(each) / 100,
        unitsToQualify: Math.max(0, 1200 - getTotalSold(each)) / 100,
        usedToFastStart: Math.max(0, 5 - each.early),
        total: computeTotal(each, standings),
        change:
          Math.round(
            (computeTotal(each, standings) - computeTotal(findById(standingsBefore, id), standingsBefore)) *
              100,
          ) / 100,
        gainOfOneMoreUsed:
          Math.round(
            (computeTotal(findById(standingsWithOneMore, id), standingsWithOneMore) -
              computeTotal(each, standings)) *
              100,
          ) / 100,
        spiffPerUsedCarThen: computeSpiff(standingsWithOneMore, 1),
        totalAtPace: computeTotal(findById(projected, id), projected),
      };
    }),
  };
}

async function getRace(whatIfUnits: readonly WhatIfUnits[]) {
  const { rows, ...figures } = await getPotRaceReport(context, whatIfUnits);
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
    const random = createRandomNumbers(seed + Number(today.slice(8)));
    const pickHalves = (max: number) => Math.floor(random() * (2 * max + 1)) / 2;
    const pickUnits = (isPicked: () => boolean) =>
      reference.store.people
        .filter(isPicked)
        .map(({ id }): WhatIfUnits => ({ employeeId: id, new: pickHalves(8), used: pickHalves(8) }));

    beforeAll(() => store.clock.set(`${today}T12:00:00Z`));

    it('returns the same race as the reference computation', async () => {
      expect(await getRace([])).toEqual(computeReferenceRace(today, []));
    });

    it('returns the same race as the reference computation with what-if units', async () => {
      for (let repetition = 0; repetition < 5; repetition++) {
        const whatIfUnits = pickUnits(() => random() < 0.4);
        expect(await getRace(whatIfUnits)).toEqual(computeReferenceRace(today, whatIfUnits));
      }
    });
  },
);

it('returns the figures of the what-if race when the what-if units have been delivered', async () => {
  store.clock.set('2026-06-16T12:00:00Z');
  const house = reference.store.people.find(each => each.name === 'hse')?.id;
  const [ann = 0, bob = 0] = reference.store.people
    .filter(each => each.isActive && each.position === 0)
    .map(each => each.id);
  const expectedRace = await getRace([
    { employeeId: ann, new: 9, used: 5.5 },
    { employeeId: bob, new: 0.5, used: 2 },
  ]);
  const deliver = async (closer: number, car_type: 'New' | 'Used', units: number) => {
    for (let left = units; left > 0; left--) {
      const other = left < 1 ? { additional_id: house } : {};
      await store.insertSoldDeal('2026-06-16', { closer_id: closer, car_type, ...other });
    }
  };
  await deliver(ann, 'New', 9);
  await deliver(ann, 'Used', 5.5);
  await deliver(bob, 'New', 0.5);
  await deliver(bob, 'Used', 2);
  const withZeroChange = ({ rows, ...figures }: typeof expectedRace) => ({
    ...figures,
    change: 0,
    rows: rows.map(row => ({ ...row, change: 0 })),
  });
  expect(await getRace([])).toEqual(withZeroChange(expectedRace));
});
