import { TestServer } from '../../../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

let nextDealNumber = 500_000;
const pickNextNumber = (): number => nextDealNumber++;

const POSITIONS = [0, 1, 2, 3, 4, 5, 6] as const;

type DealRightCase = [
  action: string,
  method: string,
  path: (number: number) => string,
  body: () => unknown,
  allowed: number[],
];

const rightCases: DealRightCase[] = [
  ['add a deal', 'POST', () => '/api/deals/adddeal', () => ({ id: pickNextNumber() }), [1, 2, 3, 4, 5]],
  [
    'update a deal',
    'PUT',
    (n: number) => `/api/deals/updatedeal?dealId=${n}`,
    () => ({ notes: 'x' }),
    [1, 2, 3, 4, 5],
  ],
  [
    'renumber a deal',
    'PUT',
    (n: number) => `/api/deals/updatedealid?oldId=${n}&newId=${pickNextNumber()}`,
    () => undefined,
    [1, 2, 3, 4, 5],
  ],
  [
    'delete a deal',
    'DELETE',
    (n: number) => `/api/deals/deletedeal?dealId=${n}`,
    () => undefined,
    [1, 2, 3, 4, 5],
  ],
  [
    'type gross',
    'PUT',
    (n: number) => `/api/deals/updatedealgross?dealId=${n}`,
    () => ({ front_gross: '1' }),
    [1, 2, 3, 5],
  ],
  [
    'review a deal',
    'PUT',
    (n: number) => `/api/deals/updatedealgrossstatus?dealId=${n}`,
    () => ({ updated: 1 }),
    [4],
  ],
  ['read deals', 'GET', () => '/api/deals/getdeals?date=2026-06-17', () => undefined, [0, 1, 2, 3, 4, 5, 6]],
];

describe('rights on deals (rules.md, People and rights)', () => {
  it.each(rightCases)(
    'allows only the permitted positions to %s',
    async (_action, method, path, body, allowed) => {
      for (const position of POSITIONS) {
        const client = await server.signInAs(position);
        const number = await server.store.insertDeal();
        const before = await server.store.database.row('select * from deal where number = $1', [number]);
        const { status } = await client.send(method, path(number), body());
        const isAllowed = allowed.includes(position);
        expect([position, status]).toEqual([position, isAllowed ? expect.any(Number) : 403]);
        expect([position, status < 300]).toEqual([position, isAllowed]);
        if (isAllowed) continue;
        expect(await server.store.database.row('select * from deal where number = $1', [number])).toEqual(
          before,
        );
      }
    },
  );
});

