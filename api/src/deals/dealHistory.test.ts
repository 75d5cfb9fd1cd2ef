import type { Position } from '../rules/people/positions.ts';
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

it('says by which door a change came', async () => {
  const number = await server.store.deal({ notes: 'old' });
  await write(`setDealGross(number: ${number}, frontGross: "10") { number }`);
  await manager.put(`/api/deals/updatedeal?dealId=${number}`, { notes: 'new' });
  const { data } = await manager.graphql(`{ dealHistory(number: ${number}) { door origin } }`);
  expect(data.dealHistory).toEqual([
    { door: 'REST', origin: null },
    { door: 'SCREEN', origin: null },
  ]);
});

it('knows no deal that is not there', async () => {
  const { errors } = await historyOf(999_999);
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

describe('the changes of all deals', () => {
  const changes = async (filter: string) => {
    const { data, errors } = await office.graphql(
      `{ dealChanges(${filter}) { totalCount rows { number action employee { id } fields { field from to } } } }`,
    );
    return errors?.[0]?.extensions?.code ?? data.dealChanges;
  };
  const DAY = 'start: "2026-04-02", end: "2026-04-02"';
  let office: TestClient;
  let typist: TestClient;

  /** Someone who signs in at that instant. */
  const signedInAt = (instant: string, position: Position): Promise<TestClient> => {
    server.store.clock.set(instant);
    return server.as(position);
  };

  beforeAll(async () => {
    typist = await signedInAt('2026-04-01T23:59:59Z', 3);
    await write('recordDeal(number: 5301, input: { customerName: "Before" }) { number }', typist);
    typist = await signedInAt('2026-04-02T00:00:00Z', 3);
    await write('recordDeal(number: 5302, input: { customerName: "Ada" }) { number }', typist);
    await write('setDealGross(number: 5301, frontGross: "10") { number }', typist);
    office = await server.as(4);
    await write('reviewDeal(number: 5301, isUpdated: true) { number }', office);
    await write('deleteDeal(number: 5302)', typist);
    const later = await signedInAt('2026-04-03T00:00:00Z', 3);
    await write('setDealGross(number: 5301, frontGross: "11") { number }', later);
    office = await server.asEmployee(office.employeeId);
  });

  it('are those of the store’s days, the newest first, of deleted deals too', async () => {
    const { rows, totalCount } = await changes(DAY);
    expect(totalCount).toBe(4);
    expect(rows.map((row: { action: string; number: number }) => `${row.action} ${row.number}`)).toEqual([
      'DELETE 5302',
      'AMEND 5301',
      'AMEND 5301',
      'RECORD 5302',
    ]);
    expect(rows[2]).toEqual({
      number: 5301,
      action: 'AMEND',
      employee: { id: typist.employeeId },
      fields: [{ field: 'FRONT_GROSS', from: null, to: '10.00' }],
    });
  });

  it('are filtered by who, which deal and which field, and paged', async () => {
    expect((await changes(`${DAY}, employeeId: ${office.employeeId}`)).totalCount).toBe(1);
    expect((await changes(`${DAY}, number: 5302`)).totalCount).toBe(2);
    const named = await changes(`${DAY}, field: CUSTOMER_NAME`);
    expect(named.rows.map((row: { fields: unknown }) => row.fields)).toEqual([
      [{ field: 'CUSTOMER_NAME', from: 'Ada', to: null }],
      [{ field: 'CUSTOMER_NAME', from: null, to: 'Ada' }],
    ]);
    const page = await changes(`${DAY}, offset: 1, limit: 1`);
    expect([page.totalCount, page.rows.length, page.rows[0].number]).toEqual([4, 1, 5301]);
  });

  it.each(['start: "2026-04-02", end: "2026-04-01"', `${DAY}, limit: 101`, `${DAY}, number: 0`])(
    'refuse %s',
    async filter => {
      expect(await changes(filter)).toBe('BAD_INPUT');
    },
  );
});
