import { seed } from '../../testing/api/propertyTests.ts';
import { readAllPages } from '../../testing/api/readAllPages.ts';
import { fillRandomStore } from '../../testing/reports/randomStore.ts';
import { insertRandomUps } from '../../testing/reports/randomUps.ts';
import {
  computeReferenceDealFigures,
  computeReferenceUpFigures,
  DEAL_GROUPINGS,
  type DealSide,
  type GroupingRule,
  isSold,
  LISTED_DEAL_FIELDS,
  LISTED_UP_FIELDS,
  type ListedDeal,
  type ListedUp,
  listDealSides,
  type ReferenceGroupKey,
  toCents,
  UP_GROUPINGS,
} from '../../testing/reports/referenceTotals.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let deals: ListedDeal[];
let ups: ListedUp[];

beforeAll(async () => {
  server = await TestServer.start();
  client = await server.signInAs(5);
  const { people } = await fillRandomStore(server.store, seed, 400);
  await insertRandomUps(server.store, seed, people, 200);
  deals = await listAllNodes<ListedDeal>('deals', LISTED_DEAL_FIELDS);
  ups = await listAllNodes<ListedUp>('ups', LISTED_UP_FIELDS);
});
afterAll(() => server.stop());

/** Reads all rows of a list, page by page. */
async function listAllNodes<Node>(list: string, fields: string): Promise<Node[]> {
  const query = `query Page($after: String) {
    ${list}(first: 90, after: $after) { nodes { ${fields} } pageInfo { hasNextPage endCursor } }
  }`;
  const pages = await readAllPages(async after => (await client.graphql(query, { after })).data[list]);
  return pages.flatMap(page => page.nodes);
}

/** Rows of a list, with the rules by which the test groups the rows and computes their sums. */
interface ExpectedTotals<Row> {
  readonly groupings: Record<string, GroupingRule<Row>>;
  readonly rows: readonly Row[];
  sumFigures(rows: Row[]): object;
}

/** Checks that the reported total and the reported groups equal the sums of their rows. */
async function expectTotalsToMatchRows<Row>(
  field: string,
  where: string,
  groupBy: readonly string[],
  { groupings, rows, sumFigures }: ExpectedTotals<Row>,
) {
  const by = groupBy.map(name => groupings[name] as GroupingRule<Row>);
  const figures = Object.keys(sumFigures([])).join(' ');
  const { data, errors } = await client.graphql(`{ ${field}(where: { ${where} }, groupBy: [${groupBy}]) {
    total { ${figures} } groups { ${by.map(each => each.keyField).join(' ')} figures { ${figures} } }
  } }`);
  expect(errors).toBeUndefined();
  const expected = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify(by.map(each => each.getKey(row)));
    expected.set(key, [...(expected.get(key) ?? []), row]);
  }
  const actual = data[field].groups.map(
    ({
      figures: value,
      ...keys
    }: { figures: object } & Record<string, ReferenceGroupKey | { id: number }>) => {
      const plain = by.map(({ keyField }) => {
        const key = keys[keyField.split(' ')[0] ?? ''] ?? null;
        return typeof key === 'object' && key ? key.id : key;
      });
      return [JSON.stringify(plain), value];
    },
  );
  expect(actual).toHaveLength(expected.size);
  expect(Object.fromEntries(actual)).toEqual(
    Object.fromEntries([...expected].map(([key, value]) => [key, sumFigures(value)])),
  );
  expect(data[field].total).toEqual(sumFigures([...rows]));
}

const expectDealTotals = (
  where: string,
  groupBy: readonly string[],
  isCounted: (side: DealSide) => boolean,
) =>
  expectTotalsToMatchRows('dealTotals', where, groupBy, {
    groupings: DEAL_GROUPINGS,
    rows: deals.flatMap(listDealSides).filter(isCounted),
    sumFigures: computeReferenceDealFigures,
  });

