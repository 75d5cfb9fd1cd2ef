import { TestServer } from '../../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
  server.store.clock.set('2026-06-17T15:00:00Z');
});
afterAll(() => server.stop());

const POSITIONS = [0, 1, 2, 3, 4, 5, 6] as const;

const loadSettings = () =>
  server.store.database.row(
    `select (select jsonb_agg(w order by month) from working_days w) as days,
       (select jsonb_agg(v order by employee_id, month) from vacation_units v) as vacation,
       (select jsonb_agg(p order by month) from month_pot p) as pots`,
  );

describe('rights to change settings (rules.md, People and rights)', () => {
  it.each([
    [
      'working days',
      'updateworkingdayssettings',
      { completed_working_days: 1, total_working_days: 2 },
      [1, 2, 3, 5],
    ],
    ['vacation units', 'updatevacationunits', { employee_id: 1, month: '2026-06', unit_count: 1 }, [2, 3, 5]],
    ['the pot', 'updatemonthpottotal', { monthPotTotal: '10.00' }, [1, 2, 3, 4, 5]],
  ])('allows only some positions to change %s', async (_case, endpoint, body, allowedPositions) => {
    for (const position of POSITIONS) {
      const before = await loadSettings();
      const { status } = await (await server.signInAs(position)).put(`/api/settings/${endpoint}`, body);
      expect([position, status]).toEqual([position, allowedPositions.includes(position) ? 200 : 403]);
      if (status === 403) expect(await loadSettings()).toEqual(before);
    }
  });

  it('allows everyone signed in to read settings', async () => {
    for (const position of POSITIONS) {
      const client = await server.signInAs(position);
      const calls = [
        'getworkingdayssettings',
        'getmonthpottotal',
        'getvacationunits?employeeId=1&month=2026-06',
      ];
      for (const endpoint of calls)
        expect(await client.get(`/api/settings/${endpoint}`)).toMatchObject({ status: 200 });
    }
  });
});

describe('the working days setting', () => {
  it('returns 0 for both figures of unset working days, and changes the working days of the current month', async () => {
    const admin = await server.signInAs(5);
    server.store.clock.set('2026-08-01T12:00:00Z');
    const { body: unset } = await (await server.signInAs(0)).get('/api/settings/getworkingdayssettings');
    expect(unset).toEqual({ completed_working_days: 0, total_working_days: 0 });

    server.store.clock.set('2026-06-17T15:00:00Z');
    const days = { completed_working_days: 13, total_working_days: 26 };
    expect(await admin.put('/api/settings/updateworkingdayssettings', days)).toMatchObject({
      status: 200,
      body: days,
    });
    expect(await admin.get('/api/settings/getworkingdayssettings')).toMatchObject({
      status: 200,
      body: days,
    });
    expect(await server.store.database.rows(`select * from working_days where month = '2026-06-01'`)).toEqual(
      [{ month: '2026-06-01', completed: 13, total: 26 }],
    );
  });

  it('keeps a working days figure that a call omits, accepts figures as text, and stores an empty value as 0', async () => {
    const admin = await server.signInAs(5);
    const put = async (body: object) =>
      (await admin.put('/api/settings/updateworkingdayssettings', body)).body;
    await put({ completed_working_days: '10', total_working_days: '25' });
    expect(await put({ completed_working_days: 11 })).toEqual({
      completed_working_days: 11,
      total_working_days: 25,
    });
    expect(await put({ total_working_days: 31 })).toEqual({
      completed_working_days: 11,
      total_working_days: 31,
    });
    expect(await put({ completed_working_days: '' })).toEqual({
      completed_working_days: 0,
      total_working_days: 31,
    });
    expect(await put({ total_working_days: null })).toEqual({
      completed_working_days: 0,
      total_working_days: 0,
    });
  });

  it('keeps both working days figures when two calls set one figure each at the same time', async () => {
    server.store.clock.set('2026-07-01T12:00:00Z');
    const manager = await server.signInAs(3);
    const put = (body: object) => manager.put('/api/settings/updateworkingdayssettings', body);
    await put({ completed_working_days: 5, total_working_days: 20 });
    await Promise.all([put({ total_working_days: 26 }), put({ completed_working_days: 6 })]);
    expect((await manager.get('/api/settings/getworkingdayssettings')).body).toEqual({
      completed_working_days: 6,
      total_working_days: 26,
    });
    server.store.clock.set('2026-06-17T15:00:00Z');
  });

  it.each([
    ['more completed days than days in total', { completed_working_days: 27, total_working_days: 26 }],
    ['a 32nd day', { completed_working_days: 1, total_working_days: 32 }],
    ['a negative day', { completed_working_days: -1, total_working_days: 26 }],
    ['half a day', { completed_working_days: 1.5, total_working_days: 26 }],
    ['exponent notation', { completed_working_days: '1e1', total_working_days: 26 }],
    ['words', { completed_working_days: 'ten', total_working_days: 26 }],
    ['a list', { completed_working_days: [1], total_working_days: 26 }],
    ['true', { completed_working_days: true, total_working_days: 26 }],
    ['a body that is not an object', []],
  ])('rejects working days with %s, and changes nothing', async (_case, body) => {
    const admin = await server.signInAs(5);
    const before = await loadSettings();
    const response = await admin.put('/api/settings/updateworkingdayssettings', body);
    expect(response).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    expect(await loadSettings()).toEqual(before);
  });
});

