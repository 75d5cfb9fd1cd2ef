import { type TestClient, TestServer } from '../testing/testServer.ts';

let server: TestServer;
let seller: TestClient;
let office: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.store.database.rows('delete from saved_view', []);
  seller = await server.as(0);
  office = await server.as(4);
});

const VIEW = '{ id list name search isForStore isFirst }';

const save = (
  client: TestClient,
  name: string,
  search = 'period=last-month',
  isForStore = false,
  list = 'HOG',
) =>
  client.graphql(
    `mutation ($list: ViewedList!, $name: String!, $search: String!, $isForStore: Boolean!) {
      saveView(list: $list, name: $name, search: $search, isForStore: $isForStore) ${VIEW} }`,
    { list, name, search, isForStore },
  );

const saved = async (...sent: Parameters<typeof save>) => (await save(...sent)).data.saveView;

const rename = (client: TestClient, id: number, name: string) =>
  client.graphql(`mutation ($id: Int!, $name: String!) { renameView(id: $id, name: $name) ${VIEW} }`, {
    id,
    name,
  });

const remove = (client: TestClient, id: number) =>
  client.graphql('mutation ($id: Int!) { deleteView(id: $id) }', { id });

const openFirst = (client: TestClient, id: number, isFirst = true) =>
  client.graphql(
    `mutation ($id: Int!, $isFirst: Boolean!) { openViewFirst(id: $id, isFirst: $isFirst) ${VIEW} }`,
    { id, isFirst },
  );

const listed = async (client: TestClient) => (await client.graphql(`{ savedViews ${VIEW} }`)).data.savedViews;
const named = async (client: TestClient) => (await listed(client)).map(({ name }: { name: string }) => name);
const firsts = async (client: TestClient) =>
  (await listed(client)).filter(({ isFirst }: { isFirst: boolean }) => isFirst);

const refusal = (code: string, message: string) => [
  expect.objectContaining({ message, extensions: expect.objectContaining({ code }) }),
];
const GONE = refusal('NOT_FOUND', 'There is no such view. It may have been deleted.');
const NOT_THEIRS = refusal('FORBIDDEN', 'You may not change the store’s views.');

it('is saved for oneself, without the page one was on', async () => {
  const view = await saved(seller, ' Mine ', '?employee=7&page=3&search=o%27neil');
  expect(view).toEqual({
    id: expect.any(Number),
    list: 'HOG',
    name: 'Mine',
    search: 'employee=7&search=o%27neil',
    isForStore: false,
    isFirst: false,
  });
  expect(await listed(seller)).toEqual([view]);
  expect(await listed(office)).toEqual([]);
});

it('stands for everyone once it is the store’s, before one’s own', async () => {
  await saved(seller, 'alone');
  await saved(office, 'to confirm', 'open=confirm', true);
  await saved(office, 'Month', '', true);
  expect(await named(seller)).toEqual(['Month', 'to confirm', 'alone']);
  expect(await named(office)).toEqual(['Month', 'to confirm']);
});

it.each([
  [0, false],
  [1, true],
  [2, true],
  [3, true],
  [4, true],
  [5, true],
  [6, false],
] as const)('for the store: position %i, %j', async (position, isAllowed) => {
  const client = await server.as(position);
  const theStores = await saved(office, 'Kept', 'open=any', true);
  const refused = isAllowed ? undefined : NOT_THEIRS;
  expect((await save(client, 'Own', '', true)).errors).toEqual(refused);
  expect((await rename(client, theStores.id, 'Renamed')).errors).toEqual(refused);
  expect((await remove(client, theStores.id)).errors).toEqual(refused);
  expect((await named(office)).sort()).toEqual(isAllowed ? ['Own'] : ['Kept']);
});

it('replaces the one of its list and name, and no other', async () => {
  const first = await saved(office, 'All', 'period=all');
  await saved(office, 'All', 'period=today', true);
  await saved(office, 'All', 'period=today', false, 'ACTIVITY');
  await saved(seller, 'All', 'period=today');
  expect(await saved(office, 'All', 'period=last-month')).toMatchObject({
    id: first.id,
    search: 'period=last-month',
  });
  expect(await listed(office)).toHaveLength(3);
});

