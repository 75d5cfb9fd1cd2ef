import type { Position } from '../../rules/people/positions.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let kofi: number;
let ada: number;

beforeAll(async () => {
  server = await TestServer.start();
  const { store } = server;
  store.clock.set('2026-06-17T15:04:00Z');
  kofi = await store.insertEmployee({ name: 'Kofi Mensah', position: 0, team: 2 });
  ada = await store.insertEmployee({ name: 'Ada Bell', position: 0, team: 3 });
  await store.insertSoldDeal('2026-06-03', { number: 7, front_gross: 1_000, back_gross: 0.5 });
  await store.insertDeal({ number: 8, front_gross: 900 });
  const firstVisit = await store.insertUp('2026-06-01', { employee_id: kofi, is_test_drive: true });
  const beBack = await store.insertUp('2026-06-03', { employee_id: kofi, up_type: 'B-Back', sold: 'Yes' });
  const beBackWithoutVisit = await store.insertUp('2026-06-03', {
    employee_id: ada,
    up_type: 'B-Back',
    sold: 'Yes',
  });
  const unassignedUp = await store.insertUp('2026-06-08', { employee_id: null, sold: 'OAC' });
  await linkUp(beBack, 7, firstVisit);
  await linkUp(beBackWithoutVisit, 8);
  await linkUp(unassignedUp, 7);
});
afterAll(() => server.stop());

const linkUp = (upId: number, dealNumber: number, beforeId: number | null = null) =>
  server.store.database.rows(
    'insert into up_link (up_id, deal_id, before_id) select $1, id, $3 from deal where number = $2',
    [upId, dealNumber, beforeId],
  );

const JUNE = 'start: "2026-06-01", end: "2026-06-30"';

const queryFunnel = (client: TestClient, args: string) =>
  client.graphql(`{ upFunnel(${JUNE}${args}) {
    total { grossPerUp } store { ups grossPerUp }
    groups { key name team figures { ups sold beBacks firstVisits soldByDeals soldInLogOnly soldInDealsOnly grossPerUp ofFewUps } }
  } }`);

const getGross = async (client: TestClient, args: string) => {
  const { upFunnel } = (await queryFunnel(client, args)).data as {
    upFunnel: {
      total: { grossPerUp: number | null };
      store: { grossPerUp: number | null };
      groups: { name: string; figures: { grossPerUp: number | null } }[];
    };
  };
  const byGroup = upFunnel.groups.map(({ name, figures }) => [name, figures.grossPerUp]);
  return { total: upFunnel.total.grossPerUp, store: upFunnel.store.grossPerUp, byGroup };
};

it('counts the ups of each salesperson, and counts a deal once for each salesperson with an up of the deal, and lists unassigned ups last', async () => {
  const client = await server.signInAsEmployee(await server.store.insertEmployee({ position: 1 }));
  const { data } = await queryFunnel(client, ', groupBy: SALESPERSON');
  const buildFigures = (ups: number, sold: number, beBacks: number, firstVisits: number) => ({
    ups,
    sold,
    beBacks,
    firstVisits,
  });
  expect(data).toMatchObject({
    upFunnel: {
      total: { grossPerUp: 250.13 }, // 1,000.50 ÷ 4: the deal counts once although two ups belong to it
      groups: [
        // A B-Back does not count as a first visit, even without an earlier visit.
        {
          name: 'Ada Bell',
          team: 3,
          figures: { ...buildFigures(1, 1, 0, 0), soldInLogOnly: 1, grossPerUp: 0 },
        },
        {
          name: 'Kofi Mensah',
          team: 2,
          figures: { ...buildFigures(2, 1, 1, 1), soldByDeals: 1, soldInLogOnly: 0, grossPerUp: 500.25 },
        },
        {
          key: null,
          name: 'Unassigned',
          team: null,
          figures: { ...buildFigures(1, 0, 0, 1), soldInDealsOnly: 1, grossPerUp: 1_000.5 },
        },
      ],
    },
  });
});

