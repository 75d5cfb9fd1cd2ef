import { type TestClient, TestServer } from '../../../testing/testServer.ts';

/** An invalid input that no response may repeat. */
const SECRET_INPUT = 'Zq7secret';

let server: TestServer;
let person: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  person = await server.signInAs(3);
});
afterAll(() => server.stop());

const hogQuery = (variable: string, type: string, argument: string) =>
  `query ($${variable}: ${type}) { hog(start: "2026-01-01", end: "2026-01-31", ${argument}: $${variable}) { rows { number } } }`;

test.each([
  ['an unknown field', `{ viewer { ${SECRET_INPUT} } }`, {}, 'Cannot query field "…" on type "Viewer".'],
  [
    'a field that is nearly right',
    '{ viewer { todday } }',
    {},
    'Cannot query field "…" on type "Viewer". Did you mean "today"?',
  ],
  ['an unknown operation', `{ ${SECRET_INPUT} }`, {}, 'Cannot query field "…" on type "Query".'],
  [
    'an unknown argument',
    `{ deal(${SECRET_INPUT}: 1) { number } }`,
    {},
    'Unknown argument "…" on field "Query.deal".',
  ],
  [
    'a missing argument',
    '{ deal { number } }',
    {},
    'Field "deal" argument "number" of type "Int!" is required, but it was not provided.',
  ],
  [
    'an object without fields',
    '{ viewer }',
    {},
    'Field "viewer" of type "Viewer!" must have a selection of subfields. Did you mean "viewer { ... }"?',
  ],
  [
    'fields of a plain value',
    `{ viewer { id { ${SECRET_INPUT} } } }`,
    {},
    'Field "id" must not have a selection since type "Int!" has no subfields.',
  ],
  ['an unknown type', `query ($a: ${SECRET_INPUT}) { viewer { id } }`, {}, 'Unknown type "…".'],
  ['an unknown fragment', `{ viewer { ...${SECRET_INPUT} } }`, {}, 'Unknown fragment "…".'],
  [
    'an unused fragment',
    `{ viewer { id } } fragment ${SECRET_INPUT} on Viewer { id }`,
    {},
    'Fragment "…" is never used.',
  ],
  [
    'a fragment in itself',
    `{ viewer { ...${SECRET_INPUT} } } fragment ${SECRET_INPUT} on Viewer { ...${SECRET_INPUT} }`,
    {},
    'Cannot spread fragment "…" within itself.',
  ],
  [
    'a fragment of another type',
    `{ viewer { ...${SECRET_INPUT} } } fragment ${SECRET_INPUT} on Deal { number }`,
    {},
    'Fragment "…" cannot be spread here as objects of type "Viewer" can never be of type "Deal".',
  ],
  ['an unknown directive', `{ viewer { id @${SECRET_INPUT} } }`, {}, 'Unknown directive "…".'],
  [
    'an undeclared variable',
    `{ deal(number: $${SECRET_INPUT}) { number } }`,
    {},
    'Variable "…" is not defined.',
  ],
  [
    'an unused variable',
    `query ($${SECRET_INPUT}: Int) { viewer { id } }`,
    {},
    'Variable "…" is never used.',
  ],
  [
    'a variable of another type',
    `query ($${SECRET_INPUT}: String!) { deal(number: $${SECRET_INPUT}) { number } }`,
    {},
    'Variable "…" of type "String!" used in position expecting type "Int!".',
  ],
  [
    'text instead of a number',
    `{ deal(number: "${SECRET_INPUT}") { number } }`,
    {},
    'Int cannot represent non-integer value: "…"',
  ],
  [
    'a number that is too large',
    '{ deal(number: 77777777777) { number } }',
    {},
    'Int cannot represent non 32-bit signed integer value: …',
  ],
  [
    'an unknown enum value',
    `{ hog(start: "2026-01-01", end: "2026-01-31", sort: ${SECRET_INPUT}) { rows { number } } }`,
    {},
    'Value "…" does not exist in "HogSort" enum.',
  ],
  [
    'text instead of an enum value',
    `{ hog(start: "2026-01-01", end: "2026-01-31", sort: "${SECRET_INPUT}") { rows { number } } }`,
    {},
    'Enum "HogSort" cannot represent non-enum value: "…".',
  ],
  [
    'two fields of one name',
    `{ viewer { ${SECRET_INPUT}: id ${SECRET_INPUT}: name } }`,
    {},
    'Fields "…" conflict because "id" and "name" are different fields. Use different aliases on the fields to fetch both if this was intentional.',
  ],
  [
    'a duplicate variable',
    `query ($${SECRET_INPUT}: Int, $${SECRET_INPUT}: Int) { deal(number: $${SECRET_INPUT}) { number } }`,
    {},
    'There can be only one variable named "…".',
  ],
  ['unfinished text', `{ viewer { ${SECRET_INPUT}`, {}, 'Syntax Error: Expected Name, found <EOF>.'],
  ['an unterminated string', `{ deal(number: "${SECRET_INPUT}) }`, {}, 'Syntax Error: Unterminated string.'],
  [
    'an unexpected character',
    `{ viewer { ${SECRET_INPUT} ? } }`,
    {},
    'Syntax Error: Unexpected character: "…".',
  ],
  [
    'text instead of a date',
    `{ dealsOfDay(day: "${SECRET_INPUT}") { number } }`,
    {},
    'Day must be a day as YYYY-MM-DD, from 1900 to 2999.',
  ],
  [
    'a variable that was not sent',
    `query ($${SECRET_INPUT}: Int!) { deal(number: $${SECRET_INPUT}) { number } }`,
    {},
    'Variable "…" of required type "Int!" was not provided.',
  ],
  [
    'text instead of a number in a variable',
    'query ($n: Int!) { deal(number: $n) { number } }',
    { n: SECRET_INPUT },
    'Int cannot represent non-integer value: "…"',
  ],
  [
    'an object instead of a number in a variable',
    'query ($n: Int!) { deal(number: $n) { number } }',
    { n: { [SECRET_INPUT]: SECRET_INPUT } },
    'Int cannot represent non-integer value: { … }',
  ],
  [
    'a misleading text instead of a number',
    'query ($n: Int!) { deal(number: $n) { number } }',
    { n: `"; Expected type "${SECRET_INPUT}"` },
    'Int cannot represent non-integer value: "…"',
  ],
  [
    'an unknown enum value in a variable',
    hogQuery('sort', 'HogSort!', 'sort'),
    { sort: SECRET_INPUT },
    'Value "…" does not exist in "HogSort" enum.',
  ],
  [
    'text instead of a date in a variable',
    'query ($d: Day!) { dealsOfDay(day: $d) { number } }',
    { d: SECRET_INPUT },
    'Day must be a day as YYYY-MM-DD, from 1900 to 2999.',
  ],
  [
    'a field that the input does not have',
    'mutation ($i: DealInput!) { recordDeal(number: 1, input: $i) { number } }',
    { i: { [SECRET_INPUT]: SECRET_INPUT } },
    'Field "…" is not defined by type "DealInput".',
  ],
  [
    'text instead of an input object',
    'mutation ($i: DealInput!) { recordDeal(number: 1, input: $i) { number } }',
    { i: SECRET_INPUT },
    'Expected type "DealInput" to be an object.',
  ],
  [
    'a misleading field name in a variable',
    'mutation ($i: DealInput!) { recordDeal(number: 1, input: $i) { number } }',
    { i: { [`" ${SECRET_INPUT} "`]: 1 } },
    'Field … is not defined by type "DealInput".',
  ],
  [
    'a name of the schema within a text',
    `{ deal(number: "today ${SECRET_INPUT}") { number } }`,
    {},
    'Int cannot represent non-integer value: "…"',
  ],
] as const)('reports %s without repeating the invalid input', async (_what, query, variables, message) => {
  const { status, text, body } = await person.post('/graphql', { query, variables });
  expect(body.errors.map((error: { message: string }) => error.message)).toContain(message);
  expect(text).not.toContain(SECRET_INPUT);
  expect(text).not.toContain('77777777777');
  expect(status).toBe(400);
});

test('reports an unknown operation name without repeating the name', async () => {
  const { status, text } = await person.post('/graphql', {
    query: 'query A { viewer { id } }',
    operationName: SECRET_INPUT,
  });
  expect(text).not.toContain(SECRET_INPUT);
  expect(status).toBe(400);
});

test.each([
  ['variables that are not JSON', `query={viewer{id}}&variables={${SECRET_INPUT}`],
  ['variables that are a list', `query={viewer{id}}&variables=["${SECRET_INPUT}"]`],
  ['a query twice', `query={viewer{id}}&query={${SECRET_INPUT}}`],
  ['a mutation', `query=mutation{deleteDeal(number:1)}&operationName=${SECRET_INPUT}`],
])('reports %s in a GET request without repeating the invalid input', async (_what, queryString) => {
  const { status, text } = await person.get(`/graphql?${queryString}`);
  expect(text).not.toContain(SECRET_INPUT);
  expect([400, 405]).toContain(status);
});

test('returns the line and the column of an error in the query', async () => {
  const { body } = await person.post('/graphql', { query: '{\n  viewer { nothing }\n}' });
  expect(body.errors[0].locations).toEqual([{ line: 2, column: 12 }]);
});
