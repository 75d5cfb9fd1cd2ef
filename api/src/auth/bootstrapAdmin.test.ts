import { employ } from '../testing/employ.ts';
import { TestStore } from '../testing/testStore.ts';
import { bootstrapAdmin } from './bootstrapAdmin.ts';

let store: TestStore;

beforeEach(async () => {
  store = await TestStore.open();
});
afterEach(() => store.close());

const people = () =>
  store.database.rows('select name, email, position, is_active as "isActive" from employee order by id');

test('an empty store gets its admin, called by the e-mail until the first sign-in', async () => {
  expect(await bootstrapAdmin(store.services, 'ada@store.example')).toBe(true);
  expect(await people()).toEqual([{ name: 'ada', email: 'ada@store.example', position: 5, isActive: true }]);
});

test('a store that has an active admin is left alone', async () => {
  await employ(store, 'Rita Boss', { position: 5 });
  expect(await bootstrapAdmin(store.services, 'ada@store.example')).toBe(false);
  expect(await people()).toHaveLength(1);
});

test('an admin who is not active does not count, and someone recorded is promoted and reactivated', async () => {
  await employ(store, 'Old Boss', { position: 5, isActive: false });
  const { email } = await employ(store, 'Ada Lane', { position: 0, isActive: false });
  await bootstrapAdmin(store.services, email.toUpperCase());
  expect(await people()).toEqual([
    expect.objectContaining({ name: 'Old Boss', isActive: false }),
    { name: 'Ada Lane', email, position: 5, isActive: true },
  ]);
});

test('several starters at once make one admin', async () => {
  const starters = Array.from({ length: 10 }, (_, index) => `starter${index}@store.example`);
  await Promise.all(starters.map(() => store.database.rows('select pg_sleep(0.1)'))); // all connections are open
  const made = await Promise.all(starters.map(email => bootstrapAdmin(store.services, email)));
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await people()).toHaveLength(1);
});
