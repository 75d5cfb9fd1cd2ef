import { type TestClient, TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let desk: TestClient;
let ann: number;
let bob: number;

beforeAll(async () => {
  server = await TestServer.start();
  desk = await server.signInAs(0);
  ann = await server.store.insertEmployee({ name: 'Ann Lee', team: 3 });
  bob = await server.store.insertEmployee({ name: 'Bob Ray', team: null });
});
afterAll(() => server.stop());

let dayNumber = 0;
const pickNextDay = () => `2026-02-${String(++dayNumber).padStart(2, '0')}`;

async function ensureLog(day: string): Promise<number> {
  return (await desk.post('/api/uplogs/ensure', { date: day })).body.id;
}

const addRow = async (logId: number, fields: object = {}) =>
  (await desk.post('/api/uplogs/row/add', { up_log_id: logId, ...fields })).body;

it('returns an empty log for a day without a log', async () => {
  expect(await desk.get('/api/uplogs/get?date=2020-01-01')).toMatchObject({
    status: 200,
    body: { id: null, rows: [] },
  });
});

it('returns every field of a row when the row is added and when the log is read', async () => {
  const day = pickNextDay();
  const logId = await ensureLog(day);
  const sentFields = {
    employee_id: ann,
    display_order: 1,
    time_up: '09:05',
    up_type: 'Fresh Up',
    turned_to_id: bob,
    manager_into_id: null,
    bdc_up: 1,
    customer_name: 'Cy Young',
    notes: 'wants a truck',
    test_drive: 0,
    write_up: true,
    sold: '',
  };
  const added = await desk.post('/api/uplogs/row/add', { up_log_id: logId, ...sentFields });
  expect(added.status).toBe(201);
  expect(added.body).toEqual({
    id: added.body.id,
    up_log_id: logId,
    employee_id: ann,
    employee_name: 'Ann Lee',
    employee_team: 3,
    display_order: 1,
    time_up: '09:05',
    up_type: 'Fresh Up',
    turned_to_id: bob,
    turned_to_name: 'Bob Ray',
    turned_to_team: null,
    manager_into_id: null,
    customer_name: 'Cy Young',
    bdc_up: 1,
    test_drive: 0,
    write_up: 1,
    sold: null,
    notes: 'wants a truck',
  });
  const readResponse = await desk.get(`/api/uplogs/get?date=${day}T10:00:00Z`);
  expect(readResponse).toMatchObject({ status: 200, body: { id: logId, rows: [added.body] } });
});

it('adds a new row at the end of the log, and ignores the sent position', async () => {
  const logId = await ensureLog(pickNextDay());
  expect((await addRow(logId, { display_order: 1 })).display_order).toBe(1);
  expect((await addRow(logId, { display_order: 1 })).display_order).toBe(2);
  expect((await addRow(logId, { display_order: 99 })).display_order).toBe(3);
});

it("changes only the fields that a PUT sends, and empties a field that is sent as null or ''", async () => {
  const row = await addRow(await ensureLog(pickNextDay()), {
    customer_name: 'Ada',
    up_type: 'Chase',
    sold: 'ORD',
  });
  const response = await desk.put(`/api/uplogs/row/${row.id}`, { up_type: null, notes: 'later', unknown: 1 });
  expect(response).toMatchObject({ status: 200, body: { ...row, up_type: null, notes: 'later' } });
});

it('moves rows to the positions that were sent', async () => {
  const day = pickNextDay();
  const logId = await ensureLog(day);
  const ids = [(await addRow(logId)).id, (await addRow(logId)).id, (await addRow(logId)).id];
  const response = await desk.post('/api/uplogs/updateorder', {
    rows: ids.map((id, index) => ({ id, display_order: 3 - index })),
  });
  expect(response.status).toBe(200);
  const order = response.body.rows.map((row: { id: number; display_order: number }) => [
    row.id,
    row.display_order,
  ]);
  expect(order).toEqual([
    [ids[2], 1],
    [ids[1], 2],
    [ids[0], 3],
  ]);
});

it('deletes a row without a request body, and returns 404 afterwards', async () => {
  const { id } = await addRow(await ensureLog(pickNextDay()));
  expect(await desk.delete(`/api/uplogs/row/${id}`)).toMatchObject({ status: 204, text: '' });
  expect(await desk.delete(`/api/uplogs/row/${id}`)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
});

it('returns the rows of the statistics in the shape that rest.md describes', async () => {
  const day = '2025-11-30';
  const { id } = await addRow(await ensureLog(day), { employee_id: ann, up_type: 'Buy Bid', sold: 'Yes' });
  const filterQuery = `start=${day}&end=${day}&employeeId=${ann}&teamId=3&upType=Buy%20Bid&sold=Yes`;
  expect((await desk.get(`/api/uplogs/getuplogstats?${filterQuery}`)).body).toEqual([
    {
      id,
      log_date: day,
      employee_name: 'Ann Lee',
      employee_team: 3,
      time_up: null,
      up_type: 'Buy Bid',
      turned_to_id: null,
      turned_to_name: null,
      turned_to_team: null,
      customer_name: '',
      bdc_up: 0,
      test_drive: 0,
      write_up: 0,
      sold: 'Yes',
    },
  ]);
  const unfiltered = `start=${day}&end=${day}&employeeId=&teamId=&upType=&sold=`;
  expect((await desk.get(`/api/uplogs/getuplogstats?${unfiltered}`)).body).toHaveLength(1);
});

it('allows every position to write the up log', async () => {
  const day = pickNextDay();
  for (const position of [0, 1, 2, 3, 4, 5, 6] as const) {
    const client = await server.signInAs(position);
    const logId = (await client.post('/api/uplogs/ensure', { date: day })).body.id;
    const added = await client.post('/api/uplogs/row/add', { up_log_id: logId });
    const { id } = added.body;
    const statuses = [
      added.status,
      (await client.put(`/api/uplogs/row/${id}`, { notes: 'x' })).status,
      (await client.post('/api/uplogs/updateorder', { rows: [{ id, display_order: 1 }] })).status,
      (await client.delete(`/api/uplogs/row/${id}`)).status,
    ];
    expect([position, ...statuses]).toEqual([position, 201, 200, 200, 204]);
  }
});

describe('invalid input', () => {
  it.each([
    ['an impossible day', { date: '2026-02-30' }],
    ['a word', { date: 'today' }],
    ['a list of days', { date: ['2026-02-01'] }],
    ['no day', {}],
  ])('rejects %s as the day of a log', async (_what, body) => {
    expect(await desk.post('/api/uplogs/ensure', body)).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT', message: expect.stringMatching(/\.$/) },
    });
  });

  const invalidFields: object[] = [
    { time_up: '24:00' },
    { time_up: '9:5' },
    { time_up: 900 },
    { up_type: 'Walk In' },
    { sold: 'Maybe' },
    { bdc_up: 2 },
    { write_up: 'yes' },
    { employee_id: 424_242 },
    { employee_id: '1e1' },
    { turned_to_id: -1 },
    { customer_name: 'x'.repeat(201) },
    { notes: 'x'.repeat(5_001) },
    { notes: 'nul \0' },
    { customer_name: '\ud800' },
    { display_order: 0 },
    { display_order: 2_147_483_648 },
  ];

  it.each(invalidFields.map(fields => [JSON.stringify(fields).slice(0, 40), fields]))(
    'rejects the fields %s and keeps the row',
    async (_, fields) => {
      const row = await addRow(await ensureLog('2026-03-01'), { customer_name: 'kept' });
      expect(await desk.put(`/api/uplogs/row/${row.id}`, fields)).toMatchObject({
        status: 400,
        body: { code: 'BAD_INPUT', message: expect.stringMatching(/\.$/) },
      });
      const { rows } = (await desk.get('/api/uplogs/get?date=2026-03-01')).body;
      expect(rows).toContainEqual(row);
    },
  );

  it.each(['12abc', '0', '1e1', '0x0c', '-1', '2147483648', '%00'])('rejects the row id %s', async id => {
    expect((await desk.put(`/api/uplogs/row/${id}`, { notes: 'x' })).status).toBe(400);
    expect((await desk.delete(`/api/uplogs/row/${id}`)).status).toBe(400);
  });

  it('rejects an unknown row, and a new row without a log', async () => {
    expect((await desk.post('/api/uplogs/row/add', {})).status).toBe(400);
    expect((await desk.post('/api/uplogs/row/add', { up_log_id: 424_242 })).status).toBe(404);
    expect((await desk.put('/api/uplogs/row/424242', { notes: 'x' })).status).toBe(404);
  });

  it.each([
    [{}],
    [{ rows: [] }],
    [{ rows: 'all' }],
    [{ rows: [null] }],
    [{ rows: [{ id: 424_242, display_order: 1 }] }],
    [{ rows: [{ id: 1 }] }],
  ])('rejects a reorder request with the body %j', async body => {
    expect(await desk.post('/api/uplogs/updateorder', body)).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT' },
    });
  });

  it.each([
    'start=2026-01-01',
    'start=2026-02-01&end=2026-01-31',
    'start=2026-01-01&start=2026-01-02&end=2026-01-31',
    'start=2026-01-01&end=2026-01-31&teamId=6',
    'start=2026-01-01&end=2026-01-31&upType=Walk',
    'start=2026-01-01&end=2026-01-31&sold=?',
    'start=2026-01-01&end=2026-01-31&employeeId=12abc',
    'start=infinity&end=2026-01-31',
  ])('rejects a request for the statistics of %s', async query => {
    expect((await desk.get(`/api/uplogs/getuplogstats?${query}`)).status).toBe(400);
  });
});

