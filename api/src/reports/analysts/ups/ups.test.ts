import { readAllPages } from '../../../testing/api/readAllPages.ts';
import { type TestClient, TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
const ids: Record<'ann' | 'bob' | 'meg', number> = { ann: 0, bob: 0, meg: 0 };

beforeAll(async () => {
  server = await TestServer.start();
  const { store } = server;
  client = await server.signInAs(0);
  ids.ann = await store.insertEmployee({ name: 'Ann Zorn', team: 2 });
  ids.bob = await store.insertEmployee({ name: 'Bob Adams', team: null });
  ids.meg = await store.insertEmployee({ name: 'Meg Moe', position: 1 });
  const { ann, bob } = ids;
  await store.insertUp('2026-12-31', {
    employee_id: ann,
    up_type: 'Appointment',
    sold: 'Yes',
    is_write_up: true,
    is_test_drive: true,
    customer_name: 'Zed 100%',
    time_up: '09:00',
  });
  await store.insertUp('2026-12-31', {
    employee_id: ann,
    up_type: 'Fresh Up',
    sold: 'OAC',
    turned_to_id: bob,
  });
  await store.insertUp('2027-01-03', {
    employee_id: bob,
    up_type: 'Fresh Up',
    is_bdc_up: true,
    time_up: '00:00',
  });
  await store.insertUp('2027-01-04', {
    turned_to_id: ann,
    sold: 'No',
    customer_name: 'abel',
    is_test_drive: true,
  });
  await store.database.rows('update up_log_row set manager_into_id = $1 where sold = $2', [ids.meg, 'Yes']);
});
afterAll(() => server.stop());

async function runQuery(query: string) {
  const { data, errors } = await client.graphql(`{ ${query} }`);
  if (errors) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
  return data;
}

/** Queries a list of ups. Adds to each up its position in the order in which the ups were logged. */
async function ups(args: string) {
  const fields = 'totalCount nodes { id logDate } pageInfo { hasNextPage endCursor }';
  const list = (await runQuery(`ups${args && `(${args})`} { ${fields} }`)).ups;
  const first = (await runQuery('ups(first: 1) { nodes { id } }')).ups.nodes[0].id;
  return { ...list, places: list.nodes.map((node: { id: number }) => node.id - first + 1) };
}

describe('ups for analysts', () => {
  it('lists all ups in the order of their days, each with the date of its up log', async () => {
    const { nodes, places, totalCount } = await ups('');
    expect([places, totalCount]).toEqual([[1, 2, 3, 4], 4]);
    expect(nodes.map((node: { logDate: string }) => node.logDate)).toEqual([
      '2026-12-31',
      '2026-12-31',
      '2027-01-03',
      '2027-01-04',
    ]);
  });

  it.each([
    ['logDate: { from: "2027-01-03" }', [3, 4]],
    ['logDate: { to: "2026-12-31" }', [1, 2]],
    ['salespersonIds: [null]', [4]],
    ['turnedToIds: [null]', [1, 3]],
    ['teams: [2]', [1, 2]],
    ['teams: [1]', [3]],
    ['teams: [1, null]', [3, 4]],
    ['upTypes: [FRESH_UP]', [2, 3]],
    ['upTypes: [APPOINTMENT, null]', [1, 4]],
    ['sold: [NO]', [4]],
    ['sold: [null]', [3]],
    ['isBdcUp: true', [3]],
    ['isTestDrive: false', [2, 3]],
    ['isWriteUp: true', [1]],
    ['isTurned: true', [2, 4]],
    ['isTurned: false', [1, 3]],
    ['search: "0%"', [1]],
    ['search: " ABEL "', [4]],
  ])('filters the ups by %s', async (filter, places) => {
    expect(await ups(`where: { ${filter} }`)).toMatchObject({ places, totalCount: places.length });
  });

  it('filters the ups by salesperson, by the person that the customer was turned to, and by the manager into', async () => {
    expect((await ups(`where: { salespersonIds: [${ids.bob}, ${ids.meg}] }`)).places).toEqual([3]);
    expect((await ups(`where: { turnedToIds: [${ids.bob}] }`)).places).toEqual([2]);
    expect((await ups(`where: { managerIntoIds: [${ids.meg}] }`)).places).toEqual([1]);
  });

  it.each([
    ['LOG_DATE', [1, 2, 3, 4], [4, 3, 2, 1]],
    ['TIME_UP', [3, 1, 2, 4], [1, 3, 4, 2]],
    ['CUSTOMER', [2, 3, 4, 1], [1, 4, 3, 2]],
  ])(
    'sorts the ups by %s with unset times last, and pages through the whole list in both directions',
    async (orderBy, ascending, descending) => {
      for (const [isDescending, sorted] of [
        [false, ascending],
        [true, descending],
      ] as const) {
        const order = `orderBy: ${orderBy}, isDescending: ${isDescending}`;
        const pages = await readAllPages(after =>
          ups(`${order}, first: 3${after ? `, after: "${after}"` : ''}`),
        );
        expect(pages.flatMap(page => page.places)).toEqual(sorted);
      }
    },
  );

  it.each(['first: 501', 'after: "x"', 'where: { logDate: { from: "2026-02-02", to: "2026-02-01" } }'])(
    'rejects the invalid arguments %s',
    async args => {
      await expect(ups(args)).rejects.toThrow('BAD_INPUT: ');
    },
  );
});

describe('up totals', () => {
  it('returns the counts and the rates of all ups', async () => {
    const figures = `ups freshUps appointments writeUps testDrives sold turns testDrivePercent writeUpPercent
      soldPercent turnedPercent`;
    const { upTotals } = await runQuery(`upTotals { total { ${figures} } groups { figures { ups } } }`);
    expect(upTotals).toEqual({
      total: {
        ups: 4,
        freshUps: 2,
        appointments: 1,
        writeUps: 1,
        testDrives: 2,
        sold: 1,
        turns: 2,
        testDrivePercent: 50,
        writeUpPercent: 25,
        soldPercent: 25,
        turnedPercent: 50,
      },
      groups: [{ figures: { ups: 4 } }],
    });
  });

  it.each([
    [
      'DAY',
      'day',
      [
        ['2026-12-31', 2],
        ['2027-01-03', 1],
        ['2027-01-04', 1],
      ],
    ],
    [
      'WEEK',
      'week',
      [
        ['2026-12-28', 3],
        ['2027-01-04', 1],
      ],
    ],
    [
      'MONTH',
      'month',
      [
        ['2026-12', 2],
        ['2027-01', 2],
      ],
    ],
    [
      'QUARTER',
      'quarter',
      [
        ['2026-Q4', 2],
        ['2027-Q1', 2],
      ],
    ],
    [
      'YEAR',
      'year',
      [
        [2026, 2],
        [2027, 2],
      ],
    ],
    [
      'UP_TYPE',
      'upType',
      [
        ['FRESH_UP', 2],
        ['APPOINTMENT', 1],
        [null, 1],
      ],
    ],
    [
      'SOLD',
      'sold',
      [
        ['NO', 1],
        ['YES', 1],
        ['OAC', 1],
        [null, 1],
      ],
    ],
    [
      'TEAM',
      'team { name }',
      [
        [{ name: 'A' }, 2],
        [{ name: 'None' }, 1],
        [null, 1],
      ],
    ],
    [
      'SALESPERSON',
      'salesperson { name }',
      [
        [{ name: 'Bob Adams' }, 1],
        [{ name: 'Ann Zorn' }, 2],
        [null, 1],
      ],
    ],
    [
      'TURNED_TO',
      'turnedTo { name }',
      [
        [{ name: 'Bob Adams' }, 1],
        [{ name: 'Ann Zorn' }, 1],
        [null, 2],
      ],
    ],
  ])(
    'groups ups by %s, with correct group boundaries, and sorts the groups',
    async (groupBy, key, expected) => {
      const { upTotals } = await runQuery(
        `upTotals(groupBy: ${groupBy}) { groups { ${key} figures { ups } } }`,
      );
      const field = key.split(' ')[0] ?? '';
      expect(
        upTotals.groups.map((group: never) => [
          group[field],
          (group as { figures: { ups: number } }).figures.ups,
        ]),
      ).toEqual(expected);
    },
  );
});
