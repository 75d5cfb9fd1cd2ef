import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let salesperson: TestClient;
let office: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.store.database.rows('delete from saved_view', []);
  salesperson = await server.signInAs(0);
  office = await server.signInAs(4);
});

const VIEW_FIELDS = '{ id list name search isForStore isFirst }';

const save = (
  client: TestClient,
  name: string,
  search = 'period=last-month',
  isForStore = false,
  list = 'HOG',
) =>
  client.graphql(
    `mutation ($list: ViewedList!, $name: String!, $search: String!, $isForStore: Boolean!) {
      saveView(list: $list, name: $name, search: $search, isForStore: $isForStore) ${VIEW_FIELDS} }`,
    { list, name, search, isForStore },
  );

const saveAndGet = async (...args: Parameters<typeof save>) => (await save(...args)).data.saveView;

const rename = (client: TestClient, id: number, name: string) =>
  client.graphql(`mutation ($id: Int!, $name: String!) { renameView(id: $id, name: $name) ${VIEW_FIELDS} }`, {
    id,
    name,
  });

const remove = (client: TestClient, id: number) =>
  client.graphql('mutation ($id: Int!) { deleteView(id: $id) }', { id });

const openFirst = (client: TestClient, id: number, isFirst = true) =>
  client.graphql(
    `mutation ($id: Int!, $isFirst: Boolean!) { openViewFirst(id: $id, isFirst: $isFirst) ${VIEW_FIELDS} }`,
    { id, isFirst },
  );

const listViews = async (client: TestClient) =>
  (await client.graphql(`{ savedViews ${VIEW_FIELDS} }`)).data.savedViews;
const listNames = async (client: TestClient) =>
  (await listViews(client)).map(({ name }: { name: string }) => name);
const listFirstViews = async (client: TestClient) =>
  (await listViews(client)).filter(({ isFirst }: { isFirst: boolean }) => isFirst);

const buildExpectedErrors = (code: string, message: string) => [
  expect.objectContaining({ message, extensions: expect.objectContaining({ code }) }),
];
const NOT_FOUND_ERROR = buildExpectedErrors('NOT_FOUND', 'View not found. It may have been deleted.');
const FORBIDDEN_ERROR = buildExpectedErrors(
  'FORBIDDEN',
  'Only managers, office staff and admins can change the store’s views.',
);

it('saves a private view without the page number of the list', async () => {
  const view = await saveAndGet(salesperson, ' Mine ', '?employee=7&page=3&search=o%27neil');
  expect(view).toEqual({
    id: expect.any(Number),
    list: 'HOG',
    name: 'Mine',
    search: 'employee=7&search=o%27neil',
    isForStore: false,
    isFirst: false,
  });
  expect(await listViews(salesperson)).toEqual([view]);
  expect(await listViews(office)).toEqual([]);
});

it('shows a store view to everyone, and lists it before private views', async () => {
  await saveAndGet(salesperson, 'alone');
  await saveAndGet(office, 'to confirm', 'open=confirm', true);
  await saveAndGet(office, 'Month', '', true);
  expect(await listNames(salesperson)).toEqual(['Month', 'to confirm', 'alone']);
  expect(await listNames(office)).toEqual(['Month', 'to confirm']);
});

it.each([
  [0, false],
  [1, true],
  [2, true],
  [3, true],
  [4, true],
  [5, true],
  [6, false],
] as const)('allows changes of store views by the position %i: %j', async (position, isAllowed) => {
  const client = await server.signInAs(position);
  const storeView = await saveAndGet(office, 'Kept', 'open=any', true);
  const expectedErrors = isAllowed ? undefined : FORBIDDEN_ERROR;
  expect((await save(client, 'Own', '', true)).errors).toEqual(expectedErrors);
  expect((await rename(client, storeView.id, 'Renamed')).errors).toEqual(expectedErrors);
  expect((await remove(client, storeView.id)).errors).toEqual(expectedErrors);
  expect((await listNames(office)).sort()).toEqual(isAllowed ? ['Own'] : ['Kept']);
});

it('replaces only the view with the same owner, list and name', async () => {
  const first = await saveAndGet(office, 'All', 'period=all');
  await saveAndGet(office, 'All', 'period=today', true);
  await saveAndGet(office, 'All', 'period=today', false, 'ACTIVITY');
  await saveAndGet(salesperson, 'All', 'period=today');
  expect(await saveAndGet(office, 'All', 'period=last-month')).toMatchObject({
    id: first.id,
    search: 'period=last-month',
  });
  expect(await listViews(office)).toHaveLength(3);
});

