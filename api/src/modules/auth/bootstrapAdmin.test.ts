import { insertNamedEmployee, TestStore } from '../../testing/testStore.ts';
import { authenticate, startSession } from '../sessions/session.service.ts';
import { bootstrapAdmin, restoreAdminAccess } from './bootstrapAdmin.ts';

let store: TestStore;

beforeEach(async () => {
  store = await TestStore.open();
});
afterEach(() => store.close());

const listEmployees = () =>
  store.database.rows('select name, email, position, is_active as "isActive" from employee order by id');

test("creates the admin of an empty store, with the email as the admin's name until the first sign-in", async () => {
  expect(await bootstrapAdmin(store.services, 'ada@store.example')).toBe(true);
  expect(await listEmployees()).toEqual([
    { name: 'ada', email: 'ada@store.example', position: 5, isActive: true },
  ]);
});

test('does not change a store with an active admin', async () => {
  await insertNamedEmployee(store, 'Rita Boss', { position: 5 });
  expect(await bootstrapAdmin(store.services, 'ada@store.example')).toBe(false);
  expect(await listEmployees()).toHaveLength(1);
});

test('promotes and reactivates the existing employee with the bootstrap email when all admins of the store are inactive', async () => {
  await insertNamedEmployee(store, 'Old Boss', { position: 5, isActive: false });
  const { email } = await insertNamedEmployee(store, 'Ada Lane', { position: 0, isActive: false });
  await bootstrapAdmin(store.services, email.toUpperCase());
  expect(await listEmployees()).toEqual([
    expect.objectContaining({ name: 'Old Boss', isActive: false }),
    { name: 'Ada Lane', email, position: 5, isActive: true },
  ]);
});

describe('restoreAdminAccess', () => {
  test('unlinks the account of the only admin and ends the sessions of this admin', async () => {
    const { id, email } = await insertNamedEmployee(store, 'Ada Lane', { position: 5 });
    await store.database.rows(`update employee set identity_subject = 'old-account' where id = $1`, [id]);
    const oldSession = await startSession(store.services, id);
    await restoreAdminAccess(store.services, email.toUpperCase());
    expect(await store.database.row('select identity_subject as subject from employee')).toEqual({
      subject: null,
    });
    expect(
      await authenticate(store.services, { idleMinutes: 15, warningSeconds: 120 }, oldSession.token),
    ).toBeUndefined();
    expect(await store.database.rows('select door, fields from store_change')).toEqual([
      { door: 'store', fields: [{ field: 'signIn', from: 'linked', to: null }] },
    ]);
  });

  test('makes another person an admin, in addition to the existing admins', async () => {
    await insertNamedEmployee(store, 'Old Boss', { position: 5 });
    const { email } = await insertNamedEmployee(store, 'Ada Lane', { isActive: false });
    await restoreAdminAccess(store.services, email);
    await restoreAdminAccess(store.services, 'new@store.example');
    expect(await listEmployees()).toEqual([
      expect.objectContaining({ name: 'Old Boss', position: 5 }),
      { name: 'Ada Lane', email, position: 5, isActive: true },
      { name: 'new', email: 'new@store.example', position: 5, isActive: true },
    ]);
  });
});

test('makes only one admin when several servers start at the same time', async () => {
  const emails = Array.from({ length: 10 }, (_, index) => `starter${index}@store.example`);
  await Promise.all(emails.map(() => store.database.rows('select pg_sleep(0.1)'))); // so that all connections are open
  const results = await Promise.all(emails.map(email => bootstrapAdmin(store.services, email)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await listEmployees()).toHaveLength(1);
});
