import { type TestClient, TestServer } from '../testing/testServer.ts';
import type { DisplayBoard } from './display.enums.ts';

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
  manager = await server.asEmployee(await store.employee({ name: 'Mara Voss', position: 1, team: 2 }));
  sam = await store.employee({ name: 'Sam Rivera', position: 0, team: 2 });
  await store.employee({ name: 'Max Castellano', position: 3, team: 2 });
  const car = {
    car_info: '2024 Civic',
    stock_num: 'S-77',
    car_type: 'Used',
    customer_name: 'Ruth Amsel',
  } as const;
  await store.soldDeal(DAY, {
    ...car,
    number: 70_001,
    closer_id: sam,
    closer_team_final: 2,
    front_gross: 1_234.5,
  });
  await store.workingDays(MONTH, 10, 20);
  await store.pot(MONTH, 5_000);
  await store.goal(MONTH, { total: 30 });
  await store.goal(MONTH, { team: 2, total: 20 });
  await store.goal(MONTH, { employeeId: sam, total: 10 });
  await store.up(DAY, { employee_id: sam });
  await store.up(DAY, { employee_id: sam, up_type: 'On Turn' });
  await manager.graphql('mutation { setDisplayMessage(message: "Sell!") }');
});
afterAll(() => server.stop());

async function hang(boards: readonly DisplayBoard[], showsGross = false) {
  const { body } = await server.anonymous.post('/api/displays/letters');
  const { data } = await manager.graphql(
    'mutation ($letters: String!, $input: DisplayInput!) { pairDisplay(letters: $letters, input: $input) { id } }',
    { letters: body.letters, input: { name: 'Showroom', boards, showsGross } },
  );
  return { id: data.pairDisplay.id as number, asks: server.holding(body.token) };
}

function figuresOf(asks: TestClient) {
  server.store.clock.advance(SECOND);
  return asks.get('/api/displays/figures');
}

/**
 * Where the values of an answer stand, the entries of a list in one place. Nothing and an empty list are no values; nor are the
 * names of types, which documents of the web app ask for.
 */
function leavesOf(value: unknown, place = ''): string[] {
  if (value === null) return [];
  if (typeof value !== 'object') return [place];
  if (Array.isArray(value)) return value.flatMap(each => leavesOf(each, place));
  return Object.entries(value).flatMap(([key, each]) =>
    key === '__typename' ? [] : leavesOf(each, place ? `${place}.${key}` : key),
  );
}

/** What a display is told whatever its boards; where the web app is built, its build as well. */
const OWN = [
  'viewer.today',
  ...['name', 'boards', 'seconds', 'theme', 'hasSound'].map(field => `display.${field}`),
];

const under = (place: string, ...fields: readonly string[]) => fields.map(field => `${place}.${field}`);

/** As web/src/features/display/boards draws them. */
const DRAWN: Readonly<Record<DisplayBoard, readonly string[]>> = {
  LEADERBOARD: [
    ...under('leaderboard', 'rank', 'id', 'name', 'team', 'new', 'used', 'total'),
    'store.period.delivered',
  ],
  TEAMS: under('teams', 'rank', 'id', 'team', 'new', 'used', 'total'),
  TICK_SHEET: [
    ...under('tickSheet.workingDays', 'completed', 'total'),
    ...under('tickSheet.store', 'total.sold', 'total.track', 'goal.goal', 'goal.toGo'),
    ...under('tickSheet.sections', 'team', 'name'),
    ...under('tickSheet.sections.rows', 'person.id', 'person.name', 'new', 'used', 'total', 'track'),
    ...under('tickSheet.sections.rows.goal', 'goal', 'toGo', 'neededADay'),
    ...under('tickSheet.sections.total', 'new', 'used', 'total', 'track'),
    ...under('tickSheet.sections.total.goal', 'goal', 'toGo', 'neededADay'),
  ],
  POT_OF_GOLD: [
    ...under('potRace', 'pot', 'fastStartDaysLeft'),
    ...under('potRace.rows.person', 'id', 'name', 'team'),
    ...under('potRace.rows', 'totalSold', 'usedSold', 'unitsToQualify', 'isQualified', 'total'),
    ...under('potRace.rows', 'usedToFastStart', 'isFastStart'),
  ],
  DELIVERIES: under('deliveries', 'day', 'vehicle', 'stockNumber', 'isSold', 'salespeople.name'),
  UP_LOG: [
    ...under(
      'upStats.counters',
      ...['ups', 'freshUps', 'appointments', 'writeUps', 'testDrives', 'turns', 'sold'],
    ),
    ...under('inTurn.waiting', 'isHeld', 'person.id', 'person.name', 'person.team'),
  ],
  MESSAGE: ['display.message'],
};

const GROSS: Partial<Record<DisplayBoard, string>> = {
  LEADERBOARD: 'leaderboard.gross',
  TEAMS: 'teams.gross',
};

