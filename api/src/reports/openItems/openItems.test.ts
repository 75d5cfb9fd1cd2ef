import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(3);
  const { store } = server;
  const sam = await store.insertEmployee({ name: 'Sam Rivera' });
  const complete = { closer_id: sam, car_type: 'Used', front_gross: 1, back_gross: 1 } as const;
  // The current date is 2026-06-17.
  await store.insertSoldDeal('2026-06-01', { number: 1, ...complete });
  await store.insertSoldDeal('2026-06-15', { number: 2, ...complete, back_gross: null, closer_id: null });
  await store.insertSoldDeal('2026-05-20', {
    number: 3,
    ...complete,
    front_gross: null,
    customer_name: 'Ada Byron',
  });
  await store.insertSoldDeal('2026-06-16', { number: 4, ...complete });
});
afterAll(() => server.stop());

it('returns to an access token how many deals of all days have open items', async () => {
  const { data } = await manager.graphql(
    'mutation { createAccessToken(name: "Monitor", expiresOn: "2026-12-31") { token } }',
  );
  const monitor = server.withToken(data.createAccessToken.token);
  expect(await monitor.graphql('{ openPoints { deals oldest } }')).toEqual({
    data: { openPoints: { deals: 3, oldest: '2026-05-20' } },
    errors: undefined,
  });
});

it('counts the deals of a filter by kind of open item, and returns all kinds in a fixed order', async () => {
  const listCounts = async (filter: string) => {
    const { data } = await manager.graphql(`{ openPoints(${filter}) { deals kinds { kind deals } } }`);
    const kinds: { kind: string; deals: number }[] = data.openPoints.kinds;
    expect(kinds).toHaveLength(9);
    return kinds.filter(({ deals }) => deals > 0).map(({ kind, deals }) => `${kind} ${deals}`);
  };
  expect(await listCounts('start: "2026-06-01", end: "2026-06-30"')).toEqual([
    'GROSS 1',
    'UNCONFIRMED 1',
    'NOBODY 1',
  ]);
  expect(await listCounts('search: " byron "')).toEqual(['GROSS 1', 'UNCONFIRMED 1']);
  expect(await listCounts(`employeeId: ${manager.employeeId}`)).toEqual([]);
});

it('returns the open items of each deal with their ages in days', async () => {
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
])('filters Hog by the open items %s, oldest first', async (open, numbers) => {
  const { data } = await manager.graphql(
    `{ hog(start: "2026-05-01", end: "2026-06-30", open: ${open}, sort: OPEN_SINCE) {
      rows { number } open { number days } totals { totalEntries }
    } }`,
  );
  expect(data.hog.rows.map((row: { number: number }) => row.number)).toEqual(numbers);
  expect(data.hog.totals.totalEntries).toBe(numbers.length);
  const ages: Record<number, number> = { 1: 16, 2: 2, 3: 28 };
  const expected = open === 'null' ? [] : numbers.map(number => ({ number, days: ages[number] }));
  expect(data.hog.open).toEqual(expected);
});

it.each([
  'openPoints(start: "2026-06-02", end: "2026-06-01") { deals }',
  'openDeals(limit: 0) { points { kind } }',
  'openDeals(offset: -1) { points { kind } }',
])('rejects the invalid query %s', async query => {
  const { errors } = await manager.graphql(`{ ${query} }`);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
});

it('reports a confirmed deal as changed only while a field differs from its value at the confirmation', async () => {
  const office = await server.signInAs(4);
  const numbers = [11, 12, 13, 14, 15];
  for (const number of numbers) {
    await server.store.insertSoldDeal('2026-06-16', { number, front_gross: 100, back_gross: 1 });
    await office.graphql(`mutation { reviewDeal(number: ${number}, isConfirmed: true) { number } }`);
  }
  const setFront = async (amounts: readonly string[]) => {
    const mutations = numbers.map((number, index) =>
      manager.graphql(
        `mutation { setDealGross(number: ${number}, frontGross: "${amounts[index]}") { number } }`,
      ),
    );
    for (const { errors } of await Promise.all(mutations)) expect(errors).toBeUndefined();
  };
  const listChangedNumbers = async () => {
    const { data } = await office.graphql('{ openDeals(kinds: [CHANGED]) { deal { number } } }');
    return data.openDeals.map(({ deal }: { deal: { number: number } }) => deal.number).sort();
  };
  await setFront(['1', '2', '3', '4', '']);
  expect(await listChangedNumbers()).toEqual(numbers);
  await setFront(['100', '$ 100.00', '99', '100', '100']);
  expect(await listChangedNumbers()).toEqual([13]);
});

describe('follow-up days', () => {
  const setDays = (days: string, client = manager) =>
    client.graphql(`mutation { setToDoDays(${days}) { confirm wait } }`);
  const readDays = async () => (await manager.graphql('{ toDoDays { confirm wait } }')).data.toDoDays;

  it('defaults to 7 days for confirm and 5 days for wait, and applies changed values immediately', async () => {
    expect(await readDays()).toEqual({ confirm: 7, wait: 5 });
    expect((await setDays('confirm: 0, wait: 30')).data.setToDoDays).toEqual({ confirm: 0, wait: 30 });
    expect((await setDays('confirm: 365, wait: 0')).data.setToDoDays).toEqual({ confirm: 365, wait: 0 });
    expect(await readDays()).toEqual({ confirm: 365, wait: 0 });
    const { data } = await manager.graphql('{ openDeals(kinds: [UNCONFIRMED]) { deal { number } } }');
    expect(data.openDeals).toEqual([]);
  });

  it.each(['confirm: -1, wait: 5', 'confirm: 7, wait: 366'])('rejects the values %s', async days => {
    const before = await readDays();
    expect((await setDays(days)).errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    expect(await readDays()).toEqual(before);
  });
});
