import { readAllPages } from '../../../testing/api/readAllPages.ts';
import { type TestClient, TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
const ids: Record<'ann' | 'bob' | 'meg' | 'fin', number> = { ann: 0, bob: 0, meg: 0, fin: 0 };

beforeAll(async () => {
  server = await TestServer.start();
  const { store } = server;
  client = await server.signInAs(0);
  ids.ann = await store.insertEmployee({ name: 'Ann Zorn', team: 2 });
  ids.bob = await store.insertEmployee({ name: 'Bob Adams', team: null });
  ids.meg = await store.insertEmployee({ name: 'Meg Moe', position: 1 });
  ids.fin = await store.insertEmployee({ name: 'Fin Ng', position: 2 });
  await store.insertSoldDeal('2026-06-30', {
    number: 1,
    closer_id: ids.ann,
    additional_id: ids.bob,
    additional_team_final: 4,
    sales_manager_id: ids.meg,
    customer_name: '100% Real',
    front_gross: 100.01,
    back_gross: 50,
    car_type: 'New',
    trade_status: 'TRADE',
  });
  await store.insertSoldDeal('2026-07-01', {
    number: 2,
    closer_id: ids.ann,
    closer_team_final: 3,
    fin_manager_id: ids.fin,
    customer_name: 'adams',
    front_gross: -250,
    deal_status: 'DEAD',
    car_type: 'Cert',
  });
  await store.insertDeal({
    number: 3,
    additional_id: ids.bob,
    added_date: '2026-06-29',
    customer_name: 'Zed',
    car_info: 'Ford F-150',
    delivery_status: 'TBA',
    back_gross: 20,
  });
  await store.insertDeal({ number: 4, added_date: '2026-07-01', stock_num: 'ab_12' });
});
afterAll(() => server.stop());

const PAGE =
  'totalCount nodes { number } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

async function queryDeals(args: string) {
  const { data, errors } = await client.graphql(`{ deals${args && `(${args})`} { ${PAGE} } }`);
  if (errors) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
  return data.deals;
}

const toNumbers = (page: { nodes: { number: number }[] }) => page.nodes.map(node => node.number);

const listNumbersWhere = async (filter: string) => {
  const page = await queryDeals(`where: { ${filter} }`);
  expect(page.totalCount).toBe(page.nodes.length);
  return toNumbers(page);
};

describe('deals for analysts', () => {
  it('lists deals of every status by log day, then number, when the query has no arguments', async () => {
    const page = await queryDeals('');
    expect(toNumbers(page)).toEqual([3, 1, 2, 4]);
    expect(page.pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: page.edges[0].cursor,
      endCursor: page.edges[3].cursor,
    });
  });

  it.each([
    ['logDay: { from: "2026-06-30", to: "2026-07-01" }', [1, 2, 4]],
    ['logDay: { to: "2026-06-29" }', [3]],
    ['logDay: { from: null, to: null }', [3, 1, 2, 4]],
    ['deliveryDate: { from: "2026-01-01" }', [1, 2]],
    ['addedDate: { from: "2026-06-30", to: "2026-06-30" }', [1]],
    ['number: { min: 2, max: 3 }', [3, 2]],
    ['frontGross: { min: 100.01 }', [1]],
    ['frontGross: { max: "(250)" }', [2]],
    ['frontGross: { min: 0, max: 0 }', [3, 4]],
    ['backGross: { min: "$20.01" }', [1]],
    ['totalGross: { min: 20, max: 150.01 }', [3, 1]],
    ['salespersonIds: [null]', [4]],
    ['salespersonIds: []', []],
    ['teams: [2]', [1]],
    ['teams: [3]', [2]],
    ['teams: [4, 1]', [3, 1]],
    ['teams: [null]', [4]],
    ['carTypes: [NEW, CERT]', [1, 2]],
    ['carTypes: [null]', [3, 4]],
    ['tradeStatuses: [TRADE]', [1]],
    ['tradeStatuses: [TRADE, null]', [3, 1, 2, 4]],
    ['dealStatuses: [DEAD]', [2]],
    ['deliveryStatuses: [DEL]', [1, 2]],
    ['deliveryStatuses: [TBA, null]', [3, 4]],
    ['isSold: true', [1]],
    ['isSold: false', [3, 2, 4]],
    ['isSplit: true', [1]],
    ['isSplit: null', [3, 1, 2, 4]],
    ['isUpdated: true', []],
    ['isConfirmed: false', [3, 1, 2, 4]],
    ['search: " f-15 "', [3]],
    ['search: "%"', [1]],
    ['search: "B_1"', [4]],
    ['search: "  "', [3, 1, 2, 4]],
  ])('filters the deals by %s', async (filter, numbers) => {
    expect(await listNumbersWhere(filter)).toEqual(numbers);
  });

  it('finds a deal by a person on either of its sides, and requires one side to meet all conditions on sides', async () => {
    expect(await listNumbersWhere(`salespersonIds: [${ids.ann}]`)).toEqual([1, 2]);
    expect(await listNumbersWhere(`salespersonIds: [${ids.bob}]`)).toEqual([3, 1]);
    expect(await listNumbersWhere(`salespersonIds: [${ids.bob}], teams: [2]`)).toEqual([]);
    expect(await listNumbersWhere(`salespersonIds: [${ids.bob}, null], teams: [4, null]`)).toEqual([1, 4]);
    expect(await listNumbersWhere(`salesManagerIds: [${ids.meg}]`)).toEqual([1]);
    expect(await listNumbersWhere(`financeManagerIds: [${ids.fin}]`)).toEqual([2]);
    expect(await listNumbersWhere('financeManagerIds: [null]')).toEqual([3, 1, 4]);
  });

  it.each([
    ['LOG_DAY', [3, 1, 2, 4], [4, 2, 1, 3]],
    ['DELIVERY_DATE', [1, 2, 3, 4], [2, 1, 4, 3]],
    ['ADDED_DATE', [3, 1, 2, 4], [4, 2, 1, 3]],
    ['NUMBER', [1, 2, 3, 4], [4, 3, 2, 1]],
    ['CUSTOMER', [4, 1, 2, 3], [3, 2, 1, 4]],
    ['FRONT_GROSS', [2, 3, 4, 1], [1, 4, 3, 2]],
    ['BACK_GROSS', [2, 4, 3, 1], [1, 3, 4, 2]],
    ['TOTAL_GROSS', [2, 4, 3, 1], [1, 3, 4, 2]],
  ])(
    'sorts the deals by %s with empty values last, and pages through the whole list in both directions',
    async (orderBy, ascending, descending) => {
      for (const [isDescending, sorted] of [
        [false, ascending],
        [true, descending],
      ] as const) {
        const order = `orderBy: ${orderBy}, isDescending: ${isDescending}`;
        expect(toNumbers(await queryDeals(order))).toEqual(sorted);
        const pages = await readAllPages(after =>
          queryDeals(`${order}, first: 1${after ? `, after: "${after}"` : ''}`),
        );
        expect(pages.flatMap(toNumbers)).toEqual(sorted);
        expect(pages.map(page => page.totalCount)).toEqual([4, 4, 4, 4]);
        expect(pages.map(page => page.pageInfo.hasPreviousPage)).toEqual([false, true, true, true]);
      }
    },
  );

  it('does not repeat or skip a deal when deals are added or deleted between the reads of two pages', async () => {
    const { store } = server;
    const first = await queryDeals('first: 2');
    await store.insertDeal({ number: 90, added_date: '2026-01-01' });
    await store.insertDeal({ number: 91, added_date: '2026-06-30' });
    const rest = await queryDeals(`after: "${first.pageInfo.endCursor}"`);
    expect([...toNumbers(first), ...toNumbers(rest)]).toEqual([3, 1, 91, 2, 4]);
    await store.database.rows('delete from deal where number in (1, 90, 91)');
    expect(toNumbers(await queryDeals(`after: "${first.pageInfo.endCursor}"`))).toEqual([2, 4]);
  });

  it('returns the total count when the query selects no other field', async () => {
    const { data } = await client.graphql(
      '{ deals(where: { number: { min: 2 } }, first: 1) { totalCount } }',
    );
    expect(data.deals).toEqual({ totalCount: 3 });
  });
});

