import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ QUERY_BUDGET: '100', ANALYSIS_BUDGET: '40' });
});
afterAll(() => server.stop());

const WHO = '{ viewer { id } }'; // costs 11
const send = (client: TestClient) => client.post('/graphql', { query: WHO });

async function scriptOf(owner: TestClient): Promise<TestClient> {
  const { data } = await owner.graphql(
    'mutation { createAccessToken(name: "Script", expiresOn: "2026-12-31") { token } }',
  );
  return server.holding(data.createAccessToken.token);
}

test('a person who spent a minute’s budget is refused with the time to wait; nobody else is', async () => {
  const [person, other] = [await server.as(0), await server.as(0)];
  for (let time = 1; time <= 9; time++) {
    expect((await send(person)).body.extensions.cost).toMatchObject({ asked: 11, left: 100 - time * 11 });
  }
  const refused = await send(person);
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({
    errors: [
      {
        message: expect.stringMatching(
          /^That is more than is left of what you may ask for in a minute\. Please try again in \d+ seconds\.$/,
        ),
        extensions: { code: 'TOO_MANY_REQUESTS' },
      },
    ],
    extensions: { cost: { asked: 11, allowed: 20_000, left: 1 } },
  });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await send(other)).status).toBe(200);
});

test('all of a person’s sessions spend one budget', async () => {
  const desk = await server.as(0);
  const phone = await server.asEmployee(desk.employeeId);
  await send(desk);
  expect((await send(phone)).body.extensions.cost.left).toBe(78);
});

test('a person’s scripts spend a budget of their own, and leave the screens theirs', async () => {
  const owner = await server.as(0);
  const [script, another] = [await scriptOf(owner), await scriptOf(owner)];
  const left = (await send(owner)).body.extensions.cost.left;
  for (const each of [script, another, script]) expect((await send(each)).status).toBe(200);
  expect(await send(another)).toMatchObject({ status: 429, body: { extensions: { cost: { left: 7 } } } });
  expect((await send(owner)).body.extensions.cost.left).toBe(left - 11);
});

describe('REST reads', () => {
  const day = '/api/deals/getdeals?date=2026-06-17';

  test('of a script and of a session are each bounded', async () => {
    const bounded = await TestServer.start({ QUERY_BUDGET: '10000', ANALYSIS_BUDGET: '10000' });
    const owner = await bounded.as(0);
    const { data } = await owner.graphql(
      'mutation { createAccessToken(name: "Script", expiresOn: "2026-12-31") { token } }',
    );
    for (const client of [bounded.holding(data.createAccessToken.token), await bounded.as(0)]) {
      expect([(await client.get(day)).status, (await client.get(day)).status]).toEqual([200, 200]);
      const refused = await client.get(day);
      expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
      expect(refused.body.message).toMatch(
        /^Too many reads in a minute\. Please try again in \d+ seconds\.$/,
      );
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await bounded.stop();
  });

  // 5,000, and 1 for each row, but no more than a 400th of the budget (decision 175).
  test.each([
    ['1 for each of its rows as well', '20000000', 5_000 + 1_234],
    ['no more than a 400th of the budget', '2200000', 5_500],
  ])('of a long list cost %s', async (_what, QUERY_BUDGET, cost) => {
    const bounded = await TestServer.start({ QUERY_BUDGET });
    await bounded.store.deals(Array.from({ length: 1_234 }, () => ({ added_date: '2026-06-01' as const })));
    const person = await bounded.as(0);
    const left = async () => (await send(person)).body.extensions.cost.left;
    const before = await left();
    const list = await person.get('/api/deals/getallemployeedeals?startDate=2026-01-01&endDate=2026-12-31');
    expect(list.body).toHaveLength(1_234);
    expect(before - (await left())).toBe(cost + 11);
    await bounded.stop();
  });
});
