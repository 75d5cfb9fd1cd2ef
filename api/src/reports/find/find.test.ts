import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  client = await server.signInAs(0);
  const { store } = server;
  await store.insertDeal({
    number: 44066,
    added_date: '2026-06-01',
    customer_name: "Mary O'Brien",
    stock_num: 'A-77',
  });
  await store.insertDeal({
    number: 440,
    added_date: '2020-01-01',
    customer_name: 'Ann Smith-Jones',
    stock_num: 'b_1',
  });
  await store.insertDeal({
    number: 7,
    added_date: '2026-06-03',
    customer_name: 'Zoë ÉCOLE',
    stock_num: '440',
  });
  await store.insertDeal({
    number: 8,
    added_date: '2026-06-02',
    customer_name: 'Smith, Bob',
    stock_num: 'A-78',
  });
  for (let number = 100; number < 110; number++)
    await store.insertDeal({ number, added_date: `2026-05-${number - 90}`, customer_name: 'Many Deals' });
});
afterAll(() => server.stop());

async function findNumbers(search: string) {
  const { data, errors } = await client.graphql(
    'query ($search: String!) { findDeals(search: $search) { number } }',
    { search },
  );
  return errors ?? data.findDeals.map(({ number }: { number: number }) => number);
}

it.each([
  // Deals with exactly this deal number or stock number come first, then the latest deals.
  ['440', [7, 440, 44066]],
  ['44066', [44066]],
  ['a-7', [8, 44066]],
  ['A-77', [44066]],
  ['smith', [8, 440]],
  ['SMITH bob', [8]],
  ['jones', [440]],
  ["o'br", [44066]],
  ['école', [7]],
  // A search word only matches the beginning of a word.
  ['mith', []],
  ["' | '", []],
  ['b\\', []],
  ['b_', [440]],
  [' - ', []],
  ['', []],
])('finds for the search text %j the deals %j', async (search, numbers) => {
  expect(await findNumbers(search)).toEqual(numbers);
});

it('returns only the latest eight deals when more deals match', async () => {
  expect(await findNumbers('deals')).toEqual([109, 108, 107, 106, 105, 104, 103, 102]);
});

it('rejects a search text of more than 200 characters', async () => {
  expect((await findNumbers('x'.repeat(201)))[0].extensions.code).toBe('BAD_INPUT');
});
