import { setTimeout as sleep } from 'node:timers/promises';
import { employ } from '../testing/employ.ts';
import { SignInServer } from '../testing/signInServer.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { TestSignIn } from '../testing/testSignIn.ts';
import { TestStore } from '../testing/testStore.ts';
import { bootstrapAdmin } from './bootstrapAdmin.ts';
import { signIn } from './signIn.service.ts';

let store: TestStore;
let server: SignInServer;
let provider: TestSignIn;

beforeAll(async () => {
  store = await TestStore.open();
  server = await SignInServer.start(store);
  provider = await TestSignIn.at(server.url);
});
afterAll(async () => {
  server.close();
  await store.close();
});

/** What the history tells of it: http/dataAccess.test.ts. */
const noteNothing = () => {};

const accessTokenOf = (email: string, name?: string) =>
  provider.accessTokenOf(new TestBrowser(), email, name);
const enter = async (email: string, name?: string) =>
  signIn(store.services, server.config, await accessTokenOf(email, name), noteNothing);
const DENIED = { code: 'FORBIDDEN', message: 'Access denied. Please contact your manager.' };

test('the first sign-in matches by e-mail, whatever its case', async () => {
  const { id } = await employ(store, 'Ann First');
  await store.database.rows(`update employee set email = 'Ann.First@STORE.example' where id = $1`, [id]);
  const { user, token } = await enter('ann.first@store.example', 'Ann First');
  expect(user).toEqual({ id, name: 'Ann First', email: 'Ann.First@STORE.example', position: 0, team: null });
  expect(token).toMatch(/^[\w-]{43,}$/);
});

test('once known, someone is matched by the subject, also after a change of e-mail', async () => {
  const { id, email } = await employ(store, 'Bo Moved');
  await enter(email);
  await store.database.rows(`update employee set email = 'bo.married@store.example' where id = $1`, [id]);
  expect((await enter(email)).user).toMatchObject({ id, email: 'bo.married@store.example' });
});

test('someone new who was given the e-mail of a known person is not let in as that person', async () => {
  const { id, email } = await employ(store, 'Cy Known');
  await store.database.rows(`update employee set identity_subject = 'someone-else' where id = $1`, [id]);
  await expect(enter(email)).rejects.toMatchObject(DENIED);
});

test('the local sign-in lets a person in whose e-mail was changed', async () => {
  const { id, email } = await employ(store, 'Bea Renamed');
  await enter(email);
  await store.database.rows(`update employee set email = 'bea.new@store.example' where id = $1`, [id]);
  expect((await enter('bea.new@store.example')).user).toMatchObject({ id });
});

test('nobody without an employee row gets in', async () => {
  await expect(enter('stranger@store.example')).rejects.toMatchObject(DENIED);
});

test('nobody who is inactive gets in, at the first sign-in or later', async () => {
  const { id, email } = await employ(store, 'Di Gone', { isActive: false });
  await expect(enter(email)).rejects.toMatchObject(DENIED);
  await store.database.rows('update employee set is_active = true where id = $1', [id]);
  await enter(email);
  await store.database.rows('update employee set is_active = false where id = $1', [id]);
  await expect(enter(email)).rejects.toMatchObject(DENIED);
});

test('first sign-ins at the same moment all succeed', async () => {
  const { id, email } = await employ(store, 'Ed Eager');
  const accessToken = await accessTokenOf(email);
  let entering: ReturnType<typeof signIn>[] = [];
  await store.database.transaction(async em => {
    await em.execute('select id from employee where id = ? for update', [id]); // all of them wait here
    entering = Array.from({ length: 5 }, () =>
      signIn(store.services, server.config, accessToken, noteNothing),
    );
    await sleep(300);
  });
  const all = await Promise.all(entering);
  expect(new Set(all.map(each => each.user.id))).toEqual(new Set([id]));
  expect(new Set(all.map(each => each.token)).size).toBe(5);
});

test('a bootstrapped admin gets their own name at the first sign-in, others keep the recorded one', async () => {
  const { email } = await employ(store, 'Flo Recorded');
  expect((await enter(email)).user.name).toBe('Flo Recorded');
  await bootstrapAdmin(store.services, 'gus@store.example');
  // The local provider calls active employees by their recorded name; Microsoft does not know it.
  await store.database.rows(`update employee set is_active = false where email = 'gus@store.example'`);
  const accessToken = await accessTokenOf('gus@store.example', 'Gus Founder');
  await store.database.rows(`update employee set is_active = true where email = 'gus@store.example'`);
  expect((await signIn(store.services, server.config, accessToken, noteNothing)).user).toMatchObject({
    name: 'Gus Founder',
    position: 5,
  });
  const told = await store.database.rows(
    `select door, action, fields from store_change where name in ('gus', 'Gus Founder') order by id`,
  );
  expect(told).toEqual([
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

test('a token that the provider does not know is refused', async () => {
  await expect(signIn(store.services, server.config, 'made-up', noteNothing)).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
});
