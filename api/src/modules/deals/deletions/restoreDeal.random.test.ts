import { seed } from '../../../testing/api/propertyTests.ts';
import { createRandomNumbers, fillRandomStore } from '../../../testing/reports/randomStore.ts';
import { TestStore } from '../../../testing/testStore.ts';
import { deleteDeal } from '../deal.service.ts';
import { restoreDeal } from './restoreDeal.service.ts';

let store: TestStore;

beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

/** Returns every stored deal without its version and its creation time. */
const loadDeals = () =>
  store.database.rows<{ number: number }>(
    `select (to_jsonb(deal) - '{version,created_at}'::text[]) as deal, number from deal order by number`,
  );

it('restores deleted deals of a random store with exactly the values before the deletion', async () => {
  const manager = await store.createContextForPosition(3);
  await fillRandomStore(store, seed, 120);
  const before = await loadDeals();
  const random = createRandomNumbers(seed + 1);
  const deletedNumbers = before.map(({ number }) => number).filter(() => random() < 1 / 3);
  expect(deletedNumbers).not.toEqual([]);

  for (const number of deletedNumbers) await deleteDeal(manager, number);
  expect(await loadDeals()).toHaveLength(before.length - deletedNumbers.length);
  const shuffledNumbers = deletedNumbers.toSorted(() => random() - 1 / 2);
  for (const number of shuffledNumbers) await restoreDeal(manager, number);
  expect(await loadDeals()).toEqual(before);
});
