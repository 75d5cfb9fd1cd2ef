import { type TestClient, TestServer } from '../../testing/testServer.ts';
import type { DisplayBoard } from './display.types.ts';

const DAY = '2026-06-17';
const MONTH = '2026-06';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let server: TestServer;
let manager: TestClient;
let sam: number;

beforeAll(async () => {
  server = await TestServer.start({ FAILED_TRIES: '1000' });
  const { store } = server;
  manager = await server.signInAsEmployee(
    await store.insertEmployee({ name: 'Mara Voss', position: 1, team: 2 }),
  );
  sam = await store.insertEmployee({ name: 'Sam Rivera', position: 0, team: 2 });
  await store.insertEmployee({ name: 'Max Castellano', position: 3, team: 2 });
  const car = {
    car_info: '2024 Civic',
    stock_num: 'S-77',
    car_type: 'Used',
    customer_name: 'Ruth Amsel',
  } as const;
  await store.insertSoldDeal(DAY, {
    ...car,
    number: 70_001,
    closer_id: sam,
    closer_team_final: 2,
    front_gross: 1_234.5,
  });
  await store.insertWorkingDays(MONTH, 10, 20);
  await store.insertPot(MONTH, 5_000);
  await store.insertGoal(MONTH, { total: 30 });
  await store.insertGoal(MONTH, { team: 2, total: 20 });
  await store.insertGoal(MONTH, { employeeId: sam, total: 10 });
  await store.insertUp(DAY, { employee_id: sam });
  await store.insertUp(DAY, { employee_id: sam, up_type: 'On Turn' });
  await manager.graphql('mutation { setDisplayMessage(message: "Sell!") }');
});
afterAll(() => server.stop());

async function pairDisplay(boards: readonly DisplayBoard[], showsGross = false) {
  const { body } = await server.anonymous.post('/api/displays/letters');
  const { data } = await manager.graphql(
    'mutation ($letters: String!, $input: DisplayInput!) { pairDisplay(letters: $letters, input: $input) { id } }',
    { letters: body.letters, input: { name: 'Showroom', boards, showsGross } },
  );
  return { id: data.pairDisplay.id as number, client: server.withToken(body.token) };
}

function requestFigures(client: TestClient) {
  server.store.clock.advance(SECOND);
  return client.get('/api/displays/figures');
}

/**
 * Lists the paths of all values in a response. Entries of a list share a path. Null, empty lists and
 * `__typename` have no path.
 */
function listPaths(value: unknown, path = ''): string[] {
  if (value === null) return [];
  if (typeof value !== 'object') return [path];
  if (Array.isArray(value)) return value.flatMap(each => listPaths(each, path));
  return Object.entries(value).flatMap(([key, each]) =>
    key === '__typename' ? [] : listPaths(each, path ? `${path}.${key}` : key),
  );
}

/**
 * Paths that every display gets, regardless of its boards. When the web app is built, the response also
 * contains the path `build`.
 */
const COMMON_PATHS = [
  'viewer.today',
  ...['name', 'boards', 'seconds', 'theme', 'hasSound'].map(field => `display.${field}`),
];

const listFieldPaths = (path: string, ...fields: readonly string[]) =>
  fields.map(field => `${path}.${field}`);

