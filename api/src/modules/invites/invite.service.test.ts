import type { Context } from '../../platform/context.ts';
import { SignInServer } from '../../testing/signInServer.ts';
import { TestBrowser, TestSignIn } from '../../testing/testSignIn.ts';
import { TestStore } from '../../testing/testStore.ts';
import { authenticate, startSession } from '../sessions/session.service.ts';
import { acceptInvite } from './acceptInvite.service.ts';
import { buildInviteUrl, getInviteByToken, listPendingInvites } from './invite.query.ts';
import { createInvite, revokeInvite } from './invite.service.ts';

const DAY = 24 * 60 * 60_000;
const INVALID_INVITE_ERROR = { code: 'NOT_FOUND', message: 'Invalid or expired invite link' };
const LIMITS = { idleMinutes: 15, warningSeconds: 120 };

let store: TestStore;
let server: SignInServer;
let provider: TestSignIn;
let manager: Context;
let person = 0;

beforeAll(async () => {
  store = await TestStore.open();
  server = await SignInServer.start(store);
  provider = await TestSignIn.create(server.url);
  manager = await store.createContextForPosition(3);
});
afterAll(async () => {
  server.close();
  await store.close();
});

/** Ignores the access details. The test file wiring/recordAccess.test.ts checks the recorded accesses. */
const ignoreAccess = () => {};

const createEmail = () => `new.person${++person}@store.example`;
const createMicrosoftToken = (email: string, name?: string) =>
  provider.getAccessToken(new TestBrowser(), email, name);
const accept = async (token: string, email: string, name?: string) =>
  acceptInvite(store.services, server.config, token, await createMicrosoftToken(email, name), ignoreAccess);
const findEmployees = (email: string) =>
  store.database.rows(
    'select id, name, position, team, is_active as "isActive" from employee where lower(email) = $1',
    [email],
  );
const findPendingInvites = async (email: string) =>
  (await listPendingInvites(manager)).filter(invite => invite.email === email);

