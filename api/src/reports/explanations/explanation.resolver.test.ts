import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let ada: number;

beforeAll(async () => {
  server = await TestServer.start();
  const { store } = server;
  store.clock.set('2026-06-17T15:04:00Z');
  ada = await store.insertEmployee({ name: 'Ada Bell', position: 0, team: 2 });
  await store.insertSoldDeal('2026-06-03', {
    closer_id: ada,
    car_type: 'New',
    trade_status: 'TRADE',
    front_gross: 900,
  });
  await store.insertUp('2026-06-03', { employee_id: ada });
  client = await server.signInAsEmployee(await store.insertEmployee({ position: 1 }));
});
afterAll(() => server.stop());

const JUNE = 'start: "2026-06-01", end: "2026-06-30"';
const SELECTION = '{ figure figureText steps { name text } lists { isTakenAway } }';

describe('explain query', () => {
  it.each([
    ['tickSheet', 'explainTickSheet', () => `${JUNE}, figure: NEW, employeeIds: [${ada}]`, 1],
    ['summary', 'explainSummary', () => `${JUNE}, figure: NEW, column: CURRENT`, 1],
    ['tradeStats', 'explainTradeStats', () => `${JUNE}, figure: TRADES`, 1],
    ['trends', 'explainTrends', () => `month: "2026-06", figure: UNITS, employeeId: ${ada}`, 1],
    ['potOfGold', 'explainPotOfGold', () => `month: "2026-06", figure: TOTAL_SOLD, employeeId: ${ada}`, 1],
    ['leaderboard', 'explainLeaderboard', () => `mode: EMPLOYEES, ${JUNE}, id: ${ada}, figure: TOTAL`, 1],
    ['hog', 'explainHog', () => `${JUNE}, figure: TOTAL_ENTRIES`, 1],
    ['upStats', 'explainUpStats', () => `${JUNE}, figure: UPS`, 1],
    ['upFunnel', 'explainUpFunnel', () => `${JUNE}, figure: UPS`, 1],
  ])(
    'explains a figure of %s with the steps that the deprecated query %s returns',
    async (report, deprecated, args, figure) => {
      const { data } = await client.graphql(
        `{ explain(figure: { ${report}: { ${args()} } }) ${SELECTION} ${deprecated}(${args()}) ${SELECTION} }`,
      );
      expect(data).toMatchObject({ explain: { figure } });
      expect(data?.explain).toEqual(data?.[deprecated]);
    },
  );

  it.each([
    ['no report', '{ explain(figure: {}) { figure } }'],
    [
      'two reports',
      `{ explain(figure: { upStats: { ${JUNE}, figure: UPS }, upFunnel: { ${JUNE}, figure: UPS } }) { figure } }`,
    ],
  ])('rejects an input that names a figure of %s', async (_case, query) => {
    expect((await client.graphql(query)).errors?.[0]?.message).toMatch(/[Ee]xactly one/);
  });

  it.each([
    ['no report', {}],
    ['two reports', { upStats: buildJuneUpsInput(), upFunnel: buildJuneUpsInput() }],
  ])('rejects variables that name %s', async (_case, figure) => {
    const query = 'query Sum($figure: ExplainedFigureInput!) { explain(figure: $figure) { figure } }';
    const { errors } = await client.graphql(query, { figure });
    expect(errors?.[0]?.extensions?.code).toMatch(/^BAD_(USER_)?INPUT$/);
  });

  it('rejects a salesperson who requests an explanation of the gross of other people', async () => {
    const salesperson = await server.signInAsEmployee(await server.store.insertEmployee({ position: 0 }));
    const { errors } = await salesperson.graphql(
      `{ explain(figure: { upFunnel: { ${JUNE}, figure: GROSS_PER_UP } }) { figure } }`,
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

function buildJuneUpsInput() {
  return { start: '2026-06-01', end: '2026-06-30', figure: 'UPS' };
}
