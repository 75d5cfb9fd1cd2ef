import type { Context } from '../platform/context.ts';
import { authenticate, startSession } from '../sessions/session.service.ts';
import { SignInServer } from '../testing/signInServer.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { TestSignIn } from '../testing/testSignIn.ts';
import { TestStore } from '../testing/testStore.ts';
import { acceptInvite } from './acceptInvite.service.ts';
import { inviteByToken, inviteUrl, pendingInvites } from './invite.query.ts';
import { createInvite, revokeInvite } from './invite.service.ts';

const DAY = 24 * 60 * 60_000;
const INVALID = { code: 'NOT_FOUND', message: 'Invalid or expired invite link' };
const LIMITS = { idleMinutes: 15, warningSeconds: 120 };

let store: TestStore;
let server: SignInServer;
let provider: TestSignIn;
let manager: Context;
let person = 0;

beforeAll(async () => {
  store = await TestStore.open();
  server = await SignInServer.start(store);
  provider = await TestSignIn.at(server.url);
  manager = await store.contextOfA(3);
});
afterAll(async () => {
  server.close();
  await store.close();
});

/** What the history tells of it: http/dataAccess.test.ts. */
const noteNothing = () => {};

const freshEmail = () => `new.person${++person}@store.example`;
const microsoftTokenOf = (email: string, name?: string) =>
  provider.accessTokenOf(new TestBrowser(), email, name);
const accept = async (token: string, email: string, name?: string) =>
  acceptInvite(store.services, server.config, token, await microsoftTokenOf(email, name), noteNothing);
const employeesOf = (email: string) =>
  store.database.rows(
    'select id, name, position, team, is_active as "isActive" from employee where lower(email) = $1',
    [email],
  );
const pendingOf = async (email: string) =>
  (await pendingInvites(manager)).filter(invite => invite.email === email);

describe('an invite', () => {
  it('carries a token of at least 128 random bits, never the same twice', async () => {
    const tokens = new Set<string>();
    for (let n = 0; n < 20; n++) tokens.add((await createInvite(manager, freshEmail())).token);
    expect(tokens.size).toBe(20);
    for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  });

  it('is one of at most 300 that a person makes within an hour', async () => {
    const maker = await store.contextOfA(3);
    await store.database.rows(
      `insert into invite (email, token, created_by, created_at, expires_at)
       select 'made' || n || '@store.example', repeat('t', 30) || n, $1, $2::timestamptz, $2::timestamptz + interval '7 days'
       from generate_series(1, 299) n`,
      [maker.viewer.employeeId, store.clock.now()],
    );
    await createInvite(maker, freshEmail());
    const refused = { code: 'TOO_MANY_REQUESTS' };
    await expect(createInvite(maker, freshEmail())).rejects.toMatchObject(refused);
    await createInvite(manager, freshEmail());
    store.clock.advance(60 * 60_000);
    await createInvite(maker, freshEmail());
  });

  it('is a link to the screen that accepts it', async () => {
    const invite = await createInvite(manager, freshEmail());
    expect(inviteUrl(store.services, invite)).toBe(
      `https://sales.store.example/acceptinvite?token=${invite.token}`,
    );
  });

  it('is pending for seven days', async () => {
    const email = freshEmail();
    const start = store.clock.now().toISOString();
    const { token } = await createInvite(manager, email);
    store.clock.advance(7 * DAY - 1_000);
    expect(await pendingOf(email)).toHaveLength(1);
    expect(await inviteByToken(store.services, token)).toMatchObject({ email });
    store.clock.advance(1_000);
    expect(await pendingOf(email)).toEqual([]);
    await expect(inviteByToken(store.services, token)).rejects.toMatchObject(INVALID);
    await expect(accept(token, email)).rejects.toMatchObject(INVALID);
    store.clock.set(start);
  });

  it('replaces the pending one of that e-mail, in any case', async () => {
    const email = freshEmail();
    const first = await createInvite(manager, email);
    await store.database.rows('update invite set email = upper(email) where id = $1', [first.id]);
    const second = await createInvite(manager, email);
    expect(await pendingOf(email)).toEqual([second]);
    await expect(inviteByToken(store.services, first.token)).rejects.toMatchObject(INVALID);
  });

  it('is one, however many managers invite one person at once', async () => {
    const email = freshEmail();
    await Promise.all(Array.from({ length: 10 }, () => createInvite(manager, email)));
    expect(await pendingOf(email)).toHaveLength(1);
  });

  it('is one of 300 of a manager within an hour, even of three made at once', async () => {
    const inviter = await store.contextOfA(3);
    await store.database.rows(
      `insert into invite (email, token, created_by, created_at, expires_at, revoked_at)
       select 'many' || n || '@store.example', lpad(n::text, 43, 'x'), $1, $2, $2::timestamptz + interval '1 day', $2 from generate_series(1, 299) n`,
      [inviter.viewer.employeeId, store.clock.now()],
    );
    const made = await Promise.allSettled(
      Array.from({ length: 3 }, () => createInvite(inviter, freshEmail())),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'TOO_MANY_REQUESTS' },
    });
  });

  it('is refused for an active employee, and made for one who left', async () => {
    const email = freshEmail();
    const id = await store.employee({ email: email.toUpperCase() });
    await expect(createInvite(manager, email)).rejects.toMatchObject({ code: 'CONFLICT' });
    await store.database.rows('update employee set is_active = false where id = $1', [id]);
    await createInvite(manager, email);
  });

  it('can be taken back once', async () => {
    const email = freshEmail();
    const { id, token } = await createInvite(manager, email);
    await revokeInvite(manager, id);
    expect(await pendingOf(email)).toEqual([]);
    await expect(accept(token, email)).rejects.toMatchObject(INVALID);
    await expect(revokeInvite(manager, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await employeesOf(email)).toEqual([]);
  });

  it('is managed by everyone but salespeople and BDC staff', async () => {
    for (const position of [0, 1, 2, 3, 4, 5, 6] as const) {
      const context = await store.contextOfA(position);
      const email = freshEmail();
      const { id } = await createInvite(manager, email);
      const outcomes = await Promise.allSettled([
        pendingInvites(context),
        createInvite(context, freshEmail()),
        revokeInvite(context, id),
      ]);
      const mayManage = position !== 0 && position !== 6;
      expect([
        position,
        outcomes.map(each => (each.status === 'rejected' ? each.reason.code : 'done')),
      ]).toEqual([position, Array(3).fill(mayManage ? 'done' : 'FORBIDDEN')]);
    }
  });
});

