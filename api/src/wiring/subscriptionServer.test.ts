import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import { pino } from 'pino';
import { type App, createApp } from '../app.ts';
import { compareLines, runComparisonAction } from '../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { measureMs, toToleratedMs, waitUntil } from '../testing/timing.ts';

let server: TestServer;
let otherApp: App;
let otherUrl: string;
const opened: Client[] = [];

beforeAll(async () => {
  server = await TestServer.start();
  otherApp = await createApp(server.config, server.store.services, pino({ level: 'silent' }));
  otherApp.server.listen(0);
  await once(otherApp.server, 'listening');
  otherUrl = `http://127.0.0.1:${(otherApp.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map(client => client.dispose()));
});
afterAll(async () => {
  await otherApp.stop();
  await server.stop();
});

/**
 * Opens a subscription as a screen does. Records its messages and the code with which its connection closes.
 */
function openScreen(token: string | undefined, query: string, baseUrl = server.baseUrl, search = '') {
  const received: unknown[] = [];
  const closes: { code: number; reason: string }[] = [];
  const client = createClient({
    url: `${baseUrl.replace('http', 'ws')}/graphql/stream${search}`,
    webSocketImpl: WebSocket,
    connectionParams: token ? { authorization: `Bearer ${token}` } : {},
    lazy: true,
    retryAttempts: 0,
    on: { closed: event => closes.push(event as CloseEvent) },
  });
  opened.push(client);
  const ended = new Promise<unknown>(resolve => {
    client.subscribe(
      { query },
      {
        next: message => received.push(message.data ?? message.errors),
        error: resolve,
        complete: () => resolve(undefined),
      },
    );
  });
  return { received, closes, ended };
}

/**
 * Makes changes until the screen receives a notification, which proves that it is subscribed. Then clears the
 * messages.
 */
async function waitUntilSubscribed(received: unknown[], change: () => Promise<unknown>): Promise<void> {
  await waitUntil(async () => {
    await change();
    return received.length > 0;
  });
  for (let previousCount = 0; previousCount < received.length; await sleep(300))
    previousCount = received.length;
  received.length = 0;
}

const upsSubscription = (day: string) =>
  `subscription { changes(topics: [UP_LOG], start: "${day}", end: "${day}") { topic days } }`;
const addUp = (desk: TestClient, day: string) => desk.graphql(`mutation { addUp(day: "${day}") { id } }`);
const upsChange = (day: string) => ({ changes: { topic: 'UP_LOG', days: [day] } });

it('notifies a screen within a second when another screen writes, even if the two screens use different servers', async () => {
  const desk = await server.signInAs(0);
  const sameServer = openScreen(desk.token, upsSubscription('2026-01-01'));
  const otherServer = openScreen(desk.token, upsSubscription('2026-01-01'), otherUrl);
  await waitUntilSubscribed(sameServer.received, () => addUp(desk, '2026-01-01'));
  await waitUntilSubscribed(otherServer.received, () => addUp(desk, '2026-01-01'));
  sameServer.received.length = 0;

  const usualMs = await measureMs(() => addUp(desk, '2026-01-02'));
  const startedAt = Date.now();
  await addUp(desk, '2026-01-01');
  // A message about the previous day would have arrived first.
  await waitUntil(() => sameServer.received.length > 0 && otherServer.received.length > 0);
  expect(Date.now() - startedAt).toBeLessThan(toToleratedMs(1_000, usualMs));
  expect(sameServer.received).toEqual([upsChange('2026-01-01')]);
  expect(otherServer.received).toEqual([upsChange('2026-01-01')]);
});

it('notifies a screen of every watched topic, and of the previous day of a deal that moved to another day', async () => {
  const manager = await server.signInAs(3);
  const { received } = openScreen(
    manager.token,
    'subscription { changes(topics: [DEALS, EMPLOYEES, SETTINGS, COMPARISONS]) { topic days } }',
  );
  const expectNotice = async (change: Promise<unknown>, topic: string, ...days: string[]) => {
    received.length = 0;
    await change;
    await waitUntil(() => received.length > 0);
    expect(received).toEqual([{ changes: { topic, days } }]);
  };
  const updateSelfPath = `/api/employees/updateemployee?employeeId=${manager.employeeId}`;
  await waitUntilSubscribed(received, () => manager.put(updateSelfPath, { active: 1 }));
  await expectNotice(manager.put(updateSelfPath, { team: 2 }), 'EMPLOYEES');
  await expectNotice(manager.post('/api/invites', { email: 'new@store.example' }), 'EMPLOYEES');
  await expectNotice(manager.put('/api/settings/updatemonthpottotal', { monthPotTotal: 5 }), 'SETTINGS');
  await expectNotice(
    manager.post('/api/deals/adddeal', { id: 77, added_date: '2026-03-01' }),
    'DEALS',
    '2026-03-01',
  );
  const moved = { delivery_date: '2026-03-09' };
  await expectNotice(
    manager.put('/api/deals/updatedeal?dealId=77', moved),
    'DEALS',
    '2026-03-01',
    '2026-03-09',
  );
  await manager.put('/api/deals/updatedeal?dealId=77', moved); // an unchanged deal sends no notification
  await expectNotice(manager.delete('/api/deals/deletedeal?dealId=77'), 'DEALS', '2026-03-09');

  let id = 0;
  const compareSheet = async () => {
    ({ id } = await compareLines(manager, [['78', null, null, null, '1', '']]));
  };
  await expectNotice(compareSheet(), 'COMPARISONS');
  const keepingOurs = runComparisonAction(manager, `keepOurs(id: ${id}, lines: [{ place: 1 }])`);
  await expectNotice(keepingOurs, 'COMPARISONS');
  const { actId } = (await keepingOurs).data.keepOurs;
  await expectNotice(runComparisonAction(manager, `undoComparisonAct(actId: ${actId})`), 'COMPARISONS');
});

it('sends no notification for rejected writes', async () => {
  const desk = await server.signInAs(0);
  const { received } = openScreen(desk.token, upsSubscription('2026-01-03'));
  await waitUntilSubscribed(received, () => addUp(desk, '2026-01-03'));
  await desk.graphql('mutation { reorderUps(day: "2026-01-03", ids: [424242]) { id } }');
  await desk.graphql('mutation { addUp(day: "2026-01-03", input: { employeeId: 424242 }) { id } }');
  await sleep(300);
  expect(received).toEqual([]);
});

it('makes screens reload after the server has lost its database connection', async () => {
  const desk = await server.signInAs(0);
  const { received } = openScreen(desk.token, upsSubscription('2026-01-04'));
  await waitUntilSubscribed(received, () => addUp(desk, '2026-01-04'));
  await server.store.database.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'salesfloor changes' and datname = current_database()`,
  );
  await waitUntil(() => received.length > 0);
  expect(received).toEqual([{ changes: { topic: 'UP_LOG', days: [] } }]);
  await addUp(desk, '2026-01-04');
  await waitUntil(() => received.length > 1);
  expect(received[1]).toEqual(upsChange('2026-01-04'));
});

