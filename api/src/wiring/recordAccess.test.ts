import { setTimeout as sleep } from 'node:timers/promises';
import type { Position } from '../rules/people/positions.ts';
import { SignInServer } from '../testing/signInServer.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { TestBrowser, TestSignIn } from '../testing/testSignIn.ts';
import { TestStore } from '../testing/testStore.ts';

let store: TestStore;
let provider: SignInServer;
let server: TestServer;
let manager: TestClient;
let analyst: TestClient;

beforeAll(async () => {
  store = await TestStore.open();
  provider = await SignInServer.start(store);
  store.clock.set('2026-06-17T00:00:00Z');
  const env = { SESSION_IDLE_MINUTES: '1440', MICROSOFT_GRAPH_URL: `${provider.url}/idp`, TRUST_PROXY: '1' };
  server = await TestServer.start(env, store);
  manager = await server.signInAsEmployee(
    await store.insertEmployee({ name: 'Max Castellano', position: 3 }),
  );
  const owner = await server.signInAsEmployee(await store.insertEmployee({ name: 'Nina Park', position: 1 }));
  const { data } = await owner.graphql(
    'mutation { createAccessToken(name: "Excel refresh", expiresOn: "2026-07-01") { token } }',
  );
  analyst = server.withToken(data.createAccessToken.token);
  await store.insertDeals([
    { number: 1, customer_name: 'Ada Byron', added_date: '2026-06-15' },
    { number: 2, customer_name: 'Grace Hopper', added_date: '2026-06-15' },
    { number: 3, customer_name: '', added_date: '2026-06-16' },
  ]);
  await store.insertUp('2026-06-15', { customer_name: 'Joan Clarke' });
});
afterAll(async () => {
  await server.stop();
  provider.close();
  await store.close();
});

/** Starts each test in a new hour, because equal reads within an hour are recorded as one entry. */
let hour = 0;
beforeEach(() => {
  store.clock.set(new Date(Date.UTC(2026, 5, 17) + 3_600_000 * hour++).toISOString());
});

const FIELDS = `
  id kind action name changedAt door origin employee { name } fields { field to }`;

async function fetchChanges(filter: string, client = manager) {
  const { data, errors } = await client.graphql(
    `{ changes(start: "2026-06-17", end: "2026-06-30", ${filter}) { totalCount rows { ${FIELDS} } } }`,
  );
  return errors ? errors[0].extensions.code : data.changes;
}

interface RecordedEntry {
  readonly changedAt: string;
  readonly fields: readonly { readonly field: string; readonly to: string }[];
  readonly employee: { readonly name: string } | null;
}

/**
 * Waits until the hour of this test has at least this number of entries, and returns the entries. An entry is
 * written shortly after the response to the recorded call.
 */
async function waitForEntries(
  count: number,
  isComplete: (fields: RecordedEntry['fields'][]) => boolean = () => true,
): Promise<Record<string, unknown>[]> {
  for (let tries = 0; tries < 2_000; tries++) {
    const { rows } = await fetchChanges('kind: DATA_ACCESS');
    const recent: RecordedEntry[] = rows.filter(
      (row: RecordedEntry) => Date.parse(row.changedAt) >= store.clock.now().getTime(),
    );
    if (recent.length >= count && isComplete(recent.map(({ fields }) => fields))) {
      return recent.map(({ fields, employee, changedAt: _, ...rest }) => ({
        ...rest,
        id: undefined,
        by: employee?.name ?? null,
        ...Object.fromEntries(fields.map(({ field, to }) => [field.replace('DATA_ACCESS_', ''), to])),
      }));
    }
    await sleep(20);
  }
  throw new Error(`fewer than ${count} were recorded`);
}

/** Waits until the entries of all earlier accesses are written. */
async function waitUntilWritten(): Promise<void> {
  store.clock.advance(1_000);
  await manager.get('/api/exports/people.csv');
  await waitForEntries(1);
}

const forwardedFrom = (address: string, more: Record<string, string> = {}) => ({
  'x-forwarded-for': address,
  ...more,
});
const expectedEntry = (expected: object) => ({
  id: undefined,
  kind: 'DATA_ACCESS',
  name: null,
  origin: null,
  ...expected,
});

