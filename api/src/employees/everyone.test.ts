import { TestStore } from '../testing/testStore.ts';
import { everyone, everyoneNamed } from './employee.query.ts';

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

/** A call that looked up this version of the employees. */
const at = (version: number) => ({
  database: store.database,
  versions: { ...store.reading.versions, EMPLOYEES: version },
});
const named = (ids: (number | null)[], version: number) => everyoneNamed(at(version), ids, id => [id]);

it('everyone is read once for a version, and again for the next', async () => {
  const first = await everyone(at(1));
  const added = await store.employee({ position: 0 });
  expect(await everyone(at(1))).toBe(first);
  expect(first.has(added)).toBe(false);
  expect((await everyone(at(2))).has(added)).toBe(true);
});

it('rows that name someone who was added since the call began show them', async () => {
  const before = await store.employee({ position: 0 });
  const cached = await everyone(at(10));
  const added = await store.employee({ position: 0 });
  expect(await named([before, null], 10)).toBe(cached);
  expect((await named([before, added], 10)).has(added)).toBe(true);
});

it('a reading that failed is not cached', async () => {
  const { cached } = store.database;
  await expect(cached.get('nobody', 1, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cached.get('nobody', 1, async () => 'here')).toBe('here');
});