describe('the vacation units setting', () => {
  const read = async (employeeId: number, month: string) =>
    (
      await (
        await server.signInAs(0)
      ).get(`/api/settings/getvacationunits?employeeId=${employeeId}&month=${month}`)
    ).body;

  it('returns 0 for unset vacation units, and changes the units of only one employee and month', async () => {
    const manager = await server.signInAs(3);
    const pat = await server.store.insertEmployee();
    const endpoint = '/api/settings/updatevacationunits';
    const vacation = { employee_id: pat, month: '2026-05', unit_count: 2.25 };
    expect(await manager.put(endpoint, vacation)).toMatchObject({ status: 200, body: vacation });
    expect(await read(pat, '2026-05')).toEqual({ unit_count: 2.25 });
    expect(await read(pat, '2026-06')).toEqual({ unit_count: 0 });
    expect(await read(manager.employeeId, '2026-05')).toEqual({ unit_count: 0 });

    await manager.put(endpoint, { ...vacation, unit_count: '0.2' });
    expect(await read(pat, '2026-05')).toEqual({ unit_count: 0.2 });
    await manager.put(endpoint, { ...vacation, unit_count: 31 });
    expect(await read(pat, '2026-05')).toEqual({ unit_count: 31 });
    await manager.put(endpoint, { ...vacation, unit_count: '' });
    expect(await read(pat, '2026-05')).toEqual({ unit_count: 0 });
  });

  it.each([
    ['a third decimal', { unit_count: 0.125 }],
    ['a negative unit', { unit_count: -0.5 }],
    ['more than 31 units', { unit_count: 31.01 }],
    ['words', { unit_count: 'two' }],
    ['exponent notation as text', { unit_count: '1e1' }],
    ['missing units', { unit_count: undefined }],
    ['a day instead of a month', { month: '2026-05-01' }],
    ['a 13th month', { month: '2026-13' }],
    ['a missing month', { month: undefined }],
    ['a missing employee', { employee_id: 999_999 }],
    ['an id with letters', { employee_id: '1a' }],
  ])('rejects vacation units with %s, and changes nothing', async (_case, invalidFields) => {
    const manager = await server.signInAs(3);
    const before = await loadSettings();
    const body = { employee_id: manager.employeeId, month: '2026-05', unit_count: 1, ...invalidFields };
    const response = await manager.put('/api/settings/updatevacationunits', body);
    expect(response).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    expect(await loadSettings()).toEqual(before);
  });

  it.each([
    '',
    'employeeId=1',
    'month=2026-05',
    'employeeId=1&employeeId=2&month=2026-05',
    'employeeId=0x1&month=2026-05',
    'employeeId=1&month=May',
  ])('rejects a request for vacation units with the query ?%s', async query => {
    const { status } = await (await server.signInAs(0)).get(`/api/settings/getvacationunits?${query}`);
    expect(status).toBe(400);
  });
});

