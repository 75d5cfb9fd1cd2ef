import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;
let office: TestClient;
let name: string;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.as(1);
  office = await server.as(4);
  const { data } = await manager.graphql('{ viewer { name } }');
  name = data.viewer.name;
});
afterAll(() => server.stop());

const write = (mutation: string, client = manager) => client.graphql(`mutation { ${mutation} }`);

const gross = async (number: number) => {
  const { data } = await manager.graphql(`{ deal(number: ${number}) { frontGross backGross version } }`);
  return data.deal;
};

it('refuses gross that was typed over someone else’s with what they stored, and keeps theirs', async () => {
  const number = await server.store.deal();
  server.store.clock.set('2026-03-02T15:00:00Z');
  await write(`setDealGross(number: ${number}, frontGross: "1,200") { version }`);
  const mine = await write(`setDealGross(number: ${number}, frontGross: "900", version: 1) { version }`);
  expect(mine.errors).toEqual([
    expect.objectContaining({
      message: `${name} changed this deal while you were editing it. Please look at it again before saving.`,
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
  expect(await gross(number)).toEqual({ frontGross: 1200, backGross: null, version: 2 });
});

it('lets the other cell, and the same amount sent once more, pass', async () => {
  const number = await server.store.deal();
  await write(`setDealGross(number: ${number}, frontGross: "1,200") { version }`);
  expect(
    (await write(`setDealGross(number: ${number}, backGross: "5", version: 1) { version }`)).errors,
  ).toBe(undefined);
  const again = await write(`setDealGross(number: ${number}, frontGross: "1200", version: 1) { version }`);
  expect(again.errors).toBe(undefined);
  expect(await gross(number)).toEqual({ frontGross: 1200, backGross: 5, version: 3 });
});

it('refuses a tick over another’s', async () => {
  const number = await server.store.deal();
  await write(`reviewDeal(number: ${number}, isConfirmed: true) { version }`, office);
  await write(`reviewDeal(number: ${number}, isConfirmed: false) { version }`, office);
  const late = await write(
    `reviewDeal(number: ${number}, isConfirmed: true, version: 2) { version }`,
    office,
  );
  expect(late.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    conflict: { version: 3, fields: [{ field: 'IS_CONFIRMED', value: 'false' }] },
  });
  const elsewhere = await write(
    `reviewDeal(number: ${number}, isUpdated: true, version: 2) { version }`,
    office,
  );
  expect(elsewhere.errors).toBe(undefined);
});

it('names people in a field of the form', async () => {
  const closer = await server.store.employee({ name: 'Sam Rivera' });
  const other = await server.store.employee({ name: 'Ida Moss' });
  const number = await server.store.deal();
  await write(`amendDeal(number: ${number}, input: { closerId: ${closer} }) { version }`);
  const mine = await write(
    `amendDeal(number: ${number}, version: 1, input: { closerId: ${other} }) { version }`,
  );
  expect(mine.errors?.[0]?.extensions).toMatchObject({
    conflict: { fields: [{ field: 'CLOSER', value: 'Sam Rivera' }] },
  });
});
