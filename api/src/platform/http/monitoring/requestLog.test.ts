import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../app.ts';
import { startSession } from '../../../modules/sessions/session.service.ts';
import { TestClient } from '../../../testing/testServer.ts';
import { TestBrowser, TestSignIn } from '../../../testing/testSignIn.ts';
import { TestStore } from '../../../testing/testStore.ts';
import { waitUntil } from '../../../testing/timing.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../log.ts';

let store: TestStore;
let baseUrl: string;
let stop: () => Promise<void>;
let employeeId: number;
let token: string;
let manager: TestClient;
const lines: string[] = [];

beforeAll(async () => {
  store = await TestStore.open();
  const log = createLog('debug', { write: line => void lines.push(line) });
  // The local sign-in calls its own server, so the port must be known in advance.
  const probe = await createApp(readConfig({ PORT: '0' }), store.services, log);
  probe.server.listen(0);
  await once(probe.server, 'listening');
  const { port } = probe.server.address() as AddressInfo;
  await probe.stop();
  const config = readConfig({ PORT: String(port), DATABASE_URL: store.url });
  const app = await createApp(config, { ...store.services, publicUrl: config.publicUrl }, log);
  app.server.listen(port);
  await once(app.server, 'listening');
  stop = app.stop;
  baseUrl = config.publicUrl;
  employeeId = await store.insertEmployee({ position: 3, email: 'max@store.example' });
  token = (await startSession(store.services, employeeId)).token;
  manager = new TestClient(baseUrl, token, employeeId);
});

afterAll(async () => {
  await stop();
  await store.close();
});

beforeEach(() => {
  lines.length = 0;
});

/** Returns the log lines of completed requests. The last line may be written shortly after its response. */
async function waitForRequests(count: number) {
  const readRequests = () => lines.map(line => JSON.parse(line)).filter(line => line.msg === 'request');
  await waitUntil(() => readRequests().length >= count);
  return readRequests();
}

describe('request log', () => {
  it('logs a line for each request, with method, route, status, time and caller', async () => {
    await manager.put('/api/uplogs/row/4711?why=because', {});
    const [line] = await waitForRequests(1);
    expect(line).toMatchObject({ method: 'PUT', route: '/api/uplogs/row/:id', status: 404, employeeId });
    expect(line.ms).toBeGreaterThanOrEqual(0);
    expect(lines.join()).not.toMatch(/4711|because/);
  });

  it('logs a GraphQL call with the name of its operation', async () => {
    const query = 'query WhoAmI { viewer { name } }';
    await manager.post('/graphql', { query, operationName: 'WhoAmI' });
    expect((await waitForRequests(1))[0]).toMatchObject({
      route: '/graphql',
      operation: 'WhoAmI',
      status: 200,
    });
  });

  it('uses a valid request id of the caller and returns it, even for a rejected request', async () => {
    const withValidId = await manager.send('GET', '/api/auth/verify', undefined, {
      'x-request-id': 'desk-7.42',
    });
    expect(withValidId.headers.get('x-request-id')).toBe('desk-7.42');
    const rejected = await manager.send('GET', '/api/nothing', undefined, {
      'x-request-id': 'a b{"level":60}',
    });
    expect(rejected.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const ids = (await waitForRequests(2)).map(line => line.requestId);
    expect(ids).toEqual(['desk-7.42', rejected.headers.get('x-request-id')]);
  });

  it('adds the request id to everything that is logged during the request', async () => {
    await store.database.rows('alter table working_days rename to working_days_away');
    const path = '/api/settings/getworkingdayssettings';
    const response = await manager.send('GET', path, undefined, { 'x-request-id': 'marked' });
    await store.database.rows('alter table working_days_away rename to working_days');
    expect(response.status).toBe(503);
    const failure = lines.map(line => JSON.parse(line)).find(line => line.err);
    expect(failure).toMatchObject({ requestId: 'marked', err: { code: '42P01' } });
  });

  it('never contains the token of a session, an invite or a sign-in', async () => {
    const inviteResponse = await manager.post('/api/invites', { email: 'new@store.example' });
    const invite = inviteResponse.body.invite_token as string;
    await manager.get(`/api/invites/verify/${invite}`);
    await manager.get(`/invite?token=${invite}`);
    const browser = new TestBrowser();
    const signIn = await TestSignIn.create(baseUrl);
    const response = await signIn.request(browser, 'select_account');
    const picked = await signIn.pickPerson(browser, response, { email: 'max@store.example' });
    const tokens = await signIn.exchangeCode(picked);
    const { body } = await manager.post('/api/auth/microsoft-login', { accessToken: tokens.access_token });
    const acceptance = { token: invite, microsoftAccessToken: tokens.access_token };
    await manager.post('/api/invites/accept', acceptance);
    // The database's message about a failed write quotes the written values.
    await store.database.rows('alter table invite add constraint none_more check (email is null) not valid');
    await manager.post('/api/invites', { email: 'other@store.example' });
    await waitForRequests(8);

    const code = new URLSearchParams(picked.redirectUrl.hash.slice(1)).get('code');
    const secrets = [
      token,
      invite,
      code,
      tokens.access_token,
      tokens.id_token,
      tokens.refresh_token,
      body.token,
    ];
    expect(secrets.every(secret => typeof secret === 'string' && secret.length > 20)).toBe(true);
    const logText = lines.join('');
    expect(logText).toContain('/api/invites/verify/:token');
    expect(secrets.filter(secret => logText.includes(secret))).toEqual([]);
    expect(logText).not.toContain('other@store.example');
  });

  it('logs monitoring requests only at the log level debug', async () => {
    await manager.get('/healthz');
    expect((await waitForRequests(1))[0]).toMatchObject({ level: 20, route: '/healthz' });
  });
});