describe('the GraphQL API of the up log', () => {
  it('adds, updates, reorders, counts and deletes ups', async () => {
    const added = await desk.graphql(`mutation {
      a: addUp(day: "2026-04-01") { id displayOrder }
      b: addUp(day: "2026-04-01", input: { upType: FRESH_UP, isWriteUp: true, turnedToId: ${bob} }) { id displayOrder turnedTo { name } }
    }`);
    expect(added).toMatchObject({
      data: { a: { displayOrder: 1 }, b: { displayOrder: 2, turnedTo: { name: 'Bob Ray' } } },
      errors: undefined,
    });
    const { a, b } = added.data;
    const changed = await desk.graphql(
      `mutation ($ids: [Int!]!, $a: Int!) {
        amendUp(id: $a, input: { upType: APPOINTMENT, sold: YES, timeUp: "16:45" }) { upType sold timeUp }
        reorderUps(day: "2026-04-01", ids: $ids) {
          rows { id } counters { ups freshUps appointments writeUps testDrives sold turns }
        }
      }`,
      { ids: [b.id, a.id], a: a.id },
    );
    expect(changed.data).toEqual({
      amendUp: { upType: 'APPOINTMENT', sold: 'YES', timeUp: '16:45' },
      reorderUps: {
        rows: [{ id: b.id }, { id: a.id }],
        counters: { ups: 2, freshUps: 1, appointments: 1, writeUps: 1, testDrives: 0, sold: 1, turns: 1 },
      },
    });
    await desk.graphql('mutation ($id: Int!) { deleteUp(id: $id) }', { id: b.id });
    const remaining = await desk.graphql('{ upLog(day: "2026-04-01") { id rows { id displayOrder } } }');
    expect(remaining.data.upLog.rows).toEqual([{ id: a.id, displayOrder: 1 }]);
  });

  it('returns a page of the statistics with the counters of the whole filter', async () => {
    for (const up_type of ['Chase', 'Fresh Up', 'Chase'])
      await addRow(await ensureLog('2024-05-05'), { up_type });
    const { data } = await desk.graphql(`{
      upStats(start: "2024-05-01", end: "2024-05-31", sort: UP_TYPE, isDescending: true, limit: 1) {
        rows { logDate upType } counters { ups freshUps }
      }
    }`);
    expect(data.upStats).toEqual({
      rows: [{ logDate: '2024-05-05', upType: 'FRESH_UP' }],
      counters: { ups: 3, freshUps: 1 },
    });
  });

  it.each([
    'mutation { addUp(day: "2026-02-30") { id } }',
    'mutation { amendUp(id: 0, input: {}) { id } }',
    'mutation { amendUp(id: 1, input: { isWriteUp: null }) { id } }',
    'mutation { reorderUps(day: "2026-04-02", ids: [0]) { id } }',
    '{ upStats(start: "2026-01-01", end: "2026-01-31", teamId: 9) { counters { ups } } }',
    '{ upStats(start: "2026-01-01", end: "2026-01-31", limit: 1001) { counters { ups } } }',
  ])('rejects the GraphQL request %s', async query => {
    const { errors } = await desk.graphql(query);
    expect(errors).toHaveLength(1);
    expect(errors[0].extensions.code).toMatch(/^(BAD_INPUT|BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/);
  });

  it('describes the problem of an invalid day, whether the day is a literal or a variable', async () => {
    const message = 'Day must be a day as YYYY-MM-DD, from 1900 to 2999.';
    const literalResponse = await desk.graphql('{ upLog(day: "infinity") { id } }');
    const variableResponse = await desk.graphql('query ($day: Day!) { upLog(day: $day) { id } }', {
      day: 'infinity',
    });
    for (const { errors } of [literalResponse, variableResponse]) {
      expect(errors).toEqual([expect.objectContaining({ message, extensions: { code: 'BAD_INPUT' } })]);
    }
  });

  it('lists active salespeople and managers for the up log, and excludes HSE from the statistics', async () => {
    const hse = await server.store.insertEmployee({ name: 'Hse', team: 5 });
    await server.store.insertEmployee({ name: 'Gone Away', isActive: false });
    const manager = await server.store.insertEmployee({ name: 'Max Boss', position: 2 });
    const { data } = await desk.graphql(
      '{ upPeople { salespeople { id isActive position } managers { id } statsSalespeople { id } } }',
    );
    const { salespeople, managers, statsSalespeople } = data.upPeople;
    expect(salespeople).toContainEqual({ id: hse, isActive: true, position: 0 });
    expect(
      salespeople.filter((each: { isActive: boolean; position: number }) => !each.isActive || each.position),
    ).toEqual([]);
    expect(managers).toContainEqual({ id: manager });
    expect(statsSalespeople).toContainEqual({ id: ann });
    expect(statsSalespeople).not.toContainEqual({ id: hse });
  });
});
