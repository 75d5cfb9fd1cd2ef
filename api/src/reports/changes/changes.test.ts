import type { Position } from '../../rules/people/positions.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(3);
});
afterAll(() => server.stop());

const queryHistory = (number: number, client = manager) =>
  client.graphql(
    `query ($number: Int!) {
      dealHistory(number: $number) { action changedAt employee { id } fields { field from to } }
    }`,
    { number },
  );

const runMutation = async (mutation: string, client = manager) => {
  const { errors } = await client.graphql(`mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
};

it('shows the newest change first, with its time, its author and each field formatted as text', async () => {
  const { store } = server;
  const office = await server.signInAs(4);
  const closer = await store.insertEmployee({ name: 'Sam Rivera', team: 2 });
  store.clock.set('2026-03-02T15:00:00Z');
  await runMutation(`recordDeal(number: 5001, input: { customerName: "Ada Byron" }) { number }`);
  store.clock.set('2026-03-03T16:30:00Z');
  await runMutation(`amendDeal(number: 5001, input: {
    closerId: ${closer}, deliveryStatus: DEL, deliveryDate: "2026-03-03", tradeStatus: TRADE_X2
  }) { number }`);
  await runMutation('setDealGross(number: 5001, frontGross: "(1,234.50)") { number }');
  await runMutation('reviewDeal(number: 5001, isUpdated: true) { number }', office);

  const { data } = await queryHistory(5001);
  expect(data.dealHistory).toEqual([
    {
      action: 'AMEND',
      changedAt: '2026-03-03T16:30:00.000Z',
      employee: { id: office.employeeId },
      fields: [{ field: 'IS_UPDATED', from: 'false', to: 'true' }],
    },
    expect.objectContaining({ fields: [{ field: 'FRONT_GROSS', from: null, to: '-1234.50' }] }),
    {
      action: 'AMEND',
      changedAt: '2026-03-03T16:30:00.000Z',
      employee: { id: manager.employeeId },
      fields: [
        { field: 'CLOSER', from: null, to: 'Sam Rivera' },
        { field: 'CLOSER_TEAM_FINAL', from: null, to: 'A' },
        { field: 'TRADE_STATUS', from: null, to: 'TRADE X2' },
        { field: 'DELIVERY_STATUS', from: null, to: 'DEL' },
        { field: 'DELIVERY_DATE', from: null, to: '2026-03-03' },
      ],
    },
    {
      action: 'RECORD',
      changedAt: '2026-03-02T15:00:00.000Z',
      employee: { id: manager.employeeId },
      fields: [
        { field: 'NUMBER', from: null, to: '5001' },
        { field: 'CUSTOMER_NAME', from: null, to: 'Ada Byron' },
        { field: 'ADDED_DATE', from: null, to: '2026-03-02' },
      ],
    },
  ]);
});

it('keeps the history of a renumbered deal, and starts an empty history for a new deal with the old number', async () => {
  await runMutation('recordDeal(number: 5101, input: { notes: "first" }) { number }');
  await runMutation('renumberDeal(number: 5101, newNumber: 5102) { number }');
  await runMutation('recordDeal(number: 5101, input: { notes: "second" }) { number }');

  const { data: renumbered } = await queryHistory(5102);
  expect(renumbered.dealHistory).toMatchObject([
    { action: 'RENUMBER', fields: [{ field: 'NUMBER', from: '5101', to: '5102' }] },
    { action: 'RECORD' },
  ]);
  const { data: other } = await queryHistory(5101);
  expect(other.dealHistory).toHaveLength(1);
  expect(other.dealHistory[0].fields).toContainEqual({ field: 'NOTES', from: null, to: 'second' });
});

it('returns an empty history for an unchanged deal to signed-in people of every position', async () => {
  const number = await server.store.insertDeal();
  const { data } = await queryHistory(number, await server.signInAs(0));
  expect(data.dealHistory).toEqual([]);
});

it('shows the source of each change', async () => {
  const number = await server.store.insertDeal({ notes: 'old' });
  await runMutation(`setDealGross(number: ${number}, frontGross: "10") { number }`);
  await manager.put(`/api/deals/updatedeal?dealId=${number}`, { notes: 'new' });
  const { data } = await manager.graphql(`{ dealHistory(number: ${number}) { door origin } }`);
  expect(data.dealHistory).toEqual([
    { door: 'REST', origin: null },
    { door: 'SCREEN', origin: null },
  ]);
});

it('returns NOT_FOUND for the history of an unknown deal', async () => {
  const { errors } = await queryHistory(999_999);
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

describe('all changes', () => {
  const queryChanges = async (filter: string, client = office) => {
    const { data, errors } = await client.graphql(
      `{ changes(${filter}) { totalCount rows { number numberNow action employee { id } fields { field from to } } } }`,
    );
    return errors?.[0]?.extensions?.code ?? data.changes;
  };
  const DAY = 'start: "2026-04-02", end: "2026-04-02"';
  let office: TestClient;
  let author: TestClient;

  /** Signs in an employee at an instant. */
  const signInAt = (instant: string, position: Position): Promise<TestClient> => {
    server.store.clock.set(instant);
    return server.signInAs(position);
  };

  beforeAll(async () => {
    author = await signInAt('2026-04-01T23:59:59Z', 3);
    await runMutation('recordDeal(number: 5301, input: { customerName: "Before" }) { number }', author);
    author = await signInAt('2026-04-02T00:00:00Z', 3);
    await runMutation('recordDeal(number: 5302, input: { customerName: "Ada" }) { number }', author);
    await runMutation('setDealGross(number: 5301, frontGross: "10") { number }', author);
    office = await server.signInAs(4);
    await runMutation('reviewDeal(number: 5301, isUpdated: true) { number }', office);
    await runMutation('deleteDeal(number: 5302)', author);
    const later = await signInAt('2026-04-03T00:00:00Z', 3);
    await runMutation('setDealGross(number: 5301, frontGross: "11") { number }', later);
    office = await server.signInAsEmployee(office.employeeId);
  });

  it("returns the changes of the requested days in the store's time zone, newest first, including changes of deleted deals", async () => {
    const { rows, totalCount } = await queryChanges(DAY);
    expect(totalCount).toBe(4);
    expect(rows.map((row: { action: string; number: number }) => `${row.action} ${row.number}`)).toEqual([
      'DELETE 5302',
      'AMEND 5301',
      'AMEND 5301',
      'RECORD 5302',
    ]);
    expect(rows.map((row: { numberNow: number | null }) => row.numberNow)).toEqual([null, 5301, 5301, null]);
    expect(rows[2]).toEqual({
      number: 5301,
      numberNow: 5301,
      action: 'AMEND',
      employee: { id: author.employeeId },
      fields: [{ field: 'FRONT_GROSS', from: null, to: '10.00' }],
    });
  });

  it('filters changes by employee, deal, field and source, and returns them in pages', async () => {
    expect((await queryChanges(`${DAY}, employeeId: ${office.employeeId}`)).totalCount).toBe(1);
    expect((await queryChanges(`${DAY}, number: 5302`)).totalCount).toBe(2);
    const nameChanges = await queryChanges(`${DAY}, field: CUSTOMER_NAME`);
    expect(nameChanges.rows.map((row: { fields: unknown }) => row.fields)).toEqual([
      [{ field: 'CUSTOMER_NAME', from: 'Ada', to: null }],
      [{ field: 'CUSTOMER_NAME', from: null, to: 'Ada' }],
    ]);
    expect((await queryChanges(`${DAY}, door: SCREEN`)).totalCount).toBe(4);
    expect((await queryChanges(`${DAY}, door: REST`)).totalCount).toBe(0);
    const page = await queryChanges(`${DAY}, offset: 1, limit: 1`);
    expect([page.totalCount, page.rows.length, page.rows[0].number]).toEqual([4, 1, 5301]);
  });

  it.each(['start: "2026-04-02", end: "2026-04-01"', `${DAY}, limit: 101`, `${DAY}, number: 0`])(
    'rejects the invalid arguments %s',
    async filter => {
      expect(await queryChanges(filter)).toBe('BAD_INPUT');
    },
  );
});

describe('changes of entities other than deals', () => {
  const DAY = 'start: "2026-05-04", end: "2026-05-04"';
  let sam: number;
  let manager: TestClient;
  let admin: TestClient;

  const queryChanges = async (filter: string, client: TestClient) => {
    const { data, errors } = await client.graphql(
      `{ changes(${DAY}${filter}) { totalCount rows {
        id kind action number month name person { id } employee { id } door fields { field from to }
      } } }`,
    );
    return errors?.[0]?.extensions?.code ?? data.changes;
  };

  beforeAll(async () => {
    server.store.clock.set('2026-05-04T12:00:00Z');
    sam = await server.store.insertEmployee({ name: 'Sam Rivera', team: 2 });
    manager = await server.signInAs(3);
    admin = await server.signInAs(5);
    await runMutation('setMonthPot(month: "2026-05", total: "2500") { total }', manager);
    await runMutation('recordDeal(number: 5401, input: { customerName: "Ada" }) { number }', manager);
    server.store.clock.set('2026-05-04T12:01:00Z');
    await manager.put('/api/settings/updatevacationunits', {
      employee_id: sam,
      month: '2026-05',
      unit_count: 1.5,
    });
    server.store.clock.set('2026-05-04T12:02:00Z');
    await runMutation(`updateEmployee(id: ${sam}, input: { position: 1, team: 3 }) { id }`, manager);
    server.store.clock.set('2026-05-04T12:03:00Z');
    await runMutation('createAccessToken(name: "Excel", expiresOn: "2026-06-01") { token }', manager);
  });

  it('lists changes of settings, people and tokens among the changes of deals, with formatted values', async () => {
    const { rows, totalCount } = await queryChanges('', admin);
    expect(totalCount).toBe(5);
    const commonFields = { employee: { id: manager.employeeId }, door: 'SCREEN', number: null };
    expect(rows.slice(0, 3)).toEqual([
      {
        ...commonFields,
        id: expect.stringMatching(/^accessToken \d+$/),
        kind: 'ACCESS_TOKEN',
        action: 'RECORD',
        month: null,
        name: 'Excel',
        person: { id: manager.employeeId },
        fields: [
          { field: 'ACCESS_TOKEN_NAME', from: null, to: 'Excel' },
          { field: 'ACCESS_TOKEN_EXPIRES_ON', from: null, to: '2026-06-01' },
        ],
      },
      {
        ...commonFields,
        id: expect.any(String),
        kind: 'EMPLOYEE',
        action: 'AMEND',
        month: null,
        name: 'Sam Rivera',
        person: { id: sam },
        fields: [
          { field: 'EMPLOYEE_TEAM', from: 'A', to: 'B' },
          { field: 'EMPLOYEE_POSITION', from: 'salesperson', to: 'sales manager' },
        ],
      },
      {
        ...commonFields,
        id: expect.any(String),
        kind: 'VACATION',
        action: 'RECORD',
        door: 'REST',
        month: '2026-05',
        name: null,
        person: { id: sam },
        fields: [{ field: 'VACATION_UNITS', from: null, to: '1.5' }],
      },
    ]);
    expect(
      rows
        .slice(3)
        .map((row: { kind: string }) => row.kind)
        .toSorted(),
    ).toEqual(['DEAL', 'POT']);
  });

  it('filters changes by kind, field and source, and finds only changes of deals when the filter has a deal number', async () => {
    const listKinds = async (filter: string) =>
      (await queryChanges(filter, admin)).rows.map((row: { kind: string }) => row.kind);
    expect(await listKinds(', kind: POT')).toEqual(['POT']);
    expect(await listKinds(', door: REST')).toEqual(['VACATION']);
    expect(await listKinds(', number: 5401')).toEqual(['DEAL']);
    expect(await listKinds(', kind: POT, number: 5401')).toEqual([]);
    const { rows, totalCount } = await queryChanges(', field: EMPLOYEE_TEAM', admin);
    expect([totalCount, rows[0].fields]).toEqual([1, [{ field: 'EMPLOYEE_TEAM', from: 'A', to: 'B' }]]);
  });

  it('exports one line for each changed field', async () => {
    const range = 'start=2026-05-04&end=2026-05-04';
    const exportLines = async (path: string) =>
      (await manager.get(`/api/exports/changes.csv?${path}`)).text.replace(/^\uFEFF/, '').split('\r\n');
    const authorName = (
      await server.store.database.row<{ name: string }>(
        `select name from employee where id = ${manager.employeeId}`,
      )
    )?.name;
    expect(await exportLines(`${range}&kind=EMPLOYEE&linesOnly=1`)).toEqual([
      'Day,Time,By,Type,Deal,Customer,Month,Subject,Action,Field,From,To,Source,Origin',
      `2026-05-04,12:02,${authorName},employee,,,,Sam Rivera,amend,team,A,B,App,`,
      `2026-05-04,12:02,${authorName},employee,,,,Sam Rivera,amend,position,salesperson,sales manager,App,`,
      '',
    ]);
    expect((await exportLines(`${range}&field=CUSTOMER_NAME&door=SCREEN`)).slice(0, 7)).toEqual([
      'Changes',
      '05/04/2026',
      'Field: customer name',
      'Source: App',
      expect.stringMatching(/^Exported/),
      '',
      'Day,Time,By,Type,Deal,Customer,Month,Subject,Action,Field,From,To,Source,Origin',
    ]);
    const listedChanges = await queryChanges('', manager);
    const fields = listedChanges.rows.flatMap((row: { fields: unknown[] }) => row.fields);
    expect(await exportLines(`${range}&linesOnly=1`)).toHaveLength(fields.length + 2);
    expect((await manager.get(`/api/exports/changes.csv?${range}&kind=ACCESS_TOKEN`)).status).toBe(403);
  });

  it.each([
    [0, ['DEAL', 'POT', 'VACATION']],
    [4, ['DEAL', 'EMPLOYEE', 'POT', 'VACATION']],
    [5, ['ACCESS_TOKEN', 'DEAL', 'EMPLOYEE', 'POT', 'VACATION']],
    [6, ['DEAL', 'POT', 'VACATION']],
  ] as const)('returns to position %i only changes of the kinds %p', async (position, kinds) => {
    const client = await server.signInAs(position);
    const { rows } = await queryChanges('', client);
    expect(rows.map((row: { kind: string }) => row.kind).toSorted()).toEqual(kinds);
    const people = await queryChanges(', kind: EMPLOYEE', client);
    expect(people === 'FORBIDDEN').toBe(!(kinds as readonly string[]).includes('EMPLOYEE'));
    const tokens = await queryChanges(', field: ACCESS_TOKEN_NAME', client);
    expect(tokens === 'FORBIDDEN').toBe(!(kinds as readonly string[]).includes('ACCESS_TOKEN'));
  });
});
