import { type TestClient, TestServer } from '../../testing/testServer.ts';

const MOST = 3;
const WAIT = /^Too many tries\. Please try again in \d+ seconds\.$/;

/** Behind one proxy, so that each test comes from addresses of its own. */
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ FAILED_TRIES: String(MOST), TRUST_PROXY: '1' });
});
afterAll(() => server.stop());

/** Whoever calls from this address. */
function from(address: string, client: TestClient = server.anonymous) {
  const headers = { 'x-forwarded-for': address };
  const send = (method: string, path: string, body?: unknown) => client.send(method, path, body, headers);
  return {
    guess: () => send('POST', '/api/auth/microsoft-login', { accessToken: '' }),
    verify: (token: string) => send('GET', `/api/invites/verify/${token}`),
    accept: () => send('POST', '/api/invites/accept', { token: 'x', microsoftAccessToken: 'y' }),
  };
}

async function statuses(count: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const all: number[] = [];
  for (let time = 0; time < count; time++) all.push((await call()).status);
  return all;
}

test('failed sign-ins from one address are bounded, and the refusal names the time to wait', async () => {
  const { guess } = from('203.0.113.1');
  expect(await statuses(MOST, guess)).toEqual([400, 400, 400]);
  const refused = await guess();
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(WAIT) },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await from('203.0.113.2').guess()).status).toBe(400);
});

test('failures made side by side are bounded too', async () => {
  const { guess } = from('203.0.113.3');
  const all = await Promise.all(Array.from({ length: 20 }, guess));
  expect(all.filter(({ status }) => status !== 429)).toHaveLength(MOST);
});

test('failures at one instance count at every other', async () => {
  const beside = await TestServer.start({ FAILED_TRIES: String(MOST), TRUST_PROXY: '1' }, server.store);
  const address = '203.0.113.8';
  expect((await from(address).guess()).status).toBe(400);
  expect(await statuses(MOST, from(address, beside.anonymous).guess)).toEqual([400, 400, 429]);
  expect((await from(address).guess()).status).toBe(429);
  await beside.stop();
});

test('failed invites are bounded, each kind by itself, with the sentence that their client shows', async () => {
  const { verify, accept, guess } = from('203.0.113.4');
  expect(await statuses(MOST + 1, () => verify('nothing'))).toEqual([404, 404, 404, 429]);
  expect(await statuses(MOST, accept)).toEqual([404, 404, 404]);
  const refused = await accept();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(refused.text).toMatch(WAIT);
  expect((await guess()).status).toBe(400);
});

test('what succeeds is not counted, so a whole store behind one address comes in', async () => {
  const manager = await server.as(3);
  const { body: invite } = await manager.post('/api/invites', { email: 'new@store.example' });
  const { verify } = from('203.0.113.5');
  const all = await statuses(5 * MOST, () => verify(invite.invite_token));
  expect(new Set(all)).toEqual(new Set([200]));
});

test('addresses that a client puts before the trusted proxy’s do not count', async () => {
  let named = 0;
  const pretend = () => from(`198.51.100.${++named}, 203.0.113.6`).guess();
  expect(await statuses(MOST + 1, pretend)).toEqual([400, 400, 400, 429]);
});

test('an IPv6 network that one household has is one address, and IPv4 in its clothes is itself', async () => {
  let host = 0;
  const sameNetwork = () => from(`2001:db8:1:2::${++host}`).guess();
  expect(await statuses(MOST + 1, sameNetwork)).toEqual([400, 400, 400, 429]);
  expect((await from('2001:db8:1:3::1').guess()).status).toBe(400);
  expect(await statuses(MOST, from('::ffff:203.0.113.7').guess)).toEqual([400, 400, 400]);
  expect((await from('203.0.113.7').guess()).status).toBe(429);
});

test('text that is no address gives nobody more tries', async () => {
  expect(await statuses(MOST + 1, from('unknown').guess)).toEqual([400, 400, 400, 429]);
  expect((await from('x'.repeat(5_000)).guess()).status).toBe(400);
});

test.each([
  ['no proxy is trusted', {}],
  ['another proxy is trusted', { TRUST_PROXY: '10.0.0.0/8, 192.0.2.1' }],
])('when %s, nobody gets more tries by naming another address', async (_what, env) => {
  const direct = await TestServer.start({ FAILED_TRIES: String(MOST), ...env });
  let named = 0;
  const pretend = () => from(`203.0.113.${++named}`, direct.anonymous).guess();
  expect(await statuses(MOST + 1, pretend)).toEqual([400, 400, 400, 429]);
  await direct.stop();
});
