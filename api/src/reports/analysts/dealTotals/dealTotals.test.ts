import { type TestClient, TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let ann: number;

beforeAll(async () => {
  server = await TestServer.start();
  const { store } = server;
  client = await server.signInAs(6);
  ann = await store.insertEmployee({ name: 'Ann Zorn', team: 2 });
  const bob = await store.insertEmployee({ name: 'Bob Adams', team: null });
  // Thursday, December 31, 2026 and Friday, January 1, 2027 are in the same week, but in different months,
  // quarters and years.
  await store.insertSoldDeal('2026-12-31', {
    closer_id: ann,
    closer_team_final: 3,
    additional_id: bob,
    front_gross: 0.01,
    back_gross: 100,
    car_type: 'New',
    trade_status: 'TRADE X2',
  });
  await store.insertSoldDeal('2027-01-01', { closer_id: ann, front_gross: -10, car_type: 'Cert' });
  // This Sunday and the Monday after it belong to different weeks.
  await store.insertSoldDeal('2027-01-03', { additional_id: bob, front_gross: 20 });
  await store.insertSoldDeal('2027-01-04', { front_gross: 30, car_type: 'Used', trade_status: 'TRADE' });
  // These two deals are not sold: they count as deals, but not as units.
  await store.insertDeal({ added_date: '2027-01-04', closer_id: ann, front_gross: 999, car_type: 'New' });
  await store.insertSoldDeal('2027-01-04', { closer_id: ann, front_gross: 999, deal_status: 'DEAD' });
});
afterAll(() => server.stop());

async function queryTotals(args: string, keys: string, figures = 'deals units') {
  const groups = `groups { ${keys} figures { ${figures} } }`;
  const { data, errors } = await client.graphql(
    `{ dealTotals${args && `(${args})`} { total { ${figures} } ${groups} } }`,
  );
  if (errors) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
  return data.dealTotals;
}

const toFigures = (deals: number, units: number) => ({ deals, units });

describe('deal totals', () => {
  it('returns all deals as one group when the query has no arguments', async () => {
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
    expect(await queryTotals('', '', figures)).toEqual({ total: all, groups: [{ figures: all }] });
  });

  it.each([
    [
      'DAY',
      'day',
      [
        ['2026-12-31', toFigures(1, 1)],
        ['2027-01-01', toFigures(1, 1)],
        ['2027-01-03', toFigures(1, 1)],
        ['2027-01-04', toFigures(3, 1)],
      ],
    ],
    [
      'WEEK',
      'week',
      [
        ['2026-12-28', toFigures(3, 3)],
        ['2027-01-04', toFigures(3, 1)],
      ],
    ],
    [
      'MONTH',
      'month',
      [
        ['2026-12', toFigures(1, 1)],
        ['2027-01', toFigures(5, 3)],
      ],
    ],
    [
      'QUARTER',
      'quarter',
      [
        ['2026-Q4', toFigures(1, 1)],
        ['2027-Q1', toFigures(5, 3)],
      ],
    ],
    [
      'YEAR',
      'year',
      [
        [2026, toFigures(1, 1)],
        [2027, toFigures(5, 3)],
      ],
    ],
    [
      'CAR_TYPE',
      'carType',
      [
        ['NEW', toFigures(2, 1)],
        ['USED', toFigures(1, 1)],
        ['CERT', toFigures(1, 1)],
        [null, toFigures(2, 1)],
      ],
    ],
    [
      'TRADE_STATUS',
      'tradeStatus',
      [
        ['TRADE', toFigures(1, 1)],
        ['TRADE_X2', toFigures(1, 1)],
        [null, toFigures(4, 2)],
      ],
    ],
    [
      'DEAL_STATUS',
      'dealStatus',
      [
        ['DEAD', toFigures(1, 0)],
        [null, toFigures(5, 4)],
      ],
    ],
    [
      'DELIVERY_STATUS',
      'deliveryStatus',
      [
        ['DEL', toFigures(5, 4)],
        [null, toFigures(1, 0)],
      ],
    ],
  ])(
    'groups deals by %s, with correct group boundaries, and sorts the groups',
    async (groupBy, key, expected) => {
      const { groups } = await queryTotals(`groupBy: ${groupBy}`, key);
      expect(groups.map((group: Record<string, unknown>) => [group[key], group.figures])).toEqual(expected);
    },
  );

  it('credits half of a split deal to each salesperson, and lists salespeople by name and uncredited deals last', async () => {
    const { groups, total } = await queryTotals(
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

  it('groups by the final team, or by the current team if no final team is set, and lists No Team and uncredited deals last', async () => {
    const { groups } = await queryTotals('groupBy: [TEAM]', 'team { id name }');
    expect(groups).toEqual([
      { team: { id: 2, name: 'A' }, figures: toFigures(3, 1) },
      { team: { id: 3, name: 'B' }, figures: toFigures(0.5, 0.5) },
      { team: { id: 1, name: 'None' }, figures: toFigures(1.5, 1.5) },
      { team: null, figures: toFigures(1, 1) },
    ]);
  });

  it('sorts groups by several groupings in the order of the argument, and ignores a repeated grouping', async () => {
    const { groups } = await queryTotals(
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

  it('counts only the shares of the filtered salesperson, like the totals of Hog', async () => {
    const { total, groups } = await queryTotals(
      `where: { salespersonIds: [${ann}], isSplit: true }, groupBy: SALESPERSON`,
      'salesperson { id }',
      'deals units frontGross backGross totalGross trades',
    );
    const half = { deals: 0.5, units: 0.5, frontGross: 0.01, backGross: 50, totalGross: 50.01, trades: 1 };
    expect(groups).toEqual([{ salesperson: { id: ann }, figures: half }]);
    expect(total).toEqual(half);
  });

  it('returns totals of 0 without groups and averages when no deal matches', async () => {
    const emptyTotals = await queryTotals(
      'where: { teams: [5] }, groupBy: TEAM',
      'team { id }',
      'deals units frontGross frontGrossPerUnit',
    );
    expect(emptyTotals).toEqual({
      total: { deals: 0, units: 0, frontGross: 0, frontGrossPerUnit: null },
      groups: [],
    });
  });

  it('rejects a range that ends before it starts', async () => {
    await expect(
      queryTotals('where: { logDay: { from: "2026-02-02", to: "2026-02-01" } }', ''),
    ).rejects.toThrow('BAD_INPUT: where.logDay must not start after it ends.');
  });
});

it('allows 10,000 groups and rejects 10,001 groups', async () => {
  await server.store.prepare(
    `insert into deal (number, added_date) select 100000 + day, date '1950-01-01' + day from generate_series(1, 10000) as day`,
  );
  const where = (max: number) => `where: { number: { min: 100000, max: ${100_000 + max} } }, groupBy: DAY`;
  expect((await queryTotals(where(10_000), 'day')).groups).toHaveLength(10_000);
  await server.store.database.rows(`insert into deal (number, added_date) values (110001, '1949-01-01')`);
  await expect(queryTotals(where(10_001), 'day')).rejects.toThrow(
    /^BAD_INPUT: There are more than 10,000 groups\. Use a shorter range of days/,
  );
});