describe('recording of exports', () => {
  const HOG = '/api/exports/hog.csv?start=2026-06-15&end=2026-06-16';

  it('records person, table, filter, number of lines and address when a screen exports a table', async () => {
    await manager.send('GET', HOG, undefined, forwardedFrom('203.0.113.5', { 'x-screen': '1' }));
    expect(await waitForEntries(1)).toEqual([
      expectedEntry({
        action: 'EXPORT',
        name: 'Hog as CSV',
        by: 'Max Castellano',
        door: 'SCREEN',
        FILTER: '06/15/2026 – 06/16/2026 · Sorted by log day',
        LINES: '3',
        ADDRESS: '203.0.113.5',
      }),
    ]);
  });

  it('records the channel: REST for a script with a session, the name of the token for an access token', async () => {
    await manager.send('GET', HOG, undefined, forwardedFrom('2001:db8:1:2:3:4:5:6'));
    await analyst.send('GET', HOG.replace('csv', 'xlsx'), undefined, forwardedFrom('203.0.113.6'));
    const all = await waitForEntries(2);
    expect(all).toContainEqual(expect.objectContaining({ door: 'REST', ADDRESS: '2001:db8:1:2::/64' }));
    expect(all).toContainEqual(
      expect.objectContaining({
        name: 'Hog as Excel',
        by: 'Nina Park',
        door: 'TOKEN',
        origin: 'Excel refresh',
        LINES: '3',
      }),
    );
  });

  it('records only the lines that were sent when an export is cut off', async () => {
    await store.prepare(
      `insert into deal_change (deal_id, deal_number, deal_version, action, changed_at, field, to_value)
       select n, n, 1, 'record', '2026-06-01', 'notes', repeat('x', 2000) from generate_series(1, 12000) n`,
    );
    const abortController = new AbortController();
    const response = await fetch(
      `${server.baseUrl}/api/exports/changes.csv?start=2026-06-01&end=2026-06-01`,
      {
        headers: { authorization: `Bearer ${manager.token}` },
        signal: abortController.signal,
      },
    );
    await response.body?.getReader().read();
    abortController.abort();
    const [cutOff] = await waitForEntries(1);
    expect(cutOff).toMatchObject({ action: 'EXPORT', name: 'Changes as CSV', IS_BROKEN_OFF: 'true' });
    const lines = Number(cutOff?.LINES);
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBeLessThan(12_000);
  });

  it('does not record an export that is rejected', async () => {
    const seller = await server.signInAs(0);
    expect((await seller.get('/api/exports/deleteddeals.csv')).status).toBe(403);
    await seller.get('/api/exports/people.csv');
    expect(await waitForEntries(1)).toMatchObject([{ name: 'People as CSV' }]);
  });
});

