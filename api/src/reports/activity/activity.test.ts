import type { Position } from '../../rules/people/positions.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
const ids: Record<'ann' | 'bob' | 'cy', number> = { ann: 0, bob: 0, cy: 0 };

beforeAll(async () => {
  server = await TestServer.start();
  const { store } = server;
  client = await server.signInAs(6 satisfies Position);
  ids.ann = await store.insertEmployee({ name: 'Ann Zorn' });
  ids.bob = await store.insertEmployee({ name: 'bob Adams' });
  ids.cy = await store.insertEmployee({ name: 'Cy Adams' });
  await store.insertDeal({
    number: 1,
    added_date: '2026-06-01',
    closer_id: ids.ann,
    customer_name: '100% Real',
    deal_status: 'DEAD',
    delivery_status: 'TBA',
  });
  await store.insertDeal({
    number: 2,
    added_date: '2026-01-01',
    delivery_date: '2026-06-02',
    closer_id: ids.cy,
    additional_id: ids.ann,
    deal_status: 'IN FINANCE',
    delivery_status: 'OAC',
    stock_num: 'ab_12',
  });
  await store.insertSoldDeal('2026-06-03', {
    number: 3,
    closer_id: ids.bob,
    deal_status: 'HOGGED',
    car_type: 'Used',
  });
  await store.insertDeal({ number: 4, added_date: '2026-06-03', car_info: 'Ford F-150' });
  await store.insertSoldDeal('2026-07-01', { number: 5 });
});
afterAll(() => server.stop());

const queryActivity = async (filter = '') => {
  const { data, errors } = await client.graphql(
    `{ activity(start: "2026-06-01", end: "2026-06-30" ${filter}) { totalCount rows { number closer { name } } } }`,
  );
  return (
    errors ?? [data.activity.rows.map((row: { number: number }) => row.number), data.activity.totalCount]
  );
};

describe('Activity list', () => {
  it('lists deals of every status by log day, including deals of the last day of the range', async () => {
    expect(await queryActivity()).toEqual([[1, 2, 3, 4], 4]);
  });

  it.each([
    ['dealStatus: DEAD', [1]],
    ['dealStatus: IN_FINANCE', [2]],
    ['deliveryStatus: DEL', [3]],
    ['deliveryStatus: TBA, dealStatus: DEAD', [1]],
    ['deliveryStatus: TBA, dealStatus: HOGGED', []],
    ['search: " f-15 "', [4]],
    ['search: "%"', [1]],
    ['search: "B_1"', [2]],
    ['search: "   "', [1, 2, 3, 4]],
  ])('filters the deals by %s', async (filter, numbers) => {
    expect(await queryActivity(filter)).toEqual([numbers, numbers.length]);
  });

  it('finds the deals of an employee, both as closer and as additional salesperson', async () => {
    expect(await queryActivity(`employeeId: ${ids.ann}`)).toEqual([[1, 2], 2]);
  });

  it.each([
    ['LOG_DAY', true, [3, 4, 2, 1]],
    ['CLOSER', false, [3, 2, 1, 4]],
    ['CLOSER', true, [1, 2, 3, 4]],
    ['ADDITIONAL', false, [2, 1, 3, 4]],
    ['DEAL_STATUS', false, [1, 3, 2, 4]],
    ['CAR_TYPE', false, [3, 1, 2, 4]],
    ['CUSTOMER', false, [1, 2, 3, 4]],
    ['STOCK', false, [2, 1, 3, 4]],
    ['VEHICLE', true, [4, 1, 2, 3]],
  ])('sorts the deals by %s (descending: %s) with empty values last', async (sort, isDescending, numbers) => {
    expect(await queryActivity(`sort: ${sort}, isDescending: ${isDescending}`)).toEqual([numbers, 4]);
  });

  it('lists the deals of two closers with the same name one closer after the other when it sorts by closer', async () => {
    const [first, second] = [
      await server.store.insertEmployee({ name: 'Jo Twin' }),
      await server.store.insertEmployee({ name: 'jo twin' }),
    ];
    for (const [number, closer_id] of [second, first, second].entries()) {
      await server.store.insertDeal({ number: 11 + number, added_date: '2026-08-01', closer_id });
    }
    const { data } = await client.graphql(
      '{ activity(start: "2026-08-01", end: "2026-08-01", sort: CLOSER) { rows { number } } }',
    );
    expect(data.activity.rows.map((row: { number: number }) => row.number)).toEqual([12, 11, 13]);
  });

  it('returns a page of deals and the total count', async () => {
    expect(await queryActivity('offset: 1, limit: 2')).toEqual([[2, 3], 4]);
    expect(await queryActivity('offset: 9, limit: 2')).toEqual([[], 4]);
  });

  it.each(['limit: 0', 'limit: 1001', 'offset: -1', 'employeeId: 0', `search: "${'x'.repeat(201)}"`])(
    'rejects the invalid argument %s',
    async filter => {
      expect(await queryActivity(filter)).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    },
  );
});
