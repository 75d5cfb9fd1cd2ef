import pg from 'pg';
import { SignInServer } from '../../../testing/signInServer.ts';
import { TestBrowser, TestSignIn } from '../../../testing/testSignIn.ts';
import { insertNamedEmployee, TestStore } from '../../../testing/testStore.ts';
import { buildSignInSettings } from '../signInSettings.ts';
import { listDemoPeople } from './demoPeople.ts';

/** Number of server instances. Consecutive requests reach different instances. */
const INSTANCES = 2;

let store: TestStore;
let server: SignInServer;
let provider: TestSignIn;
let browser: TestBrowser;
let sam: { id: number; email: string };
let mia: { id: number; email: string };

beforeAll(async () => {
  store = await TestStore.open();
  sam = await insertNamedEmployee(store, 'Sam <Sales> & Co', { position: 0 });
  await insertNamedEmployee(store, 'Zoe Second', { position: 0 });
  await insertNamedEmployee(store, 'Ina Inactive', { position: 1, isActive: false });
  mia = await insertNamedEmployee(store, 'Mia Manager', { position: 1 });
  server = await SignInServer.start(store, INSTANCES);
  provider = await TestSignIn.create(server.url);
});
afterAll(async () => {
  server.close();
  await store.close();
});
beforeEach(() => {
  browser = new TestBrowser();
});

const readClaims = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
const readFragment = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

async function signInAs(person: Record<string, string>) {
  const started = await provider.request(browser, 'select_account');
  return provider.exchangeCode(await provider.pickPerson(browser, started, person));
}

