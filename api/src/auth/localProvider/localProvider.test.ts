import pg from 'pg';
import { employ } from '../../testing/employ.ts';
import { SignInServer } from '../../testing/signInServer.ts';
import { TestBrowser } from '../../testing/testBrowser.ts';
import { TestSignIn } from '../../testing/testSignIn.ts';
import { TestStore } from '../../testing/testStore.ts';
import { signInSettings } from '../signInSettings.ts';
import { demoPeople } from './demoPeople.ts';

/** No two requests in a row reach the same instance. */
const INSTANCES = 2;

let store: TestStore;
let server: SignInServer;
let provider: TestSignIn;
let browser: TestBrowser;
let sam: { id: number; email: string };
let mia: { id: number; email: string };

beforeAll(async () => {
  store = await TestStore.open();
  sam = await employ(store, 'Sam <Sales> & Co', { position: 0 });
  await employ(store, 'Zoe Second', { position: 0 });
  await employ(store, 'Ina Inactive', { position: 1, isActive: false });
  mia = await employ(store, 'Mia Manager', { position: 1 });
  server = await SignInServer.start(store, INSTANCES);
  provider = await TestSignIn.at(server.url);
});
afterAll(async () => {
  server.close();
  await store.close();
});
beforeEach(() => {
  browser = new TestBrowser();
});

const claimsOf = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

async function signInAs(person: Record<string, string>) {
  const begun = await provider.request(browser, 'select_account');
  return provider.redeem(await provider.pick(browser, begun, person));
}

