import { employ } from '../testing/employ.ts';
import { SignInServer } from '../testing/signInServer.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { TestSignIn } from '../testing/testSignIn.ts';
import { TestStore } from '../testing/testStore.ts';

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

interface Sent {
  token?: string;
  body?: string;
  headers?: Record<string, string>;
}

async function call(method: string, path: string, { token, body, headers }: Sent = {}) {
  const response = await fetch(`${server.url}/api/auth${path}`, {
    method,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text) };
}

const login = (sent: unknown) => call('POST', '/microsoft-login', { body: JSON.stringify(sent) });
const accessTokenOf = (email: string) => provider.accessTokenOf(new TestBrowser(), email);

test('a sign-in answers the user and a token, and verify answers that user', async () => {
  const { id, email } = await employ(store, 'Sam Sales', { position: 1 });
  const user = { id, name: 'Sam Sales', email, position: 1, team: null };
  const answer = await login({ accessToken: await accessTokenOf(email) });
  expect(answer).toEqual({ status: 200, body: { ...user, token: expect.any(String) } });
  expect(await call('GET', '/verify', { token: answer.body.token })).toEqual({ status: 200, body: user });
});

test('a token that was copied before the sign-out is refused after it', async () => {
  const { email } = await employ(store, 'Lou Leaves');
  const { token } = (await login({ accessToken: await accessTokenOf(email) })).body;
  expect(await call('POST', '/logout', { token })).toEqual({ status: 204, body: '' });
  expect(await call('GET', '/verify', { token })).toMatchObject({ status: 401 });
  expect(await call('POST', '/logout', { token })).toMatchObject({ status: 401 });
});

test('a call that no person started does not keep an idle session alive', async () => {
  const { email } = await employ(store, 'Ida Idle');
  const { token } = (await login({ accessToken: await accessTokenOf(email) })).body;
  const tenMinutes = 10 * 60_000;
  store.clock.advance(tenMinutes);
  const unattended = { token, headers: { 'x-unattended': '1' } };
  expect(await call('GET', '/verify', unattended)).toMatchObject({ status: 200 });
  store.clock.advance(tenMinutes);
  expect(await call('GET', '/verify', unattended)).toMatchObject({ status: 401 });
});

test.each([
  ['GET', '/verify'],
  ['POST', '/logout'],
])('%s %s refuses the anonymous', async (method, path) => {
  const refusal = { status: 401, body: { message: 'Please sign in.', code: 'UNAUTHENTICATED' } };
  expect(await call(method, path)).toEqual(refusal);
  expect(await call(method, path, { token: 'made-up' })).toEqual(refusal);
});

test('a cookie or a query parameter never authorises', async () => {
  const { email } = await employ(store, 'Coo Kie');
  const { token } = (await login({ accessToken: await accessTokenOf(email) })).body;
  const response = await fetch(`${server.url}/api/auth/verify?token=${token}&access_token=${token}`, {
    headers: { cookie: `token=${token}; accessToken=${token}`, authorization: `Basic ${token}` },
  });
  expect(response.status).toBe(401);
});

test('the refusal of someone who is not an employee names whom to ask', async () => {
  expect(await login({ accessToken: await accessTokenOf('stranger@store.example') })).toEqual({
    status: 403,
    body: { message: 'Access denied. Please contact your manager.', code: 'FORBIDDEN' },
  });
});

test.each([
  ['no field', {}],
  ['a number', { accessToken: 12 }],
  ['null', { accessToken: null }],
  ['an array of tokens', { accessToken: ['a'] }],
  ['an array', [{ accessToken: 'a' }]],
  ['a word', 'accessToken'],
  ['nothing', null],
  ['an empty token', { accessToken: '' }],
  ['a token with a line break', { accessToken: 'a\r\nX-Evil: 1' }],
  ['a token with a NUL', { accessToken: 'a\0b' }],
  ['a token that is no header text', { accessToken: 'ключ' }],
  ['a huge token', { accessToken: 'x'.repeat(500_000) }],
  ['a made-up token', { accessToken: 'made-up' }],
])('a sign-in with %s is bad input, in one plain sentence', async (_what, sent) => {
  const answer = await login(sent);
  expect(answer).toEqual({
    status: 400,
    body: { message: expect.stringMatching(/^[A-Z].+\.$/i), code: 'BAD_INPUT' },
  });
});

test('a sign-in without a body is bad input', async () => {
  expect(await call('POST', '/microsoft-login')).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
});

test('the settings tell a browser how to sign in, without signing in', async () => {
  const { status, body } = await call('GET', '/settings');
  const host = new URL(server.url).host;
  expect(status).toBe(200);
  expect(body).toEqual({
    provider: 'local',
    clientId: 'salesfloor',
    authority: `https://${host}/idp`,
    knownAuthorities: [host],
    authorityMetadata: expect.any(String),
    protocolMode: 'OIDC',
    scopes: ['openid', 'profile', 'email', 'User.Read'],
    idleMinutes: 15,
    warningSeconds: 120,
    storeName: 'Salesfloor',
    storeTimeZone: 'America/New_York',
  });
});
