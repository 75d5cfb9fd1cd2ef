import { setTimeout as sleep } from 'node:timers/promises';
import type { Position } from '../rules/people/positions.ts';
import { SignInServer } from '../testing/signInServer.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { TestSignIn } from '../testing/testSignIn.ts';
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
  manager = await server.asEmployee(await store.employee({ name: 'Max Castellano', position: 3 }));
  const owner = await server.asEmployee(await store.employee({ name: 'Nina Park', position: 1 }));
  const { data } = await owner.graphql(
    'mutation { createAccessToken(name: "Excel refresh", expiresOn: "2026-07-01") { token } }',
  );
  analyst = server.holding(data.createAccessToken.token);
  await store.deals([
    { number: 1, customer_name: 'Ada Byron', added_date: '2026-06-15' },
    { number: 2, customer_name: 'Grace Hopper', added_date: '2026-06-15' },
    { number: 3, customer_name: '', added_date: '2026-06-16' },
  ]);
  await store.up('2026-06-15', { customer_name: 'Joan Clarke' });
});
afterAll(async () => {
  await server.stop();
  provider.close();
  await store.close();
});

/** Each test has an hour of its own: equal reads of one are told as one. */
let hour = 0;
beforeEach(() => {
  store.clock.set(new Date(Date.UTC(2026, 5, 17) + 3_600_000 * hour++).toISOString());
});

const FIELDS = `
  id kind action name changedAt door origin employee { name } fields { field to }`;

async function changes(filter: string, client = manager) {
  const { data, errors } = await client.graphql(
    `{ changes(start: "2026-06-17", end: "2026-06-30", ${filter}) { totalCount rows { ${FIELDS} } } }`,
  );
  return errors ? errors[0].extensions.code : data.changes;
}

interface Told {
  readonly changedAt: string;
  readonly fields: readonly { readonly field: string; readonly to: string }[];
  readonly employee: { readonly name: string } | null;
}

/** What is told of this test's hour, once that many are; an access is written a moment after its answer. */
async function told(
  count: number,
  isAll: (fields: Told['fields'][]) => boolean = () => true,
): Promise<Record<string, unknown>[]> {
  for (let tries = 0; tries < 2_000; tries++) {
    const { rows } = await changes('kind: DATA_ACCESS');
    const ours: Told[] = rows.filter((row: Told) => Date.parse(row.changedAt) >= store.clock.now().getTime());
    if (ours.length >= count && isAll(ours.map(({ fields }) => fields))) {
      return ours.map(({ fields, employee, changedAt: _, ...rest }) => ({
        ...rest,
        id: undefined,
        by: employee?.name ?? null,
        ...Object.fromEntries(fields.map(({ field, to }) => [field.replace('DATA_ACCESS_', ''), to])),
      }));
    }
    await sleep(20);
  }
  throw new Error(`fewer than ${count} were told`);
}

/** What was answered before this is written before it, or with it. */
async function untilAllIsWritten(): Promise<void> {
  store.clock.advance(1_000);
  await manager.get('/api/exports/people.csv');
  await told(1);
}

const from = (address: string, more: Record<string, string> = {}) => ({
  'x-forwarded-for': address,
  ...more,
});
const entry = (expected: object) => ({
  id: undefined,
  kind: 'DATA_ACCESS',
  name: null,
  origin: null,
  ...expected,
});