async function enterWith(accessToken: string) {
  const response = await fetch(`${server.url}/api/auth/microsoft-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessToken }),
  });
  return { status: response.status, body: await response.json() };
}

test('the endpoints in the settings are those that the provider has', async () => {
  const discovery = await (await fetch(`${server.url}/idp/.well-known/openid-configuration`)).json();
  expect(discovery).toMatchObject(JSON.parse(signInSettings(server.config).authorityMetadata ?? ''));
});

test('the addresses are the public ones, whatever proxy the call came through', async () => {
  const response = await fetch(`${server.url}/idp/.well-known/openid-configuration`, {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  });
  expect(await response.json()).toMatchObject({ token_endpoint: `${server.url}/idp/token` });
});

test('picking a person ends in the store as that person', async () => {
  const begun = await provider.request(browser, 'select_account');
  expect(begun.returned.pathname).toMatch(/^\/idp\/interaction\//);
  const answer = await provider.pick(browser, begun, { email: sam.email });
  expect(answer.returned.origin).toBe(server.url);
  expect(fragmentOf(answer.returned)).toMatchObject({ state: 'an-invite', code: expect.any(String) });
  const tokens = await provider.redeem(answer);
  expect(tokens.scope.split(' ')).toContain('User.Read');
  expect(await enterWith(tokens.access_token)).toMatchObject({
    status: 200,
    body: { id: sam.id, position: 0 },
  });
});

test('the id token carries what the sign-in library looks for', async () => {
  const claims = claimsOf((await signInAs({ email: sam.email })).id_token);
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

test('the same person has the same subject again after the server was started anew', async () => {
  const before = claimsOf((await signInAs({ email: sam.email })).id_token).sub;
  const restarted = await SignInServer.start(store);
  const again = await TestSignIn.at(restarted.url);
  const visitor = new TestBrowser();
  const answer = await again.pick(visitor, await again.request(visitor, 'select_account'), {
    email: sam.email,
  });
  expect(claimsOf((await again.redeem(answer)).id_token).sub).toBe(before);
  restarted.close();
});

test('someone signed in at the provider is renewed silently', async () => {
  await signInAs({ email: sam.email });
  const silent = await provider.request(browser, 'none');
  const tokens = await provider.redeem(silent);
  expect(claimsOf(tokens.id_token)).toMatchObject({ preferred_username: sam.email, tid: expect.any(String) });
  expect(await enterWith(tokens.access_token)).toMatchObject({ status: 200, body: { id: sam.id } });
});

test('a refresh token renews silently, more than once', async () => {
  const { refresh_token } = await signInAs({ email: sam.email });
  for (const _time of [1, 2]) {
    const response = await provider.token({ grant_type: 'refresh_token', refresh_token });
    const tokens = (await response.json()) as { access_token: string; id_token: string };
    expect(claimsOf(tokens.id_token)).toMatchObject({ preferred_username: sam.email });
    expect(await enterWith(tokens.access_token)).toMatchObject({ status: 200 });
  }
});

test('a stranger is not renewed silently, and the frame gets the refusal', async () => {
  const { returned } = await provider.request(browser, 'none');
  expect(fragmentOf(returned)).toMatchObject({ error: 'login_required', state: 'an-invite' });
});

test('another person may sign in on the same browser, and is then the one renewed', async () => {
  await signInAs({ email: sam.email });
  const second = await signInAs({ email: mia.email });
  expect(await enterWith(second.access_token)).toMatchObject({ status: 200, body: { id: mia.id } });
  const silent = await provider.redeem(await provider.request(browser, 'none'));
  expect(claimsOf(silent.id_token)).toMatchObject({ preferred_username: mia.email });
});

test('the sign-in page shows the choice of people each time, also when one is signed in', async () => {
  await signInAs({ email: sam.email });
  expect((await provider.request(browser, 'select_account')).returned.pathname).toMatch(
    /^\/idp\/interaction\//,
  );
});

test('someone who is not an employee signs in with another e-mail, and the store does not know them', async () => {
  const { id_token, access_token } = await signInAs({ email: ' New.Hire@Store.example ', name: 'Nell Hire' });
  expect(claimsOf(id_token)).toMatchObject({
    preferred_username: 'new.hire@store.example',
    name: 'Nell Hire',
  });
  expect(await enterWith(access_token)).toMatchObject({ status: 403 });
});

test('an incomplete e-mail is refused on the page, which keeps what was typed', async () => {
  const { returned } = await provider.request(browser, 'select_account');
  const response = await browser.submit(returned, { email: 'half@', name: '"><b>Me' });
  const page = await response.text();
  expect(response.status).toBe(400);
  expect(page).toContain('Please give a complete e-mail address');
  expect(page).toContain('value="half@"');
  expect(page).not.toContain('<b>Me');
});

test('cancelling leads back to the app with a refusal', async () => {
  const begun = await provider.request(browser, 'select_account');
  const { returned } = await provider.pick(browser, begun, { choice: 'cancel' });
  expect(fragmentOf(returned)).toMatchObject({ error: 'access_denied' });
});

test('the page offers the first active person of each position, then everyone else active', async () => {
  const { returned } = await provider.request(browser, 'select_account');
  const response = await browser.visit(returned);
  const page = await response.text();
  expect(page).toContain('Sam &lt;Sales&gt; &amp; Co');
  expect(page).toMatch(/<button[^>]*value="mia.manager@store.example"/);
  expect(page).toMatch(/<option value="zoe.second@store.example">/);
  expect(page).not.toContain('Ina Inactive');
  expect(await demoPeople(store.database)).toEqual([
    { name: 'Sam <Sales> & Co', role: 'salesperson', email: sam.email, position: 0 },
    { name: 'Mia Manager', role: 'sales manager', email: mia.email, position: 1 },
  ]);
});

test('the page works without any script, and cannot be framed', async () => {
  const { returned } = await provider.request(browser, 'select_account');
  const response = await browser.visit(returned);
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none';.*frame-ancestors 'none'/,
  );
  expect(await response.text()).not.toMatch(/<script|<style|\son\w+=|\sstyle=/i);
});

test('a sign-in that was begun in another browser shows a sentence and leads back', async () => {
  const { returned } = await provider.request(browser, 'select_account');
  const response = await new TestBrowser().visit(returned);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(`href="${server.url}/login"`);
});

test('while the database is busy a sign-in is refused as such, and works afterwards', async () => {
  const begun = await provider.request(browser, 'select_account');
  const locker = new pg.Client({ connectionString: store.url });
  await locker.connect();
  await locker.query('begin; lock table local_sign_in');
  const refused = await provider.token({ grant_type: 'refresh_token', refresh_token: 'x' });
  expect(refused.status).toBe(503);
  await locker.end();
  expect((await provider.pick(browser, begun, { email: sam.email })).returned.hash).toContain('code=');
});

test('codes are sent to no address but ours', async () => {
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

test('a code is worth nothing without its secret', async () => {
  const begun = await provider.request(browser, 'select_account');
  const answer = await provider.pick(browser, begun, { email: sam.email });
  await expect(provider.redeem({ ...answer, verifier: 'b'.repeat(43) })).rejects.toThrow('invalid_grant');
});

test('me refuses whoever holds no token of the provider', async () => {
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
])('%s %s with nonsense is refused, not a failure', async (method, path, body) => {
  const response = await browser.visit(server.url + path, {
    method,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
});

test.each(['email=a@b.example&email=c@d.example', 'email[]=a', 'email=%00@b.example', 'name=x', ''])(
  'a choice of nobody in particular (%s) shows the page again',
  async body => {
    const { returned } = await provider.request(browser, 'select_account');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await browser.visit(returned, { method: 'POST', body, headers });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Pick a demo person');
  },
);