describe('the pot of the month', () => {
  const read = async () => (await (await server.signInAs(0)).get('/api/settings/getmonthpottotal')).body;
  const pot = (setting_value: string) => ({ setting_key: 'monthly_pot_total', setting_value });

  it('returns the pot of the month or of the latest earlier month with a pot, otherwise 0.00', async () => {
    server.store.clock.set('2020-01-15T12:00:00Z');
    expect(await read()).toEqual([pot('0.00')]);

    const office = await server.signInAs(4);
    const response = await office.put('/api/settings/updatemonthpottotal', { monthPotTotal: '$2,500' });
    expect(response).toMatchObject({ status: 200, body: pot('2500.00') });
    expect(await read()).toEqual([pot('2500.00')]);

    server.store.clock.set('2020-03-01T12:00:00Z');
    expect(await read()).toEqual([pot('2500.00')]);
    await (await server.signInAs(4)).put('/api/settings/updatemonthpottotal', { monthPotTotal: 1234.5 });
    expect(await read()).toEqual([pot('1234.50')]);

    server.store.clock.set('2020-02-29T12:00:00Z');
    expect(await read()).toEqual([pot('2500.00')]);
    server.store.clock.set('2026-06-17T15:00:00Z');
  });

  it.each([
    ['a negative amount', '-1'],
    ['an amount in parentheses, which is negative', '(100)'],
    ['an empty amount', ''],
    ['null', null],
    ['a missing amount', undefined],
    ['a third decimal', 1.005],
    ['words', 'lots'],
    ['exponent notation as text', '1e5'],
    ['a list', [1]],
    ['an amount that is too large to store', '10000000000'],
  ])('rejects a pot with %s, and keeps the stored pot', async (_case, monthPotTotal) => {
    const admin = await server.signInAs(5);
    const before = await loadSettings();
    const response = await admin.put('/api/settings/updatemonthpottotal', { monthPotTotal });
    expect(response).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    expect(await loadSettings()).toEqual(before);
  });
});

describe('a settings mutation', () => {
  const employee = () => server.store.insertEmployee();

  it('sets working days, vacation units or the pot of any month by a mutation', async () => {
    const admin = await server.signInAs(5);
    const pat = await employee();
    const { data, errors } = await admin.graphql(
      `mutation ($pat: Int!) {
        setWorkingDays(month: "2025-02", completed: 3, total: 24) { month completed total }
        setVacationUnits(employeeId: $pat, month: "2025-02", units: 0.5) { employeeId month units }
        setMonthPot(month: "2025-02", total: "1,000.50") { month total }
      }`,
      { pat },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      setWorkingDays: { month: '2025-02', completed: 3, total: 24 },
      setVacationUnits: { employeeId: pat, month: '2025-02', units: 0.5 },
      setMonthPot: { month: '2025-02', total: 1000.5 },
    });
  });

  it.each([
    ['setWorkingDays(month: "2025-03", completed: 3, total: 2) { total }', 'BAD_INPUT'],
    ['setVacationUnits(employeeId: 1, month: "2025-03", units: 0.001) { units }', 'BAD_INPUT'],
    ['setMonthPot(month: "2025-03", total: -1) { total }', 'BAD_INPUT'],
    ['setMonthPot(month: "2025-03", total: "") { total }', 'BAD_INPUT'],
  ])('rejects the mutation %s', async (mutation, code) => {
    const { errors } = await (await server.signInAs(5)).graphql(`mutation { ${mutation} }`);
    expect(errors).toMatchObject([{ extensions: { code } }]);
  });

  it.each(['', ' ', null])(
    'rejects %j as a pot variable, with a message that names the type',
    async total => {
      const { errors } = await (await server.signInAs(5)).graphql(
        'mutation ($total: Money!) { setMonthPot(month: "2025-03", total: $total) { total } }',
        { total },
      );
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(errors?.[0]?.message).toMatch(/Money!.* not be (empty|null)\.$/);
    },
  );

  it('rejects a settings mutation by a viewer without the right', async () => {
    const { errors } = await (await server.signInAs(0)).graphql(
      `mutation { setWorkingDays(month: "2025-03", completed: 1, total: 2) { total } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
