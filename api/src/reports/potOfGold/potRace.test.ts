import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let pat: number;

beforeAll(async () => {
  server = await TestServer.start();
  client = await server.signInAs(0);
  pat = await server.store.insertEmployee({ name: 'Pat Zorn' });
});
afterAll(() => server.stop());

const queryRace = (whatIf: unknown) =>
  client.graphql('query ($whatIf: [SupposedUnits!]!) { potRace(whatIf: $whatIf) { owed rows { total } } }', {
    whatIf,
  });

it.each([
  ['a quarter of a car', [{ used: 0.25 }], 'in steps of 0.5'],
  ['a negative number of cars', [{ used: -1 }], 'in steps of 0.5'],
  ['more than 100 cars', [{ new: 100.5 }], 'in steps of 0.5'],
  ['the same employee twice', [{ used: 1 }, { used: 2 }], 'once'],
  ['an unknown employee', [{ employeeId: 2_000_000_000, used: 1 }], 'unknown employee'],
])('rejects %s as what-if units', async (_case, units, message) => {
  const { errors } = await queryRace(units.map(each => ({ employeeId: pat, ...each })));
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining(message),
    extensions: { code: 'BAD_INPUT' },
  });
});

it('does not store the what-if units of a race', async () => {
  await server.store.insertPot(server.store.clock.today().slice(0, 7) as `${number}-${number}`, 500);
  const getRace = async (whatIf: unknown) => (await queryRace(whatIf)).data?.potRace;
  expect(await getRace([{ employeeId: pat, new: 10, used: 2 }])).toMatchObject({ owed: 500 });
  expect(await getRace([])).toMatchObject({ owed: 0 });
});