describe.each(Object.keys(DRAWN) as DisplayBoard[])('a display of %s alone', board => {
  it.each([false, true])('is sent what it draws, and nothing else (gross: %p)', async showsGross => {
    const { asks } = await hang([board], showsGross);
    const { body, text } = await figuresOf(asks);
    delete body.build;
    const gross = showsGross ? (GROSS[board] ?? []) : [];
    expect([...new Set(leavesOf(body))].sort()).toEqual([...OWN, ...DRAWN[board]].concat(gross).sort());
    expect(text).not.toMatch(/Ruth Amsel|70001/);
  });
});

it('a display of the message alone has lists for a page of an earlier build to look through', async () => {
  const { body } = await figuresOf((await hang(['MESSAGE'])).asks);
  expect(body).toMatchObject({ sales: [], leaderboard: [], viewer: { today: DAY } });
});

describe('a sale', () => {
  const sold = { delivery_status: 'DEL', delivery_date: DAY };
  let number = 80_000;

  async function record(fields: object) {
    number += 1;
    expect((await manager.post('/api/deals/adddeal', { ...fields, id: number })).status).toBeLessThan(300);
    return number;
  }
  const amend = async (deal: number, fields: object) =>
    expect((await manager.put(`/api/deals/updatedeal?dealId=${deal}`, fields)).status).toBe(200);
  const soldNow = async (asks: TestClient) => (await figuresOf(asks)).body.justSold;

  it('is told to a display of any boards: who, and how many', async () => {
    const { asks } = await hang(['MESSAGE']);
    expect(await soldNow(asks)).toEqual([]);
    const deal = await record({ ...sold, closer_id: sam });
    const { body, text } = await figuresOf(asks);
    expect(body.justSold).toMatchObject([{ sellers: [{ name: 'Sam Rivera', total: 2 }] }]);
    expect([...new Set(leavesOf(body.justSold))].sort()).toEqual(['key', 'sellers.name', 'sellers.total']);
    expect(text).not.toContain(String(deal));
    expect(leavesOf(body.leaderboard)).toEqual([]);
  });

  it('is told for five minutes, and once though it was taken back', async () => {
    const { asks } = await hang(['UP_LOG']);
    server.store.clock.advance(5 * MINUTE);
    const deal = await record({ ...sold, delivery_status: 'TBA' });
    expect(await soldNow(asks)).toEqual([]);
    await amend(deal, { delivery_status: 'DEL' });
    const [first] = await soldNow(asks);
    await amend(deal, { delivery_status: 'TBA' });
    expect(await soldNow(asks)).toEqual([]);
    await amend(deal, { delivery_status: 'DEL' });
    expect((await soldNow(asks)).map(({ key }: { key: string }) => key)).toEqual([first.key]);
    await amend(deal, { delivery_status: 'TBA' });
    server.store.clock.advance(5 * MINUTE);
    await amend(deal, { delivery_status: 'DEL' });
    expect(await soldNow(asks)).toEqual([]);
  });
});

describe('displays that show the same', () => {
  /** Changes deals behind the back of the triggers that advance the store's version. */
  const unnoticed = (change: string) =>
    server.store.database.transaction(async em => {
      await em.execute('set local session_replication_role = replica');
      await em.execute(change);
    });

  it('are answered from one reading, those with other boards or gross from another', async () => {
    const [one, same, withGross, other] = [
      await hang(['LEADERBOARD', 'DELIVERIES']),
      await hang(['DELIVERIES', 'LEADERBOARD']),
      await hang(['LEADERBOARD', 'DELIVERIES'], true),
      await hang(['DELIVERIES']),
    ];
    const vehicles = async ({ asks }: typeof one) => {
      const { deliveries } = (await figuresOf(asks)).body;
      return deliveries.some(({ vehicle }: { vehicle: string }) => vehicle === 'Unnoticed');
    };
    expect(await vehicles(one)).toBe(false);
    await unnoticed(`update deal set car_info = 'Unnoticed' where number = 70001`);
    expect(await vehicles(one)).toBe(false);
    expect(await vehicles(same)).toBe(false);
    expect(await vehicles(withGross)).toBe(true);
    expect(await vehicles(other)).toBe(true);
    await server.store.deal();
    expect(await vehicles(same)).toBe(true);
  });
});

describe('a display that asks without pause', () => {
  it('is refused until a second is over, without a look at the store', async () => {
    const { asks, id } = await hang(['MESSAGE']);
    const { asks: other } = await hang(['MESSAGE']);
    expect((await figuresOf(asks)).status).toBe(200);
    await server.store.database.rows('delete from display where id = $1', [id]);
    server.store.clock.advance(SECOND - 1);
    const hasty = await Promise.all(Array.from({ length: 5 }, () => asks.get('/api/displays/figures')));
    for (const { status, body, headers } of hasty) {
      expect([status, headers.get('retry-after')]).toEqual([429, '1']);
      expect(body).toEqual({ code: 'TOO_MANY_REQUESTS', message: 'A display asks once a second at most.' });
    }
    expect((await other.get('/api/displays/figures')).status).toBe(200);
    server.store.clock.advance(1);
    expect((await asks.get('/api/displays/figures')).status).toBe(401);
  });

  it('is answered when the clock was set back', async () => {
    const { asks } = await hang(['MESSAGE']);
    await figuresOf(asks);
    server.store.clock.advance(-60 * MINUTE);
    expect((await asks.get('/api/displays/figures')).status).toBe(200);
  });
});
