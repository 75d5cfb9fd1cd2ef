import { type TestClient, TestServer } from '../testing/testServer.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const FORM = { name: 'Showroom', boards: ['LEADERBOARD', 'DELIVERIES', 'MESSAGE'] };

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start({ FAILED_TRIES: '100' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.store.clock.set('2026-06-17T15:00:00Z');
  manager = await server.as(1);
});

/** A device that shows letters. */
async function device() {
  const { status, body } = await server.anonymous.post('/api/displays/letters');
  expect(status).toBe(201);
  return { ...body, asks: server.holding(body.token) } as {
    letters: string;
    token: string;
    asks: TestClient;
  };
}

const pair = (letters: string, input: object = FORM, by = manager) =>
  by.graphql(
    'mutation ($letters: String!, $input: DisplayInput!) { pairDisplay(letters: $letters, input: $input) { id name lastSeenAt createdBy } }',
    { letters, input },
  );

async function paired(input: object = FORM) {
  const made = await device();
  const { data } = await pair(made.letters, input);
  return { ...made, id: data.pairDisplay.id as number };
}

/** What it is answered a second later: displays ask no sooner. */
function figuresOf(asks: TestClient, etag = '') {
  server.store.clock.advance(SECOND);
  return asks.send('GET', '/api/displays/figures', undefined, etag ? { 'if-none-match': etag } : {});
}

describe('pairing', () => {
  it('makes the device that shows the letters a display', async () => {
    const { letters, asks } = await device();
    expect((await figuresOf(asks)).status).toBe(202);
    const { data } = await pair(` ${letters.toLowerCase().slice(0, 3)}-${letters.slice(3)}`);
    expect(data.pairDisplay).toMatchObject({ name: 'Showroom', lastSeenAt: null });
    const { status, body } = await figuresOf(asks);
    expect(status).toBe(200);
    expect(body.display).toMatchObject({ ...FORM, seconds: 20, theme: 'DARK', hasSound: false, message: '' });
  });

  it('takes letters once', async () => {
    const { letters } = await paired();
    expect((await pair(letters)).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('takes letters for ten minutes', async () => {
    const { letters, asks } = await device();
    server.store.clock.advance(10 * MINUTE);
    expect((await pair(letters)).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await figuresOf(asks)).status).toBe(401);
  });

  it('lets one person guess ten times a minute, of many times and many at once', async () => {
    const codes: string[] = [(await pair('BBBBBB')).errors[0].extensions.code];
    // The minute lasts for the whole test, on any machine.
    await server.store.database.rows('update failed_try set expire = expire + 3600000');
    while (codes.length < 61) {
      const guesses = Array.from({ length: 20 }, () => pair('BBBBBB'));
      codes.push(...(await Promise.all(guesses)).map(({ errors }) => errors[0].extensions.code));
    }
    expect(codes.filter(code => code === 'NOT_FOUND')).toHaveLength(10);
    expect(codes.filter(code => code === 'TOO_MANY_REQUESTS')).toHaveLength(51);
    const { letters } = await device();
    expect((await pair(letters)).errors[0].extensions.code).toBe('TOO_MANY_REQUESTS');
    expect((await pair(letters, FORM, await server.as(1))).errors).toBeUndefined();
  });

  it('bounds how many letters one address asks for', async () => {
    const strict = await TestServer.start({ FAILED_TRIES: '2' }, server.store);
    const statuses: number[] = [];
    for (let time = 0; time < 3; time++) {
      statuses.push((await strict.anonymous.post('/api/displays/letters')).status);
    }
    await strict.stop();
    expect(statuses.at(-1)).toBe(429);
  });

  it('makes fifty displays at most, however many are paired at once', async () => {
    const { database } = server.store;
    await database.rows('delete from display');
    await database.rows(
      `insert into display (name, token_hash, boards, seconds, theme, shows_gross, has_sound, created_by, created_at)
       select 'Wall', sha256(n::text::bytea), '{MESSAGE}', 20, 'DARK', false, false, $1, now() from generate_series(1, 49) n`,
      [manager.employeeId],
    );
    const devices = await Promise.all(Array.from({ length: 3 }, device));
    const answers = await Promise.all(devices.map(({ letters }) => pair(letters)));
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(2);
    for (const { message, extensions } of refused) {
      expect(message).toBe('There are 50 displays already. Remove one that is no longer used first.');
      expect(extensions.code).toBe('CONFLICT');
    }
    expect(await database.rows('select count(*)::integer as count from display')).toEqual([{ count: 50 }]);
    await database.rows('delete from display');
  });

  it('shows letters on two thousand devices at most, and sweeps those that ended', async () => {
    const { database, clock } = server.store;
    await database.rows('delete from display_letters');
    await database.rows(
      `insert into display_letters select 'L' || n, sha256(n::text::bytea), $1::timestamptz + interval '1 minute' * (n % 2)
       from generate_series(1, 3998) n`,
      [clock.now()],
    );
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => server.anonymous.post('/api/displays/letters')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many devices wait to be paired. Please try again in a few minutes.',
    });
    expect(await database.rows('select count(*)::integer as count from display_letters')).toEqual([
      { count: 2_000 },
    ]);
    clock.advance(MINUTE);
    await device();
    expect(await database.rows('select count(*)::integer as count from display_letters')).toEqual([
      { count: 2 },
    ]);
  });

  it.each([
    [{ ...FORM, name: ' ' }],
    [{ ...FORM, boards: [] }],
    [{ ...FORM, boards: ['MESSAGE', 'MESSAGE'] }],
    [{ ...FORM, seconds: 4 }],
    [{ ...FORM, seconds: 301 }],
  ])('refuses %j', async input => {
    const { letters } = await device();
    expect((await pair(letters, input)).errors[0].extensions.code).toBe('BAD_INPUT');
    expect((await pair(letters)).errors).toBeUndefined();
  });
});