/** Paths that each board uses in web/src/features/display/boards. */
const PATHS_BY_BOARD: Readonly<Record<DisplayBoard, readonly string[]>> = {
  LEADERBOARD: [
    ...listFieldPaths('leaderboard', 'rank', 'id', 'name', 'team', 'new', 'used', 'total'),
    'store.period.delivered',
  ],
  TEAMS: listFieldPaths('teams', 'rank', 'id', 'team', 'new', 'used', 'total'),
  TICK_SHEET: [
    ...listFieldPaths('tickSheet.workingDays', 'completed', 'total'),
    ...listFieldPaths('tickSheet.store', 'total.sold', 'total.track', 'goal.goal', 'goal.toGo'),
    ...listFieldPaths('tickSheet.sections', 'team', 'name'),
    ...listFieldPaths('tickSheet.sections.rows', 'person.id', 'person.name', 'new', 'used', 'total', 'track'),
    ...listFieldPaths('tickSheet.sections.rows.goal', 'goal', 'toGo', 'neededADay'),
    ...listFieldPaths('tickSheet.sections.total', 'new', 'used', 'total', 'track'),
    ...listFieldPaths('tickSheet.sections.total.goal', 'goal', 'toGo', 'neededADay'),
  ],
  POT_OF_GOLD: [
    ...listFieldPaths('potRace', 'pot', 'fastStartDaysLeft'),
    ...listFieldPaths('potRace.rows.person', 'id', 'name', 'team'),
    ...listFieldPaths('potRace.rows', 'totalSold', 'usedSold', 'unitsToQualify', 'isQualified', 'total'),
    ...listFieldPaths('potRace.rows', 'usedToFastStart', 'isFastStart'),
  ],
  DELIVERIES: listFieldPaths('deliveries', 'day', 'vehicle', 'stockNumber', 'isSold', 'salespeople.name'),
  UP_LOG: [
    ...listFieldPaths(
      'upStats.counters',
      ...['ups', 'freshUps', 'appointments', 'writeUps', 'testDrives', 'turns', 'sold'],
    ),
    ...listFieldPaths('inTurn.waiting', 'isHeld', 'person.id', 'person.name', 'person.team'),
  ],
  MESSAGE: ['display.message'],
};

const GROSS_PATH_BY_BOARD: Partial<Record<DisplayBoard, string>> = {
  LEADERBOARD: 'leaderboard.gross',
  TEAMS: 'teams.gross',
};

describe.each(Object.keys(PATHS_BY_BOARD) as DisplayBoard[])('a display with only the board %s', board => {
  it.each([false, true])(
    'sends a display with one board only the figures that this board displays (gross: %p)',
    async showsGross => {
      const { client } = await pairDisplay([board], showsGross);
      const { body, text } = await requestFigures(client);
      delete body.build;
      const gross = showsGross ? (GROSS_PATH_BY_BOARD[board] ?? []) : [];
      expect([...new Set(listPaths(body))].sort()).toEqual(
        [...COMMON_PATHS, ...PATHS_BY_BOARD[board]].concat(gross).sort(),
      );
      expect(text).not.toMatch(/Ruth Amsel|70001/);
    },
  );
});

it('sends empty lists to a display with only the message, because a page of an earlier build expects the lists', async () => {
  const { body } = await requestFigures((await pairDisplay(['MESSAGE'])).client);
  expect(body).toMatchObject({ sales: [], leaderboard: [], viewer: { today: DAY } });
});

describe('a new sale on displays', () => {
  const soldFields = { delivery_status: 'DEL', delivery_date: DAY };
  let number = 80_000;

  async function createDeal(fields: object) {
    number += 1;
    expect((await manager.post('/api/deals/adddeal', { ...fields, id: number })).status).toBeLessThan(300);
    return number;
  }
  const updateDeal = async (deal: number, fields: object) =>
    expect((await manager.put(`/api/deals/updatedeal?dealId=${deal}`, fields)).status).toBe(200);
  const getJustSold = async (client: TestClient) => (await requestFigures(client)).body.justSold;

  it('shows a new sale on a display of any board, with the sellers and their totals', async () => {
    const { client } = await pairDisplay(['MESSAGE']);
    expect(await getJustSold(client)).toEqual([]);
    const deal = await createDeal({ ...soldFields, closer_id: sam });
    const { body, text } = await requestFigures(client);
    expect(body.justSold).toMatchObject([{ sellers: [{ name: 'Sam Rivera', total: 2 }] }]);
    expect([...new Set(listPaths(body.justSold))].sort()).toEqual(['key', 'sellers.name', 'sellers.total']);
    expect(text).not.toContain(String(deal));
    expect(listPaths(body.leaderboard)).toEqual([]);
  });

  it('shows a new sale for five minutes, and does not show the sale again when the deal is reverted and sold again', async () => {
    const { client } = await pairDisplay(['UP_LOG']);
    server.store.clock.advance(5 * MINUTE);
    const deal = await createDeal({ ...soldFields, delivery_status: 'TBA' });
    expect(await getJustSold(client)).toEqual([]);
    await updateDeal(deal, { delivery_status: 'DEL' });
    const [first] = await getJustSold(client);
    await updateDeal(deal, { delivery_status: 'TBA' });
    expect(await getJustSold(client)).toEqual([]);
    await updateDeal(deal, { delivery_status: 'DEL' });
    expect((await getJustSold(client)).map(({ key }: { key: string }) => key)).toEqual([first.key]);
    await updateDeal(deal, { delivery_status: 'TBA' });
    server.store.clock.advance(5 * MINUTE);
    await updateDeal(deal, { delivery_status: 'DEL' });
    expect(await getJustSold(client)).toEqual([]);
  });
});

