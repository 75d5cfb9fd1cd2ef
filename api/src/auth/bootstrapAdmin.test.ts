import { authenticate, startSession } from '../sessions/session.service.ts';
import { employ } from '../testing/employ.ts';
import { TestStore } from '../testing/testStore.ts';
import { bootstrapAdmin, letAdminIn } from './bootstrapAdmin.ts';

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

describe('letting an admin in', () => {
  test('unlinks the only admin’s old account and ends its sessions', async () => {
    const { id, email } = await employ(store, 'Ada Lane', { position: 5 });
    await store.database.rows(`update employee set identity_subject = 'old-account' where id = $1`, [id]);
    const old = await startSession(store.services, id);
    await letAdminIn(store.services, email.toUpperCase());
    expect(await store.database.row('select identity_subject as subject from employee')).toEqual({
      subject: null,
    });
    expect(
      await authenticate(store.services, { idleMinutes: 15, warningSeconds: 120 }, old.token),
    ).toBeUndefined();
    expect(await store.database.rows('select door, fields from store_change')).toEqual([
      { door: 'store', fields: [{ field: 'signIn', from: 'linked', to: null }] },
    ]);
  });

  test('makes someone else an admin beside one who is gone', async () => {
    await employ(store, 'Old Boss', { position: 5 });
    const { email } = await employ(store, 'Ada Lane', { isActive: false });
    await letAdminIn(store.services, email);
    await letAdminIn(store.services, 'new@store.example');
    expect(await people()).toEqual([
      expect.objectContaining({ name: 'Old Boss', position: 5 }),
      { name: 'Ada Lane', email, position: 5, isActive: true },
      { name: 'new', email: 'new@store.example', position: 5, isActive: true },
    ]);
  });
});

test('several starters at once make one admin', async () => {
  const starters = Array.from({ length: 10 }, (_, index) => `starter${index}@store.example`);
  await Promise.all(starters.map(() => store.database.rows('select pg_sleep(0.1)'))); // all connections are open
  const made = await Promise.all(starters.map(email => bootstrapAdmin(store.services, email)));
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await people()).toHaveLength(1);
});
