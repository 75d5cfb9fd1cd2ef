import { Random } from '../../modules/demoStore/random.ts';
import type { Day, Month } from '../../rules/calendar/calendar.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../../rules/deals/dealValues.ts';
import type { Position } from '../../rules/people/positions.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import type { TestStore } from '../testStore.ts';

/** The contents of a random store, as plain data. */
export interface RandomStore {
  readonly people: readonly RandomPerson[];
  readonly deals: readonly RandomDeal[];
  readonly vacation: readonly {
    readonly employeeId: number;
    readonly month: Month;
    readonly units: number;
  }[];
}

export interface RandomPerson {
  readonly id: number;
  readonly name: string;
  readonly position: Position;
  readonly team: TeamId | null;
  readonly isActive: boolean;
}

export interface RandomDeal {
  readonly number: number;
  readonly closer: number | null;
  readonly closerFinal: TeamId | null;
  readonly additional: number | null;
  readonly additionalFinal: TeamId | null;
  readonly carType: CarType | null;
  readonly dealStatus: DealStatus | null;
  readonly tradeStatus: TradeStatus | null;
  readonly deliveryStatus: DeliveryStatus | null;
  readonly deliveryDate: Day | null;
  readonly added: Day;
  readonly salesManager: number | null;
  readonly financeManager: number | null;
  /** The front gross in cents. */
  readonly front: number | null;
  readonly back: number | null;
}

/** Returns a generator of numbers from 0 to 1 that is reproducible by its seed. */
export function createRandomNumbers(seed: number): () => number {
  const random = new Random(`store ${seed}`);
  return () => random.fraction();
}

const NAMES = [
  'Ann Lee',
  'bo lee',
  'Cy Adams',
  'Di de Wit',
  'Ed Adams',
  'Flo Ng',
  'Gus Zorn',
  'Hal Moe',
  'Ida Roe',
];

/** Fills a store with people and deals of every kind around the middle of 2026, close to every boundary. */
export async function fillRandomStore(
  store: TestStore,
  seed: number,
  dealCount: number,
): Promise<RandomStore> {
  const random = createRandomNumbers(seed);
  const randomBelow = (count: number) => Math.floor(random() * count);
  const pickOne = <Value>(values: readonly Value[]): Value => values[randomBelow(values.length)] as Value;

  const people: RandomPerson[] = [];
  const addPerson = async (person: Omit<RandomPerson, 'id'>) => {
    people.push({ id: await store.insertEmployee(person), ...person });
  };
  for (let count = 0; count < 22; count++) {
    await addPerson({
      name: pickOne(NAMES),
      position: pickOne([0, 0, 0, 1, 1, 2, 3, 6]),
      team: pickOne([null, 1, 2, 2, 3, 3, 4, 5]),
      isActive: random() < 0.8,
    });
  }
  await addPerson({ name: 'hse', position: 0, team: 5, isActive: true });

  const listIdsByPosition = (position: Position) =>
    people.filter(person => person.position === position).map(person => person.id);
  const sellers = people.filter(() => random() < 0.7).map(person => person.id);
  const randomDay = (): Day => {
    const isNear = random() < 0.5;
    const [year, month] = isNear
      ? [2026, 4 + randomBelow(2)]
      : [pickOne([2024, 2025, 2025, 2026]), randomBelow(12)];
    return new Date(Date.UTC(year, month, 1 + randomBelow(31))).toISOString().slice(0, 10) as Day;
  };
  const randomCents = () =>
    pickOne([null, 0, 1, 33, randomBelow(500_000), randomBelow(500_000), -randomBelow(90_001)]);

  const randomDeal = () => {
    const closer = pickOne([null, ...sellers, ...sellers]);
    return {
      closer,
      additional: pickOne([null, null, closer, pickOne(sellers), pickOne(sellers)]),
      closerFinal: pickOne([null, 1, 2, 3, 4, 5] as const),
      additionalFinal: pickOne([null, 1, 2, 3, 4, 5] as const),
      carType: pickOne(['New', 'New', 'Used', 'Used', 'Cert', null] as const),
      dealStatus: pickOne(['HOGGED', 'HOGGED', 'IN FINANCE', 'DEAD', null] as const),
      tradeStatus: pickOne(['TRADE', 'TRADE X2', 'NO TRADE', null] as const),
      deliveryStatus: pickOne(['DEL', 'DEL', 'DEL', 'DEL', 'TBA', 'OAC', null] as const),
      deliveryDate: pickOne([randomDay(), randomDay(), randomDay(), randomDay(), null]),
      added: randomDay(),
      salesManager: pickOne([null, ...listIdsByPosition(1)]),
      financeManager: pickOne([null, ...listIdsByPosition(2)]),
      front: randomCents(),
      back: randomCents(),
    };
  };
  // Inserts the deals with other values before their final values, because reports must not show traces of
  // changed values.
  const initialDeals = Array.from({ length: dealCount }, () => toColumns(randomDeal()));
  const numbers = await store.insertDeals(initialDeals);
  const deals: RandomDeal[] = numbers.map(number => ({ number, ...randomDeal() }));
  await changeDeals(store, deals);

  const vacation: RandomStore['vacation'][number][] = [];
  for (const { id: employeeId } of people) {
    for (const month of ['2025-05', '2025-12', '2026-01', '2026-02', '2026-05', '2026-06'] as const) {
      if (random() < 0.5) continue;
      const units = pickOne([0.2, 0.5, 1, 1.25, 3, 10, 11.5]);
      await store.insertVacation(employeeId, month, units);
      vacation.push({ employeeId, month, units });
    }
  }
  return { people, deals, vacation };
}

