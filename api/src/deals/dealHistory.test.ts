import { type TestClient, TestServer } from '../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.as(3);
});
afterAll(() => server.stop());

const historyOf = (number: number, client = manager) =>
  client.graphql(
    `query ($number: Int!) {
      dealHistory(number: $number) { action changedAt employee { id } fields { field from to } }
    }`,
    { number },
  );

const write = async (mutation: string, client = manager) => {
  const { errors } = await client.graphql(`mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
};

it('shows the newest change first: who, when, and every field of it in words', async () => {
  const { store } = server;
  const office = await server.as(4);
  const closer = await store.employee({ name: 'Sam Rivera', team: 2 });
  store.clock.set('2026-03-02T15:00:00Z');
  await write(`recordDeal(number: 5001, input: { customerName: "Ada Byron" }) { number }`);
  store.clock.set('2026-03-03T16:30:00Z');
  await write(`amendDeal(number: 5001, input: {
    closerId: ${closer}, deliveryStatus: DEL, deliveryDate: "2026-03-03", tradeStatus: TRADE_X2
  }) { number }`);
  await write('setDealGross(number: 5001, frontGross: "(1,234.50)") { number }');
  await write('reviewDeal(number: 5001, isUpdated: true) { number }', office);

  const { data } = await historyOf(5001);
  expect(data.dealHistory).toEqual([
    {
      action: 'AMEND',
      changedAt: '2026-03-03T16:30:00.000Z',
      employee: { id: office.employeeId },
      fields: [{ field: 'IS_UPDATED', from: 'false', to: 'true' }],
    },
    expect.objectContaining({ fields: [{ field: 'FRONT_GROSS', from: null, to: '-1234.50' }] }),
    {
      action: 'AMEND',
      changedAt: '2026-03-03T16:30:00.000Z',
      employee: { id: manager.employeeId },
      fields: [
        { field: 'CLOSER', from: null, to: 'Sam Rivera' },
        { field: 'CLOSER_TEAM_FINAL', from: null, to: 'A' },
        { field: 'TRADE_STATUS', from: null, to: 'TRADE X2' },
        { field: 'DELIVERY_STATUS', from: null, to: 'DEL' },
        { field: 'DELIVERY_DATE', from: null, to: '2026-03-03' },
      ],
    },
    {
      action: 'RECORD',
      changedAt: '2026-03-02T15:00:00.000Z',
      employee: { id: manager.employeeId },
      fields: [
        { field: 'NUMBER', from: null, to: '5001' },
        { field: 'CUSTOMER_NAME', from: null, to: 'Ada Byron' },
        { field: 'ADDED_DATE', from: null, to: '2026-03-02' },
      ],
    },
  ]);
});

it('goes with the deal to its new number, and not to another deal that gets the old one', async () => {
  await write('recordDeal(number: 5101, input: { notes: "first" }) { number }');
  await write('renumberDeal(number: 5101, newNumber: 5102) { number }');
  await write('recordDeal(number: 5101, input: { notes: "second" }) { number }');

  const { data: renumbered } = await historyOf(5102);
  expect(renumbered.dealHistory).toMatchObject([
    { action: 'RENUMBER', fields: [{ field: 'NUMBER', from: '5101', to: '5102' }] },
    { action: 'RECORD' },
  ]);
  const { data: other } = await historyOf(5101);
  expect(other.dealHistory).toHaveLength(1);
  expect(other.dealHistory[0].fields).toContainEqual({ field: 'NOTES', from: null, to: 'second' });
});

it('is empty for a deal that nobody has touched here, and for everyone signed in to read', async () => {
  const number = await server.store.deal();
  const { data } = await historyOf(number, await server.as(0));
  expect(data.dealHistory).toEqual([]);
});

it('knows no deal that is not there', async () => {
  const { errors } = await historyOf(999_999);
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});