describe('stream of a session that ends', () => {
  const SIGNED_OUT = { code: 4401, reason: 'Please sign in.' };

  async function watchAs(position: 0 | 5 = 0) {
    const person = await server.signInAs(position);
    const stream = openScreen(person.token, upsSubscription('2026-01-05'));
    const writer = await server.signInAs(0);
    await waitUntilSubscribed(stream.received, () => addUp(writer, '2026-01-05'));
    return { person, ...stream };
  }

  it('closes after the person signs out', async () => {
    const { person, closes } = await watchAs();
    await person.post('/api/auth/logout');
    await waitUntil(() => closes.length > 0);
    expect(closes[0]).toMatchObject(SIGNED_OUT);
  });

  it('closes immediately when the person is deactivated', async () => {
    const { person, closes } = await watchAs();
    const admin = await server.signInAs(5);
    const usualMs = await measureMs(() =>
      admin.put(`/api/employees/updateemployee?employeeId=${person.employeeId}`, { active: 0 }),
    );
    const startedAt = Date.now();
    await waitUntil(() => closes.length > 0);
    expect(Date.now() - startedAt).toBeLessThan(toToleratedMs(1_000, usualMs));
    expect(closes[0]).toMatchObject(SIGNED_OUT);
  });

  it('closes when the session has been idle too long, because a stream does not count as activity', async () => {
    const { closes, received } = await watchAs();
    server.store.clock.advance(14 * 60_000);
    await addUp(await server.signInAs(0), '2026-01-05');
    await waitUntil(() => received.length > 0);
    await sleep(2_500);
    expect(closes).toEqual([]);
    server.store.clock.advance(2 * 60_000);
    await waitUntil(() => closes.length > 0);
    expect(closes[0]).toMatchObject(SIGNED_OUT);
  });
});

