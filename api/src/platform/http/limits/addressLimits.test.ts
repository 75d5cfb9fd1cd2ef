import { type TestClient, TestServer } from '../../../testing/testServer.ts';

const MAX_TRIES = 3;
const WAIT_MESSAGE = /^Too many attempts\. Please try again in \d+ seconds\.$/;

/** A server behind one proxy, so that each test can use different client addresses. */
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ FAILED_TRIES: String(MAX_TRIES), TRUST_PROXY: '1' });
});
afterAll(() => server.stop());

/** Creates requests from an address. */
function fromAddress(address: string, client: TestClient = server.anonymous) {
  const headers = { 'x-forwarded-for': address };
  const send = (method: string, path: string, body?: unknown) => client.send(method, path, body, headers);
  return {
    guess: () => send('POST', '/api/auth/microsoft-login', { accessToken: '' }),
    verify: (token: string) => send('GET', `/api/invites/verify/${token}`),
    accept: () => send('POST', '/api/invites/accept', { token: 'x', microsoftAccessToken: 'y' }),
  };
}

async function collectStatuses(count: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const statusCodes: number[] = [];
  for (let time = 0; time < count; time++) statusCodes.push((await call()).status);
  return statusCodes;
}

test('limits failed sign-ins from one address and returns the time to wait', async () => {
  const { guess } = fromAddress('203.0.113.1');
  expect(await collectStatuses(MAX_TRIES, guess)).toEqual([400, 400, 400]);
  const rejectedResponse = await guess();
  expect(rejectedResponse).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(WAIT_MESSAGE) },
  });
  expect(Number(rejectedResponse.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(rejectedResponse.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await fromAddress('203.0.113.2').guess()).status).toBe(400);
});

test('limits concurrent failed sign-ins', async () => {
  const { guess } = fromAddress('203.0.113.3');
  const responses = await Promise.all(Array.from({ length: 20 }, guess));
  expect(responses.filter(({ status }) => status !== 429)).toHaveLength(MAX_TRIES);
});

test('counts the failures on all instances together', async () => {
  const otherInstance = await TestServer.start(
    { FAILED_TRIES: String(MAX_TRIES), TRUST_PROXY: '1' },
    server.store,
  );
  const address = '203.0.113.8';
  expect((await fromAddress(address).guess()).status).toBe(400);
  expect(await collectStatuses(MAX_TRIES, fromAddress(address, otherInstance.anonymous).guess)).toEqual([
    400, 400, 429,
  ]);
  expect((await fromAddress(address).guess()).status).toBe(429);
  await otherInstance.stop();
});

test('limits failed verifications and acceptances of invites separately, with a plain-text error', async () => {
  const { verify, accept, guess } = fromAddress('203.0.113.4');
  expect(await collectStatuses(MAX_TRIES + 1, () => verify('nothing'))).toEqual([404, 404, 404, 429]);
  expect(await collectStatuses(MAX_TRIES, accept)).toEqual([404, 404, 404]);
  const rejectedResponse = await accept();
  expect(rejectedResponse.status).toBe(429);
  expect(rejectedResponse.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(rejectedResponse.text).toMatch(WAIT_MESSAGE);
  expect((await guess()).status).toBe(400);
});

test('does not count successes, so that a whole store can sign in from one address', async () => {
  const manager = await server.signInAs(3);
  const { body: invite } = await manager.post('/api/invites', { email: 'new@store.example' });
  const { verify } = fromAddress('203.0.113.5');
  const statusCodes = await collectStatuses(5 * MAX_TRIES, () => verify(invite.invite_token));
  expect(new Set(statusCodes)).toEqual(new Set([200]));
});

test('ignores addresses that a client puts before the address from the trusted proxy', async () => {
  let count = 0;
  const guessFromForgedAddress = () => fromAddress(`198.51.100.${++count}, 203.0.113.6`).guess();
  expect(await collectStatuses(MAX_TRIES + 1, guessFromForgedAddress)).toEqual([400, 400, 400, 429]);
});

test('counts a /64 network of IPv6 as one address, and IPv4-mapped IPv6 as IPv4', async () => {
  let hostNumber = 0;
  const guessFromSameNetwork = () => fromAddress(`2001:db8:1:2::${++hostNumber}`).guess();
  expect(await collectStatuses(MAX_TRIES + 1, guessFromSameNetwork)).toEqual([400, 400, 400, 429]);
  expect((await fromAddress('2001:db8:1:3::1').guess()).status).toBe(400);
  expect(await collectStatuses(MAX_TRIES, fromAddress('::ffff:203.0.113.7').guess)).toEqual([400, 400, 400]);
  expect((await fromAddress('203.0.113.7').guess()).status).toBe(429);
});

test('counts all texts that are not addresses together as one address', async () => {
  expect(await collectStatuses(MAX_TRIES + 1, fromAddress('unknown').guess)).toEqual([400, 400, 400, 429]);
  expect((await fromAddress('x'.repeat(5_000)).guess()).status).toBe(400);
});

test.each([
  ['no proxy is trusted', {}],
  ['another proxy is trusted', { TRUST_PROXY: '10.0.0.0/8, 192.0.2.1' }],
])('ignores forwarded addresses if %s', async (_what, env) => {
  const direct = await TestServer.start({ FAILED_TRIES: String(MAX_TRIES), ...env });
  let count = 0;
  const guessFromForgedAddress = () => fromAddress(`203.0.113.${++count}`, direct.anonymous).guess();
  expect(await collectStatuses(MAX_TRIES + 1, guessFromForgedAddress)).toEqual([400, 400, 400, 429]);
  await direct.stop();
});
