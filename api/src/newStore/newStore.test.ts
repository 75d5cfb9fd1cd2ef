import { type TestClient, TestServer } from '../testing/testServer.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.as(5);
});
afterAll(() => server.stop());

async function ask(client: TestClient) {
  const { data } = await client.graphql(
    '{ newStore { hasPeople hasWorkingDays hasDeals hasGoals hasDisplay } viewer { can { setUpStore } } }',
  );
  return [data.newStore, data.viewer.can.setUpStore];
}

it('names what is there, until all is or it is dismissed for everyone; nobody is asked to look again', async () => {
  const { store } = server;
  const nothing = {
    hasPeople: false,
    hasWorkingDays: false,
    hasDeals: false,
    hasGoals: false,
    hasDisplay: false,
  };
  expect(await ask(admin)).toEqual([nothing, true]);
  await store.deal({ number: 1, added_date: '2026-06-01' });
  await store.database.rows(
    `insert into working_days (month, completed, total) values ('2026-06-01', 1, 25)`,
  );
  const manager = await server.as(3);
  expect(await ask(manager)).toEqual([
    { ...nothing, hasPeople: true, hasWorkingDays: true, hasDeals: true },
    true,
  ]);
  const salesManager = await server.as(1);
  const { errors } = await salesManager.graphql('mutation { dismissNewStore }');
  expect(errors[0].extensions.code).toBe('FORBIDDEN');

  for (const _twice of [1, 2]) await manager.graphql('mutation { dismissNewStore }');
  expect((await ask(admin))[0]).toBeNull();
  expect(await ask(admin)).toEqual([null, false]);
});