describe('accepting', () => {
  it('makes the account an active salesperson with no team, and signs them in', async () => {
    const email = freshEmail();
    const { token } = await createInvite(manager, email);
    const accepted = await accept(token, email, 'Nia New');
    expect(await employeesOf(email)).toEqual([
      { id: accepted.user.id, name: 'Nia New', position: 0, team: null, isActive: true },
    ]);
    expect(accepted.user).toEqual({ id: accepted.user.id, name: 'Nia New', email, position: 0, team: null });
    expect(await authenticate(store.services, LIMITS, accepted.token)).toMatchObject({
      employeeId: accepted.user.id,
      position: 0,
    });
    expect(await pendingOf(email)).toEqual([]);
    const who = accepted.user.id;
    expect(
      await store.database.rows(
        'select noun, action, fields from store_change where employee_id = $1 order by id',
        [who],
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
        fields: [{ field: 'acceptedBy', from: null, to: String(who) }],
      },
    ]);
  });

  it('works once: fifty at once make one employee', async () => {
    const email = freshEmail();
    const { token } = await createInvite(manager, email);
    const microsoft = await microsoftTokenOf(email, 'Fay Fifty');
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        acceptInvite(store.services, server.config, token, microsoft, noteNothing),
      ),
    );
    expect(tries.filter(each => each.status === 'fulfilled')).toHaveLength(1);
    const refusals = tries.filter(each => each.status === 'rejected');
    expect(refusals.map(each => each.reason)).toEqual(Array(49).fill(expect.objectContaining(INVALID)));
    expect(await employeesOf(email)).toHaveLength(1);
  });

  it('is accepted or taken back, never both, when both happen at once', async () => {
    const email = freshEmail();
    const { id, token } = await createInvite(manager, email);
    const microsoft = await microsoftTokenOf(email, 'Ray Race');
    const [accepted, revoked] = await Promise.allSettled([
      acceptInvite(store.services, server.config, token, microsoft, noteNothing),
      revokeInvite(manager, id),
    ]);
    expect([accepted.status, revoked.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await employeesOf(email)).toHaveLength(accepted.status === 'fulfilled' ? 1 : 0);
  });

  it('takes the invited account alone, and the invite stays', async () => {
    const email = freshEmail();
    const { token } = await createInvite(manager, email);
    const stranger = freshEmail();
    await expect(accept(token, stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await employeesOf(stranger)).toEqual([]);
    expect(await pendingOf(email)).toHaveLength(1);
    await accept(token, email);
  });

  it('knows the account’s e-mail in any case', async () => {
    const email = freshEmail();
    const { token } = await createInvite(manager, email);
    expect((await accept(token, email.toUpperCase())).user).toMatchObject({ position: 0 });
  });

  it('brings back who left as a salesperson with no team, whose old session stays dead', async () => {
    const email = freshEmail();
    const id = await store.employee({ name: 'Old Boss', email, position: 5, team: 3 });
    const old = await startSession(store.services, id);
    await store.database.rows('update employee set is_active = false where id = $1', [id]);
    const { token } = await createInvite(manager, email);
    const accepted = await accept(token, email);
    expect(await employeesOf(email)).toEqual([
      { id, name: 'Old Boss', position: 0, team: null, isActive: true },
    ]);
    expect(await authenticate(store.services, LIMITS, old.token)).toBeUndefined();
    expect(await authenticate(store.services, LIMITS, accepted.token)).toMatchObject({ employeeId: id });
  });

  it('changes nothing of who was made active meanwhile, and signs them in', async () => {
    const email = freshEmail();
    const id = await store.employee({ email, position: 3, isActive: false });
    const { token } = await createInvite(manager, email);
    await store.database.rows('update employee set is_active = true where id = $1', [id]);
    expect((await accept(token, email)).user).toMatchObject({ id, position: 3 });
  });

  it('does not hand a person’s employee to another account that was given their e-mail', async () => {
    const email = freshEmail();
    const id = await store.employee({ email, isActive: false });
    await store.database.rows(`update employee set identity_subject = 'someone-else' where id = $1`, [id]);
    const { token } = await createInvite(manager, email);
    await expect(accept(token, email)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await employeesOf(email)).toMatchObject([{ id, isActive: false }]);
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(5_000), "' or 1=1 --", 'nul\0', '\ud800'])(
    'answers the unknown token %j like a used one',
    async token => {
      await expect(inviteByToken(store.services, token)).rejects.toMatchObject(INVALID);
    },
  );
});
