import { startSession } from '../sessions/session.service.ts';
import { SignInServer } from '../testing/signInServer.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { TestClient } from '../testing/testServer.ts';
import { TestSignIn } from '../testing/testSignIn.ts';
import { TestStore } from '../testing/testStore.ts';

let store: TestStore;
let server: SignInServer;
let provider: TestSignIn;
let manager: TestClient;
let anyone: TestClient;
let person = 0;

beforeAll(async () => {
  store = await TestStore.open();
  server = await SignInServer.start(store);
  provider = await TestSignIn.at(server.url);
  manager = await clientOf(await store.employee({ position: 1 }));
  anyone = new TestClient(server.url);
});
afterAll(async () => {
  server.close();
  await store.close();
});

const freshEmail = () => `invited${++person}@store.example`;
const invite = async (email: string) => (await manager.post('/api/invites', { email })).body;

async function clientOf(employeeId: number): Promise<TestClient> {
  const { token } = await startSession(store.services, employeeId);
  return new TestClient(server.url, token, employeeId);
}

it('answers the link and the fields of the invite', async () => {
  const email = freshEmail();
  const answer = await manager.post('/api/invites', { email: ` ${email.toUpperCase()} ` });
  const { invite_token: token } = answer.body;
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    inviteUrl: `https://sales.store.example/acceptinvite?token=${token}`,
    id: expect.any(Number),
    email,
    invite_token: expect.stringMatching(/^[\w-]{43}$/),
    used: 0,
    created_at: '2026-06-17T15:00:00.000Z',
    expires_at: '2026-06-24T15:00:00.000Z',
  });
  const { inviteUrl: _, ...listed } = answer.body;
  expect((await manager.get('/api/invites')).body).toContainEqual(listed);
});

it('is verified by anyone who has the link', async () => {
  const email = freshEmail();
  const { invite_token: token } = await invite(email);
  expect(await anyone.get(`/api/invites/verify/${token}`)).toMatchObject({ status: 200, body: { email } });
});

it('is accepted with a Microsoft account, and answers the user with a token', async () => {
  const email = freshEmail();
  const { invite_token: token } = await invite(email);
  const microsoftAccessToken = await provider.accessTokenOf(new TestBrowser(), email, 'Ina Vited');
  const answer = await anyone.post('/api/invites/accept', { token, microsoftAccessToken });
  expect(answer).toMatchObject({ status: 200, body: { name: 'Ina Vited', email, position: 0, team: null } });
  const person = new TestClient(server.url, answer.body.token);
  expect((await person.get('/api/auth/verify')).body).toMatchObject({ id: answer.body.id, email });
});

it('answers used, revoked, expired and unknown tokens alike', async () => {
  const emails = [freshEmail(), freshEmail(), freshEmail()];
  const [used, revoked, expired] = await Promise.all(emails.map(invite));
  const microsoftAccessToken = await provider.accessTokenOf(new TestBrowser(), used.email);
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
    const answer = await anyone.post('/api/invites/accept', { token, microsoftAccessToken });
    expect([answer.status, answer.text]).toEqual([404, 'Invalid or expired invite link']);
  }
});

describe('refusals of POST are the sentence alone, as plain text', () => {
  const answerOf = async (client: TestClient, path: string, body: unknown) => {
    const { status, text, headers } = await client.post(path, body);
    return [status, headers.get('content-type'), text];
  };
  const TEXT = 'text/plain; charset=utf-8';

  it('to whoever invites an active employee', async () => {
    await store.employee({ email: 'works.here@store.example' });
    expect(await answerOf(manager, '/api/invites', { email: 'Works.Here@store.example' })).toEqual([
      409,
      TEXT,
      'Someone with that e-mail is already an active employee.',
    ]);
  });

  it.each([
    {},
    { email: '' },
    { email: 'nobody' },
    { email: 7 },
    { email: ['a@b.example'] },
    { email: `${'x'.repeat(200)}@b.example` },
  ])('to whoever sends %j as an e-mail', async body => {
    expect(await answerOf(manager, '/api/invites', body)).toEqual([
      400,
      TEXT,
      'email must be an e-mail address of at most 200 characters.',
    ]);
  });

  it('to salespeople, the anonymous and whoever sends no JSON', async () => {
    const salesperson = await clientOf(await store.employee({ position: 0 }));
    expect(await answerOf(salesperson, '/api/invites', { email: freshEmail() })).toEqual([
      403,
      TEXT,
      'You may not manage invites.',
    ]);
    expect(await answerOf(anyone, '/api/invites', { email: freshEmail() })).toEqual([
      401,
      TEXT,
      'Please sign in.',
    ]);
    expect((await answerOf(manager, '/api/invites', '{"email": ')).slice(0, 2)).toEqual([400, TEXT]);
  });

  it('to another account, and to a token that Microsoft refuses', async () => {
    const { invite_token: token } = await invite(freshEmail());
    const microsoftAccessToken = await provider.accessTokenOf(new TestBrowser(), freshEmail());
    expect(await answerOf(anyone, '/api/invites/accept', { token, microsoftAccessToken })).toEqual([
      403,
      TEXT,
      'This invite is for another e-mail address. Please sign in with the account that was invited.',
    ]);
    expect(await answerOf(anyone, '/api/invites/accept', { token, microsoftAccessToken: 'x' })).toEqual([
      400,
      TEXT,
      'Login failed. Please try again.',
    ]);
    expect((await answerOf(anyone, '/api/invites/accept', { token })).slice(0, 2)).toEqual([400, TEXT]);
    expect(
      (await answerOf(anyone, '/api/invites/accept', { microsoftAccessToken: 'x' })).slice(0, 2),
    ).toEqual([400, TEXT]);
  });
});

it('refuses the rest as JSON', async () => {
  const salesperson = await clientOf(await store.employee({ position: 6 }));
  const { id } = await invite(freshEmail());
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