async function logInToStore(accessToken: string) {
  const response = await fetch(`${server.url}/api/auth/microsoft-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessToken }),
  });
  return { status: response.status, body: await response.json() };
}

test('publishes metadata with the endpoints of the sign-in settings', async () => {
  const discovery = await (await fetch(`${server.url}/idp/.well-known/openid-configuration`)).json();
  expect(discovery).toMatchObject(JSON.parse(buildSignInSettings(server.config).authorityMetadata ?? ''));
});

test('uses the public address in all endpoints, even behind a proxy', async () => {
  const response = await fetch(`${server.url}/idp/.well-known/openid-configuration`, {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  });
  expect(await response.json()).toMatchObject({ token_endpoint: `${server.url}/idp/token` });
});

test('signs in to the store as the chosen person', async () => {
  const started = await provider.request(browser, 'select_account');
  expect(started.redirectUrl.pathname).toMatch(/^\/idp\/interaction\//);
  const signedIn = await provider.pickPerson(browser, started, { email: sam.email });
  expect(signedIn.redirectUrl.origin).toBe(server.url);
  expect(readFragment(signedIn.redirectUrl)).toMatchObject({ state: 'an-invite', code: expect.any(String) });
  const tokens = await provider.exchangeCode(signedIn);
  expect(tokens.scope.split(' ')).toContain('User.Read');
  expect(await logInToStore(tokens.access_token)).toMatchObject({
    status: 200,
    body: { id: sam.id, position: 0 },
  });
});

test('issues id tokens with the claims that MSAL expects', async () => {
  const claims = readClaims((await signInAs({ email: sam.email })).id_token);
  expect(claims).toMatchObject({
    iss: `${server.url}/idp`,
    aud: 'salesfloor',
    nonce: 'n',
    tid: expect.any(String),
    preferred_username: sam.email,
    name: 'Sam <Sales> & Co',
  });
  expect(claims.oid).toBe(claims.sub);
});

test("keeps a person's subject after a restart of the server", async () => {
  const before = readClaims((await signInAs({ email: sam.email })).id_token).sub;
  const restarted = await SignInServer.start(store);
  const restartedProvider = await TestSignIn.create(restarted.url);
  const otherBrowser = new TestBrowser();
  const signedIn = await restartedProvider.pickPerson(
    otherBrowser,
    await restartedProvider.request(otherBrowser, 'select_account'),
    {
      email: sam.email,
    },
  );
  expect(readClaims((await restartedProvider.exchangeCode(signedIn)).id_token).sub).toBe(before);
  restarted.close();
});

test('renews a sign-in silently', async () => {
  await signInAs({ email: sam.email });
  const silent = await provider.request(browser, 'none');
  const tokens = await provider.exchangeCode(silent);
  expect(readClaims(tokens.id_token)).toMatchObject({
    preferred_username: sam.email,
    tid: expect.any(String),
  });
  expect(await logInToStore(tokens.access_token)).toMatchObject({ status: 200, body: { id: sam.id } });
});

test('renews a sign-in silently several times with the same refresh token', async () => {
  const { refresh_token } = await signInAs({ email: sam.email });
  for (const _time of [1, 2]) {
    const response = await provider.requestToken({ grant_type: 'refresh_token', refresh_token });
    const tokens = (await response.json()) as { access_token: string; id_token: string };
    expect(readClaims(tokens.id_token)).toMatchObject({ preferred_username: sam.email });
    expect(await logInToStore(tokens.access_token)).toMatchObject({ status: 200 });
  }
});

test('rejects a silent renewal when no person is signed in, and shows the error in the frame', async () => {
  const { redirectUrl } = await provider.request(browser, 'none');
  expect(readFragment(redirectUrl)).toMatchObject({ error: 'login_required', state: 'an-invite' });
});

test('renews the sign-in of the second person after two people signed in on the same browser', async () => {
  await signInAs({ email: sam.email });
  const second = await signInAs({ email: mia.email });
  expect(await logInToStore(second.access_token)).toMatchObject({ status: 200, body: { id: mia.id } });
  const silent = await provider.exchangeCode(await provider.request(browser, 'none'));
  expect(readClaims(silent.id_token)).toMatchObject({ preferred_username: mia.email });
});

test('shows the sign-in page for each sign-in, even if a person is already signed in', async () => {
  await signInAs({ email: sam.email });
  expect((await provider.request(browser, 'select_account')).redirectUrl.pathname).toMatch(
    /^\/idp\/interaction\//,
  );
});

test('signs in a person with an email that belongs to no employee, but the store rejects the token of this person', async () => {
  const { id_token, access_token } = await signInAs({ email: ' New.Hire@Store.example ', name: 'Nell Hire' });
  expect(readClaims(id_token)).toMatchObject({
    preferred_username: 'new.hire@store.example',
    name: 'Nell Hire',
  });
  expect(await logInToStore(access_token)).toMatchObject({ status: 403 });
});

test('rejects an incomplete email on the sign-in page, and shows the typed text in the form again', async () => {
  const { redirectUrl } = await provider.request(browser, 'select_account');
  const response = await browser.submit(redirectUrl, { email: 'half@', name: '"><b>Me' });
  const page = await response.text();
  expect(response.status).toBe(400);
  expect(page).toContain('Enter a complete email address');
  expect(page).toContain('value="half@"');
  expect(page).not.toContain('<b>Me');
});

test('returns to the app with an error when the person presses Cancel', async () => {
  const started = await provider.request(browser, 'select_account');
  const { redirectUrl } = await provider.pickPerson(browser, started, { choice: 'cancel' });
  expect(readFragment(redirectUrl)).toMatchObject({ error: 'access_denied' });
});

test('offers the first active person of each position, and then all remaining active people', async () => {
  const { redirectUrl } = await provider.request(browser, 'select_account');
  const response = await browser.visit(redirectUrl);
  const page = await response.text();
  expect(page).toContain('Sam &lt;Sales&gt; &amp; Co');
  expect(page).toMatch(/<button[^>]*value="mia.manager@store.example"/);
  expect(page).toMatch(/<option value="zoe.second@store.example">/);
  expect(page).not.toContain('Ina Inactive');
  expect(await listDemoPeople(store.database)).toEqual([
    { name: 'Sam <Sales> & Co', role: 'salesperson', email: sam.email, position: 0 },
    { name: 'Mia Manager', role: 'sales manager', email: mia.email, position: 1 },
  ]);
});

test('serves a sign-in page without scripts that cannot be shown in a frame', async () => {
  const { redirectUrl } = await provider.request(browser, 'select_account');
  const response = await browser.visit(redirectUrl);
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none';.*frame-ancestors 'none'/,
  );
  expect(await response.text()).not.toMatch(/<script|<style|\son\w+=|\sstyle=/i);
});

test('shows a message and a link to the app when the sign-in began in another browser', async () => {
  const { redirectUrl } = await provider.request(browser, 'select_account');
  const response = await new TestBrowser().visit(redirectUrl);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(`href="${server.url}/login"`);
});

test('rejects a sign-in with 503 while the database is busy, and accepts the sign-in afterwards', async () => {
  const started = await provider.request(browser, 'select_account');
  const locker = new pg.Client({ connectionString: store.url });
  await locker.connect();
  await locker.query('begin; lock table local_sign_in');
  const response = await provider.requestToken({ grant_type: 'refresh_token', refresh_token: 'x' });
  expect(response.status).toBe(503);
  await locker.end();
  expect((await provider.pickPerson(browser, started, { email: sam.email })).redirectUrl.hash).toContain(
    'code=',
  );
});

test('rejects redirects to other sites', async () => {
  const address = new URL(`${server.url}/idp/auth`);
  address.search = new URLSearchParams({
    client_id: 'salesfloor',
    response_type: 'code',
    redirect_uri: 'https://evil.example/',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  }).toString();
  const response = await browser.visit(address);
  expect(response.status).toBe(400);
  expect(response.headers.get('location')).toBeNull();
});

test('rejects the exchange of an authorization code with a wrong code verifier', async () => {
  const started = await provider.request(browser, 'select_account');
  const signedIn = await provider.pickPerson(browser, started, { email: sam.email });
  await expect(provider.exchangeCode({ ...signedIn, verifier: 'b'.repeat(43) })).rejects.toThrow(
    'invalid_grant',
  );
});

test('rejects a request to /v1.0/me without a token of the provider', async () => {
  expect((await fetch(`${server.url}/idp/v1.0/me`)).status).toBe(401);
});

test.each([
  ['GET', '/idp/nowhere', undefined],
  ['GET', '/idp/auth', undefined],
  ['GET', '/idp/auth?client_id=salesfloor&client_id=other', undefined],
  ['GET', '/idp/auth/unknown', undefined],
  ['GET', '/idp/%zz', undefined],
  ['GET', '/idp/interaction/%zz', undefined],
  ['GET', '/idp/session/end?id_token_hint=x&post_logout_redirect_uri=x', undefined],
  ['POST', '/idp/token', '{"grant_type":"refresh_token"}'],
  ['POST', '/idp/token', 'grant_type=refresh_token&client_id=salesfloor&refresh_token=%00'],
  ['POST', '/idp/interaction/unknown', 'email=a@b.example'],
  ['POST', '/idp/v1.0/me', ''],
])('rejects invalid input in %s %s with a client error', async (method, path, body) => {
  const response = await browser.visit(server.url + path, {
    method,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
});

test.each(['email=a@b.example&email=c@d.example', 'email[]=a', 'email=%00@b.example', 'name=x', ''])(
  'shows the sign-in page again after an invalid choice (%s)',
  async body => {
    const { redirectUrl } = await provider.request(browser, 'select_account');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await browser.visit(redirectUrl, { method: 'POST', body, headers });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Pick a demo person');
  },
);
