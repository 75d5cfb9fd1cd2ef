import { TestStore } from '../../testing/testStore.ts';
import { getCachedEmployees, getEmployeesForRows } from './employee.query.ts';

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

/** Returns the context of a call that started at this version of the employees. */
const contextAt = (version: number) => ({
  database: store.database,
  versions: { ...store.readContext.versions, EMPLOYEES: version },
});
const findEmployees = (ids: (number | null)[], version: number) =>
  getEmployeesForRows(contextAt(version), ids, id => [id]);

it('reads the employees once for each version of the employees', async () => {
  const first = await getCachedEmployees(contextAt(1));
  const added = await store.insertEmployee({ position: 0 });
  expect(await getCachedEmployees(contextAt(1))).toBe(first);
  expect(first.has(added)).toBe(false);
  expect((await getCachedEmployees(contextAt(2))).has(added)).toBe(true);
});

it('finds an employee who was added after the call began', async () => {
  const before = await store.insertEmployee({ position: 0 });
  const cached = await getCachedEmployees(contextAt(10));
  const added = await store.insertEmployee({ position: 0 });
  expect(await findEmployees([before, null], 10)).toBe(cached);
  expect((await findEmployees([before, added], 10)).has(added)).toBe(true);
});

it('does not cache a failed load of the employees', async () => {
  const { rowCache } = store.database;
  await expect(rowCache.get('nobody', 1, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await rowCache.get('nobody', 1, async () => 'here')).toBe('here');
});
