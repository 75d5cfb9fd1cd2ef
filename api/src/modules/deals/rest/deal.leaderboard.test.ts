import { TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: number;
let bob: number;

beforeAll(async () => {
  server = await TestServer.start();
  const { store } = server;
  ann = await store.insertEmployee({ name: 'Ann Zorn', team: 2 });
  bob = await store.insertEmployee({ name: 'Bob Adams', team: null });
  const split = {
    closer_id: ann,
    additional_id: bob,
    closer_team_final: 3,
    additional_team_final: 1,
  } as const;
  await store.insertSoldDeal('2026-06-30', { number: 1, ...split, car_type: 'Cert', front_gross: -1.5 });
  await store.insertSoldDeal('2026-06-01', {
    number: 2,
    additional_id: bob,
    additional_team_final: 4,
    car_type: 'New',
  });
  await store.insertSoldDeal('2026-06-01', { number: 3, closer_id: ann, additional_id: ann });
  await store.insertSoldDeal('2026-05-31', { number: 4, car_type: 'New' });
  await store.insertSoldDeal('2026-06-15', { number: 5, car_type: 'New', deal_status: 'DEAD' });
  await store.insertDeal({ number: 6, added_date: '2026-06-15', delivery_status: 'DEL' });
});
afterAll(() => server.stop());

const june = 'startDate=2026-06-01&endDate=2026-06-30';
const list = async (query: string) =>
  (await server.signInAs(0)).get(`/api/deals/getleaderboarddeals?${query}`);

describe('getleaderboarddeals', () => {
  it('returns the sold deals by delivery date, with an additional only for split deals', async () => {
    const { status, body } = await list(june);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        deal_id: 2,
        closer_id: bob,
        closer_name: 'Bob Adams',
        additional_id: null,
        additional_name: null,
        car_type: 'New',
        front_gross: null,
        closer_team: null,
        closer_team_final: 4,
        additional_team: null,
        additional_team_final: null,
      },
      {
        deal_id: 3,
        closer_id: ann,
        closer_name: 'Ann Zorn',
        additional_id: null,
        additional_name: null,
        car_type: null,
        front_gross: null,
        closer_team: 2,
        closer_team_final: null,
        additional_team: null,
        additional_team_final: null,
      },
      {
        deal_id: 1,
        closer_id: ann,
        closer_name: 'Ann Zorn',
        additional_id: bob,
        additional_name: 'Bob Adams',
        car_type: 'Used',
        front_gross: -1.5,
        closer_team: 2,
        closer_team_final: 3,
        additional_team: null,
        additional_team_final: 1,
      },
    ]);
  });

  it.each([
    ['&carType=All', [2, 3, 1]],
    ['&carType=', [2, 3, 1]],
    ['&carType=New', [2]],
    ['&carType=Used', [1]],
  ])('filters the leaderboard deals by %s', async (filter, numbers) => {
    const { body } = await list(june + filter);
    expect(body.map((deal: { deal_id: number }) => deal.deal_id)).toEqual(numbers);
  });

  it.each([
    'startDate=2026-06-01',
    'startDate=2026-06-30&endDate=2026-06-01',
    'startDate=2026-06-31&endDate=2026-07-01',
    `${june}&carType=Cert`,
    `${june}&carType=New&carType=Used`,
    `${june}&startDate=2026-06-02`,
  ])('rejects %s', async query => {
    expect(await list(query)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
  });
});
