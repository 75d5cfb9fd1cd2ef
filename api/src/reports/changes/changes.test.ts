import type { Position } from '../../rules/people/positions.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.as(3);
});
afterAll(() => server.stop());

const historyOf = (number: number, client = manager) =>
  client.graphql(
    `query ($number: Int!) {
      dealHistory(number: $number) { action changedAt employee { id } fields { field from to } }
    }`,
    { number },
  );

const write = async (mutation: string, client = manager) => {
  const { errors } = await client.graphql(`mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
};

it('shows the newest change first: who, when, and every field of it in words', async () => {
  const { store } = server;
  const office = await server.as(4);
  const closer = await store.employee({ name: 'Sam Rivera', team: 2 });
  store.clock.set('2026-03-02T15:00:00Z');
  await write(`recordDeal(number: 5001, input: { customerName: "Ada Byron" }) { number }`);
  store.clock.set('2026-03-03T16:30:00Z');
  await write(`amendDeal(number: 5001, input: {
    closerId: ${closer}, deliveryStatus: DEL, deliveryDate: "2026-03-03", tradeStatus: TRADE_X2
  }) { number }`);
  await write('setDealGross(number: 5001, frontGross: "(1,234.50)") { number }');
  await write('reviewDeal(number: 5001, isUpdated: true) { number }', office);

  const { data } = await historyOf(5001);
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

it('goes with the deal to its new number, and not to another deal that gets the old one', async () => {
  await write('recordDeal(number: 5101, input: { notes: "first" }) { number }');
  await write('renumberDeal(number: 5101, newNumber: 5102) { number }');
  await write('recordDeal(number: 5101, input: { notes: "second" }) { number }');

  const { data: renumbered } = await historyOf(5102);
  expect(renumbered.dealHistory).toMatchObject([
    { action: 'RENUMBER', fields: [{ field: 'NUMBER', from: '5101', to: '5102' }] },
    { action: 'RECORD' },
  ]);
  const { data: other } = await historyOf(5101);
  expect(other.dealHistory).toHaveLength(1);
  expect(other.dealHistory[0].fields).toContainEqual({ field: 'NOTES', from: null, to: 'second' });
});

it('is empty for a deal that nobody has touched here, and for everyone signed in to read', async () => {
  const number = await server.store.deal();
  const { data } = await historyOf(number, await server.as(0));
  expect(data.dealHistory).toEqual([]);
});

it('says by which door a change came', async () => {
  const number = await server.store.deal({ notes: 'old' });
  await write(`setDealGross(number: ${number}, frontGross: "10") { number }`);
  await manager.put(`/api/deals/updatedeal?dealId=${number}`, { notes: 'new' });
  const { data } = await manager.graphql(`{ dealHistory(number: ${number}) { door origin } }`);
  expect(data.dealHistory).toEqual([
    { door: 'REST', origin: null },
    { door: 'SCREEN', origin: null },
  ]);
});

it('knows no deal that is not there', async () => {
  const { errors } = await historyOf(999_999);
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

describe('all changes', () => {
  const changes = async (filter: string, client = office) => {
    const { data, errors } = await client.graphql(
      `{ changes(${filter}) { totalCount rows { number numberNow action employee { id } fields { field from to } } } }`,
    );
    return errors?.[0]?.extensions?.code ?? data.changes;
  };
  const DAY = 'start: "2026-04-02", end: "2026-04-02"';
  let office: TestClient;
  let typist: TestClient;

  /** Someone who signs in at that instant. */
  const signedInAt = (instant: string, position: Position): Promise<TestClient> => {
    server.store.clock.set(instant);
    return server.as(position);
  };

  beforeAll(async () => {
    typist = await signedInAt('2026-04-01T23:59:59Z', 3);
    await write('recordDeal(number: 5301, input: { customerName: "Before" }) { number }', typist);
    typist = await signedInAt('2026-04-02T00:00:00Z', 3);
    await write('recordDeal(number: 5302, input: { customerName: "Ada" }) { number }', typist);
    await write('setDealGross(number: 5301, frontGross: "10") { number }', typist);
    office = await server.as(4);
    await write('reviewDeal(number: 5301, isUpdated: true) { number }', office);
    await write('deleteDeal(number: 5302)', typist);
    const later = await signedInAt('2026-04-03T00:00:00Z', 3);
    await write('setDealGross(number: 5301, frontGross: "11") { number }', later);
    office = await server.asEmployee(office.employeeId);
  });

  it('are those of the store’s days, the newest first, of deleted deals too', async () => {
    const { rows, totalCount } = await changes(DAY);
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
      employee: { id: typist.employeeId },
      fields: [{ field: 'FRONT_GROSS', from: null, to: '10.00' }],
    });
  });

  it('are filtered by who, which deal and which field, and paged', async () => {
    expect((await changes(`${DAY}, employeeId: ${office.employeeId}`)).totalCount).toBe(1);
    expect((await changes(`${DAY}, number: 5302`)).totalCount).toBe(2);
    const named = await changes(`${DAY}, field: CUSTOMER_NAME`);
    expect(named.rows.map((row: { fields: unknown }) => row.fields)).toEqual([
      [{ field: 'CUSTOMER_NAME', from: 'Ada', to: null }],
      [{ field: 'CUSTOMER_NAME', from: null, to: 'Ada' }],
    ]);
    expect((await changes(`${DAY}, door: SCREEN`)).totalCount).toBe(4);
    expect((await changes(`${DAY}, door: REST`)).totalCount).toBe(0);
    const page = await changes(`${DAY}, offset: 1, limit: 1`);
    expect([page.totalCount, page.rows.length, page.rows[0].number]).toEqual([4, 1, 5301]);
  });

  it.each(['start: "2026-04-02", end: "2026-04-01"', `${DAY}, limit: 101`, `${DAY}, number: 0`])(
    'refuse %s',
    async filter => {
      expect(await changes(filter)).toBe('BAD_INPUT');
    },
  );
});

describe('changes of all that is no deal', () => {
  const DAY = 'start: "2026-05-04", end: "2026-05-04"';
  let sam: number;
  let manager: TestClient;
  let admin: TestClient;

  const changes = async (filter: string, client: TestClient) => {
    const { data, errors } = await client.graphql(
      `{ changes(${DAY}${filter}) { totalCount rows {
        id kind action number month name person { id } employee { id } door fields { field from to }
      } } }`,
    );
    return errors?.[0]?.extensions?.code ?? data.changes;
  };

  beforeAll(async () => {
    server.store.clock.set('2026-05-04T12:00:00Z');
    sam = await server.store.employee({ name: 'Sam Rivera', team: 2 });
    manager = await server.as(3);
    admin = await server.as(5);
    await write('setMonthPot(month: "2026-05", total: "2500") { total }', manager);
    await write('recordDeal(number: 5401, input: { customerName: "Ada" }) { number }', manager);
    server.store.clock.set('2026-05-04T12:01:00Z');
    await manager.put('/api/settings/updatevacationunits', {
      employee_id: sam,
      month: '2026-05',
      unit_count: 1.5,
    });
    server.store.clock.set('2026-05-04T12:02:00Z');
    await write(`updateEmployee(id: ${sam}, input: { position: 1, team: 3 }) { id }`, manager);
    server.store.clock.set('2026-05-04T12:03:00Z');
    await write('createAccessToken(name: "Excel", expiresOn: "2026-06-01") { token }', manager);
  });

  it('stand among those of deals: who, what of, from what to what, in words', async () => {
    const { rows, totalCount } = await changes('', admin);
    expect(totalCount).toBe(5);
    const who = { employee: { id: manager.employeeId }, door: 'SCREEN', number: null };
    expect(rows.slice(0, 3)).toEqual([
      {
        ...who,
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
        ...who,
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
        ...who,
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

  it('are filtered by kind, field and door; a deal’s number finds nothing else', async () => {
    const kinds = async (filter: string) =>
      (await changes(filter, admin)).rows.map((row: { kind: string }) => row.kind);
    expect(await kinds(', kind: POT')).toEqual(['POT']);
    expect(await kinds(', door: REST')).toEqual(['VACATION']);
    expect(await kinds(', number: 5401')).toEqual(['DEAL']);
    expect(await kinds(', kind: POT, number: 5401')).toEqual([]);
    const { rows, totalCount } = await changes(', field: EMPLOYEE_TEAM', admin);
    expect([totalCount, rows[0].fields]).toEqual([1, [{ field: 'EMPLOYEE_TEAM', from: 'A', to: 'B' }]]);
  });

  it('are a file, a line for each field', async () => {
    const range = 'start=2026-05-04&end=2026-05-04';
    const lines = async (path: string) =>
      (await manager.get(`/api/exports/changes.csv?${path}`)).text.replace(/^\uFEFF/, '').split('\r\n');
    const by = (
      await server.store.database.row<{ name: string }>(
        `select name from employee where id = ${manager.employeeId}`,
      )
    )?.name;
    expect(await lines(`${range}&kind=EMPLOYEE&linesOnly=1`)).toEqual([
      'Day,Time,By,What,Deal,Customer,Month,Of,Done,Field,From,To,Came by,Origin',
      `2026-05-04,12:02,${by},employee,,,,Sam Rivera,amend,team,A,B,screen,`,
      `2026-05-04,12:02,${by},employee,,,,Sam Rivera,amend,position,salesperson,sales manager,screen,`,
      '',
    ]);
    expect((await lines(`${range}&field=CUSTOMER_NAME&door=SCREEN`)).slice(0, 7)).toEqual([
      'Changes',
      '05/04/2026',
      'Field: customer name',
      'Came by: screen',
      expect.stringMatching(/^Exported/),
      '',
      'Day,Time,By,What,Deal,Customer,Month,Of,Done,Field,From,To,Came by,Origin',
    ]);
    const shown = await changes('', manager);
    const fields = shown.rows.flatMap((row: { fields: unknown[] }) => row.fields);
    expect(await lines(`${range}&linesOnly=1`)).toHaveLength(fields.length + 2);
    expect((await manager.get(`/api/exports/changes.csv?${range}&kind=ACCESS_TOKEN`)).status).toBe(403);
  });

  it.each([
    [0, ['DEAL', 'POT', 'VACATION']],
    [4, ['DEAL', 'EMPLOYEE', 'POT', 'VACATION']],
    [5, ['ACCESS_TOKEN', 'DEAL', 'EMPLOYEE', 'POT', 'VACATION']],
    [6, ['DEAL', 'POT', 'VACATION']],
  ] as const)('position %i reads %p', async (position, kinds) => {
    const client = await server.as(position);
    const { rows } = await changes('', client);
    expect(rows.map((row: { kind: string }) => row.kind).toSorted()).toEqual(kinds);
    const people = await changes(', kind: EMPLOYEE', client);
    expect(people === 'FORBIDDEN').toBe(!(kinds as readonly string[]).includes('EMPLOYEE'));
    const tokens = await changes(', field: ACCESS_TOKEN_NAME', client);
    expect(tokens === 'FORBIDDEN').toBe(!(kinds as readonly string[]).includes('ACCESS_TOKEN'));
  });
});
