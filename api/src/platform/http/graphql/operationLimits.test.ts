import { getIntrospectionQuery } from 'graphql';
import { type TestClient, TestServer } from '../../../testing/testServer.ts';
import { LIMITS } from './operationShape.ts';

let server: TestServer;
let person: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await server.signInAs(0);
});

const send = (query: string, variables: object = {}, client = person) =>
  client.post('/graphql', { query, variables });
const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const errorsWith = (message: string, code = 'BAD_INPUT') => [{ message, extensions: { code } }];

/** Creates a document with an exact number of tokens. Commas and blanks do not count. */
const documentOfTokens = (count: number) => `{ viewer { ${'id '.repeat(count - 5)} } }`;

const PAGE_QUERY =
  'query ($limit: Int!) { hog(start: "2026-01-01", end: "2026-12-31", limit: $limit) { rows { number closer { id } } totals { totalSold } } }';

test('returns the cost of a query, the maximum cost and the remaining budget', async () => {
  const first = await send('{ viewer { id } }');
  expect(first.body.extensions).toEqual({ cost: { asked: 11, allowed: 20_000, left: 20_000_000 - 11 } });
  const second = await send(PAGE_QUERY, { limit: 30 });
  expect(second.body.extensions.cost).toEqual({
    asked: 73, // 10 for the query, plus 30 / 25 of 52, which is the cost of a page of 25 rows
    allowed: 20_000,
    left: 20_000_000 - 11 - 73,
  });
  const failed = await send('{ deal(number: 1) { number } }');
  expect(failed.body).toMatchObject({
    errors: [{ extensions: { code: 'NOT_FOUND' } }],
    extensions: { cost: { asked: 11 } },
  });
  const unparsed = await send('{ viewer {');
  expect(unparsed).toMatchObject({
    status: 400,
    body: { extensions: { cost: { asked: 0, left: 19_999_905 } } },
  });
});

/**
 * Costs 10 for the query, 14 for the skipped rows, and 578 for each 25 rows: 22 people in each row, the
 * totals and the page.
 */
const EXPENSIVE_QUERY = `query ($limit: Int!) {
  hog(start: "2026-01-01", end: "2026-01-31", limit: $limit, offset: 1400) {
    totals { totalSold } again: totals { totalSold }
    rows {
      closer { id } additional { id } salesManager { id } financeManager { id }
      ${repeat(18, index => `p${index}: closer { id }`)}
    }
  }
}`;

test('runs a query of the maximum cost and rejects a more expensive query with its cost', async () => {
  const atLimit = await send(EXPENSIVE_QUERY, { limit: 864 });
  expect(atLimit).toMatchObject({
    status: 200,
    body: { extensions: { cost: { asked: 20_000, allowed: 20_000 } } },
  });
  expect(atLimit.body.errors).toBeUndefined();
  const aboveLimit = await send(EXPENSIVE_QUERY, { limit: 865 });
  expect(aboveLimit.status).toBe(400);
  expect(aboveLimit.body).toEqual({
    errors: [
      {
        message:
          'This query costs 20,023. The limit is 20,000 per query. Request fewer rows at once, or fewer fields per row.',
        extensions: { code: 'TOO_COSTLY', cost: { asked: 20_023, allowed: 20_000 } },
      },
    ],
    extensions: { cost: { asked: 20_023, allowed: 20_000, left: atLimit.body.extensions.cost.left } },
  });
});

test('limits the number of tokens in a document', async () => {
  const atLimit = await send(documentOfTokens(LIMITS.tokens));
  expect(atLimit.body.errors).not.toMatchObject(errorsWith('The query has more than 2,000 tokens.'));
  const aboveLimit = await send(documentOfTokens(LIMITS.tokens + 1));
  expect(aboveLimit.status).toBe(400);
  expect(aboveLimit.body.errors[0].message).toBe('The query has more than 2,000 tokens.');
});

test('allows 30 aliases in a query', async () => {
  const sendAliases = (count: number) => send(`{ viewer { ${repeat(count, index => `a${index}: id`)} } }`);
  expect((await sendAliases(30)).status).toBe(200);
  const aboveLimit = await sendAliases(31);
  expect(aboveLimit).toMatchObject({
    status: 400,
    body: { errors: errorsWith('The query has more than 30 aliases.') },
  });
});

test('rejects ten thousand aliases, even if they result from fragments', async () => {
  const plain = await send(`{ viewer { ${repeat(10_000, index => `a${index}: id`)} } }`);
  expect(plain.status).toBe(400);
  const doubling = repeat(14, index => `fragment F${index} on Viewer { ...F${index + 1} ...F${index + 1} }`);
  const nested = await send(`{ viewer { ...F0 } } ${doubling} fragment F14 on Viewer { a: id }`);
  expect(nested.body.errors).toMatchObject(errorsWith('The query has more than 30 aliases.'));
});

test('allows 20 root fields in a query', async () => {
  const sendFields = (count: number) => send(`{ ${repeat(count, () => '... on Query { viewer { id } }')} }`);
  expect((await sendFields(20)).status).toBe(200);
  expect((await sendFields(21)).body.errors).toMatchObject(
    errorsWith('The query has more than 20 root fields.'),
  );
});

test('allows 30 directives in a query', async () => {
  const sendDirectives = (count: number) =>
    send(`{ viewer { ${repeat(count, () => '... @include(if: true) { id }')} } }`);
  expect((await sendDirectives(30)).status).toBe(200);
  expect((await sendDirectives(31)).body.errors).toMatchObject(
    errorsWith('The query has more than 30 directives.'),
  );
});

test('rejects a batch of queries', async () => {
  const response = await person.post('/graphql', [
    { query: '{ viewer { id } }' },
    { query: '{ viewer { id } }' },
  ]);
  expect(response.status).toBe(400);
});

test('rejects a document of two operations without an operation name', async () => {
  const response = await send('query A { viewer { id } } query B { viewer { name } }');
  expect(response).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'BAD_INPUT' } }] } });
});

test('accepts the introspection query that GraphQL tools send', async () => {
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
])("runs %s on the analysts' pool and charges the analysis budget", async (field, cost) => {
  const { body } = await send(`{ ${field} }`);
  expect(body.errors).toBeUndefined();
  expect(body.extensions.cost).toEqual({ asked: cost, allowed: 20_000, left: 2_000_000 - cost });
  const connections = await server.store.database.rows(
    `select from pg_stat_activity where datname = current_database() and application_name = 'salesfloor analysis'`,
  );
  expect(connections).not.toHaveLength(0);
});
