import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signInAs(5);
});
afterAll(() => server.stop());

async function readProgress(client: TestClient) {
  const { data } = await client.graphql(
    '{ newStore { hasPeople hasWorkingDays hasDeals hasGoals hasDisplay } viewer { can { setUpStore } } }',
  );
  return [data.newStore, data.viewer.can.setUpStore];
}

it('returns the setup steps of a new store until all steps are done or the list is dismissed for everyone, and then removes the ability to set up the store', async () => {
  const { store } = server;
  const noSteps = {
    hasPeople: false,
    hasWorkingDays: false,
    hasDeals: false,
    hasGoals: false,
    hasDisplay: false,
  };
  expect(await readProgress(admin)).toEqual([noSteps, true]);
  await store.insertDeal({ number: 1, added_date: '2026-06-01' });
  await store.database.rows(
    `insert into working_days (month, completed, total) values ('2026-06-01', 1, 25)`,
  );
  const manager = await server.signInAs(3);
  expect(await readProgress(manager)).toEqual([
    { ...noSteps, hasPeople: true, hasWorkingDays: true, hasDeals: true },
    true,
  ]);
  const salesManager = await server.signInAs(1);
  const { errors } = await salesManager.graphql('mutation { dismissNewStore }');
  expect(errors[0].extensions.code).toBe('FORBIDDEN');

  for (const _twice of [1, 2]) await manager.graphql('mutation { dismissNewStore }');
  expect((await readProgress(admin))[0]).toBeNull();
  expect(await readProgress(admin)).toEqual([null, false]);
});