describe('a display', () => {
  it('is shown units and deliveries without customers, and gross only when chosen', async () => {
    const { store } = server;
    const closer = await store.employee({ name: 'Sam Rivera', position: 0 });
    await store.deal({
      number: 101,
      customer_name: 'Nobody Else',
      car_info: '2024 Civic',
      closer_id: closer,
      delivery_status: 'DEL',
      delivery_date: '2026-06-17',
      front_gross: 1500,
    });
    const quiet = await paired();
    const open = await paired({ ...FORM, showsGross: true });
    const figures = (await figuresOf(quiet.asks)).body;
    expect(figures.deliveries).toMatchObject([
      { isSold: true, vehicle: '2024 Civic', salespeople: [{ name: 'Sam Rivera' }] },
    ]);
    expect(JSON.stringify(figures)).not.toMatch(/Nobody Else|gross/);
    expect(figures.tickSheet).toBeUndefined();
    const row = (await figuresOf(open.asks)).body.leaderboard.find(
      (each: { id: number }) => each.id === closer,
    );
    expect(row).toMatchObject({ total: 1, gross: 1500 });
  });

  it('is told that nothing changed, until something did', async () => {
    const { asks, id } = await paired();
    const { headers } = await figuresOf(asks);
    const etag = headers.get('etag') ?? '';
    expect((await figuresOf(asks, etag)).status).toBe(304);
    await manager.graphql('mutation { setDisplayMessage(message: "Sell!") }');
    const told = await figuresOf(asks, etag);
    expect(told.body.display.message).toBe('Sell!');
    await manager.graphql(
      'mutation ($id: Int!, $input: DisplayInput!) { changeDisplay(id: $id, input: $input) { id } }',
      { id, input: { ...FORM, name: 'Lounge' } },
    );
    const renamed = await figuresOf(asks, told.headers.get('etag') ?? '');
    expect(renamed.body.display.name).toBe('Lounge');
  });

  it('outlives its maker’s session and position, a year, and the server', async () => {
    const { asks } = await paired();
    await server.store.database.rows('update employee set is_active = false where id = $1', [
      manager.employeeId,
    ]);
    server.store.clock.advance(365 * 24 * 60 * MINUTE);
    expect((await figuresOf(asks)).status).toBe(200);
    const beside = await TestServer.start({}, server.store);
    expect((await figuresOf(beside.holding(asks.token ?? ''))).status).toBe(200);
    await beside.stop();
  });

  it('is dead at the next call once it is removed', async () => {
    const { asks, id } = await paired();
    expect((await figuresOf(asks)).status).toBe(200);
    await manager.graphql('mutation ($id: Int!) { removeDisplay(id: $id) }', { id });
    expect((await figuresOf(asks)).status).toBe(401);
  });

  it('is listed with when it was last seen, to the minute', async () => {
    const { asks, id } = await paired();
    const seen = async () => {
      const { data } = await manager.graphql('{ displays { id lastSeenAt } }');
      return data.displays.find((each: { id: number }) => each.id === id).lastSeenAt;
    };
    await figuresOf(asks);
    expect(await seen()).toBe('2026-06-17T15:00:01.000Z');
    server.store.clock.advance(MINUTE - 2 * SECOND);
    await figuresOf(asks);
    expect(await seen()).toBe('2026-06-17T15:00:01.000Z');
    await figuresOf(asks);
    expect(await seen()).toBe('2026-06-17T15:01:01.000Z');
  });
});

