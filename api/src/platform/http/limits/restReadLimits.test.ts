import { type TestClient, TestServer } from '../../../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ QUERY_BUDGET: '100', ANALYSIS_BUDGET: '40' });
});
afterAll(() => server.stop());

const VIEWER_QUERY = '{ viewer { id } }'; // this query costs 11
const send = (client: TestClient) => client.post('/graphql', { query: VIEWER_QUERY });

async function createScript(owner: TestClient): Promise<TestClient> {
  const { data } = await owner.graphql(
    'mutation { createAccessToken(name: "Script", expiresOn: "2026-12-31") { token } }',
  );
  return server.withToken(data.createAccessToken.token);
}

test('rejects a person who has spent the budget and returns the time to wait, but serves another person', async () => {
  const [person, other] = [await server.signInAs(0), await server.signInAs(0)];
  for (let time = 1; time <= 9; time++) {
    expect((await send(person)).body.extensions.cost).toMatchObject({ asked: 11, left: 100 - time * 11 });
  }
  const rejectedResponse = await send(person);
  expect(rejectedResponse.status).toBe(429);
  expect(rejectedResponse.body).toEqual({
    errors: [
      {
        message: expect.stringMatching(
          /^This query costs more than you have left for this minute\. Please try again in \d+ seconds\.$/,
        ),
        extensions: { code: 'TOO_MANY_REQUESTS' },
      },
    ],
    extensions: { cost: { asked: 11, allowed: 20_000, left: 1 } },
  });
  const waitSeconds = Number(rejectedResponse.headers.get('retry-after'));
  expect(waitSeconds).toBeGreaterThan(0);
  expect(waitSeconds).toBeLessThanOrEqual(60);
  expect((await send(other)).status).toBe(200);
});

test('charges all sessions of a person to one budget', async () => {
  const desk = await server.signInAs(0);
  const phone = await server.signInAsEmployee(desk.employeeId);
  await send(desk);
  expect((await send(phone)).body.extensions.cost.left).toBe(78);
});

test("charges a person's scripts to a budget that is separate from the budget for screens", async () => {
  const owner = await server.signInAs(0);
  const [script, another] = [await createScript(owner), await createScript(owner)];
  const remaining = (await send(owner)).body.extensions.cost.left;
  for (const each of [script, another, script]) expect((await send(each)).status).toBe(200);
  expect(await send(another)).toMatchObject({ status: 429, body: { extensions: { cost: { left: 7 } } } });
  expect((await send(owner)).body.extensions.cost.left).toBe(remaining - 11);
});

describe('REST reads', () => {
  const day = '/api/deals/getdeals?date=2026-06-17';

  test('limits the reads of a script and of a session separately', async () => {
    const limitedServer = await TestServer.start({ QUERY_BUDGET: '10000', ANALYSIS_BUDGET: '10000' });
    const owner = await limitedServer.signInAs(0);
    const { data } = await owner.graphql(
      'mutation { createAccessToken(name: "Script", expiresOn: "2026-12-31") { token } }',
    );
    for (const client of [
      limitedServer.withToken(data.createAccessToken.token),
      await limitedServer.signInAs(0),
    ]) {
      expect([(await client.get(day)).status, (await client.get(day)).status]).toEqual([200, 200]);
      const rejectedResponse = await client.get(day);
      expect(rejectedResponse).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
      expect(rejectedResponse.body.message).toMatch(
        /^Too many requests in a minute\. Please try again in \d+ seconds\.$/,
      );
      expect(Number(rejectedResponse.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await limitedServer.stop();
  });

  // The cost is 5,000 and 1 for each row, but at most a 400th of the budget (docs/adr/graphql-limits.md).
  test.each([
    ['1 more for each row', '20000000', 5_000 + 1_234],
    ['at most a 400th of the budget', '2200000', 5_500],
  ])('charges %s for a long list', async (_what, QUERY_BUDGET, cost) => {
    const limitedServer = await TestServer.start({ QUERY_BUDGET });
    await limitedServer.store.insertDeals(
      Array.from({ length: 1_234 }, () => ({ added_date: '2026-06-01' as const })),
    );
    const person = await limitedServer.signInAs(0);
    const fetchRemaining = async () => (await send(person)).body.extensions.cost.left;
    const before = await fetchRemaining();
    const list = await person.get('/api/deals/getallemployeedeals?startDate=2026-01-01&endDate=2026-12-31');
    expect(list.body).toHaveLength(1_234);
    expect(before - (await fetchRemaining())).toBe(cost + 11);
    await limitedServer.stop();
  });
});