const expectUpTotals = (where: string, groupBy: readonly string[], isCounted: (up: ListedUp) => boolean) =>
  expectTotalsToMatchRows('upTotals', where, groupBy, {
    groupings: UP_GROUPINGS,
    rows: ups.filter(isCounted),
    sumFigures: computeReferenceUpFigures,
  });

const toTestCases = (groupings: string[][]) => groupings.map(groupBy => ({ groupBy }));

describe(`random store (SEED=${seed})`, () => {
  it('lists every deal once, sorted by log day, then by number', () => {
    expect(deals).toHaveLength(400);
    expect(new Set(deals.map(deal => deal.number)).size).toBe(400);
    const sorted = [...deals].sort((a, b) =>
      a.logDay < b.logDay ? -1 : a.logDay > b.logDay ? 1 : a.number - b.number,
    );
    expect(deals).toEqual(sorted);
  });

  it.each(
    toTestCases([
      [],
      ...Object.keys(DEAL_GROUPINGS).map(name => [name]),
      ['MONTH', 'TEAM'],
      ['FINANCE_MANAGER', 'QUARTER'],
      ['SALESPERSON', 'TEAM'],
      ['SALES_MANAGER', 'TRADE_STATUS'],
      ['YEAR', 'CAR_TYPE', 'DELIVERY_STATUS'],
      ['WEEK', 'SALESPERSON'],
    ]),
  )('returns deal totals by $groupBy that equal the sums of the listed deals', async ({ groupBy }) => {
    await expectDealTotals('', groupBy, () => true);
  });

  it('returns the deal totals of a filter from only the shares of the filtered people and teams', async () => {
    const days = 'logDay: { from: "2025-03-05", to: "2026-05-31" }';
    const isWithin = ({ deal }: DealSide) => deal.logDay >= '2025-03-05' && deal.logDay <= '2026-05-31';
    await expectDealTotals(`${days}, isSold: true`, ['MONTH'], side => isWithin(side) && isSold(side.deal));
    await expectDealTotals('carTypes: [CERT, null]', ['DEAL_STATUS'], ({ deal }) =>
      ['CERT', null].includes(deal.carType),
    );
    await expectDealTotals(
      `${days}, teams: [1, 3]`,
      ['QUARTER'],
      side => isWithin(side) && [1, 3].includes(side.team ?? 0),
    );
    const ids = deals
      .flatMap(listDealSides)
      .flatMap(side => side.person ?? [])
      .slice(0, 2);
    const isSideOfPeople = (side: DealSide) => side.person === null || ids.includes(side.person);
    await expectDealTotals(`salespersonIds: [${ids}, null]`, ['YEAR'], isSideOfPeople);
    await expectDealTotals(`salespersonIds: [${ids}, null]`, ['SALESPERSON', 'TEAM'], isSideOfPeople);
    await expectDealTotals(
      `salespersonIds: [${ids}], teams: [2]`,
      [],
      side => isSideOfPeople(side) && side.team === 2,
    );
    await expectDealTotals(
      'frontGross: { max: 0.33 }, backGross: { min: 0 }',
      [],
      ({ deal }) => toCents(deal.frontGross) <= 33 && toCents(deal.backGross) >= 0,
    );
  });

  it.each(
    toTestCases([
      [],
      ...Object.keys(UP_GROUPINGS).map(name => [name]),
      ['MONTH', 'TEAM'],
      ['UP_TYPE', 'SOLD'],
      ['TURNED_TO', 'YEAR'],
    ]),
  )('returns up totals by $groupBy that equal the sums of the listed ups', async ({ groupBy }) => {
    await expectUpTotals('', groupBy, () => true);
  });

  it('returns up totals of a filter that equal the sums of the matching ups', async () => {
    await expectUpTotals(
      'teams: [1, null], isTestDrive: true',
      ['QUARTER'],
      up => up.isTestDrive && (up.salesperson === null || (up.salesperson.team ?? 1) === 1),
    );
    await expectUpTotals(
      'upTypes: [APPOINTMENT], isTurned: false',
      ['TEAM'],
      up => up.upType === 'APPOINTMENT' && up.turnedTo === null,
    );
  });
});
