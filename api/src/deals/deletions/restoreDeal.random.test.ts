import { fillAtRandom, randomNumbers } from '../../testing/randomStore.ts';
import { seed } from '../../testing/seed.ts';
import { TestStore } from '../../testing/testStore.ts';
import { deleteDeal } from '../deal.service.ts';
import { restoreDeal } from './restoreDeal.service.ts';

let store: TestStore;

beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

/** Every deal as it is stored, but for its version and the instant it was written. */
const deals = () =>
  store.database.rows<{ number: number }>(
    `select (to_jsonb(deal) - '{version,created_at}'::text[]) as deal, number from deal order by number`,
  );

it('a random store, of which every third deal is deleted and brought back, equals the one before', async () => {
  const manager = await store.contextOfA(3);
  await fillAtRandom(store, seed, 120);
  const before = await deals();
  const random = randomNumbers(seed + 1);
  const some = before.map(({ number }) => number).filter(() => random() < 1 / 3);
  expect(some).not.toEqual([]);

  for (const number of some) await deleteDeal(manager, number);
  expect(await deals()).toHaveLength(before.length - some.length);
  const inAnyOrder = some.toSorted(() => random() - 1 / 2);
  for (const number of inAnyOrder) await restoreDeal(manager, number);
  expect(await deals()).toEqual(before);
});
