import { setTimeout as sleep } from 'node:timers/promises';
import { TestStore } from '../../testing/testStore.ts';
import { authenticate, endSession, endSessionsOfEmployee, startSession } from './session.service.ts';

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
  id = await store.insertEmployee();
  ({ token } = await startSession(store.services, id));
});

const authenticateToken = (tokenText: string | undefined, session = limits) =>
  authenticate(store.services, session, tokenText);
const setActive = (isActive: boolean) =>
  store.database.rows('update employee set is_active = $2 where id = $1', [id, isActive]);
const deactivate = () =>
  store.database.transaction(async em => {
    await em.execute('update employee set is_active = false where id = ?', [id]);
    await endSessionsOfEmployee(em, id, store.clock.now());
  });

test('creates a token of at least 256 bits for the session of its employee', async () => {
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(32);
  expect(await authenticateToken(token)).toMatchObject({ employeeId: id, position: 0, team: null });
});

test('stores only the hash of a token, so that the content of the database does not allow a sign-in', async () => {
  const rows = await store.database.rows<{ all: string }>('select session::text as all from session');
  const tokenAsHex = Buffer.from(token).toString('hex');
  expect(rows.length).toBeGreaterThan(0);
  for (const { all } of rows) {
    expect(all).not.toContain(token);
    expect(all).not.toContain(tokenAsHex);
  }
});

test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(100_000), 'ü'.repeat(43), '\0'.repeat(43)])(
  'rejects an invented session token',
  async invented => {
    expect(await authenticateToken(invented)).toBeUndefined();
  },
);

test('rejects a missing session token', async () => {
  expect(await authenticateToken(undefined)).toBeUndefined();
});

test('accepts a session just before the idle limit', async () => {
  store.clock.advance(14 * MINUTE + 59 * SECOND);
  expect(await authenticateToken(token)).toBeDefined();
});

test('rejects a session at the idle limit', async () => {
  store.clock.advance(15 * MINUTE);
  expect(await authenticateToken(token)).toBeUndefined();
});

test('restarts the idle limit when the session is used', async () => {
  store.clock.advance(14 * MINUTE);
  await authenticateToken(token);
  store.clock.advance(14 * MINUTE);
  expect(await authenticateToken(token)).toBeDefined();
});

test('applies an idle limit of six seconds exactly, without rounding', async () => {
  const sixSeconds = { idleMinutes: 0.1, warningSeconds: 2 };
  store.clock.advance(SECOND);
  await authenticateToken(token, sixSeconds);
  store.clock.advance(5_800);
  expect(await authenticateToken(token, sixSeconds)).toBeDefined();
  store.clock.advance(6_000);
  expect(await authenticateToken(token, sixSeconds)).toBeUndefined();
});

test('ends a session after 24 hours, even with constant activity', async () => {
  for (let minutes = 0; minutes < 24 * 60 - 10; minutes += 10) {
    store.clock.advance(10 * MINUTE);
    expect(await authenticateToken(token)).toBeDefined();
  }
  store.clock.advance(9 * MINUTE + 59 * SECOND);
  expect(await authenticateToken(token)).toBeDefined();
  store.clock.advance(SECOND);
  expect(await authenticateToken(token)).toBeUndefined();
});

test('does not store the activity of every call when many calls follow each other quickly', async () => {
  const readLastUse = async () => {
    const row = await store.database.row<{ at: Date }>(
      'select max(last_used_at) as at from session where employee_id = $1',
      [id],
    );
    return row?.at.getTime();
  };
  const initial = await readLastUse();
  store.clock.advance(SECOND);
  await authenticateToken(token);
  expect(await readLastUse()).toBe(initial);
  store.clock.advance(SECOND);
  await authenticateToken(token);
  expect(await readLastUse()).toBe(store.clock.now().getTime());
});

test('ends only the session that signs out, from the next call on', async () => {
  const { token: phone } = await startSession(store.services, id);
  const viewer = await authenticateToken(token);
  await endSession(store.services, viewer?.sessionId ?? 0);
  expect(await authenticateToken(token)).toBeUndefined();
  expect(await authenticateToken(phone)).toBeDefined();
});

test('ends all sessions of an employee at deactivation, and does not restore the sessions at reactivation', async () => {
  const { token: phone } = await startSession(store.services, id);
  await deactivate();
  expect(await authenticateToken(token)).toBeUndefined();
  await setActive(true);
  expect(await authenticateToken(token)).toBeUndefined();
  expect(await authenticateToken(phone)).toBeUndefined();
});

test('rejects the session of an inactive employee, even if the employee was deactivated without the regular deactivation', async () => {
  await setActive(false);
  expect(await authenticateToken(token)).toBeUndefined();
});

test('applies a demotion of an employee at the next call', async () => {
  await store.database.rows('update employee set position = 6 where id = $1', [id]);
  expect(await authenticateToken(token)).toMatchObject({ position: 6 });
});

test('rejects a new session for an inactive employee', async () => {
  await setActive(false);
  await expect(startSession(store.services, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('rejects a sign-in during a deactivation of the employee, after the sign-in has waited for the end of the deactivation', async () => {
  let concurrentSignIn: Promise<unknown> | undefined;
  await store.database.transaction(async em => {
    await em.execute('update employee set is_active = false where id = ?', [id]);
    await endSessionsOfEmployee(em, id, store.clock.now());
    concurrentSignIn = startSession(store.services, id).catch((error: unknown) => error);
    await sleep(100);
  });
  expect(await concurrentSignIn).toMatchObject({ code: 'FORBIDDEN' });
});