const encodeCursor = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');

describe('invalid arguments of deals', () => {
  it.each([
    ['first: 0', 'first must be a whole number from 1 to 500.'],
    ['first: 501', 'first must be a whole number from 1 to 500.'],
    ['first: -1', 'first must be a whole number from 1 to 500.'],
    ['after: "nonsense"', 'after is not a cursor for this list.'],
    ['after: ""', 'after is not a cursor for this list.'],
    [`after: "${encodeCursor(['LOG_DAY asc', '2026-02-01', 1])}"`, 'after is not a cursor for this list.'],
    [`after: "${encodeCursor(['LOG_DAY asc', '2026-02-30', '1'])}"`, 'A value is outside the range'],
    [
      `after: "${encodeCursor(['LOG_DAY asc', '2026-02-01', String(2 ** 31)])}"`,
      'A value is outside the range',
    ],
    [`after: "${encodeCursor({ order: 'LOG_DAY asc' })}"`, 'after is not a cursor for this list.'],
    [
      `orderBy: CUSTOMER, after: "${encodeCursor(['CUSTOMER asc', 'a\0', '1'])}"`,
      'A value is outside the range',
    ],
    [
      `orderBy: NUMBER, after: "${encodeCursor(['LOG_DAY asc', '2026-02-01', '1'])}"`,
      'after is a cursor for another sort order. Start again without after.',
    ],
    [
      `isDescending: true, after: "${encodeCursor(['LOG_DAY asc', '2026-02-01', '1'])}"`,
      'after is a cursor for another sort order. Start again without after.',
    ],
    [
      'where: { logDay: { from: "2026-02-02", to: "2026-02-01" } }',
      'where.logDay must not start after it ends.',
    ],
    ['where: { frontGross: { min: 1, max: 0.99 } }', 'where.frontGross must not have a min above its max.'],
    ['where: { number: { min: 2, max: 1 } }', 'where.number must not have a min above its max.'],
    ['where: { salespersonIds: [0] }', 'where.salespersonIds.0 must be a whole number from 1 to 2147483647.'],
    ['where: { teams: [6] }', 'where.teams.0 must be a team from 1 to 5.'],
  ])('rejects the argument %s', async (args, message) => {
    await expect(queryDeals(args)).rejects.toThrow(`BAD_INPUT: ${message}`);
  });

  it('rejects more than 500 people, and a search text of more than 200 characters', async () => {
    const employeeIds = Array(501).fill(1);
    await expect(queryDeals(`where: { salesManagerIds: [${employeeIds}] }`)).rejects.toThrow(
      'BAD_INPUT: where.salesManagerIds must list at most 500 values.',
    );
    expect(await listNumbersWhere(`salesManagerIds: [${employeeIds.slice(1)}]`)).toEqual([]);
    await expect(queryDeals(`where: { search: "${'x'.repeat(201)}" }`)).rejects.toThrow(
      'BAD_INPUT: where.search must be at most 200 characters.',
    );
  });
});