describe('an export', () => {
  const HOG = '/api/exports/hog.csv?start=2026-06-15&end=2026-06-16';

  it('by a screen tells who, what, which lines, how many, and from where', async () => {
    await manager.send('GET', HOG, undefined, from('203.0.113.5', { 'x-screen': '1' }));
    expect(await told(1)).toEqual([
      entry({
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

  it('by a script in a session came by REST, and one by an access token by its name', async () => {
    await manager.send('GET', HOG, undefined, from('2001:db8:1:2:3:4:5:6'));
    await analyst.send('GET', HOG.replace('csv', 'xlsx'), undefined, from('203.0.113.6'));
    const all = await told(2);
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

  it('that is broken off says how far it came', async () => {
    await store.prepare(
      `insert into deal_change (deal_id, deal_number, deal_version, action, changed_at, field, to_value)
       select n, n, 1, 'record', '2026-06-01', 'notes', repeat('x', 2000) from generate_series(1, 12000) n`,
    );
    const leaving = new AbortController();
    const answer = await fetch(`${server.baseUrl}/api/exports/changes.csv?start=2026-06-01&end=2026-06-01`, {
      headers: { authorization: `Bearer ${manager.token}` },
      signal: leaving.signal,
    });
    await answer.body?.getReader().read();
    leaving.abort();
    const [broken] = await told(1);
    expect(broken).toMatchObject({ action: 'EXPORT', name: 'Changes as CSV', IS_BROKEN_OFF: 'true' });
    const lines = Number(broken?.LINES);
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBeLessThan(12_000);
  });

  it('that is refused is none', async () => {
    const seller = await server.as(0);
    expect((await seller.get('/api/exports/deleteddeals.csv')).status).toBe(403);
    await seller.get('/api/exports/people.csv');
    expect(await told(1)).toMatchObject([{ name: 'People as CSV' }]);
  });
});

describe('customers that an access token reads', () => {
  it('by GraphQL are told with the lists, their filters and how many lines', async () => {
    const query = `query ($where: DealFilter) {
      some: deals(where: $where, first: 10) { edges { node { who: customerName } } }
      ups(first: 5) { edges { node { customerName } } }
      employees { name }
    }`;
    const variables = { where: { logDay: { from: '2026-06-15', to: '2026-06-15' } } };
    await analyst.graphql(query, variables);
    expect(await told(1)).toEqual([
      entry({
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

  it('cannot be hidden behind other names, in fragments, or in a document of the web app', async () => {
    await analyst.graphql(`query A { x: employees { name } }`);
    await analyst.post('/graphql', {
      query: `query A { x: employees { name } } query B { x: deals { customerName: edges { ...E } } }
        fragment E on DealEdge { node { notes: number, n: customerName } }`,
      operationName: 'B',
    });
    expect(await told(1)).toMatchObject([{ name: 'deals', LINES: '3' }]);
    await analyst.document('DealsOfDay', { day: '2026-06-15' });
    await analyst.document('DealsOfDay', { day: '2026-06-15' });
    const [read] = (await told(2)).filter(each => each.name !== 'deals');
    expect(read).toMatchObject({ name: 'dealsOfDay', FILTER: 'day: 2026-06-15' });
  });

  it('by REST are told with the call', async () => {
    await analyst.get('/api/deals/getdeals?date=2026-06-15');
    await analyst.get('/api/deals/getdeals?date=2020-01-01'); // none
    await analyst.get('/api/employees/getemployees');
    expect(await told(1)).toEqual([
      entry({
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

  it('are one line for each call and hour, however often a script asks', async () => {
    for (let times = 0; times < 5; times++) await analyst.get('/api/deals/getdeals?date=2026-06-15');
    for (let day = 15; day <= 22; day++)
      await analyst.get(`/api/deals/getallemployeedeals?startDate=2026-06-15&endDate=2026-06-${day}`);
    const timesOf = (fields: Told['fields']) => fields.find(({ field }) => field.endsWith('TIMES'))?.to;
    const all = await told(2, entries => ['5', '8'].every(times => entries.map(timesOf).includes(times)));
    expect(all).toHaveLength(2);
    expect(all).toContainEqual(expect.objectContaining({ name: '/deals/getdeals', TIMES: '5', LINES: '10' }));
    expect(all).toContainEqual(
      expect.objectContaining({ name: '/deals/getallemployeedeals', TIMES: '8', LINES: '23' }),
    );
  });

  it('a session on screens tells of none, but in the playground', async () => {
    await manager.get('/api/deals/getdeals?date=2026-06-15');
    await manager.document('DealsOfDay', { day: '2026-06-15' });
    await manager.graphql('{ deals(first: 2) { edges { node { customerName } } } }');
    expect(await told(1)).toMatchObject([
      { action: 'READ', door: 'SCREEN', by: 'Max Castellano', LINES: '2' },
    ]);
  });
});

describe('a sign-in', () => {
  const signIn = async (email: string) => {
    const microsoft = await TestSignIn.at(provider.url);
    const accessToken = await microsoft.accessTokenOf(new TestBrowser(), email, 'Sam Rivera');
    return server.anonymous.send('POST', '/api/auth/microsoft-login', { accessToken }, from('203.0.113.9'));
  };

  it('is told, and so is each refused one: of a stranger, of the deactivated, of nobody known', async () => {
    await store.employee({ name: 'Sam Rivera', email: 'sam@store.example' });
    expect((await signIn('sam@store.example')).status).toBe(200);
    await store.database.rows(`update employee set is_active = false where email = 'sam@store.example'`);
    expect((await signIn('sam@store.example')).status).toBe(403);
    expect((await signIn('stranger@other.example')).status).toBe(403);
    await server.anonymous.post('/api/auth/microsoft-login', { accessToken: 'made-up' });
    await server.anonymous.post('/api/auth/microsoft-login', { accessToken: 'made-up too' });
    // Equal refusals of an hour are one entry, which counts them.
    const all = await told(4, entries => entries.flat().some(({ to }) => to === '2'));
    const common = { door: 'REST', ADDRESS: '203.0.113.9' };
    expect(all).toHaveLength(4);
    expect(all).toContainEqual(entry({ ...common, action: 'SIGN_IN', by: 'Sam Rivera' }));
    expect(all).toContainEqual(
      entry({ ...common, action: 'REFUSE', by: 'Sam Rivera', name: 'sam@store.example' }),
    );
    expect(all).toContainEqual(
      entry({ ...common, action: 'REFUSE', by: null, name: 'stranger@other.example' }),
    );
    expect(all).toContainEqual(
      expect.objectContaining({ action: 'REFUSE', by: null, name: null, TIMES: '2' }),
    );
  });

  it('by an invitation is one, too', async () => {
    const { body } = await manager.post('/api/invites', { email: 'new@store.example' });
    const microsoft = await TestSignIn.at(provider.url);
    const accept = async (email: string) => {
      const microsoftAccessToken = await microsoft.accessTokenOf(new TestBrowser(), email, 'New One');
      return server.anonymous.post('/api/invites/accept', { token: body.invite_token, microsoftAccessToken });
    };
    expect((await accept('other@store.example')).status).toBe(403);
    expect((await accept('new@store.example')).status).toBe(200);
    expect(await told(2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'SIGN_IN', by: 'New One' }),
        expect.objectContaining({ action: 'REFUSE', by: null, name: 'other@store.example' }),
      ]),
    );
  });
});

describe('the history of it', () => {
  it.each([0, 1, 2, 3, 4, 5, 6] as Position[])('is read by positions 3 and 5 alone: %i', async position => {
    const client = await server.as(position);
    const isAllowed = position === 3 || position === 5;
    const hidden = isAllowed ? expect.objectContaining({ totalCount: expect.any(Number) }) : 'FORBIDDEN';
    expect(await changes('kind: DATA_ACCESS', client)).toEqual(hidden);
    expect(await changes('field: DATA_ACCESS_ADDRESS', client)).toEqual(hidden);
    const file = await client.get(
      '/api/exports/changes.csv?start=2026-06-17&end=2026-06-17&kind=DATA_ACCESS',
    );
    expect(file.status).toBe(isAllowed ? 200 : 403);
    const everything = (await changes('limit: 100', client)).rows;
    expect(everything.filter((row: { kind: string }) => row.kind === 'DATA_ACCESS')).toEqual([]);
  });

  it('has the displays among it, which are told once', async () => {
    const { body } = await server.anonymous.post('/api/displays/letters');
    await manager.graphql(
      `mutation { pairDisplay(letters: "${body.letters}", input: { name: "Showroom", boards: [MESSAGE] }) { id } }`,
    );
    const [paired, ...more] = (await changes('kind: DATA_ACCESS')).rows.filter(
      (row: { kind: string }) => row.kind === 'DISPLAY',
    );
    expect([paired.name, more]).toEqual(['Showroom', []]);
  });

  it('is read in pages, by person and by door, and is a file, which is told in turn', async () => {
    const path = '/api/exports/changes.csv?start=2026-06-17&end=2026-06-30&kind=DATA_ACCESS&linesOnly=1';
    await untilAllIsWritten();
    const { totalCount } = await changes('kind: DATA_ACCESS');
    const ids: string[] = [];
    for (let offset = 0; offset < totalCount; offset++) {
      const page = await changes(`kind: DATA_ACCESS, limit: 1, offset: ${offset}`);
      ids.push(page.rows[0].id);
    }
    expect(new Set(ids).size).toBe(totalCount);
    const shown = (await changes('kind: DATA_ACCESS, limit: 100')).rows;
    expect(ids).toEqual(shown.map((row: { id: string }) => row.id));
    const byToken = (await changes('kind: DATA_ACCESS, door: TOKEN')).rows;
    expect(byToken.length).toBeGreaterThan(0);
    expect(byToken.every((row: Told) => row.employee?.name === 'Nina Park')).toBe(true);

    const fields = shown.flatMap((row: Told) => row.fields);
    const { text } = await manager.get(path);
    const lines = text.split('\r\n').slice(1, -1);
    expect(lines).toHaveLength(fields.length);
    expect(lines.find(line => line.includes('stranger@other.example'))).toMatch(
      /^2026-06-17,\d\d:00,,data access,,,,stranger@other\.example,refuse,address,,203\.0\.113\.9,rest,$/,
    );
    expect(await told(2)).toContainEqual(
      expect.objectContaining({ name: 'Changes as CSV', LINES: String(fields.length) }),
    );
  });
});
