import { SignInServer } from '../../testing/signInServer.ts';
import { TestBrowser, TestSignIn } from '../../testing/testSignIn.ts';
import { insertNamedEmployee, TestStore } from '../../testing/testStore.ts';

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

interface CallOptions {
  token?: string;
  body?: string;
  headers?: Record<string, string>;
}

async function call(method: string, path: string, { token, body, headers }: CallOptions = {}) {
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

const logIn = (body: unknown) => call('POST', '/microsoft-login', { body: JSON.stringify(body) });
const getAccessToken = (email: string) => provider.getAccessToken(new TestBrowser(), email);

test('returns the user and a token after a sign-in, and returns the same user when the token is verified', async () => {
  const { id, email } = await insertNamedEmployee(store, 'Sam Sales', { position: 1 });
  const user = { id, name: 'Sam Sales', email, position: 1, team: null };
  const response = await logIn({ accessToken: await getAccessToken(email) });
  expect(response).toEqual({ status: 200, body: { ...user, token: expect.any(String) } });
  expect(await call('GET', '/verify', { token: response.body.token })).toEqual({ status: 200, body: user });
});

test('rejects a copied session token after the sign-out', async () => {
  const { email } = await insertNamedEmployee(store, 'Lou Leaves');
  const { token } = (await logIn({ accessToken: await getAccessToken(email) })).body;
  expect(await call('POST', '/logout', { token })).toEqual({ status: 204, body: '' });
  expect(await call('GET', '/verify', { token })).toMatchObject({ status: 401 });
  expect(await call('POST', '/logout', { token })).toMatchObject({ status: 401 });
});

test('does not extend an idle session by a background request', async () => {
  const { email } = await insertNamedEmployee(store, 'Ida Idle');
  const { token } = (await logIn({ accessToken: await getAccessToken(email) })).body;
  const tenMinutes = 10 * 60_000;
  store.clock.advance(tenMinutes);
  const backgroundCall = { token, headers: { 'x-unattended': '1' } };
  expect(await call('GET', '/verify', backgroundCall)).toMatchObject({ status: 200 });
  store.clock.advance(tenMinutes);
  expect(await call('GET', '/verify', backgroundCall)).toMatchObject({ status: 401 });
});

test.each([
  ['GET', '/verify'],
  ['POST', '/logout'],
])('rejects calls of %s %s without a sign-in', async (method, path) => {
  const rejection = { status: 401, body: { message: 'Please sign in.', code: 'UNAUTHENTICATED' } };
  expect(await call(method, path)).toEqual(rejection);
  expect(await call(method, path, { token: 'made-up' })).toEqual(rejection);
});

test('rejects a session token that is sent in a cookie or a query parameter', async () => {
  const { email } = await insertNamedEmployee(store, 'Coo Kie');
  const { token } = (await logIn({ accessToken: await getAccessToken(email) })).body;
  const response = await fetch(`${server.url}/api/auth/verify?token=${token}&access_token=${token}`, {
    headers: { cookie: `token=${token}; accessToken=${token}`, authorization: `Basic ${token}` },
  });
  expect(response.status).toBe(401);
});

test('rejects the sign-in of a person who is not an employee, and refers the person to a manager', async () => {
  expect(await logIn({ accessToken: await getAccessToken('stranger@store.example') })).toEqual({
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
  ['plain text', 'accessToken'],
  ['nothing', null],
  ['an empty token', { accessToken: '' }],
  ['a token with a line break', { accessToken: 'a\r\nX-Evil: 1' }],
  ['a token with a NUL', { accessToken: 'a\0b' }],
  ['a token with characters that a header cannot contain', { accessToken: 'ключ' }],
  ['a huge token', { accessToken: 'x'.repeat(500_000) }],
  ['an invented token', { accessToken: 'made-up' }],
])('rejects a sign-in with %s as bad input, with a message of one plain sentence', async (_what, body) => {
  const response = await logIn(body);
  expect(response).toEqual({
    status: 400,
    body: { message: expect.stringMatching(/^[A-Z].+\.$/i), code: 'BAD_INPUT' },
  });
});

test('rejects a sign-in without a body', async () => {
  expect(await call('POST', '/microsoft-login')).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
});

test('returns the sign-in settings to a caller who is not signed in', async () => {
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