describe('invites', () => {
  it('creates a unique token of at least 128 random bits for each invite', async () => {
    const tokens = new Set<string>();
    for (let n = 0; n < 20; n++) tokens.add((await createInvite(manager, createEmail())).token);
    expect(tokens.size).toBe(20);
    for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  });

  it('rejects the 301st invite by the same person within an hour', async () => {
    const creator = await store.createContextForPosition(3);
    await store.database.rows(
      `insert into invite (email, token, created_by, created_at, expires_at)
       select 'made' || n || '@store.example', repeat('t', 30) || n, $1, $2::timestamptz, $2::timestamptz + interval '7 days'
       from generate_series(1, 299) n`,
      [creator.viewer.employeeId, store.clock.now()],
    );
    await createInvite(creator, createEmail());
    const tooMany = { code: 'TOO_MANY_REQUESTS' };
    await expect(createInvite(creator, createEmail())).rejects.toMatchObject(tooMany);
    await createInvite(manager, createEmail());
    store.clock.advance(60 * 60_000);
    await createInvite(creator, createEmail());
  });

  it('builds a link to the screen that accepts the invite', async () => {
    const invite = await createInvite(manager, createEmail());
    expect(buildInviteUrl(store.services, invite)).toBe(
      `https://sales.store.example/acceptinvite?token=${invite.token}`,
    );
  });

  it('keeps an invite pending for seven days', async () => {
    const email = createEmail();
    const start = store.clock.now().toISOString();
    const { token } = await createInvite(manager, email);
    store.clock.advance(7 * DAY - 1_000);
    expect(await findPendingInvites(email)).toHaveLength(1);
    expect(await getInviteByToken(store.services, token)).toMatchObject({ email });
    store.clock.advance(1_000);
    expect(await findPendingInvites(email)).toEqual([]);
    await expect(getInviteByToken(store.services, token)).rejects.toMatchObject(INVALID_INVITE_ERROR);
    await expect(accept(token, email)).rejects.toMatchObject(INVALID_INVITE_ERROR);
    store.clock.set(start);
  });

  it('replaces the pending invite of the same email, ignoring letter case', async () => {
    const email = createEmail();
    const first = await createInvite(manager, email);
    await store.database.rows('update invite set email = upper(email) where id = $1', [first.id]);
    const second = await createInvite(manager, email);
    expect(await findPendingInvites(email)).toEqual([second]);
    await expect(getInviteByToken(store.services, first.token)).rejects.toMatchObject(INVALID_INVITE_ERROR);
  });

  it('keeps only one pending invite when several managers invite the same person concurrently', async () => {
    const email = createEmail();
    await Promise.all(Array.from({ length: 10 }, () => createInvite(manager, email)));
    expect(await findPendingInvites(email)).toHaveLength(1);
  });

  it('rejects more than 300 invites within an hour, even when three invites are created concurrently', async () => {
    const inviter = await store.createContextForPosition(3);
    await store.database.rows(
      `insert into invite (email, token, created_by, created_at, expires_at, revoked_at)
       select 'many' || n || '@store.example', lpad(n::text, 43, 'x'), $1, $2, $2::timestamptz + interval '1 day', $2 from generate_series(1, 299) n`,
      [inviter.viewer.employeeId, store.clock.now()],
    );
    const results = await Promise.allSettled(
      Array.from({ length: 3 }, () => createInvite(inviter, createEmail())),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'TOO_MANY_REQUESTS' },
    });
  });

  it('rejects an invite for an active employee, and allows an invite for a former employee', async () => {
    const email = createEmail();
    const id = await store.insertEmployee({ email: email.toUpperCase() });
    await expect(createInvite(manager, email)).rejects.toMatchObject({ code: 'CONFLICT' });
    await store.database.rows('update employee set is_active = false where id = $1', [id]);
    await createInvite(manager, email);
  });

  it('revokes an invite only once, and rejects its token afterwards', async () => {
    const email = createEmail();
    const { id, token } = await createInvite(manager, email);
    await revokeInvite(manager, id);
    expect(await findPendingInvites(email)).toEqual([]);
    await expect(accept(token, email)).rejects.toMatchObject(INVALID_INVITE_ERROR);
    await expect(revokeInvite(manager, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await findEmployees(email)).toEqual([]);
  });

  it('allows everyone except salespeople and BDC staff to manage invites', async () => {
    for (const position of [0, 1, 2, 3, 4, 5, 6] as const) {
      const context = await store.createContextForPosition(position);
      const email = createEmail();
      const { id } = await createInvite(manager, email);
      const outcomes = await Promise.allSettled([
        listPendingInvites(context),
        createInvite(context, createEmail()),
        revokeInvite(context, id),
      ]);
      const canManage = position !== 0 && position !== 6;
      expect([
        position,
        outcomes.map(each => (each.status === 'rejected' ? each.reason.code : 'done')),
      ]).toEqual([position, Array(3).fill(canManage ? 'done' : 'FORBIDDEN')]);
    }
  });
});

