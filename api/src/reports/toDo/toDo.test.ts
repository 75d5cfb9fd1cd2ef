import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.as(3);
  const { store } = server;
  const sam = await store.employee({ name: 'Sam Rivera' });
  const whole = { closer_id: sam, car_type: 'Used', front_gross: 1, back_gross: 1 } as const;
  // Today is 2026-06-17.
  await store.soldDeal('2026-06-01', { number: 1, ...whole });
  await store.soldDeal('2026-06-15', { number: 2, ...whole, back_gross: null, closer_id: null });
  await store.soldDeal('2026-05-20', { number: 3, ...whole, front_gross: null, customer_name: 'Ada Byron' });
  await store.soldDeal('2026-06-16', { number: 4, ...whole });
});
afterAll(() => server.stop());

it('a monitor asks with an access token how much is open, of all days', async () => {
  const { data } = await manager.graphql(
    'mutation { createAccessToken(name: "Monitor", expiresOn: "2026-12-31") { token } }',
  );
  const monitor = server.holding(data.createAccessToken.token);
  expect(await monitor.graphql('{ openPoints { deals oldest } }')).toEqual({
    data: { openPoints: { deals: 3, oldest: '2026-05-20' } },
    errors: undefined,
  });
});

it('the counts are of the filter, every kind in its order', async () => {
  const counts = async (filter: string) => {
    const { data } = await manager.graphql(`{ openPoints(${filter}) { deals kinds { kind deals } } }`);
    const kinds: { kind: string; deals: number }[] = data.openPoints.kinds;
    expect(kinds).toHaveLength(9);
    return kinds.filter(({ deals }) => deals > 0).map(({ kind, deals }) => `${kind} ${deals}`);
  };
  expect(await counts('start: "2026-06-01", end: "2026-06-30"')).toEqual([
    'GROSS 1',
    'UNCONFIRMED 1',
    'NOBODY 1',
  ]);
  expect(await counts('search: " byron "')).toEqual(['GROSS 1', 'UNCONFIRMED 1']);
  expect(await counts(`employeeId: ${manager.employeeId}`)).toEqual([]);
});

it('an analyst reads what is open about which deal, and for how long', async () => {
  const { data } = await manager.graphql(
    '{ openDeals(kinds: [GROSS], limit: 1) { deal { number customerName } points { kind since days } } }',
  );
  expect(data.openDeals).toEqual([
    {
      deal: { number: 3, customerName: 'Ada Byron' },
      points: [
        { kind: 'GROSS', since: '2026-05-20', days: 28 },
        { kind: 'UNCONFIRMED', since: '2026-05-20', days: 28 },
      ],
    },
  ]);
});

it.each([
  ['[GROSS]', [3, 2]],
  ['[UNCONFIRMED, NOBODY]', [3, 1, 2]],
  ['[]', []],
  ['null', [3, 1, 2, 4]],
])('Hog keeps to deals of %s, the oldest first', async (open, numbers) => {
  const { data } = await manager.graphql(
    `{ hog(start: "2026-05-01", end: "2026-06-30", open: ${open}, sort: OPEN_SINCE) {
      rows { number } open { number days } totals { totalEntries }
    } }`,
  );
  expect(data.hog.rows.map((row: { number: number }) => row.number)).toEqual(numbers);
  expect(data.hog.totals.totalEntries).toBe(numbers.length);
  const ages: Record<number, number> = { 1: 16, 2: 2, 3: 28 };
  const told = open === 'null' ? [] : numbers.map(number => ({ number, days: ages[number] }));
  expect(data.hog.open).toEqual(told);
});

it.each([
  'openPoints(start: "2026-06-02", end: "2026-06-01") { deals }',
  'openDeals(limit: 0) { points { kind } }',
  'openDeals(offset: -1) { points { kind } }',
])('refuses %s', async query => {
  const { errors } = await manager.graphql(`{ ${query} }`);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
});

it('takes a deal for changed since confirmed only while a field is not what it was then', async () => {
  const office = await server.as(4);
  const numbers = [11, 12, 13, 14, 15];
  for (const number of numbers) {
    await server.store.soldDeal('2026-06-16', { number, front_gross: 100, back_gross: 1 });
    await office.graphql(`mutation { reviewDeal(number: ${number}, isConfirmed: true) { number } }`);
  }
  const setFront = async (amounts: readonly string[]) => {
    const typing = numbers.map((number, index) =>
      manager.graphql(
        `mutation { setDealGross(number: ${number}, frontGross: "${amounts[index]}") { number } }`,
      ),
    );
    for (const { errors } of await Promise.all(typing)) expect(errors).toBeUndefined();
  };
  const changed = async () => {
    const { data } = await office.graphql('{ openDeals(kinds: [CHANGED]) { deal { number } } }');
    return data.openDeals.map(({ deal }: { deal: { number: number } }) => deal.number).sort();
  };
  await setFront(['1', '2', '3', '4', '']);
  expect(await changed()).toEqual(numbers);
  await setFront(['100', '$ 100.00', '99', '100', '100']);
  expect(await changed()).toEqual([13]);
});

describe('the days of what is open', () => {
  const set = (days: string, client = manager) =>
    client.graphql(`mutation { setToDoDays(${days}) { confirm wait } }`);
  const read = async () => (await manager.graphql('{ toDoDays { confirm wait } }')).data.toDoDays;

  it('are 7 and 5 until the store sets its own, which count at once', async () => {
    expect(await read()).toEqual({ confirm: 7, wait: 5 });
    expect((await set('confirm: 0, wait: 30')).data.setToDoDays).toEqual({ confirm: 0, wait: 30 });
    expect((await set('confirm: 365, wait: 0')).data.setToDoDays).toEqual({ confirm: 365, wait: 0 });
    expect(await read()).toEqual({ confirm: 365, wait: 0 });
    const { data } = await manager.graphql('{ openDeals(kinds: [UNCONFIRMED]) { deal { number } } }');
    expect(data.openDeals).toEqual([]);
  });

  it.each(['confirm: -1, wait: 5', 'confirm: 7, wait: 366'])('are not %s', async days => {
    const before = await read();
    expect((await set(days)).errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    expect(await read()).toEqual(before);
  });
});
