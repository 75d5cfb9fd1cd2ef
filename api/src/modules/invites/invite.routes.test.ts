import { SignInServer } from '../../testing/signInServer.ts';
import { TestClient } from '../../testing/testServer.ts';
import { TestBrowser, TestSignIn } from '../../testing/testSignIn.ts';
import { TestStore } from '../../testing/testStore.ts';
import { startSession } from '../sessions/session.service.ts';

let store: TestStore;
let server: SignInServer;
let provider: TestSignIn;
let manager: TestClient;
let anyone: TestClient;
let person = 0;

beforeAll(async () => {
  store = await TestStore.open();
  server = await SignInServer.start(store);
  provider = await TestSignIn.create(server.url);
  manager = await createClient(await store.insertEmployee({ position: 1 }));
  anyone = new TestClient(server.url);
});
afterAll(async () => {
  server.close();
  await store.close();
});

const createEmail = () => `invited${++person}@store.example`;
const createInvite = async (email: string) => (await manager.post('/api/invites', { email })).body;

async function createClient(employeeId: number): Promise<TestClient> {
  const { token } = await startSession(store.services, employeeId);
  return new TestClient(server.url, token, employeeId);
}

it('returns the link and the fields of an invite that is created', async () => {
  const email = createEmail();
  const response = await manager.post('/api/invites', { email: ` ${email.toUpperCase()} ` });
  const { invite_token: token } = response.body;
  expect(response.status).toBe(201);
  expect(response.body).toEqual({
    inviteUrl: `https://sales.store.example/acceptinvite?token=${token}`,
    id: expect.any(Number),
    email,
    invite_token: expect.stringMatching(/^[\w-]{43}$/),
    used: 0,
    created_at: '2026-06-17T15:00:00.000Z',
    expires_at: '2026-06-24T15:00:00.000Z',
  });
  const { inviteUrl: _, ...listed } = response.body;
  expect((await manager.get('/api/invites')).body).toContainEqual(listed);
});

it('verifies the token of an invite without requiring a sign-in', async () => {
  const email = createEmail();
  const { invite_token: token } = await createInvite(email);
  expect(await anyone.get(`/api/invites/verify/${token}`)).toMatchObject({ status: 200, body: { email } });
});

it('accepts an invite with a Microsoft account, and returns the user with a token', async () => {
  const email = createEmail();
  const { invite_token: token } = await createInvite(email);
  const microsoftAccessToken = await provider.getAccessToken(new TestBrowser(), email, 'Ina Vited');
  const response = await anyone.post('/api/invites/accept', { token, microsoftAccessToken });
  expect(response).toMatchObject({
    status: 200,
    body: { name: 'Ina Vited', email, position: 0, team: null },
  });
  const person = new TestClient(server.url, response.body.token);
  expect((await person.get('/api/auth/verify')).body).toMatchObject({ id: response.body.id, email });
});

it('returns the same error for used, revoked, expired and unknown tokens', async () => {
  const emails = [createEmail(), createEmail(), createEmail()];
  const [used, revoked, expired] = await Promise.all(emails.map(createInvite));
  const microsoftAccessToken = await provider.getAccessToken(new TestBrowser(), used.email);
  await anyone.post('/api/invites/accept', { token: used.invite_token, microsoftAccessToken });
  expect(await manager.delete(`/api/invites/${revoked.id}`)).toMatchObject({ status: 204, text: '' });
  await store.database.rows(
    `update invite set created_at = created_at - interval '7 days', expires_at = expires_at - interval '7 days'
     where id = $1`,
    [expired.id],
  );
  const unknown = 'y'.repeat(43);
  for (const token of [used.invite_token, revoked.invite_token, expired.invite_token, unknown]) {
    expect(await anyone.get(`/api/invites/verify/${token}`)).toMatchObject({
      status: 404,
      body: { message: 'Invalid or expired invite link', code: 'NOT_FOUND' },
    });
    const response = await anyone.post('/api/invites/accept', { token, microsoftAccessToken });
    expect([response.status, response.text]).toEqual([404, 'Invalid or expired invite link']);
  }
});

describe('errors of POST calls, which are plain text', () => {
  const postAndRead = async (client: TestClient, path: string, body: unknown) => {
    const { status, text, headers } = await client.post(path, body);
    return [status, headers.get('content-type'), text];
  };
  const PLAIN_TEXT = 'text/plain; charset=utf-8';

  it('rejects an invite for an active employee', async () => {
    await store.insertEmployee({ email: 'works.here@store.example' });
    expect(await postAndRead(manager, '/api/invites', { email: 'Works.Here@store.example' })).toEqual([
      409,
      PLAIN_TEXT,
      'An active employee already has this email and can sign in without an invite.',
    ]);
  });

  it.each([
    {},
    { email: '' },
    { email: 'nobody' },
    { email: 7 },
    { email: ['a@b.example'] },
    { email: `${'x'.repeat(200)}@b.example` },
  ])('rejects %j as an email', async body => {
    expect(await postAndRead(manager, '/api/invites', body)).toEqual([
      400,
      PLAIN_TEXT,
      'email must be an email address of at most 200 characters.',
    ]);
  });

  it('rejects invites by salespeople and anonymous callers, and bodies with invalid JSON', async () => {
    const salesperson = await createClient(await store.insertEmployee({ position: 0 }));
    expect(await postAndRead(salesperson, '/api/invites', { email: createEmail() })).toEqual([
      403,
      PLAIN_TEXT,
      'Only managers, office staff and admins can manage invites.',
    ]);
    expect(await postAndRead(anyone, '/api/invites', { email: createEmail() })).toEqual([
      401,
      PLAIN_TEXT,
      'Please sign in.',
    ]);
    expect((await postAndRead(manager, '/api/invites', '{"email": ')).slice(0, 2)).toEqual([400, PLAIN_TEXT]);
  });

  it('rejects an account without the invited email, and a token that Microsoft rejects', async () => {
    const { invite_token: token } = await createInvite(createEmail());
    const microsoftAccessToken = await provider.getAccessToken(new TestBrowser(), createEmail());
    expect(await postAndRead(anyone, '/api/invites/accept', { token, microsoftAccessToken })).toEqual([
      403,
      PLAIN_TEXT,
      'This invite is for another email address. Please sign in with the account that was invited.',
    ]);
    expect(await postAndRead(anyone, '/api/invites/accept', { token, microsoftAccessToken: 'x' })).toEqual([
      400,
      PLAIN_TEXT,
      'Login failed. Please try again.',
    ]);
    expect((await postAndRead(anyone, '/api/invites/accept', { token })).slice(0, 2)).toEqual([
      400,
      PLAIN_TEXT,
    ]);
    expect(
      (await postAndRead(anyone, '/api/invites/accept', { microsoftAccessToken: 'x' })).slice(0, 2),
    ).toEqual([400, PLAIN_TEXT]);
  });
});

it('returns the errors of calls other than POST as JSON', async () => {
  const salesperson = await createClient(await store.insertEmployee({ position: 6 }));
  const { id } = await createInvite(createEmail());
  expect(await salesperson.get('/api/invites')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect(await salesperson.delete(`/api/invites/${id}`)).toMatchObject({ status: 403 });
  expect(await anyone.get('/api/invites')).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  expect(await manager.delete('/api/invites/12abc')).toMatchObject({
    status: 400,
    body: { code: 'BAD_INPUT' },
  });
  expect(await manager.delete('/api/invites/424242')).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
  expect((await anyone.get('/api/invites/verify/%00')).status).toBe(404);
  expect((await anyone.get('/api/invites/verify/%ff')).status).toBe(400);
});
