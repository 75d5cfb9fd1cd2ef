import { type TestClient, TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;
let office: TestClient;
let name: string;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(1);
  office = await server.signInAs(4);
  const { data } = await manager.graphql('{ viewer { name } }');
  name = data.viewer.name;
});
afterAll(() => server.stop());

const runMutation = (mutation: string, client = manager) => client.graphql(`mutation { ${mutation} }`);

const getGross = async (number: number) => {
  const { data } = await manager.graphql(`{ deal(number: ${number}) { frontGross backGross version } }`);
  return data.deal;
};

it('rejects typed gross that would overwrite a newer value, and returns the newer value', async () => {
  const number = await server.store.insertDeal();
  server.store.clock.set('2026-03-02T15:00:00Z');
  await runMutation(`setDealGross(number: ${number}, frontGross: "1,200") { version }`);
  const staleResponse = await runMutation(
    `setDealGross(number: ${number}, frontGross: "900", version: 1) { version }`,
  );
  expect(staleResponse.errors).toEqual([
    expect.objectContaining({
      message: `${name} changed this deal while you were editing it. Check the changes before you save.`,
      extensions: {
        code: 'CONFLICT',
        conflict: {
          version: 2,
          fields: [
            {
              field: 'FRONT_GROSS',
              value: '1200.00',
              changedBy: name,
              changedAt: '2026-03-02T15:00:00.000Z',
            },
          ],
        },
      },
    }),
  ]);
  expect(await getGross(number)).toEqual({ frontGross: 1200, backGross: null, version: 2 });
});

it('allows typing back gross after another user changed front gross, and typing the amount that is already stored', async () => {
  const number = await server.store.insertDeal();
  await runMutation(`setDealGross(number: ${number}, frontGross: "1,200") { version }`);
  expect(
    (await runMutation(`setDealGross(number: ${number}, backGross: "5", version: 1) { version }`)).errors,
  ).toBe(undefined);
  const repeatedResponse = await runMutation(
    `setDealGross(number: ${number}, frontGross: "1200", version: 1) { version }`,
  );
  expect(repeatedResponse.errors).toBe(undefined);
  expect(await getGross(number)).toEqual({ frontGross: 1200, backGross: 5, version: 3 });
});

it('rejects a tick of a review flag that was cleared after the viewer read the deal', async () => {
  const number = await server.store.insertDeal();
  await runMutation(`reviewDeal(number: ${number}, isConfirmed: true) { version }`, office);
  await runMutation(`reviewDeal(number: ${number}, isConfirmed: false) { version }`, office);
  const staleResponse = await runMutation(
    `reviewDeal(number: ${number}, isConfirmed: true, version: 2) { version }`,
    office,
  );
  expect(staleResponse.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    conflict: { version: 3, fields: [{ field: 'IS_CONFIRMED', value: 'false' }] },
  });
  const otherFlagResponse = await runMutation(
    `reviewDeal(number: ${number}, isUpdated: true, version: 2) { version }`,
    office,
  );
  expect(otherFlagResponse.errors).toBe(undefined);
});

it('reports the conflicting value of a person field as a name', async () => {
  const closer = await server.store.insertEmployee({ name: 'Sam Rivera' });
  const other = await server.store.insertEmployee({ name: 'Ida Moss' });
  const number = await server.store.insertDeal();
  await runMutation(`amendDeal(number: ${number}, input: { closerId: ${closer} }) { version }`);
  const staleResponse = await runMutation(
    `amendDeal(number: ${number}, version: 1, input: { closerId: ${other} }) { version }`,
  );
  expect(staleResponse.errors?.[0]?.extensions).toMatchObject({
    conflict: { fields: [{ field: 'CLOSER', value: 'Sam Rivera' }] },
  });
});
