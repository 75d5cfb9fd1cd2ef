import { type TestClient, TestServer } from '../testing/testServer.ts';

/** Sent in places where it is wrong; no answer may repeat it. */
const TYPED = 'Zq7secret';

let server: TestServer;
let person: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  person = await server.as(3);
});
afterAll(() => server.stop());

const hogWith = (variable: string, type: string, argument: string) =>
  `query ($${variable}: ${type}) { hog(start: "2026-01-01", end: "2026-01-31", ${argument}: $${variable}) { rows { number } } }`;

test.each([
  ['an unknown field', `{ viewer { ${TYPED} } }`, {}, 'Cannot query field "…" on type "Viewer".'],
  [
    'a field that is nearly right',
    '{ viewer { todday } }',
    {},
    'Cannot query field "…" on type "Viewer". Did you mean "today"?',
  ],
  ['an unknown operation', `{ ${TYPED} }`, {}, 'Cannot query field "…" on type "Query".'],
  [
    'an unknown argument',
    `{ deal(${TYPED}: 1) { number } }`,
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
    `{ viewer { id { ${TYPED} } } }`,
    {},
    'Field "id" must not have a selection since type "Int!" has no subfields.',
  ],
  ['an unknown type', `query ($a: ${TYPED}) { viewer { id } }`, {}, 'Unknown type "…".'],
  ['an unknown fragment', `{ viewer { ...${TYPED} } }`, {}, 'Unknown fragment "…".'],
  [
    'an unused fragment',
    `{ viewer { id } } fragment ${TYPED} on Viewer { id }`,
    {},
    'Fragment "…" is never used.',
  ],
  [
    'a fragment in itself',
    `{ viewer { ...${TYPED} } } fragment ${TYPED} on Viewer { ...${TYPED} }`,
    {},
    'Cannot spread fragment "…" within itself.',
  ],
  [
    'a fragment out of place',
    `{ viewer { ...${TYPED} } } fragment ${TYPED} on Deal { number }`,
    {},
    'Fragment "…" cannot be spread here as objects of type "Viewer" can never be of type "Deal".',
  ],
  ['an unknown directive', `{ viewer { id @${TYPED} } }`, {}, 'Unknown directive "…".'],
  ['an undeclared variable', `{ deal(number: $${TYPED}) { number } }`, {}, 'Variable "…" is not defined.'],
  ['an unused variable', `query ($${TYPED}: Int) { viewer { id } }`, {}, 'Variable "…" is never used.'],
  [
    'a variable of another type',
    `query ($${TYPED}: String!) { deal(number: $${TYPED}) { number } }`,
    {},
    'Variable "…" of type "String!" used in position expecting type "Int!".',
  ],
  [
    'a word for a number',
    `{ deal(number: "${TYPED}") { number } }`,
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
    'another word of a list',
    `{ hog(start: "2026-01-01", end: "2026-01-31", sort: ${TYPED}) { rows { number } } }`,
    {},
    'Value "…" does not exist in "HogSort" enum.',
  ],
  [
    'text for a word of a list',
    `{ hog(start: "2026-01-01", end: "2026-01-31", sort: "${TYPED}") { rows { number } } }`,
    {},
    'Enum "HogSort" cannot represent non-enum value: "…".',
  ],
  [
    'two fields of one name',
    `{ viewer { ${TYPED}: id ${TYPED}: name } }`,
    {},
    'Fields "…" conflict because "id" and "name" are different fields. Use different aliases on the fields to fetch both if this was intentional.',
  ],
  [
    'a name twice',
    `query ($${TYPED}: Int, $${TYPED}: Int) { deal(number: $${TYPED}) { number } }`,
    {},
    'There can be only one variable named "…".',
  ],
  ['unfinished text', `{ viewer { ${TYPED}`, {}, 'Syntax Error: Expected Name, found <EOF>.'],
  ['an unfinished word', `{ deal(number: "${TYPED}) }`, {}, 'Syntax Error: Unterminated string.'],
  ['a sign that is none', `{ viewer { ${TYPED} ? } }`, {}, 'Syntax Error: Unexpected character: "…".'],
  [
    'a word for a day',
    `{ dealsOfDay(day: "${TYPED}") { number } }`,
    {},
    'Day must be a day as YYYY-MM-DD, from 1900 to 2999.',
  ],
  [
    'a variable that was not sent',
    `query ($${TYPED}: Int!) { deal(number: $${TYPED}) { number } }`,
    {},
    'Variable "…" of required type "Int!" was not provided.',
  ],
  [
    'a word for a number in a variable',
    'query ($n: Int!) { deal(number: $n) { number } }',
    { n: TYPED },
    'Int cannot represent non-integer value: "…"',
  ],
  [
    'an object for a number in a variable',
    'query ($n: Int!) { deal(number: $n) { number } }',
    { n: { [TYPED]: TYPED } },
    'Int cannot represent non-integer value: { … }',
  ],
  [
    'a misleading word for a number',
    'query ($n: Int!) { deal(number: $n) { number } }',
    { n: `"; Expected type "${TYPED}"` },
    'Int cannot represent non-integer value: "…"',
  ],
  [
    'another word of a list in a variable',
    hogWith('sort', 'HogSort!', 'sort'),
    { sort: TYPED },
    'Value "…" does not exist in "HogSort" enum.',
  ],
  [
    'a word for a day in a variable',
    'query ($d: Day!) { dealsOfDay(day: $d) { number } }',
    { d: TYPED },
    'Day must be a day as YYYY-MM-DD, from 1900 to 2999.',
  ],
  [
    'a field that the input does not have',
    'mutation ($i: DealInput!) { recordDeal(number: 1, input: $i) { number } }',
    { i: { [TYPED]: TYPED } },
    'Field "…" is not defined by type "DealInput".',
  ],
  [
    'a word where an input object belongs',
    'mutation ($i: DealInput!) { recordDeal(number: 1, input: $i) { number } }',
    { i: TYPED },
    'Expected type "DealInput" to be an object.',
  ],
  [
    'a misleading name of a field in a variable',
    'mutation ($i: DealInput!) { recordDeal(number: 1, input: $i) { number } }',
    { i: { [`" ${TYPED} "`]: 1 } },
    'Field … is not defined by type "DealInput".',
  ],
  [
    'a name in a name',
    `{ deal(number: "today ${TYPED}") { number } }`,
    {},
    'Int cannot represent non-integer value: "…"',
  ],
] as const)('%s is refused without repeating it', async (_what, query, variables, sentence) => {
  const { status, text, body } = await person.post('/graphql', { query, variables });
  expect(body.errors.map((error: { message: string }) => error.message)).toContain(sentence);
  expect(text).not.toContain(TYPED);
  expect(text).not.toContain('77777777777');
  expect(status).toBe(400);
});

test('an operation that the document does not have is refused without repeating it', async () => {
  const { status, text } = await person.post('/graphql', {
    query: 'query A { viewer { id } }',
    operationName: TYPED,
  });
  expect(text).not.toContain(TYPED);
  expect(status).toBe(400);
});

test.each([
  ['variables that are no JSON', `query={viewer{id}}&variables={${TYPED}`],
  ['variables that are a list', `query={viewer{id}}&variables=["${TYPED}"]`],
  ['a query twice', `query={viewer{id}}&query={${TYPED}}`],
  ['a mutation', `query=mutation{deleteDeal(number:1)}&operationName=${TYPED}`],
])('%s by GET is refused without repeating it', async (_what, search) => {
  const { status, text } = await person.get(`/graphql?${search}`);
  expect(text).not.toContain(TYPED);
  expect([400, 405]).toContain(status);
});

test('an error has the line and the column of its place', async () => {
  const { body } = await person.post('/graphql', { query: '{\n  viewer { nothing }\n}' });
  expect(body.errors[0].locations).toEqual([{ line: 2, column: 12 }]);
});