it('is another’s own as if it were not there, to an admin too', async () => {
  const { id } = await saved(seller, 'Private');
  const admin = await server.as(5);
  expect((await rename(admin, id, 'Seen')).errors).toEqual(GONE);
  expect((await openFirst(admin, id)).errors).toEqual(GONE);
  expect((await remove(admin, id)).errors).toEqual(GONE);
  expect(await named(seller)).toEqual(['Private']);
});

it('takes another name, but not that of another', async () => {
  const { id } = await saved(seller, 'One');
  await saved(seller, 'Two');
  expect((await rename(seller, id, 'Two')).errors).toEqual(
    refusal('CONFLICT', 'Another view has this name already.'),
  );
  expect((await rename(seller, id, ' one ')).data.renameView).toMatchObject({ id, name: 'one' });
  expect(await named(seller)).toEqual(['one', 'Two']);
});

it('opens first for whoever chose it, one of each list', async () => {
  const month = await saved(office, 'Month', 'period=last-month', true);
  const own = await saved(seller, 'Own', 'open=any');
  const other = await saved(seller, 'Trucks', 'search=truck', false, 'ACTIVITY');
  for (const { id } of [month, own, other])
    expect((await openFirst(seller, id)).data.openViewFirst.isFirst).toBe(true);
  expect((await firsts(seller)).map(({ id }: { id: number }) => id).sort()).toEqual(
    [own.id, other.id].sort(),
  );
  expect(await firsts(office)).toEqual([]);
  expect((await openFirst(seller, own.id, false)).data.openViewFirst.isFirst).toBe(false);
  expect(await firsts(seller)).toMatchObject([{ id: other.id }]);
});

it('that is deleted opens first for nobody, and is gone', async () => {
  const { id } = await saved(office, 'Month', '', true);
  await openFirst(seller, id);
  expect((await remove(office, id)).data.deleteView).toBe(id);
  expect(await listed(seller)).toEqual([]);
  expect((await remove(office, id)).errors).toEqual(GONE);
});

it('of a list that only a newer release has is stored there, and passed over here', async () => {
  await server.store.database.rows(
    `insert into saved_view (list, employee_id, name, search, saved_at)
     values ('A_NEWER_LIST', null, 'Theirs', '', now()), ('CHANGES', null, 'Ours', '', now())`,
    [],
  );
  expect(await named(seller)).toEqual(['Ours']);
});

it.each([
  ['a blank name', ['  ', ''], 'name must not be empty.'],
  ['a name of 61 characters', ['x'.repeat(61), ''], 'name must be at most 60 characters.'],
  ['a search of 2,001 characters', ['a', 'x'.repeat(2001)], 'search must be at most 2000 characters.'],
  [
    'a search that is longer once written out',
    ['a', `q=${'é'.repeat(1000)}`],
    'search must be at most 2000 characters.',
  ],
  ['a NUL', ['a\0', ''], 'name has a character that cannot be stored.'],
])('refuses %s', async (_what, [name = '', search], sentence) => {
  expect((await save(seller, name, search)).errors).toEqual(refusal('BAD_INPUT', sentence));
  expect(await listed(seller)).toEqual([]);
});

it('is one of a hundred at most, even of two tabs at once', async () => {
  await server.store.database.rows(
    `insert into saved_view (list, employee_id, name, search, saved_at)
     select 'HOG', $1, 'View ' || n, '', now() from generate_series(1, 99) n`,
    [seller.employeeId],
  );
  const answers = await Promise.all([save(seller, 'One tab'), save(seller, 'Another')]);
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual(
    refusal('CONFLICT', 'There are 100 such views already. Delete one that is no longer needed first.'),
  );
  expect((await save(seller, 'View 7', 'open=any')).errors).toBeUndefined();
  expect((await save(office, 'Their first')).errors).toBeUndefined();
});

it('is one row when two tabs save one name at once', async () => {
  const answers = await Promise.all([save(seller, 'Same', 'a=1'), save(seller, 'Same', 'a=2')]);
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(await listed(seller)).toHaveLength(1);
});
