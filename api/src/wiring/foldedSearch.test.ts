import { dealFields } from '../modules/deals/deal.fields.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

const DAYS = 'start: "2026-06-01", end: "2026-06-30"';
const REST_DAYS = 'startDate=2026-06-01&endDate=2026-06-30';

beforeAll(async () => {
  server = await TestServer.start();
  server.store.clock.set('2026-06-02T12:00:00Z');
  manager = await server.signInAs(3);
  for (const [number, isDeleted] of [
    [31, false],
    [32, true],
  ]) {
    const input = 'customerName: "Inés  O’Example", carInfo: "Ford F–150", stockNum: "A\u00a077"';
    await write(`recordDeal(number: ${number}, input: { ${input} }) { number }`);
    if (isDeleted) await write(`deleteDeal(number: ${number})`);
  }
  await server.store.insertDeal({
    number: 900,
    added_date: '2026-06-02',
    customer_name: 'Tess',
    car_info: 'Tester',
  });
  await server.store.insertUp('2026-06-02', { customer_name: 'Inés  O’Example' });
  await server.store.insertUp('2026-06-02', { customer_name: 'Tess Tester' });
});
afterAll(() => server.stop());

async function write(mutation: string): Promise<void> {
  expect((await manager.graphql(`mutation { ${mutation} }`)).errors).toBeUndefined();
}

/** Creates a search function that returns the numbers of the found deals. */
const searchByGraphql =
  (
    query: string,
    getRows: (data: Record<string, { rows: FoundDeal[] } & FoundDeal[]>) => readonly FoundDeal[],
  ) =>
  async (search: string) => {
    const { data, errors } = await manager.graphql(`query ($search: String!) { ${query} }`, { search });
    return errors ?? getRows(data).map(({ number }) => number);
  };
type FoundDeal = { readonly number: number };

const searchByRest = async (search: string) =>
  (
    await manager.get(`/api/deals/getallemployeedeals?${REST_DAYS}&searchParam=${encodeURIComponent(search)}`)
  ).body.map(({ id }: { id: number }) => id);

const searches = {
  Hog: searchByGraphql(`hog(${DAYS}, search: $search) { rows { number } }`, ({ hog }) => hog?.rows ?? []),
  Activity: searchByGraphql(
    `activity(${DAYS}, search: $search) { rows { number } }`,
    each => each.activity?.rows ?? [],
  ),
  REST: searchByRest,
};

describe.each(Object.entries(searches))('search in %s', (_list, find) => {
  it.each([
    "o'example",
    'O`EXAMPLE',
    'ines o’',
    'Ine\u0301s\u00a0O´Ex',
    'f-150',
    'F−150',
    'fo\u200brd  f—1',
    'a 77',
    ' \u00a0A\u00a077',
    '31',
  ])('finds the deal by the search text %j', async text => {
    expect(await find(text)).toEqual([31]);
  });

  it.each(['oexample', 'f150', '150 a', 'example a 77', 'example\nA 77', '%', '_'])(
    'finds no deal by the search text %j',
    async text => {
      expect(await find(text)).toEqual([]);
    },
  );

  it('lists all deals if the search text only contains spaces and invisible characters', async () => {
    expect(await find(' \u00a0\u200b')).toEqual([31, 900]);
  });
});

it.each([
  [
    'Find',
    searchByGraphql('findDeals(search: $search) { number }', ({ findDeals }) => findDeals ?? []),
    [31],
  ],
  [
    'Deleted deals',
    searchByGraphql('deletions(search: $search) { rows { number } }', each => each.deletions?.rows ?? []),
    [32],
  ],
  [
    'Changes',
    searchByGraphql(
      `changes(${DAYS}, search: $search) { rows { number } }`,
      ({ changes }) => changes?.rows ?? [],
    ),
    [32, 32, 31],
  ],
])(
  'finds a customer in %s even if the search text has a different apostrophe and a different space',
  async (_list, find, numbers) => {
    expect(await find("INES\u00a0O'EXAMPLE")).toEqual(numbers);
    expect(await find('Inez')).toEqual([]);
  },
);

it('finds an up even if the search text has a different apostrophe and a different space', async () => {
  const { data } = await manager.graphql(
    'query ($search: String!) { ups(where: { search: $search }) { nodes { customerName } } }',
    { search: "ines o'e" },
  );
  expect(data.ups.nodes).toEqual([{ customerName: 'Inés  O’Example' }]);
});

it('searches exactly the fields that are declared as searched', async () => {
  const [{ definition }] = (await server.store.database.rows<{ definition: string }>(
    `select generation_expression as definition from information_schema.columns
     where table_name = 'deal' and column_name = 'search_text'`,
  )) as [{ definition: string }];
  const isRead = (column: string) => new RegExp(`\\b${column}\\b`).test(definition);
  const searched = Object.values(dealFields).filter(field => 'isSearched' in field);
  expect(Object.values(dealFields).filter(({ column }) => isRead(column))).toEqual(searched);
});