/** Number of deals that are updated by one statement each. It is small because these statements take time. */
const SINGLE_UPDATE_COUNT = 60;

/**
 * Changes the inserted deals to their final values. Some deals are changed one by one, and some deals are
 * changed together in one statement. Some deals are deleted and restored.
 */
async function changeDeals(store: TestStore, deals: readonly RandomDeal[]): Promise<void> {
  const everyThird = (remainder: number) => deals.filter((_, index) => index % 3 === remainder);
  for (const deal of everyThird(0).slice(0, SINGLE_UPDATE_COUNT)) await updateDeals(store, [deal]);
  await updateDeals(store, [...everyThird(0).slice(SINGLE_UPDATE_COUNT), ...everyThird(1)]);
  const deleted = everyThird(2).map(({ number }) => number);
  await store.database.rows('delete from deal where number = any($1)', [deleted]);
  await store.insertDeals(everyThird(2).map(deal => ({ number: deal.number, ...toColumns(deal) })));
}

async function updateDeals(store: TestStore, deals: readonly RandomDeal[]): Promise<void> {
  const rows = deals.map(deal => ({ number: deal.number, ...toColumns(deal) }));
  const columns = Object.keys(rows[0] ?? {}).map(column => `${column} = updated.${column}`);
  await store.database.rows(
    `update deal set ${columns.join(', ')} from json_populate_recordset(null::deal, $1) as updated
     where deal.number = updated.number`,
    [JSON.stringify(rows)],
  );
}

/** Returns the columns of a deal, without its number. */
const toColumns = (deal: Omit<RandomDeal, 'number'>) => ({
  closer_id: deal.closer,
  closer_team_final: deal.closerFinal,
  additional_id: deal.additional,
  additional_team_final: deal.additionalFinal,
  car_type: deal.carType,
  deal_status: deal.dealStatus,
  trade_status: deal.tradeStatus,
  delivery_status: deal.deliveryStatus,
  delivery_date: deal.deliveryDate,
  added_date: deal.added,
  sales_manager_id: deal.salesManager,
  fin_manager_id: deal.financeManager,
  front_gross: deal.front === null ? null : deal.front / 100,
  back_gross: deal.back === null ? null : deal.back / 100,
});
