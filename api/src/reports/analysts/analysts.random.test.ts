import { everyPage } from '../../testing/everyPage.ts';
import { fillAtRandom } from '../../testing/randomStore.ts';
import { logUpsAtRandom } from '../../testing/randomUps.ts';
import { seed } from '../../testing/seed.ts';
import {
  BY_DEAL,
  BY_UP,
  type By,
  cents,
  isSold,
  type Key,
  LISTED_DEAL,
  LISTED_UP,
  type ListedDeal,
  type ListedUp,
  type Side,
  sidesOf,
  slowDealFigures,
  slowUpFigures,
} from '../../testing/slowTotals.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let deals: ListedDeal[];
let ups: ListedUp[];

beforeAll(async () => {
  server = await TestServer.start();
  client = await server.as(5);
  const { people } = await fillAtRandom(server.store, seed, 400);
  await logUpsAtRandom(server.store, seed, people, 200);
  deals = await everyNode<ListedDeal>('deals', LISTED_DEAL);
  ups = await everyNode<ListedUp>('ups', LISTED_UP);
});
afterAll(() => server.stop());

/** All rows of a list, page after page. */
async function everyNode<Node>(list: string, fields: string): Promise<Node[]> {
  const query = `query Page($after: String) {
    ${list}(first: 90, after: $after) { nodes { ${fields} } pageInfo { hasNextPage endCursor } }
  }`;
  const pages = await everyPage(async after => (await client.graphql(query, { after })).data[list]);
  return pages.flatMap(page => page.nodes);
}

/** How the same totals are added up from rows. */
interface Slowly<Row> {
  readonly all: Record<string, By<Row>>;
  readonly rows: readonly Row[];
  figuresOf(counted: Row[]): object;
}

/** Compares totals with the sums of their rows: every group, and the total. */
async function compare<Row>(
  field: string,
  where: string,
  groupBy: readonly string[],
  { all, rows, figuresOf }: Slowly<Row>,
) {
  const by = groupBy.map(name => all[name] as By<Row>);
  const figures = Object.keys(figuresOf([])).join(' ');
  const { data, errors } = await client.graphql(`{ ${field}(where: { ${where} }, groupBy: [${groupBy}]) {
    total { ${figures} } groups { ${by.map(each => each.shown).join(' ')} figures { ${figures} } }
  } }`);
  expect(errors).toBeUndefined();
  const expected = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify(by.map(each => each.keyOf(row)));
    expected.set(key, [...(expected.get(key) ?? []), row]);
  }
  const given = data[field].groups.map(
    ({ figures: of, ...keys }: { figures: object } & Record<string, Key | { id: number }>) => {
      const plain = by.map(({ shown }) => {
        const key = keys[shown.split(' ')[0] ?? ''] ?? null;
        return typeof key === 'object' && key ? key.id : key;
      });
      return [JSON.stringify(plain), of];
    },
  );
  expect(given).toHaveLength(expected.size);
  expect(Object.fromEntries(given)).toEqual(
    Object.fromEntries([...expected].map(([key, of]) => [key, figuresOf(of)])),
  );
  expect(data[field].total).toEqual(figuresOf([...rows]));
}

const compareDeals = (where: string, groupBy: readonly string[], isCounted: (side: Side) => boolean) =>
  compare('dealTotals', where, groupBy, {
    all: BY_DEAL,
    rows: deals.flatMap(sidesOf).filter(isCounted),
    figuresOf: slowDealFigures,
  });

const compareUps = (where: string, groupBy: readonly string[], isCounted: (up: ListedUp) => boolean) =>
  compare('upTotals', where, groupBy, { all: BY_UP, rows: ups.filter(isCounted), figuresOf: slowUpFigures });

const inTurn = (groupings: string[][]) => groupings.map(groupBy => ({ groupBy }));

describe(`a random store (SEED=${seed})`, () => {
  it('lists every deal once, by log day, then number', () => {
    expect(deals).toHaveLength(400);
    expect(new Set(deals.map(deal => deal.number)).size).toBe(400);
    const sorted = [...deals].sort((a, b) =>
      a.logDay < b.logDay ? -1 : a.logDay > b.logDay ? 1 : a.number - b.number,
    );
    expect(deals).toEqual(sorted);
  });

  it.each(
    inTurn([
      [],
      ...Object.keys(BY_DEAL).map(name => [name]),
      ['MONTH', 'TEAM'],
      ['FINANCE_MANAGER', 'QUARTER'],
      ['SALESPERSON', 'TEAM'],
      ['SALES_MANAGER', 'TRADE_STATUS'],
      ['YEAR', 'CAR_TYPE', 'DELIVERY_STATUS'],
      ['WEEK', 'SALESPERSON'],
    ]),
  )('totals deals by $groupBy as their list adds up', async ({ groupBy }) => {
    await compareDeals('', groupBy, () => true);
  });

  it('totals the deals of a filter, and of people and teams their sides alone', async () => {
    const days = 'logDay: { from: "2025-03-05", to: "2026-05-31" }';
    const isWithin = ({ deal }: Side) => deal.logDay >= '2025-03-05' && deal.logDay <= '2026-05-31';
    await compareDeals(`${days}, isSold: true`, ['MONTH'], side => isWithin(side) && isSold(side.deal));
    await compareDeals('carTypes: [CERT, null]', ['DEAL_STATUS'], ({ deal }) =>
      ['CERT', null].includes(deal.carType),
    );
    await compareDeals(
      `${days}, teams: [1, 3]`,
      ['QUARTER'],
      side => isWithin(side) && [1, 3].includes(side.team ?? 0),
    );
    const ids = deals
      .flatMap(sidesOf)
      .flatMap(side => side.person ?? [])
      .slice(0, 2);
    const isTheirs = (side: Side) => side.person === null || ids.includes(side.person);
    await compareDeals(`salespersonIds: [${ids}, null]`, ['YEAR'], isTheirs);
    await compareDeals(`salespersonIds: [${ids}, null]`, ['SALESPERSON', 'TEAM'], isTheirs);
    await compareDeals(`salespersonIds: [${ids}], teams: [2]`, [], side => isTheirs(side) && side.team === 2);
    await compareDeals(
      'frontGross: { max: 0.33 }, backGross: { min: 0 }',
      [],
      ({ deal }) => cents(deal.frontGross) <= 33 && cents(deal.backGross) >= 0,
    );
  });

  it.each(
    inTurn([
      [],
      ...Object.keys(BY_UP).map(name => [name]),
      ['MONTH', 'TEAM'],
      ['UP_TYPE', 'SOLD'],
      ['TURNED_TO', 'YEAR'],
    ]),
  )('totals ups by $groupBy as their list adds up', async ({ groupBy }) => {
    await compareUps('', groupBy, () => true);
  });

  it('totals the ups of a filter', async () => {
    await compareUps(
      'teams: [1, null], isTestDrive: true',
      ['QUARTER'],
      up => up.isTestDrive && (up.salesperson === null || (up.salesperson.team ?? 1) === 1),
    );
    await compareUps(
      'upTypes: [APPOINTMENT], isTurned: false',
      ['TEAM'],
      up => up.upType === 'APPOINTMENT' && up.turnedTo === null,
    );
  });
});
