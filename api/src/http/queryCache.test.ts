import { type TestClient, TestServer } from '../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(async () => {
  manager = await server.as(3);
});

const send = (query: string, variables?: object, operationName?: string) =>
  manager.post('/graphql', { query, variables, operationName });

/** The same question in another text, so that the server has never read it. */
const unread = (query: string) => `${query} # ${crypto.randomUUID()}`;

const DEAL = 'query ($number: Int!) { deal(number: $number) { number customerName } }';
const HOG =
  'query ($start: Day!, $limit: Int = 5) { hog(start: $start, end: "2026-12-31", limit: $limit) { totals { totalEntries } } }';

describe('a query that was answered before', () => {
  it('is answered for other variables', async () => {
    const [one, other] = [await server.store.deal(), await server.store.deal()];
    for (const number of [one, other, one]) {
      expect((await send(DEAL, { number })).body.data).toMatchObject({ deal: { number } });
    }
  });

  it.each([
    ['wants what does not exist', DEAL, { number: 1 }, { number: 999_999 }],
    ['lacks a variable', HOG, { start: '2026-01-01' }, {}],
    ['has a variable of another type', HOG, { start: '2026-01-01' }, { start: ['2026-01-01'] }],
    ['has a day that there is not', HOG, { start: '2026-01-01' }, { start: '2026-02-30' }],
    ['has a range that ends before it starts', HOG, { start: '2026-01-01' }, { start: '2027-01-01' }],
    ['wants a page of negative length', HOG, { start: '2026-01-01' }, { start: '2026-01-01', limit: -1 }],
    ['sends its variables as a list', HOG, { start: '2026-01-01' }, []],
  ])('fails as if it had never been read when it %s', async (_what, query, good, bad) => {
    await server.store.database.rows('delete from deal where number = 1');
    await server.store.deal({ number: 1 });
    expect((await send(query, good)).body.errors).toBeUndefined();
    const known = await send(query, bad);
    const fresh = await send(unread(query), bad);
    expect(known.status).toBe(fresh.status);
    expect(known.headers.get('content-type')).toBe(fresh.headers.get('content-type'));
    expect(known.body.errors[0].message).toBe(fresh.body.errors[0].message);
    expect({ ...known.body, extensions: fresh.body.extensions }).toEqual(fresh.body);
    expect(known.body.extensions.cost.asked).toBe(fresh.body.extensions.cost.asked);
  });

  it('is paid for once, whether it is answered or fails', async () => {
    const left = async (number: number) => (await send(DEAL, { number })).body.extensions.cost.left;
    const [first, second, third] = [
      await server.store.deal(),
      await server.store.deal(),
      await server.store.deal(),
    ];
    const before = await left(first);
    expect(await left(second)).toBe(before - 11);
    expect(await left(999_999)).toBe(before - 22);
    expect(await left(third)).toBe(before - 33);
    expect(await left(third)).toBe(before - 33); // cached: nothing is computed
  });

  it('is another one when another operation of its document is named', async () => {
    const both = 'query One { viewer { id } } query Other { viewer { name } }';
    const named = async (name: string) => Object.keys((await send(both, {}, name)).body.data.viewer);
    for (let time = 0; time < 2; time++) {
      expect(await named('One')).toEqual(['id']);
      expect(await named('Other')).toEqual(['name']);
    }
    expect((await send(both)).status).toBe(400);
  });

  it('answers each person their own', async () => {
    const query = '{ viewer { id } }';
    for (const client of [manager, await server.as(0), await server.as(3)]) {
      expect((await client.graphql(query)).data.viewer.id).toBe(client.employeeId);
    }
  });

  it('is sent as each client accepts it', async () => {
    const typeFor = async (accept: string) =>
      (
        await manager.send('POST', '/graphql', { query: HOG, variables: { start: '2026-01-01' } }, { accept })
      ).headers.get('content-type');
    for (let time = 0; time < 2; time++) {
      expect(await typeFor('application/json')).toMatch(/^application\/json/);
      expect(await typeFor('application/graphql-response+json')).toMatch(
        /^application\/graphql-response\+json/,
      );
    }
  });
});

it('a mutation is run every time it is sent, and only once', async () => {
  const number = await server.store.deal();
  const version = async () =>
    (await send('query ($number: Int!) { deal(number: $number) { version } }', { number })).body.data.deal
      .version;
  const before = await version();
  for (let time = 1; time <= 3; time++) {
    const amend = `mutation ($number: Int!, $note: String!) { amendDeal(number: $number, input: { notes: $note }) { number } }`;
    expect((await send(amend, { number, note: `note ${time}` })).body.errors).toBeUndefined();
    expect(await version()).toBe(before + time);
  }
});