describe('the history of displays', () => {
  const changesOf = (kind: string, client: TestClient) =>
    client.graphql(
      `{ changes(start: "2026-06-17", end: "2026-06-17", kind: ${kind}, employeeId: ${manager.employeeId}) {
        rows { action name fields { field from to } } } }`,
    );
  const changed = (field: string, from: string | null, to: string | null) => ({ field, from, to });

  it('tells what a display was called and showed, by the name that it had then', async () => {
    const { id } = await paired({ ...FORM, name: 'Wall' });
    const send = (mutation: string) => manager.graphql(`mutation { ${mutation} }`);
    await send(
      `changeDisplay(id: ${id}, input: { name: "Lounge", boards: [LEADERBOARD, TICK_SHEET] }) { id }`,
    );
    await send(`removeDisplay(id: ${id})`);
    const { data } = await changesOf('DISPLAY', manager);
    expect(data.changes.rows).toEqual([
      {
        action: 'DELETE',
        name: 'Lounge',
        fields: expect.arrayContaining([changed('DISPLAY_BOARDS', 'Leaderboard, Tick sheet', null)]),
      },
      {
        action: 'AMEND',
        name: expect.any(String),
        fields: [
          changed('DISPLAY_NAME', 'Wall', 'Lounge'),
          changed('DISPLAY_BOARDS', 'Leaderboard, Deliveries, Message', 'Leaderboard, Tick sheet'),
        ],
      },
      {
        action: 'RECORD',
        name: 'Wall',
        fields: expect.arrayContaining([
          changed('DISPLAY_THEME', null, 'Dark'),
          changed('DISPLAY_SHOWS_GROSS', null, 'false'),
        ]),
      },
    ]);
  });

  it('tells a message once, and that it was taken down', async () => {
    const say = (text: string, client = manager) =>
      client.graphql('mutation ($text: String!) { setDisplayMessage(message: $text) }', { text });
    await say('Hello', await server.as(5));
    await say('Lunch at noon');
    await say('Lunch at noon');
    await say('');
    const { data } = await changesOf('MESSAGE', manager);
    expect(data.changes.rows.map((row: { fields: unknown }) => row.fields)).toEqual([
      [changed('MESSAGE_TEXT', 'Lunch at noon', null)],
      [changed('MESSAGE_TEXT', 'Hello', 'Lunch at noon')],
    ]);
  });

  it.each(['DISPLAY', 'MESSAGE'])('is for those who manage displays: %s', async kind => {
    const { errors } = await changesOf(kind, await server.as(0));
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
  });
});
