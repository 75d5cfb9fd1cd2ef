import { setTimeout as sleep } from 'node:timers/promises';
import { TestStore } from '../testing/testStore.ts';
import { authenticate, endSession, endSessionsOf, startSession } from './session.service.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const limits = { idleMinutes: 15, warningSeconds: 120 };
let store: TestStore;
let id: number;
let token: string;

beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());
beforeEach(async () => {
  id = await store.employee();
  ({ token } = await startSession(store.services, id));
});

const whoHolds = (held: string | undefined, session = limits) => authenticate(store.services, session, held);
const setActive = (isActive: boolean) =>
  store.database.rows('update employee set is_active = $2 where id = $1', [id, isActive]);
const deactivate = () =>
  store.database.transaction(async em => {
    await em.execute('update employee set is_active = false where id = ?', [id]);
    await endSessionsOf(em, id, store.clock.now());
  });

test('a token of at least 256 bits opens the session of the person it was made for', async () => {
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(32);
  expect(await whoHolds(token)).toMatchObject({ employeeId: id, position: 0, team: null });
});

test('the store never holds a token, so reading the store lets nobody in', async () => {
  const rows = await store.database.rows<{ all: string }>('select session::text as all from session');
  const tokenAsHex = Buffer.from(token).toString('hex');
  expect(rows.length).toBeGreaterThan(0);
  for (const { all } of rows) {
    expect(all).not.toContain(token);
    expect(all).not.toContain(tokenAsHex);
  }
});

test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(100_000), 'ü'.repeat(43), '\0'.repeat(43)])(
  'a token that nobody was given opens nothing',
  async made => {
    expect(await whoHolds(made)).toBeUndefined();
  },
);

test('a missing token opens nothing', async () => {
  expect(await whoHolds(undefined)).toBeUndefined();
});

test('a session is alive just before the idle limit', async () => {
  store.clock.advance(14 * MINUTE + 59 * SECOND);
  expect(await whoHolds(token)).toBeDefined();
});

test('a session is dead at the idle limit', async () => {
  store.clock.advance(15 * MINUTE);
  expect(await whoHolds(token)).toBeUndefined();
});

test('using a session starts the idle limit anew', async () => {
  store.clock.advance(14 * MINUTE);
  await whoHolds(token);
  store.clock.advance(14 * MINUTE);
  expect(await whoHolds(token)).toBeDefined();
});

test('an idle limit of six seconds is exact to the fraction of a second', async () => {
  const sixSeconds = { idleMinutes: 0.1, warningSeconds: 2 };
  store.clock.advance(SECOND);
  await whoHolds(token, sixSeconds);
  store.clock.advance(5_800);
  expect(await whoHolds(token, sixSeconds)).toBeDefined();
  store.clock.advance(6_000);
  expect(await whoHolds(token, sixSeconds)).toBeUndefined();
});

test('someone who works without pause is still signed out after 24 hours', async () => {
  for (let minutes = 0; minutes < 24 * 60 - 10; minutes += 10) {
    store.clock.advance(10 * MINUTE);
    expect(await whoHolds(token)).toBeDefined();
  }
  store.clock.advance(9 * MINUTE + 59 * SECOND);
  expect(await whoHolds(token)).toBeDefined();
  store.clock.advance(SECOND);
  expect(await whoHolds(token)).toBeUndefined();
});

test('calls in quick succession do not each write to the store', async () => {
  const writes = async () => {
    const row = await store.database.row<{ at: Date }>(
      'select max(last_used_at) as at from session where employee_id = $1',
      [id],
    );
    return row?.at.getTime();
  };
  const begin = await writes();
  store.clock.advance(SECOND);
  await whoHolds(token);
  expect(await writes()).toBe(begin);
  store.clock.advance(SECOND);
  await whoHolds(token);
  expect(await writes()).toBe(store.clock.now().getTime());
});

test('signing out ends this session at the very next call, and only this one', async () => {
  const { token: phone } = await startSession(store.services, id);
  const viewer = await whoHolds(token);
  await endSession(store.services, viewer?.sessionId ?? 0);
  expect(await whoHolds(token)).toBeUndefined();
  expect(await whoHolds(phone)).toBeDefined();
});

test('deactivating someone ends all their sessions, and reactivating brings none back', async () => {
  const { token: phone } = await startSession(store.services, id);
  await deactivate();
  expect(await whoHolds(token)).toBeUndefined();
  await setActive(true);
  expect(await whoHolds(token)).toBeUndefined();
  expect(await whoHolds(phone)).toBeUndefined();
});

test('a session of someone who is not active opens nothing, however they became inactive', async () => {
  await setActive(false);
  expect(await whoHolds(token)).toBeUndefined();
});

test('a demotion binds at the next call', async () => {
  await store.database.rows('update employee set position = 6 where id = $1', [id]);
  expect(await whoHolds(token)).toMatchObject({ position: 6 });
});

test('no session is opened for someone who is not active', async () => {
  await setActive(false);
  await expect(startSession(store.services, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('whoever signs in while being deactivated waits for it, and is refused', async () => {
  let meanwhile: Promise<unknown> | undefined;
  await store.database.transaction(async em => {
    await em.execute('update employee set is_active = false where id = ?', [id]);
    await endSessionsOf(em, id, store.clock.now());
    meanwhile = startSession(store.services, id).catch((error: unknown) => error);
    await sleep(100);
  });
  expect(await meanwhile).toMatchObject({ code: 'FORBIDDEN' });
});