describe('a display with the same boards as another one', () => {
  /** Changes deals without the triggers that increase the store version. */
  const updateWithoutTriggers = (change: string) =>
    server.store.database.transaction(async em => {
      await em.execute('set local session_replication_role = replica');
      await em.execute(change);
    });

  it('shares cached figures between displays with the same boards, but not between displays that differ in boards or gross', async () => {
    const [original, sameBoards, withGross, otherDisplay] = [
      await pairDisplay(['LEADERBOARD', 'DELIVERIES']),
      await pairDisplay(['DELIVERIES', 'LEADERBOARD']),
      await pairDisplay(['LEADERBOARD', 'DELIVERIES'], true),
      await pairDisplay(['DELIVERIES']),
    ];
    const showsUpdate = async ({ client }: typeof original) => {
      const { deliveries } = (await requestFigures(client)).body;
      return deliveries.some(({ vehicle }: { vehicle: string }) => vehicle === 'Unnoticed');
    };
    expect(await showsUpdate(original)).toBe(false);
    await updateWithoutTriggers(`update deal set car_info = 'Unnoticed' where number = 70001`);
    expect(await showsUpdate(original)).toBe(false);
    expect(await showsUpdate(sameBoards)).toBe(false);
    expect(await showsUpdate(withGross)).toBe(true);
    expect(await showsUpdate(otherDisplay)).toBe(true);
    await server.store.insertDeal();
    expect(await showsUpdate(sameBoards)).toBe(true);
  });
});

describe('a display that sends requests without pause', () => {
  it('rejects a second request of a display within a second with 429 and without a database query', async () => {
    const { client, id } = await pairDisplay(['MESSAGE']);
    const { client: otherDisplay } = await pairDisplay(['MESSAGE']);
    expect((await requestFigures(client)).status).toBe(200);
    await server.store.database.rows('delete from display where id = $1', [id]);
    server.store.clock.advance(SECOND - 1);
    const earlyResponses = await Promise.all(
      Array.from({ length: 5 }, () => client.get('/api/displays/figures')),
    );
    for (const { status, body, headers } of earlyResponses) {
      expect([status, headers.get('retry-after')]).toEqual([429, '1']);
      expect(body).toEqual({
        code: 'TOO_MANY_REQUESTS',
        message: 'A display can request data at most once per second.',
      });
    }
    expect((await otherDisplay.get('/api/displays/figures')).status).toBe(200);
    server.store.clock.advance(1);
    expect((await client.get('/api/displays/figures')).status).toBe(401);
  });

  it('sends figures to a display after the clock was set back', async () => {
    const { client } = await pairDisplay(['MESSAGE']);
    await requestFigures(client);
    server.store.clock.advance(-60 * MINUTE);
    expect((await client.get('/api/displays/figures')).status).toBe(200);
  });
});