describe('recording of customers that an access token reads', () => {
  it('records reads by GraphQL with their lists, their filters and the number of lines', async () => {
    const query = `query ($where: DealFilter) {
      some: deals(where: $where, first: 10) { edges { node { who: customerName } } }
      ups(first: 5) { edges { node { customerName } } }
      employees { name }
    }`;
    const variables = { where: { logDay: { from: '2026-06-15', to: '2026-06-15' } } };
    await analyst.graphql(query, variables);
    expect(await waitForEntries(1)).toEqual([
      expectedEntry({
        action: 'READ',
        name: 'deals, ups',
        by: 'Nina Park',
        door: 'TOKEN',
        origin: 'Excel refresh',
        FILTER: 'where: {"logDay":{"from":"2026-06-15","to":"2026-06-15"}}',
        LINES: '3',
        ADDRESS: '127.0.0.1',
      }),
    ]);
  });

  it('records reads that use aliases, fragments or documents of the web app', async () => {
    await analyst.graphql(`query A { x: employees { name } }`);
    await analyst.post('/graphql', {
      query: `query A { x: employees { name } } query B { x: deals { customerName: edges { ...E } } }
        fragment E on DealEdge { node { notes: number, n: customerName } }`,
      operationName: 'B',
    });
    expect(await waitForEntries(1)).toMatchObject([{ name: 'deals', LINES: '3' }]);
    await analyst.document('DealsOfDay', { day: '2026-06-15' });
    await analyst.document('DealsOfDay', { day: '2026-06-15' });
    const [read] = (await waitForEntries(2)).filter(each => each.name !== 'deals');
    expect(read).toMatchObject({ name: 'dealsOfDay', FILTER: 'day: 2026-06-15' });
  });

  it('records reads by REST with the name of the call', async () => {
    await analyst.get('/api/deals/getdeals?date=2026-06-15');
    await analyst.get('/api/deals/getdeals?date=2020-01-01'); // no deals
    await analyst.get('/api/employees/getemployees');
    expect(await waitForEntries(1)).toEqual([
      expectedEntry({
        action: 'READ',
        name: '/deals/getdeals',
        by: 'Nina Park',
        door: 'TOKEN',
        origin: 'Excel refresh',
        FILTER: 'date: 2026-06-15',
        LINES: '2',
        ADDRESS: '127.0.0.1',
      }),
    ]);
  });

  it('records one entry per hour for equal calls, regardless of the number of requests', async () => {
    for (let times = 0; times < 5; times++) await analyst.get('/api/deals/getdeals?date=2026-06-15');
    for (let day = 15; day <= 22; day++)
      await analyst.get(`/api/deals/getallemployeedeals?startDate=2026-06-15&endDate=2026-06-${day}`);
    const findTimes = (fields: RecordedEntry['fields']) =>
      fields.find(({ field }) => field.endsWith('TIMES'))?.to;
    const all = await waitForEntries(2, entries =>
      ['5', '8'].every(times => entries.map(findTimes).includes(times)),
    );
    expect(all).toHaveLength(2);
    expect(all).toContainEqual(expect.objectContaining({ name: '/deals/getdeals', TIMES: '5', LINES: '10' }));
    expect(all).toContainEqual(
      expect.objectContaining({ name: '/deals/getallemployeedeals', TIMES: '8', LINES: '23' }),
    );
  });

  it('records the reads of a session in the playground, but not its reads on screens', async () => {
    await manager.get('/api/deals/getdeals?date=2026-06-15');
    await manager.document('DealsOfDay', { day: '2026-06-15' });
    await manager.graphql('{ deals(first: 2) { edges { node { customerName } } } }');
    expect(await waitForEntries(1)).toMatchObject([
      { action: 'READ', door: 'SCREEN', by: 'Max Castellano', LINES: '2' },
    ]);
  });
});

describe('recording of sign-ins', () => {
  const signIn = async (email: string) => {
    const microsoft = await TestSignIn.create(provider.url);
    const accessToken = await microsoft.getAccessToken(new TestBrowser(), email, 'Sam Rivera');
    return server.anonymous.send(
      'POST',
      '/api/auth/microsoft-login',
      { accessToken },
      forwardedFrom('203.0.113.9'),
    );
  };

  it('records a successful sign-in, and rejected sign-ins by an unknown email, a deactivated person or an invalid token', async () => {
    await store.insertEmployee({ name: 'Sam Rivera', email: 'sam@store.example' });
    expect((await signIn('sam@store.example')).status).toBe(200);
    await store.database.rows(`update employee set is_active = false where email = 'sam@store.example'`);
    expect((await signIn('sam@store.example')).status).toBe(403);
    expect((await signIn('stranger@other.example')).status).toBe(403);
    await server.anonymous.post('/api/auth/microsoft-login', { accessToken: 'made-up' });
    await server.anonymous.post('/api/auth/microsoft-login', { accessToken: 'made-up too' });
    // Equal rejections within an hour are recorded as one entry with a count.
    const all = await waitForEntries(4, entries => entries.flat().some(({ to }) => to === '2'));
    const common = { door: 'REST', ADDRESS: '203.0.113.9' };
    expect(all).toHaveLength(4);
    expect(all).toContainEqual(expectedEntry({ ...common, action: 'SIGN_IN', by: 'Sam Rivera' }));
    expect(all).toContainEqual(
      expectedEntry({ ...common, action: 'REFUSE', by: 'Sam Rivera', name: 'sam@store.example' }),
    );
    expect(all).toContainEqual(
      expectedEntry({ ...common, action: 'REFUSE', by: null, name: 'stranger@other.example' }),
    );
    expect(all).toContainEqual(
      expect.objectContaining({ action: 'REFUSE', by: null, name: null, TIMES: '2' }),
    );
  });

  it('records the sign-in that follows an accepted invitation', async () => {
    const { body } = await manager.post('/api/invites', { email: 'new@store.example' });
    const microsoft = await TestSignIn.create(provider.url);
    const accept = async (email: string) => {
      const microsoftAccessToken = await microsoft.getAccessToken(new TestBrowser(), email, 'New One');
      return server.anonymous.post('/api/invites/accept', { token: body.invite_token, microsoftAccessToken });
    };
    expect((await accept('other@store.example')).status).toBe(403);
    expect((await accept('new@store.example')).status).toBe(200);
    expect(await waitForEntries(2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'SIGN_IN', by: 'New One' }),
        expect.objectContaining({ action: 'REFUSE', by: null, name: 'other@store.example' }),
      ]),
    );
  });
});

