import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import { pino } from 'pino';
import { type App, createApp } from '../../app.ts';
import { act, compare } from '../../testing/comparing.ts';
import { msOf, promised } from '../../testing/pace.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';
import { waitUntil } from '../../testing/waitUntil.ts';

let server: TestServer;
let other: App;
let otherUrl: string;
const opened: Client[] = [];

beforeAll(async () => {
  server = await TestServer.start();
  other = await createApp(server.config, server.store.services, pino({ level: 'silent' }));
  other.server.listen(0);
  await once(other.server, 'listening');
  otherUrl = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map(client => client.dispose()));
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

/** A screen that watches something: what it received, and how its connection closed. */
function screen(token: string | undefined, query: string, baseUrl = server.baseUrl, search = '') {
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

/** Makes changes until the screen receives one: then it is surely subscribed, and starts afresh. */
async function subscribed(received: unknown[], change: () => Promise<unknown>): Promise<void> {
  await waitUntil(async () => {
    await change();
    return received.length > 0;
  });
  for (let before = 0; before < received.length; await sleep(300)) before = received.length;
  received.length = 0;
}

const upsOf = (day: string) =>
  `subscription { changes(topics: [UP_LOG], start: "${day}", end: "${day}") { topic days } }`;
const addUp = (desk: TestClient, day: string) => desk.graphql(`mutation { addUp(day: "${day}") { id } }`);
const changeOfUps = (day: string) => ({ changes: { topic: 'UP_LOG', days: [day] } });

it('notifies a desk within a second of what another desk wrote, through another server too', async () => {
  const desk = await server.as(0);
  const here = screen(desk.token, upsOf('2026-01-01'));
  const there = screen(desk.token, upsOf('2026-01-01'), otherUrl);
  await subscribed(here.received, () => addUp(desk, '2026-01-01'));
  await subscribed(there.received, () => addUp(desk, '2026-01-01'));
  here.received.length = 0;

  const usual = await msOf(() => addUp(desk, '2026-01-02'));
  const since = Date.now();
  await addUp(desk, '2026-01-01');
  // Of the day before nothing comes: it would have come first.
  await waitUntil(() => here.received.length > 0 && there.received.length > 0);
  expect(Date.now() - since).toBeLessThan(promised(1_000, usual));
  expect(here.received).toEqual([changeOfUps('2026-01-01')]);
  expect(there.received).toEqual([changeOfUps('2026-01-01')]);
});

it('notifies of every watched topic, and of the day that a moved deal left', async () => {
  const manager = await server.as(3);
  const { received } = screen(
    manager.token,
    'subscription { changes(topics: [DEALS, EMPLOYEES, SETTINGS, COMPARISONS]) { topic days } }',
  );
  const receives = async (change: Promise<unknown>, topic: string, ...days: string[]) => {
    received.length = 0;
    await change;
    await waitUntil(() => received.length > 0);
    expect(received).toEqual([{ changes: { topic, days } }]);
  };
  const self = `/api/employees/updateemployee?employeeId=${manager.employeeId}`;
  await subscribed(received, () => manager.put(self, { active: 1 }));
  await receives(manager.put(self, { team: 2 }), 'EMPLOYEES');
  await receives(manager.post('/api/invites', { email: 'new@store.example' }), 'EMPLOYEES');
  await receives(manager.put('/api/settings/updatemonthpottotal', { monthPotTotal: 5 }), 'SETTINGS');
  await receives(
    manager.post('/api/deals/adddeal', { id: 77, added_date: '2026-03-01' }),
    'DEALS',
    '2026-03-01',
  );
  const moved = { delivery_date: '2026-03-09' };
  await receives(manager.put('/api/deals/updatedeal?dealId=77', moved), 'DEALS', '2026-03-01', '2026-03-09');
  await manager.put('/api/deals/updatedeal?dealId=77', moved); // nothing changed, so there is no notice
  await receives(manager.delete('/api/deals/deletedeal?dealId=77'), 'DEALS', '2026-03-09');

  let id = 0;
  const comparing = async () => {
    ({ id } = await compare(manager, [['78', null, null, null, '1', '']]));
  };
  await receives(comparing(), 'COMPARISONS');
  const keeping = act(manager, `keepOurs(id: ${id}, lines: [{ place: 1 }])`);
  await receives(keeping, 'COMPARISONS');
  const { actId } = (await keeping).data.keepOurs;
  await receives(act(manager, `undoComparisonAct(actId: ${actId})`), 'COMPARISONS');
});

it('is silent about what was refused', async () => {
  const desk = await server.as(0);
  const { received } = screen(desk.token, upsOf('2026-01-03'));
  await subscribed(received, () => addUp(desk, '2026-01-03'));
  await desk.graphql('mutation { reorderUps(day: "2026-01-03", ids: [424242]) { id } }');
  await desk.graphql('mutation { addUp(day: "2026-01-03", input: { employeeId: 424242 }) { id } }');
  await sleep(300);
  expect(received).toEqual([]);
});

it('has its readers look again once the database is back', async () => {
  const desk = await server.as(0);
  const { received } = screen(desk.token, upsOf('2026-01-04'));
  await subscribed(received, () => addUp(desk, '2026-01-04'));
  await server.store.database.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'salesfloor changes' and datname = current_database()`,
  );
  await waitUntil(() => received.length > 0);
  expect(received).toEqual([{ changes: { topic: 'UP_LOG', days: [] } }]);
  await addUp(desk, '2026-01-04');
  await waitUntil(() => received.length > 1);
  expect(received[1]).toEqual(changeOfUps('2026-01-04'));
});

describe('whose session ends loses the stream', () => {
  const SIGNED_OUT = { code: 4401, reason: 'Please sign in.' };

  async function watching(position: 0 | 5 = 0) {
    const person = await server.as(position);
    const seen = screen(person.token, upsOf('2026-01-05'));
    const writer = await server.as(0);
    await subscribed(seen.received, () => addUp(writer, '2026-01-05'));
    return { person, ...seen };
  }

  it('when they sign out', async () => {
    const { person, closes } = await watching();
    await person.post('/api/auth/logout');
    await waitUntil(() => closes.length > 0);
    expect(closes[0]).toMatchObject(SIGNED_OUT);
  });

  it('when they are deactivated, at once', async () => {
    const { person, closes } = await watching();
    const admin = await server.as(5);
    const usual = await msOf(() =>
      admin.put(`/api/employees/updateemployee?employeeId=${person.employeeId}`, { active: 0 }),
    );
    const since = Date.now();
    await waitUntil(() => closes.length > 0);
    expect(Date.now() - since).toBeLessThan(promised(1_000, usual));
    expect(closes[0]).toMatchObject(SIGNED_OUT);
  });

  it('when they are idle, however much they watched: a stream is no activity', async () => {
    const { closes, received } = await watching();
    server.store.clock.advance(14 * 60_000);
    await addUp(await server.as(0), '2026-01-05');
    await waitUntil(() => received.length > 0);
    await sleep(2_500);
    expect(closes).toEqual([]);
    server.store.clock.advance(2 * 60_000);
    await waitUntil(() => closes.length > 0);
    expect(closes[0]).toMatchObject(SIGNED_OUT);
  });
});

describe('the door', () => {
  it.each([
    ['no token', undefined],
    ['a made-up token', 'x'.repeat(43)],
    ['a hostile token', "' or 1=1 --"],
  ])('is shut to %s', async (_what, token) => {
    const { ended, closes } = screen(token, upsOf('2026-01-06'));
    await ended;
    expect(closes[0]).toMatchObject({ code: 4401 });
  });

  it('is shut to a display', async () => {
    const { body } = await server.anonymous.post('/api/displays/letters');
    await (await server.as(1)).graphql(
      'mutation ($letters: String!) { pairDisplay(letters: $letters, input: { name: "Showroom", boards: [UP_LOG] }) { id } }',
      { letters: body.letters },
    );
    expect((await server.holding(body.token).get('/api/displays/figures')).status).toBe(200);
    const { ended, closes } = screen(body.token, upsOf('2026-01-06'));
    await ended;
    expect(closes[0]).toMatchObject({ code: 4401 });
  });

  it('takes no token from the address', async () => {
    const { token } = await server.as(5);
    const { ended, closes } = screen(
      undefined,
      upsOf('2026-01-06'),
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
      'A stream carries subscriptions only: send queries and mutations to /graphql.',
    ],
    [
      'a mutation',
      'mutation { deleteDeal(number: 1) }',
      'A stream carries subscriptions only: send queries and mutations to /graphql.',
    ],
    ['no topic', 'subscription { changes(topics: []) { topic } }', 'topics must name at least one.'],
    [
      'half a range',
      'subscription { changes(topics: [DEALS], start: "2026-01-01") { topic } }',
      'start and end must be sent together.',
    ],
    [
      'a range backwards',
      'subscription { changes(topics: [DEALS], start: "2026-01-02", end: "2026-01-01") { topic } }',
      'The end date is before the start date.',
    ],
    [
      'more aliases than a query may have',
      `subscription { changes(topics: [DEALS]) { ${Array.from({ length: 31 }, (_, at) => `a${at}: topic`).join(' ')} } }`,
      'The query has more than 30 aliases.',
    ],
  ])('refuses %s', async (_what, query, message) => {
    const { token } = await server.as(5);
    const { ended, received, closes } = screen(token, query);
    expect((await ended) ?? received[0]).toEqual([
      expect.objectContaining({ message, extensions: { code: 'BAD_INPUT' } }),
    ]);
    expect(closes.map(close => close.code)).not.toContain(4500);
  });

  it.each([
    ['a field that is none', 'subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
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
  ])('survives %s', async (_what, query, code) => {
    const { token } = await server.as(0);
    const { ended, received } = screen(token, query);
    expect((await ended) ?? received[0]).toEqual([
      expect.objectContaining({ message: expect.any(String), extensions: { code } }),
    ]);
    expect((await server.anonymous.get('/healthz')).status).toBe(200);
  });

  it('carries at most 20 subscriptions on one connection', async () => {
    const { token } = await server.as(0);
    const client = createClient({
      url: `${server.baseUrl.replace('http', 'ws')}/graphql/stream`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: 0,
    });
    opened.push(client);
    const refusals: unknown[] = [];
    for (let n = 0; n < 21; n++) {
      client.subscribe(
        { query: upsOf('2026-01-07') },
        { next: () => {}, complete: () => {}, error: error => refusals.push(error) },
      );
    }
    await waitUntil(() => refusals.length > 0);
    expect(refusals).toEqual([[expect.objectContaining({ extensions: { code: 'TOO_MANY_REQUESTS' } })]]);
  });

  it('is where a subscription over plain HTTP is sent', async () => {
    const desk = await server.as(0);
    const answer = await desk.post('/graphql', { query: upsOf('2026-01-08') });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      expect.objectContaining({
        message: 'Subscriptions are served at /graphql/stream.',
        extensions: { code: 'BAD_INPUT' },
      }),
    ]);
  });

  it('ends a connection that sends too much before it signed in, and prints nothing', async () => {
    const printed: unknown[] = [];
    const { error } = console;
    console.error = (...words: unknown[]) => printed.push(words);
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
    expect(printed).toEqual([]);
  });

  it('stands at one address', async () => {
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