it.each<[string, (string | null)[]]>([
  ['TEAM', ['A Team', 'B Team', 'Unassigned']],
  ['UP_TYPE', ['B-Back', 'No type']],
  ['MANAGER', ['Unassigned']],
  ['WEEKDAY', ['Monday', 'Wednesday']],
  ['WEEK', ['Week of 06/01/2026', 'Week of 06/08/2026']],
])('returns the display names of the groups by %s, in the order of the groups', async (by, names) => {
  const client = await server.signInAsEmployee(kofi);
  expect((await getGross(client, `, groupBy: ${by}`)).byGroup.map(([name]) => name)).toEqual(names);
});

it.each<[Position, boolean]>([
  [0, false],
  [1, true],
  [2, true],
  [3, true],
  [4, true],
  [5, true],
  [6, false],
])("shows to position %d the gross of other people's ups: %s", async (position, isVisible) => {
  const client = await server.signInAsEmployee(await server.store.insertEmployee({ position }));
  const { total, store, byGroup } = await getGross(client, ', groupBy: SALESPERSON');
  expect([total, store, byGroup[0]?.[1]].map(amount => amount !== null)).toEqual([
    isVisible,
    isVisible,
    isVisible,
  ]);
  const { errors } = await client.graphql(
    `{ explainUpFunnel(${JUNE}, figure: GROSS_PER_UP, ofGroup: { by: SALESPERSON, key: "${ada}" }) { figureText } }`,
  );
  expect(errors?.[0]?.extensions?.code).toBe(isVisible ? undefined : 'FORBIDDEN');
});

it('shows gross to a salesperson only for the ups of that salesperson', async () => {
  const client = await server.signInAsEmployee(kofi);
  const byPerson = await getGross(client, ', groupBy: SALESPERSON');
  expect(byPerson).toEqual({
    total: null,
    store: null,
    byGroup: [
      ['Ada Bell', null],
      ['Kofi Mensah', 500.25],
      ['Unassigned', null],
    ],
  });
  expect(await getGross(client, `, employeeId: ${kofi}, groupBy: WEEKDAY`)).toEqual({
    total: 500.25,
    store: null,
    byGroup: [
      ['Monday', 0],
      ['Wednesday', 1_000.5],
    ],
  });
  expect((await getGross(client, `, employeeId: ${ada}, groupBy: WEEKDAY`)).byGroup).toEqual([
    ['Wednesday', null],
  ]);
  const { data } = await client.graphql(
    `{ explainUpFunnel(${JUNE}, figure: GROSS_PER_UP, ofGroup: { by: SALESPERSON, key: "${kofi}" }) { steps { text } } }`,
  );
  expect(data).toEqual({
    explainUpFunnel: {
      steps: [{ text: 'Gross per up: $1,000.50 front and back gross (1 deal) ÷ 2 ups = $500.25' }],
    },
  });
  const file = await client.get('/api/exports/upfunnel.csv?start=2026-06-01&end=2026-06-30&linesOnly=1');
  expect(file.text.trim().split('\r\n').at(-1)).toMatch(/,$/);
});

it.each([
  ['a reversed range', '{ upFunnel(start: "2026-06-02", end: "2026-06-01") { total { ups } } }'],
  [
    'a figure without a divisor',
    '{ explainUpFunnel(start: "2020-01-01", end: "2020-01-02", figure: CLOSING_RATE) { figure } }',
  ],
  [
    'a key that is too long',
    `{ listedUps(${JUNE}, counter: UPS, ofGroup: { by: WEEK, key: "${'9'.repeat(41)}" }) { counters { ups } } }`,
  ],
])('rejects %s', async (_case, query) => {
  const client = await server.signInAsEmployee(kofi);
  expect((await client.graphql(query)).errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
});

it.each(['SALESPERSON', 'TEAM', 'UP_TYPE', 'MANAGER', 'WEEKDAY', 'WEEK'])(
  'lists no source rows for a group key that matches no %s',
  async by => {
    const client = await server.signInAsEmployee(kofi);
    for (const key of ['x', '-1', '99999999999999999999']) {
      const list = `(${JUNE}, counter: SOLD_BY_DEALS, ofGroup: { by: ${by}, key: "${key}" })`;
      const { data } = await client.graphql(
        `{ listedUps${list} { counters { ups } rows { id } } dealsOfUps${list} { totals { deals } } }`,
      );
      expect(data).toEqual({
        listedUps: { counters: { ups: 0 }, rows: [] },
        dealsOfUps: { totals: { deals: 0 } },
      });
    }
  },
);