describe('the REST shape of a deal', () => {
  it('returns every field of a deal, with the names and teams of its people', async () => {
    const manager = await server.signInAs(1);
    const closer = await server.store.insertEmployee({ name: 'Ada Byron', team: 2 });
    const additional = await server.store.insertEmployee({ name: 'Bob Stone', team: 5 });
    const sales = await server.store.insertEmployee({ name: 'Sam Sales', position: 1, team: 3 });
    const finance = await server.store.insertEmployee({ name: 'Fay Finance', position: 2 });
    const response = await manager.post('/api/deals/adddeal', {
      id: '4711',
      sales_manager_id: sales,
      fin_manager_id: String(finance),
      closer_id: closer,
      additional_id: additional,
      car_type: 'Cert',
      customer_name: 'O’Hara, “Scarlett”',
      car_info: '2024 Rav 4',
      stock_num: 'T-100',
      deal_status: 'IN FINANCE',
      trade_status: 'TRADE X2',
      delivery_status: 'DEL',
      delivery_date: '2026-06-18T00:00:00.000Z',
      added_date: '2026-06-17',
      notes: '',
      front_gross: 99,
      confirmed: 1,
    });
    const deal = {
      id: 4711,
      deal_id: 4711,
      sales_manager_id: sales,
      fin_manager_id: finance,
      closer_id: closer,
      additional_id: additional,
      sales_manager_name: 'Sam Sales',
      finance_manager_name: 'Fay Finance',
      fin_manager_name: 'Fay Finance',
      closer_name: 'Ada Byron',
      additional_name: 'Bob Stone',
      closer_team: 2,
      closer_team_final: 2,
      additional_team: 5,
      additional_team_final: 5,
      sales_manager_team: 3,
      car_type: 'Cert',
      customer_name: 'O’Hara, “Scarlett”',
      car_info: '2024 Rav 4',
      stock_num: 'T-100',
      deal_status: 'IN FINANCE',
      trade_status: 'TRADE X2',
      delivery_status: 'DEL',
      delivery_date: '2026-06-18',
      added_date: '2026-06-17',
      notes: '',
      front_gross: null,
      back_gross: null,
      updated: 0,
      confirmed: 0,
    };
    expect(response).toMatchObject({ status: 201, body: deal });
    expect(Object.keys(response.body).sort()).toEqual(Object.keys(deal).sort());
    expect((await manager.get('/api/deals/getdeals?date=2026-06-18')).body).toEqual([deal]);
    expect((await manager.get('/api/deals/getdeals?date=2026-06-17')).body).not.toContainEqual(deal);
  });

  it.each([
    [{}, 'Deal ID is empty, please add one before submitting'],
    [{ id: '' }, 'Deal ID is empty, please add one before submitting'],
    [{ id: '12abc' }, 'id must be a whole number from 1 to 2147483647.'],
    [{ id: 0 }, 'id must be a whole number from 1 to 2147483647.'],
    [{ id: 2_147_483_648 }, 'id must be a whole number from 1 to 2147483647.'],
    [{ id: 1.5 }, 'id must be a whole number from 1 to 2147483647.'],
    [{ id: 9, closer_id: 'Bob' }, 'closer_id must be a whole number from 1 to 2147483647.'],
    [{ id: 9, car_type: 'Boat' }, 'car_type must be empty or one of New, Used, Cert.'],
    [{ id: 9, delivery_date: '2026-02-30' }, 'delivery_date must be a day as YYYY-MM-DD, from 1900 to 2999.'],
    [{ id: 9, added_date: 'today' }, 'added_date must be a day as YYYY-MM-DD, from 1900 to 2999.'],
    [
      { id: 9, delivery_date: ['2026-01-01'] },
      'delivery_date must be a day as YYYY-MM-DD, from 1900 to 2999.',
    ],
    [{ id: 9, customer_name: 'x'.repeat(201) }, 'customer_name must be at most 200 characters.'],
    [{ id: 9, notes: 'nul \0' }, 'notes contains a character that cannot be stored.'],
    [{ id: 9, notes: 'half \ud800' }, 'notes contains a character that cannot be stored.'],
    [{ id: 9, notes: 7 }, 'notes must be text.'],
  ])('rejects a new deal with %j', async (body, message) => {
    const manager = await server.signInAs(1);
    expect(await manager.post('/api/deals/adddeal', body)).toMatchObject({ status: 400, body: { message } });
  });

  it('updates only the sent fields of a deal, and never changes gross, updated or confirmed', async () => {
    const manager = await server.signInAs(1);
    const number = await server.store.insertDeal({
      customer_name: 'Kept',
      front_gross: 12.5,
      car_type: 'New',
    });
    const response = await manager.put(`/api/deals/updatedeal?dealId=${number}`, {
      id: 1,
      car_type: '',
      notes: null,
      front_gross: 1,
      updated: 1,
      surprise: true,
    });
    expect(response).toMatchObject({
      status: 200,
      body: {
        id: number,
        customer_name: 'Kept',
        car_type: null,
        notes: '',
        front_gross: 12.5,
        updated: 0,
      },
    });
    expect((await manager.put(`/api/deals/updatedeal?dealId=${number}`, { added_date: '' })).status).toBe(
      400,
    );
    expect((await manager.put(`/api/deals/updatedeal?dealId=${number}`, { added_date: null })).status).toBe(
      400,
    );
  });

  it('renumbers and deletes a deal by requests without a body', async () => {
    const manager = await server.signInAs(1);
    const number = await server.store.insertDeal();
    const other = await server.store.insertDeal();
    const freeNumber = pickNextNumber();
    expect((await manager.put(`/api/deals/updatedealid?oldId=${number}&newId=${other}`)).status).toBe(409);
    expect(await manager.put(`/api/deals/updatedealid?oldId=${number}&newId=${freeNumber}`)).toMatchObject({
      status: 200,
      body: { id: freeNumber },
    });
    expect((await manager.delete(`/api/deals/deletedeal?dealId=${freeNumber}`)).status).toBe(204);
    expect((await manager.delete(`/api/deals/deletedeal?dealId=${freeNumber}`)).status).toBe(404);
  });
});

