import { type GraphQLObjectType, type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { getGraphqlSchema } from '../wiring/graphqlSchema.ts';

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  const { store } = server;
  client = await server.signInAs(0);
  const ann = await store.insertEmployee({ team: 2, name: 'Ann Zorn' });
  await store.insertSoldDeal('2026-06-02', {
    closer_id: ann,
    car_type: 'New',
    trade_status: 'TRADE',
    front_gross: 100,
  });
  await store.insertSoldDeal('2026-06-02', {
    closer_id: ann,
    additional_id: client.employeeId,
    car_type: 'Used',
  });
  await store.insertVacation(ann, '2026-06', 0.5);
  await store.insertPot('2026-06', 2_500);
});
afterAll(() => server.stop());

/** Returns the GraphQL selection of every field of a type, including nested fields. */
function selectEveryField(type: GraphQLOutputType): string {
  const namedType = getNamedType(type);
  if (!isObjectType(namedType)) return '';
  const fields = Object.values((namedType as GraphQLObjectType).getFields());
  return `{ ${fields.map(field => `${field.name} ${selectEveryField(field.type)}`).join(' ')} }`;
}

const june = 'start: "2026-06-01", end: "2026-06-30"';
const queries = {
  tickSheet: june,
  summary: june,
  tradeStats: june,
  potOfGold: 'month: "2026-06"',
  leaderboard: `mode: EMPLOYEES, ${june}`,
  activity: june,
  creditedDeals: june,
  deals: 'first: 1',
  ups: 'first: 1',
  dealTotals: 'groupBy: [DAY, SALESPERSON]',
  upTotals: 'groupBy: [TEAM, UP_TYPE]',
};

describe('queries of the report screens', () => {
  it.each(Object.entries(queries))(
    'returns every field of the query %s to a signed-in salesperson',
    async (name, args) => {
      const field = (await getGraphqlSchema()).getQueryType()?.getFields()[name];
      if (!field) throw new Error(`There is no query ${name}.`);
      const { data, errors } = await client.graphql(`{ ${name}(${args}) ${selectEveryField(field.type)} }`);
      expect(errors).toBeUndefined();
      expect(data[name]).toBeTruthy();
    },
  );

  it('returns the leaderboard of teams, ranked by the gross of used cars', async () => {
    const { data } = await client.graphql(
      `{ leaderboard(mode: TEAMS, ${june}, carType: USED, rankBy: GROSS) { rank name total gross } }`,
    );
    expect(data.leaderboard.map((row: { name: string }) => row.name)).toEqual(['A', 'B', 'C']);
    expect(data.leaderboard[0]).toMatchObject({ rank: 1, total: 0.5, gross: 0 });
  });

  it.each([
    'tickSheet(start: "2026-06-30", end: "2026-06-01") { pace { day } }',
    'summary(start: "2026-02-30", end: "2026-03-01") { title }',
    'tradeStats(start: "2026-06-02", end: "2026-06-01") { period { trades } }',
    'potOfGold(month: "2026-13") { pot }',
    'leaderboard(mode: TEAMS, start: "2026-06-02", end: "2026-06-01") { rank }',
    'activity(start: "1899-12-31", end: "2026-06-01") { totalCount }',
    `creditedDeals(${june}, finalTeam: 6) { totals { deals } }`,
    `creditedDeals(${june}, employeeIds: [0]) { totals { deals } }`,
    `creditedDeals(${june}, limit: 1001) { totals { deals } }`,
  ])('rejects the query %s', async query => {
    const { errors } = await client.graphql(`{ ${query} }`);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  });

  it('returns each report for the longest range that is allowed', async () => {
    const all = 'start: "1900-01-01", end: "2999-12-31"';
    const { data, errors } = await client.graphql(`{
      tickSheet(${all}) { store { total { sold } } pace { day } }
      summary(${all}) { stats { total { current prior } } steps { start } }
      tradeStats(${all}) { period { delivered } }
      creditedDeals(${all}) { totals { deals } }
    }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      tickSheet: { store: { total: { sold: 2 } }, pace: [] },
      summary: {
        stats: { total: { current: 2, prior: 2 } },
        steps: expect.arrayContaining([{ start: '2026-06-01' }, { start: '2027-06-01' }]),
      },
      tradeStats: { period: { delivered: 2 } },
      creditedDeals: { totals: { deals: 2 } },
    });
  });
});
