import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  client = await server.as(0);
  const { store } = server;
  await store.deal({
    number: 44066,
    added_date: '2026-06-01',
    customer_name: "Mary O'Brien",
    stock_num: 'A-77',
  });
  await store.deal({
    number: 440,
    added_date: '2020-01-01',
    customer_name: 'Ann Smith-Jones',
    stock_num: 'b_1',
  });
  await store.deal({ number: 7, added_date: '2026-06-03', customer_name: 'Zoë ÉCOLE', stock_num: '440' });
  await store.deal({ number: 8, added_date: '2026-06-02', customer_name: 'Smith, Bob', stock_num: 'A-78' });
  for (let number = 100; number < 110; number++)
    await store.deal({ number, added_date: `2026-05-${number - 90}`, customer_name: 'Many Deals' });
});
afterAll(() => server.stop());

async function found(search: string) {
  const { data, errors } = await client.graphql(
    'query ($search: String!) { findDeals(search: $search) { number } }',
    { search },
  );
  return errors ?? data.findDeals.map(({ number }: { number: number }) => number);
}

it.each([
  // Those that it is come first, whichever of the two it is; the latest before others.
  ['440', [7, 440, 44066]],
  ['44066', [44066]],
  ['a-7', [8, 44066]],
  ['A-77', [44066]],
  ['smith', [8, 440]],
  ['SMITH bob', [8]],
  ['jones', [440]],
  ["o'br", [44066]],
  ['école', [7]],
  // Not in the middle of a word.
  ['mith', []],
  ["' | '", []],
  ['b\\', []],
  ['b_', [440]],
  [' - ', []],
  ['', []],
])('%j finds %j', async (search, numbers) => {
  expect(await found(search)).toEqual(numbers);
});

it('offers eight, the latest', async () => {
  expect(await found('deals')).toEqual([109, 108, 107, 106, 105, 104, 103, 102]);
});

it('refuses more than 200 characters', async () => {
  expect((await found('x'.repeat(201)))[0].extensions.code).toBe('BAD_INPUT');
});
