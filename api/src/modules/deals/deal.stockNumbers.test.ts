import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(1);
  await server.store.insertSoldDeal('2026-05-01', { number: 11, stock_num: ' ab-12 ' });
  await server.store.insertSoldDeal('2026-06-01', { number: 12, stock_num: 'AB-12' });
  await server.store.insertDeal({ number: 13, stock_num: 'OPEN1' });
  await server.store.insertSoldDeal('2026-06-01', { number: 14, stock_num: 'DEAD1', deal_status: 'DEAD' });
  await server.store.insertSoldDeal('2026-06-01', { number: 15, stock_num: '  ' });
});
afterAll(() => server.stop());

const listWarnings = async (stockNums: readonly string[], exceptNumber?: number) => {
  const { data } = await manager.graphql(
    'query ($stockNums: [String!]!, $exceptNumber: Int) { stockNumberWarnings(stockNums: $stockNums, exceptNumber: $exceptNumber) { stockNum message } }',
    { stockNums, exceptNumber },
  );
  return data.stockNumberWarnings;
};

const AB12 = 'Stock number Ab-12 is already on sold deal #12 and 1 more.';

describe('stockNumberWarnings', () => {
  it('returns the sold deals with a stock number, ignoring letter case and surrounding blanks', async () => {
    expect(await listWarnings(['Ab-12 ', 'new', 'OPEN1', 'DEAD1', '', ' '])).toEqual([
      { stockNum: 'Ab-12 ', message: AB12 },
    ]);
  });

  it('excludes the edited deal from the warnings', async () => {
    expect(await listWarnings(['AB-12'], 12)).toEqual([
      { stockNum: 'AB-12', message: 'Stock number AB-12 is already on sold deal #11.' },
    ]);
  });

  it('rejects more than 200 stock numbers', async () => {
    const { errors } = await manager.graphql(
      'query ($stockNums: [String!]!) { stockNumberWarnings(stockNums: $stockNums) { message } }',
      { stockNums: Array(201).fill('x') },
    );
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  });

  it('uses an index to find the sold deals with a stock number', async () => {
    const plan = await server.store.database.transaction(async em => {
      await em.execute('set local enable_seqscan = off');
      return em.execute(
        `explain select number from unnest(array['a']) as sent join deal on lower(btrim(stock_num)) = lower(btrim(sent))
         where is_sold and btrim(stock_num) <> ''`,
      );
    });
    expect(JSON.stringify(plan)).toContain('deal_sold_stock_num');
  });
});

describe('REST calls that save a deal', () => {
  it('saves the deal and returns the warnings about its stock number', async () => {
    const addResponse = await manager.post('/api/deals/adddeal', { id: 21, stock_num: 'Ab-12' });
    expect(addResponse).toMatchObject({
      status: 201,
      body: { id: 21, stock_num: 'Ab-12', warnings: [AB12] },
    });
    const updateResponse = await manager.put('/api/deals/updatedeal?dealId=12', { stock_num: 'ab-12' });
    expect(updateResponse).toMatchObject({
      status: 200,
      body: { warnings: ['Stock number ab-12 is already on sold deal #11.'] },
    });
  });

  it('returns no warnings when the stock number is on no other sold deal', async () => {
    const addResponse = await manager.post('/api/deals/adddeal', { id: 22, stock_num: 'NEW-1' });
    expect(addResponse.body).not.toHaveProperty('warnings');
    const updateResponse = await manager.put('/api/deals/updatedeal?dealId=21', { notes: 'a' });
    expect(updateResponse.body).not.toHaveProperty('warnings');
  });
});
