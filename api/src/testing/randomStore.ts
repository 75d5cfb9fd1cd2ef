import { Random } from '../modules/demoStore/random.ts';
import type { Day, Month } from '../rules/calendar/calendar.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../rules/deals/dealValues.ts';
import type { Position } from '../rules/people/positions.ts';
import type { TeamId } from '../rules/people/teams.ts';
import type { TestStore } from './testStore.ts';

/** What a random store was filled with, as plain facts. */
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
  /** In cents. */
  readonly front: number | null;
  readonly back: number | null;
}

/** The same numbers from 0 to 1 for the same seed. */
export function randomNumbers(seed: number): () => number {
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
export async function fillAtRandom(store: TestStore, seed: number, dealCount: number): Promise<RandomStore> {
  const random = randomNumbers(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const oneOf = <Value>(values: readonly Value[]): Value => values[upTo(values.length)] as Value;

  const people: RandomPerson[] = [];
  const hire = async (person: Omit<RandomPerson, 'id'>) => {
    people.push({ id: await store.employee(person), ...person });
  };
  for (let count = 0; count < 22; count++) {
    await hire({
      name: oneOf(NAMES),
      position: oneOf([0, 0, 0, 1, 1, 2, 3, 6]),
      team: oneOf([null, 1, 2, 2, 3, 3, 4, 5]),
      isActive: random() < 0.8,
    });
  }
  await hire({ name: 'hse', position: 0, team: 5, isActive: true });

  const inPosition = (position: Position) =>
    people.filter(person => person.position === position).map(person => person.id);
  const sellers = people.filter(() => random() < 0.7).map(person => person.id);
  const randomDay = (): Day => {
    const isNear = random() < 0.5;
    const [year, month] = isNear ? [2026, 4 + upTo(2)] : [oneOf([2024, 2025, 2025, 2026]), upTo(12)];
    return new Date(Date.UTC(year, month, 1 + upTo(31))).toISOString().slice(0, 10) as Day;
  };
  const cents = () => oneOf([null, 0, 1, 33, upTo(500_000), upTo(500_000), -upTo(90_001)]);

  const randomDeal = () => {
    const closer = oneOf([null, ...sellers, ...sellers]);
    return {
      closer,
      additional: oneOf([null, null, closer, oneOf(sellers), oneOf(sellers)]),
      closerFinal: oneOf([null, 1, 2, 3, 4, 5] as const),
      additionalFinal: oneOf([null, 1, 2, 3, 4, 5] as const),
      carType: oneOf(['New', 'New', 'Used', 'Used', 'Cert', null] as const),
      dealStatus: oneOf(['HOGGED', 'HOGGED', 'IN FINANCE', 'DEAD', null] as const),
      tradeStatus: oneOf(['TRADE', 'TRADE X2', 'NO TRADE', null] as const),
      deliveryStatus: oneOf(['DEL', 'DEL', 'DEL', 'DEL', 'TBA', 'OAC', null] as const),
      deliveryDate: oneOf([randomDay(), randomDay(), randomDay(), randomDay(), null]),
      added: randomDay(),
      salesManager: oneOf([null, ...inPosition(1)]),
      financeManager: oneOf([null, ...inPosition(2)]),
      front: cents(),
      back: cents(),
    };
  };
  // Recorded as something else at first, for nothing of it may be left in what reports read.
  const recorded = Array.from({ length: dealCount }, () => columnsOf(randomDeal()));
  const numbers = await store.deals(recorded);
  const deals: RandomDeal[] = numbers.map(number => ({ number, ...randomDeal() }));
  await change(store, deals);

  const vacation: RandomStore['vacation'][number][] = [];
  for (const { id: employeeId } of people) {
    for (const month of ['2025-05', '2025-12', '2026-01', '2026-02', '2026-05', '2026-06'] as const) {
      if (random() < 0.5) continue;
      const units = oneOf([0.2, 0.5, 1, 1.25, 3, 10, 11.5]);
      await store.vacation(employeeId, month, units);
      vacation.push({ employeeId, month, units });
    }
  }
  return { people, deals, vacation };
}

/** Deals that are changed in a statement each, which takes time. */
const ALONE = 60;

/** Makes recorded deals what they are given as: some one by one, some in one statement, some by being deleted and restored. */
async function change(store: TestStore, deals: readonly RandomDeal[]): Promise<void> {
  const third = (which: number) => deals.filter((_, place) => place % 3 === which);
  for (const deal of third(0).slice(0, ALONE)) await amend(store, [deal]);
  await amend(store, [...third(0).slice(ALONE), ...third(1)]);
  const deleted = third(2).map(({ number }) => number);
  await store.database.rows('delete from deal where number = any($1)', [deleted]);
  await store.deals(third(2).map(deal => ({ number: deal.number, ...columnsOf(deal) })));
}

async function amend(store: TestStore, deals: readonly RandomDeal[]): Promise<void> {
  const rows = deals.map(deal => ({ number: deal.number, ...columnsOf(deal) }));
  const columns = Object.keys(rows[0] ?? {}).map(column => `${column} = given.${column}`);
  await store.database.rows(
    `update deal set ${columns.join(', ')} from json_populate_recordset(null::deal, $1) as given
     where deal.number = given.number`,
    [JSON.stringify(rows)],
  );
}

/** The columns of a deal, but its number. */
const columnsOf = (deal: Omit<RandomDeal, 'number'>) => ({
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
