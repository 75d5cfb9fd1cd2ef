import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let viewer: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(async () => {
  viewer = await server.signInAs(0);
});

const SAVE_MUTATION = `mutation ($name: String!, $document: String!, $variables: String) {
  saveQuery(name: $name, document: $document, variables: $variables) { id name document variables savedAt }
}`;

const save = (client: TestClient, name: string, document = '{ viewer { id } }', variables?: string) =>
  client.graphql(SAVE_MUTATION, { name, document, variables });

const remove = (client: TestClient, id: number) =>
  client.graphql('mutation ($id: Int!) { deleteSavedQuery(id: $id) }', { id });

const listQueries = async (client: TestClient) =>
  (await client.graphql('{ savedQueries { id name document variables } }')).data.savedQueries;

const buildExpectedErrors = (code: string, message: string) => [
  expect.objectContaining({ message, extensions: expect.objectContaining({ code }) }),
];

it('stores a query as typed, for a viewer of every position', async () => {
  for (const position of [0, 1, 2, 3, 4, 5, 6] as const) {
    const client = await server.signInAs(position);
    const { data } = await save(client, ' Mine ', '{\n  # half a draft', '{"month": "2026-06"}');
    expect(data.saveQuery).toMatchObject({ name: 'Mine', savedAt: server.store.clock.now().toISOString() });
    expect(await listQueries(client)).toEqual([
      {
        id: data.saveQuery.id,
        name: 'Mine',
        document: '{\n  # half a draft',
        variables: '{"month": "2026-06"}',
      },
    ]);
  }
});

it('lists queries by name, without regard to letter case', async () => {
  for (const name of ['beta', 'Gamma', 'Alpha']) await save(viewer, name);
  expect((await listQueries(viewer)).map(({ name }: { name: string }) => name)).toEqual([
    'Alpha',
    'beta',
    'Gamma',
  ]);
});

it('replaces the query with the same name, including its variables', async () => {
  const first = await save(viewer, 'Units', '{ one }', '{"a": 1}');
  const second = await save(viewer, 'Units', '{ two }', '  ');
  expect(second.data.saveQuery.id).toBe(first.data.saveQuery.id);
  expect(await listQueries(viewer)).toMatchObject([{ document: '{ two }', variables: null }]);
});

it('allows only the owner to see, replace or delete a query, and rejects even an admin', async () => {
  const { data } = await save(viewer, 'Private');
  const admin = await server.signInAs(5);
  expect(await listQueries(admin)).toEqual([]);
  await save(admin, 'Private', '{ theirs }');
  const { errors } = await remove(admin, data.saveQuery.id);
  expect(errors).toEqual(
    buildExpectedErrors('NOT_FOUND', 'Saved query not found. It may have been deleted.'),
  );
  expect(await listQueries(viewer)).toMatchObject([{ name: 'Private', document: '{ viewer { id } }' }]);
});

it('deletes a query, and rejects a second deletion of the query', async () => {
  const { data } = await save(viewer, 'Gone');
  expect((await remove(viewer, data.saveQuery.id)).data.deleteSavedQuery).toBe(data.saveQuery.id);
  expect(await listQueries(viewer)).toEqual([]);
  expect((await remove(viewer, data.saveQuery.id)).errors).toEqual(
    buildExpectedErrors('NOT_FOUND', 'Saved query not found. It may have been deleted.'),
  );
});

it.each([
  ['a blank name', ['  ', '{ a }'], 'name must not be empty.'],
  ['a name of 81 characters', ['x'.repeat(81), '{ a }'], 'name must be at most 80 characters.'],
  ['a blank document', ['a', ' \n'], 'document must not be empty.'],
  [
    'a document of 20,001 characters',
    ['a', 'x'.repeat(20_001)],
    'document must be at most 20000 characters.',
  ],
  ['a NUL', ['a', 'a\0b'], 'document contains a character that cannot be stored.'],
  ['half a surrogate pair', ['a', 'b', '\ud800'], 'variables contains a character that cannot be stored.'],
])('rejects a query with %s', async (_what, [name = '', document, variables], message) => {
  expect((await save(viewer, name, document, variables)).errors).toEqual(
    buildExpectedErrors('BAD_INPUT', message),
  );
  expect(await listQueries(viewer)).toEqual([]);
});

it('accepts a query with a name and a document of maximum length', async () => {
  const { errors } = await save(viewer, 'n'.repeat(80), 'd'.repeat(20_000), 'v'.repeat(20_000));
  expect(errors).toBeUndefined();
});

it('rejects more than 100 queries of a person, even if two tabs save at the same time', async () => {
  await server.store.database.rows(
    `insert into saved_query (employee_id, name, document, saved_at)
     select $1, 'Query ' || n, '{ a }', now() from generate_series(1, 99) n`,
    [viewer.employeeId],
  );
  const responses = await Promise.all([save(viewer, 'From one tab'), save(viewer, 'From another')]);
  expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual(
    buildExpectedErrors(
      'CONFLICT',
      'You already have 100 saved queries. Delete one before you save another.',
    ),
  );
  expect(await listQueries(viewer)).toHaveLength(100);
  expect((await save(viewer, 'Query 7', '{ replaced }')).errors).toBeUndefined();
});

it('stores one query when two tabs save the same name at the same time', async () => {
  const responses = await Promise.all([save(viewer, 'Same', '{ a }'), save(viewer, 'Same', '{ b }')]);
  expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(await listQueries(viewer)).toHaveLength(1);
});