describe('typed gross', () => {
  it.each([
    ['1234.5', 1234.5],
    ['$1,234.50', 1234.5],
    ['(100)', -100],
    [-5, -5],
    ['', null],
    [null, null],
  ])('stores typed gross %j as %j', async (typedGross, storedGross) => {
    const manager = await server.signInAs(2);
    const number = await server.store.insertDeal({ front_gross: 7, back_gross: 8 });
    const response = await manager.put(`/api/deals/updatedealgross?dealId=${number}`, {
      front_gross: typedGross,
    });
    expect(response).toMatchObject({ status: 200, body: { front_gross: storedGross, back_gross: 8 } });
  });

  it.each([['-'], ['1,23'], ['NaN'], ['1e5'], ['0x10'], ['10000000000'], [1.234], [true], [[1]], [{}]])(
    'rejects typed gross %j and keeps the stored value',
    async typedGross => {
      const manager = await server.signInAs(2);
      const number = await server.store.insertDeal({ front_gross: 7 });
      const response = await manager.put(`/api/deals/updatedealgross?dealId=${number}`, {
        front_gross: typedGross,
      });
      expect(response).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('front_gross must be') },
      });
      const deal = await server.store.database.row('select front_gross from deal where number = $1', [
        number,
      ]);
      expect(deal).toEqual({ front_gross: 7 });
    },
  );
});

describe('deal lists', () => {
  const list = async (path: string) =>
    (await (await server.signInAs(0)).get(`/api/deals/${path}`)).body.map((d: { id: number }) => d.id);
  const may = 'startDate=2025-05-01&endDate=2025-05-31';

  it('lists deals of every status by log day, then number, and filters by employee, text and status', async () => {
    const ann = await server.store.insertEmployee();
    const { store } = server;
    const undelivered = await store.insertDeal({
      added_date: '2025-05-09',
      additional_id: ann,
      customer_name: '100% Ann_y',
    });
    const delivered = await store.insertSoldDeal('2025-05-02', { stock_num: 'ABC-9', deal_status: 'HOGGED' });
    const dead = await store.insertSoldDeal('2025-05-02', {
      deal_status: 'DEAD',
      closer_id: ann,
      added_date: '2025-04-01',
    });
    await store.insertSoldDeal('2025-06-01', { added_date: '2025-05-31' });

    expect(await list(`getallemployeedeals?${may}`)).toEqual([delivered, dead, undelivered]);
    expect(await list(`getemployeedeals?employeeId=${ann}&${may}`)).toEqual([dead, undelivered]);
    expect(await list(`getallemployeedeals?${may}&searchParam=%20abc-%20`)).toEqual([delivered]);
    expect(await list(`getallemployeedeals?${may}&searchParam=0%25%20ann_`)).toEqual([undelivered]);
    expect(await list(`getallemployeedeals?${may}&searchParam=%25`)).toEqual([undelivered]);
    expect(await list(`getallemployeedeals?${may}&searchParam=`)).toHaveLength(3);
    expect(await list(`getactivityallemployeedeals?${may}&dealStatus=DEAD&statusFilter=DEL`)).toEqual([dead]);
    expect(await list(`getactivityemployeedeals?employeeId=${ann}&${may}&dealStatus=`)).toEqual([
      dead,
      undelivered,
    ]);
    expect(await list(`getemployeetickdeals?employeeId=${ann}&${may}`)).toEqual([]);
  });

  it.each([
    ['getdeals', 'date must be a day as YYYY-MM-DD, from 1900 to 2999.'],
    ['getdeals?date=2026-01-01&date=2026-01-02', 'date must be a day as YYYY-MM-DD, from 1900 to 2999.'],
    ['getdeals?date=1899-12-31', 'date must be a day as YYYY-MM-DD, from 1900 to 2999.'],
    ['getallemployeedeals?startDate=2026-02-02&endDate=2026-02-01', 'The end date is before the start date.'],
    [`getemployeedeals?${may}`, 'employeeId must be a whole number from 1 to 2147483647.'],
    [`getemployeedeals?${may}&employeeId=1e1`, 'employeeId must be a whole number from 1 to 2147483647.'],
    [
      `getactivityallemployeedeals?${may}&dealStatus=ALIVE`,
      'dealStatus must be one of HOGGED, IN FINANCE, DEAD.',
    ],
  ])('rejects %s', async (path, message) => {
    const response = await (await server.signInAs(0)).get(`/api/deals/${path}`);
    expect(response).toMatchObject({ status: 400, body: { message, code: 'BAD_INPUT' } });
  });
});