describe('history of data accesses', () => {
  it.each([0, 1, 2, 3, 4, 5, 6] as Position[])(
    'shows entries only to positions 3 and 5, tested with position %i',
    async position => {
      const client = await server.signInAs(position);
      const isAllowed = position === 3 || position === 5;
      const expected = isAllowed ? expect.objectContaining({ totalCount: expect.any(Number) }) : 'FORBIDDEN';
      expect(await fetchChanges('kind: DATA_ACCESS', client)).toEqual(expected);
      expect(await fetchChanges('field: DATA_ACCESS_ADDRESS', client)).toEqual(expected);
      const file = await client.get(
        '/api/exports/changes.csv?start=2026-06-17&end=2026-06-17&kind=DATA_ACCESS',
      );
      expect(file.status).toBe(isAllowed ? 200 : 403);
      const everything = (await fetchChanges('limit: 100', client)).rows;
      expect(everything.filter((row: { kind: string }) => row.kind === 'DATA_ACCESS')).toEqual([]);
    },
  );

  it('lists the pairing of a display only once', async () => {
    const { body } = await server.anonymous.post('/api/displays/letters');
    await manager.graphql(
      `mutation { pairDisplay(letters: "${body.letters}", input: { name: "Showroom", boards: [MESSAGE] }) { id } }`,
    );
    const [paired, ...more] = (await fetchChanges('kind: DATA_ACCESS')).rows.filter(
      (row: { kind: string }) => row.kind === 'DISPLAY',
    );
    expect([paired.name, more]).toEqual(['Showroom', []]);
  });

  it('filters entries by person and channel, returns them in pages, and records the export of the entries', async () => {
    const path = '/api/exports/changes.csv?start=2026-06-17&end=2026-06-30&kind=DATA_ACCESS&linesOnly=1';
    await waitUntilWritten();
    const { totalCount } = await fetchChanges('kind: DATA_ACCESS');
    const ids: string[] = [];
    for (let offset = 0; offset < totalCount; offset++) {
      const page = await fetchChanges(`kind: DATA_ACCESS, limit: 1, offset: ${offset}`);
      ids.push(page.rows[0].id);
    }
    expect(new Set(ids).size).toBe(totalCount);
    const rows = (await fetchChanges('kind: DATA_ACCESS, limit: 100')).rows;
    expect(ids).toEqual(rows.map((row: { id: string }) => row.id));
    const byToken = (await fetchChanges('kind: DATA_ACCESS, door: TOKEN')).rows;
    expect(byToken.length).toBeGreaterThan(0);
    expect(byToken.every((row: RecordedEntry) => row.employee?.name === 'Nina Park')).toBe(true);

    const fields = rows.flatMap((row: RecordedEntry) => row.fields);
    const { text } = await manager.get(path);
    const lines = text.split('\r\n').slice(1, -1);
    expect(lines).toHaveLength(fields.length);
    expect(lines.find(line => line.includes('stranger@other.example'))).toMatch(
      /^2026-06-17,\d\d:00,,data access,,,,stranger@other\.example,refuse,address,,203\.0\.113\.9,REST,$/,
    );
    expect(await waitForEntries(2)).toContainEqual(
      expect.objectContaining({ name: 'Changes as CSV', LINES: String(fields.length) }),
    );
  });
});