describe('accepting an invite', () => {
  it("makes the account's owner an active salesperson without a team, and signs the new salesperson in", async () => {
    const email = createEmail();
    const { token } = await createInvite(manager, email);
    const accepted = await accept(token, email, 'Nia New');
    expect(await findEmployees(email)).toEqual([
      { id: accepted.user.id, name: 'Nia New', position: 0, team: null, isActive: true },
    ]);
    expect(accepted.user).toEqual({ id: accepted.user.id, name: 'Nia New', email, position: 0, team: null });
    expect(await authenticate(store.services, LIMITS, accepted.token)).toMatchObject({
      employeeId: accepted.user.id,
      position: 0,
    });
    expect(await findPendingInvites(email)).toEqual([]);
    const employeeId = accepted.user.id;
    expect(
      await store.database.rows(
        'select noun, action, fields from store_change where employee_id = $1 order by id',
        [employeeId],
      ),
    ).toEqual([
      {
        noun: 'employee',
        action: 'add',
        fields: expect.arrayContaining([{ field: 'name', from: null, to: 'Nia New' }]),
      },
      {
        noun: 'invite',
        action: 'change',
        fields: [{ field: 'acceptedBy', from: null, to: String(employeeId) }],
      },
    ]);
  });

  it('succeeds only once and creates one employee when fifty calls accept the invite concurrently', async () => {
    const email = createEmail();
    const { token } = await createInvite(manager, email);
    const microsoft = await createMicrosoftToken(email, 'Fay Fifty');
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        acceptInvite(store.services, server.config, token, microsoft, ignoreAccess),
      ),
    );
    expect(results.filter(each => each.status === 'fulfilled')).toHaveLength(1);
    const rejections = results.filter(each => each.status === 'rejected');
    expect(rejections.map(each => each.reason)).toEqual(
      Array(49).fill(expect.objectContaining(INVALID_INVITE_ERROR)),
    );
    expect(await findEmployees(email)).toHaveLength(1);
  });

  it('accepts or revokes an invite, but not both, when the two actions are requested concurrently', async () => {
    const email = createEmail();
    const { id, token } = await createInvite(manager, email);
    const microsoft = await createMicrosoftToken(email, 'Ray Race');
    const [accepted, revoked] = await Promise.allSettled([
      acceptInvite(store.services, server.config, token, microsoft, ignoreAccess),
      revokeInvite(manager, id),
    ]);
    expect([accepted.status, revoked.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await findEmployees(email)).toHaveLength(accepted.status === 'fulfilled' ? 1 : 0);
  });

  it('rejects an account without the invited email, and keeps the invite pending', async () => {
    const email = createEmail();
    const { token } = await createInvite(manager, email);
    const stranger = createEmail();
    await expect(accept(token, stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await findEmployees(stranger)).toEqual([]);
    expect(await findPendingInvites(email)).toHaveLength(1);
    await accept(token, email);
  });

  it("matches the account's email with the invited email, ignoring letter case", async () => {
    const email = createEmail();
    const { token } = await createInvite(manager, email);
    expect((await accept(token, email.toUpperCase())).user).toMatchObject({ position: 0 });
  });

  it("reactivates a former employee as a salesperson without a team, and keeps the employee's old session invalid", async () => {
    const email = createEmail();
    const id = await store.insertEmployee({ name: 'Old Boss', email, position: 5, team: 3 });
    const oldSession = await startSession(store.services, id);
    await store.database.rows('update employee set is_active = false where id = $1', [id]);
    const { token } = await createInvite(manager, email);
    const accepted = await accept(token, email);
    expect(await findEmployees(email)).toEqual([
      { id, name: 'Old Boss', position: 0, team: null, isActive: true },
    ]);
    expect(await authenticate(store.services, LIMITS, oldSession.token)).toBeUndefined();
    expect(await authenticate(store.services, LIMITS, accepted.token)).toMatchObject({ employeeId: id });
  });

  it('signs in an employee who was reactivated after the invite, and does not change the employee', async () => {
    const email = createEmail();
    const id = await store.insertEmployee({ email, position: 3, isActive: false });
    const { token } = await createInvite(manager, email);
    await store.database.rows('update employee set is_active = true where id = $1', [id]);
    expect((await accept(token, email)).user).toMatchObject({ id, position: 3 });
  });

  it('does not link another account to an employee who already has a linked account, even with the same email', async () => {
    const email = createEmail();
    const id = await store.insertEmployee({ email, isActive: false });
    await store.database.rows(`update employee set identity_subject = 'someone-else' where id = $1`, [id]);
    const { token } = await createInvite(manager, email);
    await expect(accept(token, email)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await findEmployees(email)).toMatchObject([{ id, isActive: false }]);
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(5_000), "' or 1=1 --", 'nul\0', '\ud800'])(
    'rejects the unknown token %j with the same error as a used token',
    async token => {
      await expect(getInviteByToken(store.services, token)).rejects.toMatchObject(INVALID_INVITE_ERROR);
    },
  );
});
