import { type TestClient, TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let ann: number;

beforeAll(async () => {
  server = await TestServer.start();
  const { store } = server;
  client = await server.as(6);
  ann = await store.employee({ name: 'Ann Zorn', team: 2 });
  const bob = await store.employee({ name: 'Bob Adams', team: null });
  // Thursday, December 31, 2026 and Friday, January 1, 2027 lie in one week and in two months, quarters and years.
  await store.soldDeal('2026-12-31', {
    closer_id: ann,
    closer_team_final: 3,
    additional_id: bob,
    front_gross: 0.01,
    back_gross: 100,
    car_type: 'New',
    trade_status: 'TRADE X2',
  });
  await store.soldDeal('2027-01-01', { closer_id: ann, front_gross: -10, car_type: 'Cert' });
  // Sunday and Monday are two weeks.
  await store.soldDeal('2027-01-03', { additional_id: bob, front_gross: 20 });
  await store.soldDeal('2027-01-04', { front_gross: 30, car_type: 'Used', trade_status: 'TRADE' });
  // Not sold: counts as a deal alone, on the day it was added.
  await store.deal({ added_date: '2027-01-04', closer_id: ann, front_gross: 999, car_type: 'New' });
  await store.soldDeal('2027-01-04', { closer_id: ann, front_gross: 999, deal_status: 'DEAD' });
});
afterAll(() => server.stop());

async function totals(args: string, keys: string, figures = 'deals units') {
  const groups = `groups { ${keys} figures { ${figures} } }`;
  const { data, errors } = await client.graphql(
    `{ dealTotals${args && `(${args})`} { total { ${figures} } ${groups} } }`,
  );
  if (errors) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
  return data.dealTotals;
}

const counted = (deals: number, units: number) => ({ deals, units });

describe('the totals of deals', () => {
  it('are of all deals, in one group, without arguments', async () => {
    const figures = `deals units newUnits usedUnits certifiedUnits unclassifiedUnits frontGross backGross totalGross
      frontGrossPerUnit backGrossPerUnit totalGrossPerUnit trades tradePercent`;
    const all = {
      deals: 6,
      units: 4,
      newUnits: 1,
      usedUnits: 2,
      certifiedUnits: 1,
      unclassifiedUnits: 1,
      frontGross: 40.01,
      backGross: 100,
      totalGross: 140.01,
      frontGrossPerUnit: 10, // 10.0025
      backGrossPerUnit: 25,
      totalGrossPerUnit: 35, // 35.0025
      trades: 3,
      tradePercent: 75,
    };
    expect(await totals('', '', figures)).toEqual({ total: all, groups: [{ figures: all }] });
  });

  it.each([
    [
      'DAY',
      'day',
      [
        ['2026-12-31', counted(1, 1)],
        ['2027-01-01', counted(1, 1)],
        ['2027-01-03', counted(1, 1)],
        ['2027-01-04', counted(3, 1)],
      ],
    ],
    [
      'WEEK',
      'week',
      [
        ['2026-12-28', counted(3, 3)],
        ['2027-01-04', counted(3, 1)],
      ],
    ],
    [
      'MONTH',
      'month',
      [
        ['2026-12', counted(1, 1)],
        ['2027-01', counted(5, 3)],
      ],
    ],
    [
      'QUARTER',
      'quarter',
      [
        ['2026-Q4', counted(1, 1)],
        ['2027-Q1', counted(5, 3)],
      ],
    ],
    [
      'YEAR',
      'year',
      [
        [2026, counted(1, 1)],
        [2027, counted(5, 3)],
      ],
    ],
    [
      'CAR_TYPE',
      'carType',
      [
        ['NEW', counted(2, 1)],
        ['USED', counted(1, 1)],
        ['CERT', counted(1, 1)],
        [null, counted(2, 1)],
      ],
    ],
    [
      'TRADE_STATUS',
      'tradeStatus',
      [
        ['TRADE', counted(1, 1)],
        ['TRADE_X2', counted(1, 1)],
        [null, counted(4, 2)],
      ],
    ],
    [
      'DEAL_STATUS',
      'dealStatus',
      [
        ['DEAD', counted(1, 0)],
        [null, counted(5, 4)],
      ],
    ],
    [
      'DELIVERY_STATUS',
      'deliveryStatus',
      [
        ['DEL', counted(5, 4)],
        [null, counted(1, 0)],
      ],
    ],
  ])('by %s keep to its boundaries and order', async (groupBy, key, expected) => {
    const { groups } = await totals(`groupBy: ${groupBy}`, key);
    expect(groups.map((group: Record<string, unknown>) => [group[key], group.figures])).toEqual(expected);
  });

  it('by salesperson halve a split, keep the uncredited under nobody, last, and sort by name', async () => {
    const { groups, total } = await totals(
      'groupBy: SALESPERSON',
      'salesperson { name }',
      'deals units frontGross',
    );
    expect(groups).toEqual([
      { salesperson: { name: 'Bob Adams' }, figures: { deals: 1.5, units: 1.5, frontGross: 20.01 } },
      { salesperson: { name: 'Ann Zorn' }, figures: { deals: 3.5, units: 1.5, frontGross: -10 } }, // -9.995
      { salesperson: null, figures: { deals: 1, units: 1, frontGross: 30 } },
    ]);
    expect(total).toEqual({ deals: 6, units: 4, frontGross: 40.01 });
  });

  it('by team go to the final team, else to the one of today, none last, then nobody', async () => {
    const { groups } = await totals('groupBy: [TEAM]', 'team { id name }');
    expect(groups).toEqual([
      { team: { id: 2, name: 'A' }, figures: counted(3, 1) },
      { team: { id: 3, name: 'B' }, figures: counted(0.5, 0.5) },
      { team: { id: 1, name: 'None' }, figures: counted(1.5, 1.5) },
      { team: null, figures: counted(1, 1) },
    ]);
  });

  it('by several things at once are sorted in the order of the argument, and named twice is grouped once', async () => {
    const { groups } = await totals(
      'groupBy: [CAR_TYPE, YEAR, CAR_TYPE], where: { isSold: true }',
      'carType year month',
    );
    expect(groups.map((group: Record<string, unknown>) => [group.carType, group.year, group.month])).toEqual([
      ['NEW', 2026, null],
      ['USED', 2027, null],
      ['CERT', 2027, null],
      [null, 2027, null],
    ]);
  });

  it('of one salesperson are their shares alone, as in Hog', async () => {
    const { total, groups } = await totals(
      `where: { salespersonIds: [${ann}], isSplit: true }, groupBy: SALESPERSON`,
      'salesperson { id }',
      'deals units frontGross backGross totalGross trades',
    );
    const half = { deals: 0.5, units: 0.5, frontGross: 0.01, backGross: 50, totalGross: 50.01, trades: 1 };
    expect(groups).toEqual([{ salesperson: { id: ann }, figures: half }]);
    expect(total).toEqual(half);
  });

  it('of nothing are 0, without groups, and without averages', async () => {
    const none = await totals(
      'where: { teams: [5] }, groupBy: TEAM',
      'team { id }',
      'deals units frontGross frontGrossPerUnit',
    );
    expect(none).toEqual({
      total: { deals: 0, units: 0, frontGross: 0, frontGrossPerUnit: null },
      groups: [],
    });
  });

  it('refuse a reversed range', async () => {
    await expect(totals('where: { logDay: { from: "2026-02-02", to: "2026-02-01" } }', '')).rejects.toThrow(
      'BAD_INPUT: where.logDay ends before it begins.',
    );
  });
});

it('answers 10,000 groups and refuses one more', async () => {
  await server.store.prepare(
    `insert into deal (number, added_date) select 100000 + day, date '1950-01-01' + day from generate_series(1, 10000) as day`,
  );
  const where = (max: number) => `where: { number: { min: 100000, max: ${100_000 + max} } }, groupBy: DAY`;
  expect((await totals(where(10_000), 'day')).groups).toHaveLength(10_000);
  await server.store.database.rows(`insert into deal (number, added_date) values (110001, '1949-01-01')`);
  await expect(totals(where(10_001), 'day')).rejects.toThrow(
    /^BAD_INPUT: These are more than 10,000 groups: ask for fewer/,
  );
});
