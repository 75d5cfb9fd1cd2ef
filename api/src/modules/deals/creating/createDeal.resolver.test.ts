import { type TestClient, TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(1);
});
afterAll(() => server.stop());

const sendDeals = (deals: readonly object[]) =>
  manager.graphql('mutation ($deals: [NewDealInput!]!) { recordDeals(deals: $deals) { number version } }', {
    deals,
  });

const listStoredDeals = (numbers: readonly number[]) =>
  server.store.database.rows<{ number: number }>(
    'select number, customer_name, closer_team_final, is_sold from deal where number = any($1) order by number',
    [numbers],
  );

describe('recordDeals', () => {
  it('creates all deals of a request, each with its history and its final teams', async () => {
    const closerId = await server.store.insertEmployee({ team: 3 });
    const { data } = await sendDeals([
      { number: 7002, customerName: 'Ben' },
      { number: 7001, customerName: 'Ada', closerId, deliveryStatus: 'DEL', deliveryDate: '2026-06-02' },
    ]);
    expect(data.recordDeals).toEqual([
      { number: 7001, version: 1 },
      { number: 7002, version: 1 },
    ]);
    expect(await listStoredDeals([7001, 7002])).toEqual([
      { number: 7001, customer_name: 'Ada', closer_team_final: 3, is_sold: true },
      { number: 7002, customer_name: 'Ben', closer_team_final: null, is_sold: false },
    ]);
    const history = await manager.graphql('{ dealHistory(number: 7002) { action fields { field to } } }');
    expect(history.data.dealHistory).toMatchObject([{ action: 'RECORD' }]);
    expect(history.data.dealHistory[0].fields).toContainEqual({ field: 'CUSTOMER_NAME', to: 'Ben' });
  });

  it('creates no deal when a number is taken or sent twice, and reports each row with such a number', async () => {
    const takenNumber = await server.store.insertDeal();
    const { errors } = await sendDeals([
      { number: 7101 },
      { number: takenNumber },
      { number: 7102 },
      { number: 7101, customerName: 'again' },
    ]);
    expect(errors).toEqual([
      expect.objectContaining({
        message: `No deals were saved. Row 2: Deal number ${takenNumber} is already taken. Row 4: Deal number 7101 is already used in row 1.`,
        extensions: {
          code: 'CONFLICT',
          rows: [
            { row: 2, message: `Deal number ${takenNumber} is already taken.` },
            { row: 4, message: 'Deal number 7101 is already used in row 1.' },
          ],
        },
      }),
    ]);
    expect(await listStoredDeals([7101, 7102])).toEqual([]);
  });

  it('rejects rows with invalid fields or unknown people, and reports these rows', async () => {
    const long = await sendDeals([
      { number: 7201, customerName: 'x'.repeat(201) },
      { number: 7202 },
      { number: 0 },
    ]);
    expect(long.errors?.[0]?.extensions).toEqual({
      code: 'BAD_INPUT',
      rows: [
        { row: 1, message: 'customerName must be at most 200 characters.' },
        { row: 3, message: 'number must be a whole number from 1 to 2147483647.' },
      ],
    });
    const unknownPerson = await sendDeals([{ number: 7203 }, { number: 7204, closerId: 999_999 }]);
    expect(unknownPerson.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      rows: [{ row: 2, message: 'No employee has the id in closerId.' }],
    });
    expect(await listStoredDeals([7201, 7202, 7203, 7204])).toEqual([]);
  });

  it('rejects a request with no deals or with more than 200 deals', async () => {
    expect((await sendDeals([])).errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    const many = Array.from({ length: 201 }, (_, index) => ({ number: 71_000 + index }));
    expect((await sendDeals(many)).errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    expect((await sendDeals(many.slice(1))).data.recordDeals).toHaveLength(200);
  });

  it('creates deals for only one of several concurrent requests, and reports the rejected rows to the other requests', async () => {
    const numbers = [7301, 7302, 7303];
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, desk) =>
        sendDeals((desk % 2 ? numbers : numbers.toReversed()).map(number => ({ number }))),
      ),
    );
    expect(responses.filter(response => !response.errors)).toHaveLength(1);
    for (const { errors } of responses.filter(response => response.errors)) {
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        rows: [{ row: 1 }, { row: 2 }, { row: 3 }],
      });
    }
  });
});

describe('freeDealNumbers', () => {
  const getFreeNumbers = async (args = '') =>
    (await manager.graphql(`{ freeDealNumbers${args} }`)).data.freeDealNumbers;

  it('offers numbers after the last created deal, even when an older deal has a higher number', async () => {
    await server.store.insertDeal({ number: 900_000 });
    await server.store.insertDeal({ number: 8001 });
    expect(await getFreeNumbers()).toEqual([8002]);
  });

  it('skips taken numbers when it offers free numbers', async () => {
    for (const number of [8101, 8102, 8104]) await server.store.insertDeal({ number });
    expect(await getFreeNumbers('(after: 8100, count: 3)')).toEqual([8103, 8105, 8106]);
    expect(await getFreeNumbers('(after: 8104)')).toEqual([8105]);
  });

  it('offers numbers from 1 when a negative number is sent', async () => {
    expect(await getFreeNumbers('(after: -2147483648, count: 2)')).toEqual([1, 2]);
  });

  it('skips a long range of taken numbers, and offers no number above the maximum deal number', async () => {
    await server.store.prepare(
      `insert into deal (number, added_date) select number, '2026-06-01' from generate_series(500001, 500999) as number`,
    );
    expect(await getFreeNumbers('(after: 500000, count: 2)')).toEqual([501_000, 501_001]);
    expect(await getFreeNumbers('(after: 2147483645, count: 5)')).toEqual([2_147_483_646, 2_147_483_647]);
  });
});