describe('subscription endpoint', () => {
  it.each([
    ['no token', undefined],
    ['a made-up token', 'x'.repeat(43)],
    ['a hostile token', "' or 1=1 --"],
  ])('rejects a connection with %s', async (_what, token) => {
    const { ended, closes } = openScreen(token, upsSubscription('2026-01-06'));
    await ended;
    expect(closes[0]).toMatchObject({ code: 4401 });
  });

  it('rejects a connection with the token of a display', async () => {
    const { body } = await server.anonymous.post('/api/displays/letters');
    await (await server.signInAs(1)).graphql(
      'mutation ($letters: String!) { pairDisplay(letters: $letters, input: { name: "Showroom", boards: [UP_LOG] }) { id } }',
      { letters: body.letters },
    );
    expect((await server.withToken(body.token).get('/api/displays/figures')).status).toBe(200);
    const { ended, closes } = openScreen(body.token, upsSubscription('2026-01-06'));
    await ended;
    expect(closes[0]).toMatchObject({ code: 4401 });
  });

  it('ignores a token in the URL of the connection', async () => {
    const { token } = await server.signInAs(5);
    const { ended, closes } = openScreen(
      undefined,
      upsSubscription('2026-01-06'),
      server.baseUrl,
      `?authorization=Bearer ${token}`,
    );
    await ended;
    expect(closes[0]).toMatchObject({ code: 4401 });
  });

  it.each([
    [
      'a query',
      '{ viewer { id } }',
      'This connection accepts only subscriptions. Send queries and mutations to /graphql.',
    ],
    [
      'a mutation',
      'mutation { deleteDeal(number: 1) }',
      'This connection accepts only subscriptions. Send queries and mutations to /graphql.',
    ],
    ['no topic', 'subscription { changes(topics: []) { topic } }', 'topics must contain at least one topic.'],
    [
      'a range without an end',
      'subscription { changes(topics: [DEALS], start: "2026-01-01") { topic } }',
      'start and end must be sent together.',
    ],
    [
      'a range that ends before it starts',
      'subscription { changes(topics: [DEALS], start: "2026-01-02", end: "2026-01-01") { topic } }',
      'The end date is before the start date.',
    ],
    [
      'more aliases than a query may have',
      `subscription { changes(topics: [DEALS]) { ${Array.from({ length: 31 }, (_, index) => `a${index}: topic`).join(' ')} } }`,
      'The query has more than 30 aliases.',
    ],
  ])('rejects a subscription with %s', async (_what, query, message) => {
    const { token } = await server.signInAs(5);
    const { ended, received, closes } = openScreen(token, query);
    expect((await ended) ?? received[0]).toEqual([
      expect.objectContaining({ message, extensions: { code: 'BAD_INPUT' } }),
    ]);
    expect(closes.map(close => close.code)).not.toContain(4500);
  });

  it.each([
    ['an unknown field', 'subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['half a query', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    [
      'a field repeated 300 times',
      `subscription { changes(topics: [DEALS]) { ${'topic '.repeat(300)} } }`,
      'GRAPHQL_PARSE_FAILED',
    ],
    [
      'a variable that is missing',
      'subscription ($topics: [ChangeTopic!]!) { changes(topics: $topics) { topic } }',
      'BAD_USER_INPUT',
    ],
  ])('reports %s as an error without stopping the server', async (_what, query, code) => {
    const { token } = await server.signInAs(0);
    const { ended, received } = openScreen(token, query);
    expect((await ended) ?? received[0]).toEqual([
      expect.objectContaining({ message: expect.any(String), extensions: { code } }),
    ]);
    expect((await server.anonymous.get('/healthz')).status).toBe(200);
  });

  it('allows at most 20 subscriptions on one connection', async () => {
    const { token } = await server.signInAs(0);
    const client = createClient({
      url: `${server.baseUrl.replace('http', 'ws')}/graphql/stream`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: 0,
    });
    opened.push(client);
    const rejections: unknown[] = [];
    for (let n = 0; n < 21; n++) {
      client.subscribe(
        { query: upsSubscription('2026-01-07') },
        { next: () => {}, complete: () => {}, error: error => rejections.push(error) },
      );
    }
    await waitUntil(() => rejections.length > 0);
    expect(rejections).toEqual([[expect.objectContaining({ extensions: { code: 'TOO_MANY_REQUESTS' } })]]);
  });

  it('names its URL in the error of a subscription that is sent over plain HTTP', async () => {
    const desk = await server.signInAs(0);
    const response = await desk.post('/graphql', { query: upsSubscription('2026-01-08') });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([
      expect.objectContaining({
        message: 'Subscriptions are served at /graphql/stream.',
        extensions: { code: 'BAD_INPUT' },
      }),
    ]);
  });

  it('closes a connection that sends too much data before sign-in, without console output', async () => {
    const output: unknown[] = [];
    const { error } = console;
    console.error = (...args: unknown[]) => output.push(args);
    try {
      const address = `${server.baseUrl.replace('http', 'ws')}/graphql/stream`;
      const socket = new WebSocket(address, 'graphql-transport-ws');
      const closed = once(socket, 'close') as Promise<[CloseEvent]>;
      await once(socket, 'open');
      socket.send('x'.repeat(17 * 1024));
      const [{ code }] = await closed;
      expect(code).toBe(1009);
    } finally {
      console.error = error;
    }
    expect(output).toEqual([]);
  });

  it('accepts connections only at its path', async () => {
    const closed = await new Promise<CloseEvent>(resolve => {
      const socket = new WebSocket(
        `${server.baseUrl.replace('http', 'ws')}/elsewhere`,
        'graphql-transport-ws',
      );
      socket.addEventListener('close', resolve);
    });
    expect(closed.wasClean).toBe(false);
    expect((await server.anonymous.get('/healthz')).status).toBe(200);
  });
});
