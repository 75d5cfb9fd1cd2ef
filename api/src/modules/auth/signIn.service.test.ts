import { setTimeout as sleep } from 'node:timers/promises';
import { SignInServer } from '../../testing/signInServer.ts';
import { TestBrowser, TestSignIn } from '../../testing/testSignIn.ts';
import { insertNamedEmployee, TestStore } from '../../testing/testStore.ts';
import { bootstrapAdmin } from './bootstrapAdmin.ts';
import { signIn } from './signIn.service.ts';

let store: TestStore;
let server: SignInServer;
let provider: TestSignIn;

beforeAll(async () => {
  store = await TestStore.open();
  server = await SignInServer.start(store);
  provider = await TestSignIn.create(server.url);
});
afterAll(async () => {
  server.close();
  await store.close();
});

/** Ignores the access details, because wiring/recordAccess.test.ts tests the recorded accesses. */
const ignoreAccess = () => {};

const getAccessToken = (email: string, name?: string) =>
  provider.getAccessToken(new TestBrowser(), email, name);
const signInByEmail = async (email: string, name?: string) =>
  signIn(store.services, server.config, await getAccessToken(email, name), ignoreAccess);
const ACCESS_DENIED_ERROR = { code: 'FORBIDDEN', message: 'Access denied. Please contact your manager.' };

test('finds the employee of a first sign-in by email, regardless of letter case', async () => {
  const { id } = await insertNamedEmployee(store, 'Ann First');
  await store.database.rows(`update employee set email = 'Ann.First@STORE.example' where id = $1`, [id]);
  const { user, token } = await signInByEmail('ann.first@store.example', 'Ann First');
  expect(user).toEqual({ id, name: 'Ann First', email: 'Ann.First@STORE.example', position: 0, team: null });
  expect(token).toMatch(/^[\w-]{43,}$/);
});

test('finds the employee of a later sign-in by the subject of the account, even after the email has changed', async () => {
  const { id, email } = await insertNamedEmployee(store, 'Bo Moved');
  await signInByEmail(email);
  await store.database.rows(`update employee set email = 'bo.married@store.example' where id = $1`, [id]);
  expect((await signInByEmail(email)).user).toMatchObject({ id, email: 'bo.married@store.example' });
});

test('rejects a new account with the email of an employee who already has an account', async () => {
  const { id, email } = await insertNamedEmployee(store, 'Cy Known');
  await store.database.rows(`update employee set identity_subject = 'someone-else' where id = $1`, [id]);
  await expect(signInByEmail(email)).rejects.toMatchObject(ACCESS_DENIED_ERROR);
});

test('signs in an employee with a changed email through the local provider', async () => {
  const { id, email } = await insertNamedEmployee(store, 'Bea Renamed');
  await signInByEmail(email);
  await store.database.rows(`update employee set email = 'bea.new@store.example' where id = $1`, [id]);
  expect((await signInByEmail('bea.new@store.example')).user).toMatchObject({ id });
});

test('rejects the sign-in of a person who is not an employee', async () => {
  await expect(signInByEmail('stranger@store.example')).rejects.toMatchObject(ACCESS_DENIED_ERROR);
});

test('rejects the first and later sign-ins of an inactive employee', async () => {
  const { id, email } = await insertNamedEmployee(store, 'Di Gone', { isActive: false });
  await expect(signInByEmail(email)).rejects.toMatchObject(ACCESS_DENIED_ERROR);
  await store.database.rows('update employee set is_active = true where id = $1', [id]);
  await signInByEmail(email);
  await store.database.rows('update employee set is_active = false where id = $1', [id]);
  await expect(signInByEmail(email)).rejects.toMatchObject(ACCESS_DENIED_ERROR);
});

test('accepts several concurrent first sign-ins of the same employee', async () => {
  const { id, email } = await insertNamedEmployee(store, 'Ed Eager');
  const accessToken = await getAccessToken(email);
  let signIns: ReturnType<typeof signIn>[] = [];
  await store.database.transaction(async em => {
    await em.execute('select id from employee where id = ? for update', [id]); // the sign-ins wait for this lock
    signIns = Array.from({ length: 5 }, () =>
      signIn(store.services, server.config, accessToken, ignoreAccess),
    );
    await sleep(300);
  });
  const results = await Promise.all(signIns);
  expect(new Set(results.map(each => each.user.id))).toEqual(new Set([id]));
  expect(new Set(results.map(each => each.token)).size).toBe(5);
});

test('replaces the name of a bootstrapped admin at the first sign-in, but does not change the name of any other employee', async () => {
  const { email } = await insertNamedEmployee(store, 'Flo Recorded');
  expect((await signInByEmail(email)).user.name).toBe('Flo Recorded');
  await bootstrapAdmin(store.services, 'gus@store.example');
  // For active employees, the local provider returns the name in the store. Microsoft does not know that
  // name, so the employee must be inactive here.
  await store.database.rows(`update employee set is_active = false where email = 'gus@store.example'`);
  const accessToken = await getAccessToken('gus@store.example', 'Gus Founder');
  await store.database.rows(`update employee set is_active = true where email = 'gus@store.example'`);
  expect((await signIn(store.services, server.config, accessToken, ignoreAccess)).user).toMatchObject({
    name: 'Gus Founder',
    position: 5,
  });
  const history = await store.database.rows(
    `select door, action, fields from store_change where name in ('gus', 'Gus Founder') order by id`,
  );
  expect(history).toEqual([
    {
      door: 'store',
      action: 'add',
      fields: expect.arrayContaining([{ field: 'position', from: null, to: '5' }]),
    },
    {
      door: 'screen',
      action: 'change',
      fields: [
        { field: 'name', from: 'gus', to: 'Gus Founder' },
        { field: 'signIn', from: null, to: 'linked' },
      ],
    },
  ]);
});

test('rejects a token that the provider did not issue', async () => {
  await expect(signIn(store.services, server.config, 'made-up', ignoreAccess)).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
});
