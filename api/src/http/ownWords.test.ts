import { type TestClient, TestServer } from '../testing/testServer.ts';

/** What is sent in places where it is wrong; no answer may repeat it. */
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
  ['an unknown field', `{ viewer { ${TYPED} } }`, {}, 'Viewer has no such field.'],
  [
    'a field that is nearly right',
    '{ viewer { todday } }',
    {},
    'Viewer has no such field. Did you mean today?',
  ],
  ['an unknown operation', `{ ${TYPED} }`, {}, 'Query has no such field.'],
  ['an unknown argument', `{ deal(${TYPED}: 1) { number } }`, {}, 'Query.deal has no such argument.'],
  ['a missing argument', '{ deal { number } }', {}, 'deal needs its argument number, of type Int!.'],
  [
    'an object without fields',
    '{ viewer }',
    {},
    'viewer is of type Viewer!: say which of its fields are wanted.',
  ],
  [
    'fields of a plain value',
    `{ viewer { id { ${TYPED} } } }`,
    {},
    'id is of type Int!, which has no fields to choose from.',
  ],
  ['an unknown type', `query ($a: ${TYPED}) { viewer { id } }`, {}, 'There is no such type.'],
  ['an unknown fragment', `{ viewer { ...${TYPED} } }`, {}, 'A fragment is used that is not defined.'],
  [
    'an unused fragment',
    `{ viewer { id } } fragment ${TYPED} on Viewer { id }`,
    {},
    'A fragment is defined that is not used.',
  ],
  [
    'a fragment in itself',
    `{ viewer { ...${TYPED} } } fragment ${TYPED} on Viewer { ...${TYPED} }`,
    {},
    'A fragment contains itself.',
  ],
  [
    'a fragment out of place',
    `{ viewer { ...${TYPED} } } fragment ${TYPED} on Deal { number }`,
    {},
    'A fragment stands on a type that it is not for.',
  ],
  ['an unknown directive', `{ viewer { id @${TYPED} } }`, {}, 'There is no such directive.'],
  [
    'an undeclared variable',
    `{ deal(number: $${TYPED}) { number } }`,
    {},
    'A variable is used that is not declared.',
  ],
  [
    'an unused variable',
    `query ($${TYPED}: Int) { viewer { id } }`,
    {},
    'A variable is declared that is not used.',
  ],
  [
    'a variable of another type',
    `query ($${TYPED}: String!) { deal(number: $${TYPED}) { number } }`,
    {},
    'A variable stands where its type does not fit: Int! is expected.',
  ],
  ['a word for a number', `{ deal(number: "${TYPED}") { number } }`, {}, 'A value of type Int is expected.'],
  [
    'a number that is too large',
    '{ deal(number: 77777777777) { number } }',
    {},
    'A value of type Int is expected.',
  ],
  [
    'another word of a list',
    `{ hog(start: "2026-01-01", end: "2026-01-31", sort: ${TYPED}) { rows { number } } }`,
    {},
    'A value of type HogSort is expected.',
  ],
  [
    'text for a word of a list',
    `{ hog(start: "2026-01-01", end: "2026-01-31", sort: "${TYPED}") { rows { number } } }`,
    {},
    'A value of type HogSort is expected.',
  ],
  [
    'two fields of one name',
    `{ viewer { ${TYPED}: id ${TYPED}: name } }`,
    {},
    'Two different fields have one name in the answer: give one of them an alias.',
  ],
  [
    'a name twice',
    `query ($${TYPED}: Int, $${TYPED}: Int) { deal(number: $${TYPED}) { number } }`,
    {},
    'The query names something twice that can be there once.',
  ],
  ['unfinished text', `{ viewer { ${TYPED}`, {}, 'The query cannot be read as GraphQL.'],
  ['an unfinished word', `{ deal(number: "${TYPED}) }`, {}, 'The query cannot be read as GraphQL.'],
  ['a sign that is none', `{ viewer { ${TYPED} ? } }`, {}, 'The query cannot be read as GraphQL.'],
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
    'A variable of type Int! must be sent, and not be null.',
  ],
  [
    'a word for a number in a variable',
    'query ($n: Int!) { deal(number: $n) { number } }',
    { n: TYPED },
    'A value of type Int is expected.',
  ],
  [
    'an object for a number in a variable',
    'query ($n: Int!) { deal(number: $n) { number } }',
    { n: { [TYPED]: TYPED } },
    'A value of type Int is expected.',
  ],
  [
    'a misleading word for a number',
    'query ($n: Int!) { deal(number: $n) { number } }',
    { n: `"; Expected type "${TYPED}"` },
    'A value of type Int is expected.',
  ],
  [
    'another word of a list in a variable',
    hogWith('sort', 'HogSort!', 'sort'),
    { sort: TYPED },
    'A value of type HogSort is expected.',
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
    'DealInput has no such field.',
  ],
  [
    'a word where an input object belongs',
    'mutation ($i: DealInput!) { recordDeal(number: 1, input: $i) { number } }',
    { i: TYPED },
    'A value of type DealInput is expected.',
  ],
] as const)('%s is told without repeating it', async (_what, query, variables, sentence) => {
  const { status, text, body } = await person.post('/graphql', { query, variables });
  expect(body.errors.map((error: { message: string }) => error.message)).toContain(sentence);
  expect(text).not.toContain(TYPED);
  expect(text).not.toContain('77777777777');
  expect(status).toBe(400);
});

test('an operation that the document does not have is told without repeating it', async () => {
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
])('%s by GET is told without repeating it', async (_what, search) => {
  const { status, text } = await person.get(`/graphql?${search}`);
  expect(text).not.toContain(TYPED);
  expect([400, 405]).toContain(status);
});

test('where it went wrong is told by line and column', async () => {
  const { body } = await person.post('/graphql', { query: '{\n  viewer { nothing }\n}' });
  expect(body.errors[0].locations).toEqual([{ line: 2, column: 12 }]);
});