it('hides a private view from other people, even from an admin', async () => {
  const { id } = await saveAndGet(salesperson, 'Private');
  const admin = await server.signInAs(5);
  expect((await rename(admin, id, 'Seen')).errors).toEqual(NOT_FOUND_ERROR);
  expect((await openFirst(admin, id)).errors).toEqual(NOT_FOUND_ERROR);
  expect((await remove(admin, id)).errors).toEqual(NOT_FOUND_ERROR);
  expect(await listNames(salesperson)).toEqual(['Private']);
});

it('renames a view, but rejects a name that another view has', async () => {
  const { id } = await saveAndGet(salesperson, 'One');
  await saveAndGet(salesperson, 'Two');
  expect((await rename(salesperson, id, 'Two')).errors).toEqual(
    buildExpectedErrors('CONFLICT', 'Another view already has this name. Choose another name.'),
  );
  expect((await rename(salesperson, id, ' one ')).data.renameView).toMatchObject({ id, name: 'one' });
  expect(await listNames(salesperson)).toEqual(['one', 'Two']);
});

it('opens a list with the view that a person chose as first view, at most one for each list', async () => {
  const month = await saveAndGet(office, 'Month', 'period=last-month', true);
  const own = await saveAndGet(salesperson, 'Own', 'open=any');
  const other = await saveAndGet(salesperson, 'Trucks', 'search=truck', false, 'ACTIVITY');
  for (const { id } of [month, own, other])
    expect((await openFirst(salesperson, id)).data.openViewFirst.isFirst).toBe(true);
  expect((await listFirstViews(salesperson)).map(({ id }: { id: number }) => id).sort()).toEqual(
    [own.id, other.id].sort(),
  );
  expect(await listFirstViews(office)).toEqual([]);
  expect((await openFirst(salesperson, own.id, false)).data.openViewFirst.isFirst).toBe(false);
  expect(await listFirstViews(salesperson)).toMatchObject([{ id: other.id }]);
});

it('deletes a view for everyone, including people with a list that opens with this view', async () => {
  const { id } = await saveAndGet(office, 'Month', '', true);
  await openFirst(salesperson, id);
  expect((await remove(office, id)).data.deleteView).toBe(id);
  expect(await listViews(salesperson)).toEqual([]);
  expect((await remove(office, id)).errors).toEqual(NOT_FOUND_ERROR);
});

it('ignores a view of a list that only a newer release has', async () => {
  await server.store.database.rows(
    `insert into saved_view (list, employee_id, name, search, saved_at)
     values ('A_NEWER_LIST', null, 'Theirs', '', now()), ('CHANGES', null, 'Ours', '', now())`,
    [],
  );
  expect(await listNames(salesperson)).toEqual(['Ours']);
});

it.each([
  ['a blank name', ['  ', ''], 'name must not be empty.'],
  ['a name of 61 characters', ['x'.repeat(61), ''], 'name must be at most 60 characters.'],
  ['a search of 2,001 characters', ['a', 'x'.repeat(2001)], 'search must be at most 2000 characters.'],
  [
    'a search that is longer once it is encoded',
    ['a', `q=${'é'.repeat(1000)}`],
    'search must be at most 2000 characters.',
  ],
  ['a NUL', ['a\0', ''], 'name contains a character that cannot be stored.'],
])('rejects a view with %s', async (_what, [name = '', search], message) => {
  expect((await save(salesperson, name, search)).errors).toEqual(buildExpectedErrors('BAD_INPUT', message));
  expect(await listViews(salesperson)).toEqual([]);
});

it('rejects more than 100 views of a person, even if two tabs save at the same time', async () => {
  await server.store.database.rows(
    `insert into saved_view (list, employee_id, name, search, saved_at)
     select 'HOG', $1, 'View ' || n, '', now() from generate_series(1, 99) n`,
    [salesperson.employeeId],
  );
  const responses = await Promise.all([save(salesperson, 'One tab'), save(salesperson, 'Another')]);
  expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual(
    buildExpectedErrors('CONFLICT', 'There are already 100 saved views. Delete one before you save another.'),
  );
  expect((await save(salesperson, 'View 7', 'open=any')).errors).toBeUndefined();
  expect((await save(office, 'Their first')).errors).toBeUndefined();
});

it('stores one view when two tabs save the same name at the same time', async () => {
  const responses = await Promise.all([save(salesperson, 'Same', 'a=1'), save(salesperson, 'Same', 'a=2')]);
  expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(await listViews(salesperson)).toHaveLength(1);
});
