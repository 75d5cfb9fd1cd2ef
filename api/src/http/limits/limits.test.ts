import { getIntrospectionQuery } from 'graphql';
import { type TestClient, TestServer } from '../../testing/testServer.ts';
import { LIMITS } from './limits.ts';

let server: TestServer;
let person: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await server.as(0);
});

const send = (query: string, variables: object = {}, client = person) =>
  client.post('/graphql', { query, variables });
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');
const refused = (message: string, code = 'BAD_INPUT') => [{ message, extensions: { code } }];

/** A document of exactly that many tokens: commas and blanks are none. */
const ofTokens = (count: number) => `{ viewer { ${'id '.repeat(count - 5)} } }`;

const LONG =
  'query ($limit: Int!) { hog(start: "2026-01-01", end: "2026-12-31", limit: $limit) { rows { number closer { id } } totals { totalSold } } }';

test('every answer has its cost, the most allowed and what is left', async () => {
  const first = await send('{ viewer { id } }');
  expect(first.body.extensions).toEqual({ cost: { asked: 11, allowed: 20_000, left: 20_000_000 - 11 } });
  const second = await send(LONG, { limit: 30 });
  expect(second.body.extensions.cost).toEqual({
    asked: 73, // 10, and 30 / 25 of a page of 52
    allowed: 20_000,
    left: 20_000_000 - 11 - 73,
  });
  const failed = await send('{ deal(number: 1) { number } }');
  expect(failed.body).toMatchObject({
    errors: [{ extensions: { code: 'NOT_FOUND' } }],
    extensions: { cost: { asked: 11 } },
  });
  const unread = await send('{ viewer {');
  expect(unread).toMatchObject({
    status: 400,
    body: { extensions: { cost: { asked: 0, left: 19_999_905 } } },
  });
});

/** 10 for the query, 14 for the rows passed over, and 578 for each 25 rows: 22 people on each, the totals and the page. */
const PRICEY = `query ($limit: Int!) {
  hog(start: "2026-01-01", end: "2026-01-31", limit: $limit, offset: 1400) {
    totals { totalSold } again: totals { totalSold }
    rows {
      closer { id } additional { id } salesManager { id } financeManager { id }
      ${times(18, at => `p${at}: closer { id }`)}
    }
  }
}`;

test('a query of the highest cost allowed runs, and a costlier one is refused with its cost', async () => {
  const most = await send(PRICEY, { limit: 864 });
  expect(most).toMatchObject({
    status: 200,
    body: { extensions: { cost: { asked: 20_000, allowed: 20_000 } } },
  });
  expect(most.body.errors).toBeUndefined();
  const over = await send(PRICEY, { limit: 865 });
  expect(over.status).toBe(400);
  expect(over.body).toEqual({
    errors: [
      {
        message:
          'This query costs 20,023; one may cost at most 20,000. Ask for fewer rows at once, or for less about each.',
        extensions: { code: 'TOO_COSTLY', cost: { asked: 20_023, allowed: 20_000 } },
      },
    ],
    extensions: { cost: { asked: 20_023, allowed: 20_000, left: most.body.extensions.cost.left } },
  });
});

test('a document may have so many tokens and no more', async () => {
  const most = await send(ofTokens(LIMITS.tokens));
  expect(most.body.errors).not.toMatchObject(refused('The query is longer than 2,000 words and signs.'));
  const over = await send(ofTokens(LIMITS.tokens + 1));
  expect(over.status).toBe(400);
  expect(over.body.errors[0].message).toBe('The query is longer than 2,000 words and signs.');
});

test('a query may have 30 aliases', async () => {
  const aliased = (count: number) => send(`{ viewer { ${times(count, at => `a${at}: id`)} } }`);
  expect((await aliased(30)).status).toBe(200);
  const over = await aliased(31);
  expect(over).toMatchObject({
    status: 400,
    body: { errors: refused('The query has more than 30 aliases.') },
  });
});

test('ten thousand aliases are refused, be it through fragments', async () => {
  const plain = await send(`{ viewer { ${times(10_000, at => `a${at}: id`)} } }`);
  expect(plain.status).toBe(400);
  const doubling = times(14, at => `fragment F${at} on Viewer { ...F${at + 1} ...F${at + 1} }`);
  const spread = await send(`{ viewer { ...F0 } } ${doubling} fragment F14 on Viewer { a: id }`);
  expect(spread.body.errors).toMatchObject(refused('The query has more than 30 aliases.'));
});

test('a query may have 20 outermost fields', async () => {
  const fields = (count: number) => send(`{ ${times(count, () => '... on Query { viewer { id } }')} }`);
  expect((await fields(20)).status).toBe(200);
  expect((await fields(21)).body.errors).toMatchObject(
    refused('The query has more than 20 outermost fields.'),
  );
});

test('a query may carry 30 directives', async () => {
  const directed = (count: number) =>
    send(`{ viewer { ${times(count, () => '... @include(if: true) { id }')} } }`);
  expect((await directed(30)).status).toBe(200);
  expect((await directed(31)).body.errors).toMatchObject(refused('The query has more than 30 directives.'));
});

test('a batch of queries is refused', async () => {
  const answer = await person.post('/graphql', [
    { query: '{ viewer { id } }' },
    { query: '{ viewer { id } }' },
  ]);
  expect(answer.status).toBe(400);
});

test('a document of two operations needs the name of one', async () => {
  const answer = await send('query A { viewer { id } } query B { viewer { name } }');
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'BAD_INPUT' } }] } });
});

test('the introspection of tools passes', async () => {
  expect(
    (await send(getIntrospectionQuery({ inputValueDeprecation: true }))).body.data.__schema,
  ).toBeDefined();
});

test.each([
  ['dealTotals { total { deals } }', 201],
  ['upTotals { total { ups } }', 201],
  ['deals(first: 500) { nodes { number } }', 530],
  ['ups { totalCount }', 14],
  ['viewer { id } mine: ups { totalCount }', 11 + 14],
  ['...F } fragment F on Query { deals { totalCount }', 14],
])('%s runs apart from the screens, on the budget for analysis', async (field, cost) => {
  const { body } = await send(`{ ${field} }`);
  expect(body.errors).toBeUndefined();
  expect(body.extensions.cost).toEqual({ asked: cost, allowed: 20_000, left: 2_000_000 - cost });
  const connections = await server.store.database.rows(
    `select from pg_stat_activity where datname = current_database() and application_name = 'salesfloor analysis'`,
  );
  expect(connections).not.toHaveLength(0);
});
