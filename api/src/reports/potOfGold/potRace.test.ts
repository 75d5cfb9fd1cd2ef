import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let pat: number;

beforeAll(async () => {
  server = await TestServer.start();
  client = await server.signInAs(0);
  pat = await server.store.employee({ name: 'Pat Zorn' });
});
afterAll(() => server.stop());

const queryRace = (whatIf: unknown) =>
  client.graphql('query ($whatIf: [SupposedUnits!]!) { potRace(whatIf: $whatIf) { owed rows { total } } }', {
    whatIf,
  });

it.each([
  ['a quarter of a car', [{ used: 0.25 }], 'by halves'],
  ['fewer cars than are sold', [{ used: -1 }], 'by halves'],
  ['more cars than fit the lot', [{ new: 100.5 }], 'by halves'],
  ['someone twice', [{ used: 1 }, { used: 2 }], 'once'],
  ['nobody', [{ employeeId: 2_000_000_000, used: 1 }], 'no employee'],
])('rejects %s as what-if units', async (_what, sent, message) => {
  const { errors } = await queryRace(sent.map(each => ({ employeeId: pat, ...each })));
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining(message),
    extensions: { code: 'BAD_INPUT' },
  });
});

it('stores nothing of the what-if units', async () => {
  await server.store.pot(server.store.clock.today().slice(0, 7) as `${number}-${number}`, 500);
  const owed = async (whatIf: unknown) => (await queryRace(whatIf)).data?.potRace;
  expect(await owed([{ employeeId: pat, new: 10, used: 2 }])).toMatchObject({ owed: 500 });
  expect(await owed([])).toMatchObject({ owed: 0 });
});
