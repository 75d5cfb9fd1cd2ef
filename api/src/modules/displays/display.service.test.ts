import { type TestClient, TestServer } from '../../testing/testServer.ts';

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
  manager = await server.signInAs(1);
});

/** Creates a device that shows letters. */
async function createDevice() {
  const { status, body } = await server.anonymous.post('/api/displays/letters');
  expect(status).toBe(201);
  return { ...body, client: server.withToken(body.token) } as {
    letters: string;
    token: string;
    client: TestClient;
  };
}

const pair = (letters: string, input: object = FORM, by = manager) =>
  by.graphql(
    'mutation ($letters: String!, $input: DisplayInput!) { pairDisplay(letters: $letters, input: $input) { id name lastSeenAt createdBy } }',
    { letters, input },
  );

async function pairDevice(input: object = FORM) {
  const device = await createDevice();
  const { data } = await pair(device.letters, input);
  return { ...device, id: data.pairDisplay.id as number };
}

/** Requests figures after a second, because a display may not request figures sooner. */
function requestFigures(client: TestClient, etag = '') {
  server.store.clock.advance(SECOND);
  return client.send('GET', '/api/displays/figures', undefined, etag ? { 'if-none-match': etag } : {});
}

describe('pairing', () => {
  it('turns the device that shows the typed letters into a display', async () => {
    const { letters, client } = await createDevice();
    expect((await requestFigures(client)).status).toBe(202);
    const { data } = await pair(` ${letters.toLowerCase().slice(0, 3)}-${letters.slice(3)}`);
    expect(data.pairDisplay).toMatchObject({ name: 'Showroom', lastSeenAt: null });
    const { status, body } = await requestFigures(client);
    expect(status).toBe(200);
    expect(body.display).toMatchObject({ ...FORM, seconds: 20, theme: 'DARK', hasSound: false, message: '' });
  });

  it('accepts pairing letters only once', async () => {
    const { letters } = await pairDevice();
    expect((await pair(letters)).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('accepts pairing letters for ten minutes only', async () => {
    const { letters, client } = await createDevice();
    server.store.clock.advance(10 * MINUTE);
    expect((await pair(letters)).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await requestFigures(client)).status).toBe(401);
  });

  it('allows a person ten wrong pairing letters a minute, even if many letters are sent at the same time', async () => {
    const codes: string[] = [(await pair('BBBBBB')).errors[0].extensions.code];
    // Extends the minute, so that it covers the whole test on slow machines.
    await server.store.database.rows('update failed_try set expire = expire + 3600000');
    while (codes.length < 61) {
      const guesses = Array.from({ length: 20 }, () => pair('BBBBBB'));
      codes.push(...(await Promise.all(guesses)).map(({ errors }) => errors[0].extensions.code));
    }
    expect(codes.filter(code => code === 'NOT_FOUND')).toHaveLength(10);
    expect(codes.filter(code => code === 'TOO_MANY_REQUESTS')).toHaveLength(51);
    const { letters } = await createDevice();
    expect((await pair(letters)).errors[0].extensions.code).toBe('TOO_MANY_REQUESTS');
    expect((await pair(letters, FORM, await server.signInAs(1))).errors).toBeUndefined();
  });

  it('limits how many pairing letters one address can request', async () => {
    const strict = await TestServer.start({ FAILED_TRIES: '2' }, server.store);
    const statuses: number[] = [];
    for (let time = 0; time < 3; time++) {
      statuses.push((await strict.anonymous.post('/api/displays/letters')).status);
    }
    await strict.stop();
    expect(statuses.at(-1)).toBe(429);
  });

  it('allows at most fifty displays, however many devices are paired at the same time', async () => {
    const { database } = server.store;
    await database.rows('delete from display');
    await database.rows(
      `insert into display (name, token_hash, boards, seconds, theme, shows_gross, has_sound, created_by, created_at)
       select 'Wall', sha256(n::text::bytea), '{MESSAGE}', 20, 'DARK', false, false, $1, now() from generate_series(1, 49) n`,
      [manager.employeeId],
    );
    const devices = await Promise.all(Array.from({ length: 3 }, createDevice));
    const responses = await Promise.all(devices.map(({ letters }) => pair(letters)));
    const rejections = responses.flatMap(({ errors }) => errors ?? []);
    expect(rejections).toHaveLength(2);
    for (const { message, extensions } of rejections) {
      expect(message).toBe(
        'There are already 50 displays. Remove one that is no longer used, then try again.',
      );
      expect(extensions.code).toBe('CONFLICT');
    }
    expect(await database.rows('select count(*)::integer as count from display')).toEqual([{ count: 50 }]);
    await database.rows('delete from display');
  });

  it('shows pairing letters on at most two thousand devices, and deletes expired letters', async () => {
    const { database, clock } = server.store;
    await database.rows('delete from display_letters');
    await database.rows(
      `insert into display_letters select 'L' || n, sha256(n::text::bytea), $1::timestamptz + interval '1 minute' * (n % 2)
       from generate_series(1, 3998) n`,
      [clock.now()],
    );
    const responses = await Promise.all(
      Array.from({ length: 3 }, () => server.anonymous.post('/api/displays/letters')),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
    expect(responses.find(({ status }) => status === 429)?.body).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many devices are waiting to be paired. Try again in a few minutes.',
    });
    expect(await database.rows('select count(*)::integer as count from display_letters')).toEqual([
      { count: 2_000 },
    ]);
    clock.advance(MINUTE);
    await createDevice();
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
  ])('rejects the display form %j', async input => {
    const { letters } = await createDevice();
    expect((await pair(letters, input)).errors[0].extensions.code).toBe('BAD_INPUT');
    expect((await pair(letters)).errors).toBeUndefined();
  });
});

describe('a display', () => {
  it('sends a display units and deliveries without customers, and gross only if it is chosen for the display', async () => {
    const { store } = server;
    const closer = await store.insertEmployee({ name: 'Sam Rivera', position: 0 });
    await store.insertDeal({
      number: 101,
      customer_name: 'Nobody Else',
      car_info: '2024 Civic',
      closer_id: closer,
      delivery_status: 'DEL',
      delivery_date: '2026-06-17',
      front_gross: 1500,
    });
    const withoutGross = await pairDevice();
    const withGross = await pairDevice({ ...FORM, showsGross: true });
    const figures = (await requestFigures(withoutGross.client)).body;
    expect(figures.deliveries).toMatchObject([
      { isSold: true, vehicle: '2024 Civic', salespeople: [{ name: 'Sam Rivera' }] },
    ]);
    expect(JSON.stringify(figures)).not.toMatch(/Nobody Else|gross/);
    expect(figures.tickSheet).toBeUndefined();
    const row = (await requestFigures(withGross.client)).body.leaderboard.find(
      (each: { id: number }) => each.id === closer,
    );
    expect(row).toMatchObject({ total: 1, gross: 1500 });
  });

  it("returns 304 for a display's requests until the message, the form or the figures of the display change", async () => {
    const { client, id } = await pairDevice();
    const { headers } = await requestFigures(client);
    const etag = headers.get('etag') ?? '';
    expect((await requestFigures(client, etag)).status).toBe(304);
    await manager.graphql('mutation { setDisplayMessage(message: "Sell!") }');
    const updated = await requestFigures(client, etag);
    expect(updated.body.display.message).toBe('Sell!');
    await manager.graphql(
      'mutation ($id: Int!, $input: DisplayInput!) { changeDisplay(id: $id, input: $input) { id } }',
      { id, input: { ...FORM, name: 'Lounge' } },
    );
    const renamed = await requestFigures(client, updated.headers.get('etag') ?? '');
    expect(renamed.body.display.name).toBe('Lounge');
  });

  it('accepts the requests of a display after its creator is deactivated, a year later, and on another server', async () => {
    const { client } = await pairDevice();
    await server.store.database.rows('update employee set is_active = false where id = $1', [
      manager.employeeId,
    ]);
    server.store.clock.advance(365 * 24 * 60 * MINUTE);
    expect((await requestFigures(client)).status).toBe(200);
    const secondServer = await TestServer.start({}, server.store);
    expect((await requestFigures(secondServer.withToken(client.token ?? ''))).status).toBe(200);
    await secondServer.stop();
  });

  it("returns 401 for a display's requests after the display is removed", async () => {
    const { client, id } = await pairDevice();
    expect((await requestFigures(client)).status).toBe(200);
    await manager.graphql('mutation ($id: Int!) { removeDisplay(id: $id) }', { id });
    expect((await requestFigures(client)).status).toBe(401);
  });

  it('lists a display with the minute in which it was last seen', async () => {
    const { client, id } = await pairDevice();
    const getLastSeenAt = async () => {
      const { data } = await manager.graphql('{ displays { id lastSeenAt } }');
      return data.displays.find((each: { id: number }) => each.id === id).lastSeenAt;
    };
    await requestFigures(client);
    expect(await getLastSeenAt()).toBe('2026-06-17T15:00:01.000Z');
    server.store.clock.advance(MINUTE - 2 * SECOND);
    await requestFigures(client);
    expect(await getLastSeenAt()).toBe('2026-06-17T15:00:01.000Z');
    await requestFigures(client);
    expect(await getLastSeenAt()).toBe('2026-06-17T15:01:01.000Z');
  });
});

describe('the history of displays', () => {
  const listChanges = (kind: string, client: TestClient) =>
    client.graphql(
      `{ changes(start: "2026-06-17", end: "2026-06-17", kind: ${kind}, employeeId: ${manager.employeeId}) {
        rows { action name fields { field from to } } } }`,
    );
  const fieldChange = (field: string, from: string | null, to: string | null) => ({ field, from, to });

  it('shows the old and new fields of a display in the history, under the name that the display had at that time', async () => {
    const { id } = await pairDevice({ ...FORM, name: 'Wall' });
    const send = (mutation: string) => manager.graphql(`mutation { ${mutation} }`);
    await send(
      `changeDisplay(id: ${id}, input: { name: "Lounge", boards: [LEADERBOARD, TICK_SHEET] }) { id }`,
    );
    await send(`removeDisplay(id: ${id})`);
    const { data } = await listChanges('DISPLAY', manager);
    expect(data.changes.rows).toEqual([
      {
        action: 'DELETE',
        name: 'Lounge',
        fields: expect.arrayContaining([fieldChange('DISPLAY_BOARDS', 'Leaderboard, Tick sheet', null)]),
      },
      {
        action: 'AMEND',
        name: expect.any(String),
        fields: [
          fieldChange('DISPLAY_NAME', 'Wall', 'Lounge'),
          fieldChange('DISPLAY_BOARDS', 'Leaderboard, Deliveries, Message', 'Leaderboard, Tick sheet'),
        ],
      },
      {
        action: 'RECORD',
        name: 'Wall',
        fields: expect.arrayContaining([
          fieldChange('DISPLAY_THEME', null, 'Dark'),
          fieldChange('DISPLAY_SHOWS_GROSS', null, 'false'),
        ]),
      },
    ]);
  });

  it('records a repeated message of all displays only once in the history, and records the removal of the message', async () => {
    const setMessage = (text: string, client = manager) =>
      client.graphql('mutation ($text: String!) { setDisplayMessage(message: $text) }', { text });
    await setMessage('Hello', await server.signInAs(5));
    await setMessage('Lunch at noon');
    await setMessage('Lunch at noon');
    await setMessage('');
    const { data } = await listChanges('MESSAGE', manager);
    expect(data.changes.rows.map((row: { fields: unknown }) => row.fields)).toEqual([
      [fieldChange('MESSAGE_TEXT', 'Lunch at noon', null)],
      [fieldChange('MESSAGE_TEXT', 'Hello', 'Lunch at noon')],
    ]);
  });

  it.each(['DISPLAY', 'MESSAGE'])(
    'allows only viewers who may manage displays to see history entries of the kind %s',
    async kind => {
      const { errors } = await listChanges(kind, await server.signInAs(0));
      expect(errors[0].extensions.code).toBe('FORBIDDEN');
    },
  );
});
