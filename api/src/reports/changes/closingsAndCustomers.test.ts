import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const write = async (mutation: string) => {
  const { errors } = await manager.graphql(`mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
};

describe('the customer of a change', () => {
  const DAY = 'start: "2026-06-02", end: "2026-06-02"';
  const told = async (filter: string) => {
    const { data } = await manager.graphql(
      `{ changes(${DAY}, ${filter}) { totalCount rows { action number customerName } } }`,
    );
    return data.changes.rows.map(
      (row: { action: string; number: number; customerName: string }) =>
        `${row.action} ${row.number} ${row.customerName}`,
    );
  };

  beforeAll(async () => {
    server.store.clock.set('2026-06-02T12:00:00Z');
    manager = await server.as(3);
    await write('recordDeal(number: 5601, input: { customerName: "Ada 100% Byron" }) { number }');
    server.store.clock.set('2026-06-02T12:01:00Z');
    await write('amendDeal(number: 5601, input: { customerName: "Grace Hopper" }) { number }');
    server.store.clock.set('2026-06-02T12:02:00Z');
    await write('recordDeal(number: 5602, input: { customerName: "Alan Turing" }) { number }');
    server.store.clock.set('2026-06-02T12:03:00Z');
    await write('deleteDeal(number: 5602)');
  });

  it('is the deal’s of now; of a deleted deal, the one that it was deleted with; and finds its changes', async () => {
    const grace = ['AMEND 5601 Grace Hopper', 'RECORD 5601 Grace Hopper'];
    const alan = ['DELETE 5602 Alan Turing', 'RECORD 5602 Alan Turing'];
    expect(await told('search: " "')).toEqual([...alan, ...grace]);
    expect(await told('search: "hOPPer"')).toEqual(grace);
    expect(await told('search: "turing"')).toEqual(alan);
    expect(await told('search: "#5602"')).toEqual(alan);
    expect(await told('search: "Byron"')).toEqual([]);
    expect(await told('search: "%"')).toEqual([]);
    expect(await told('search: "999999999999"')).toEqual([]);
    expect(await told('search: "turing", kind: POT')).toEqual([]);
  });

  it('finds deals alone: who may not read people does not find one by a name, and nobody without a session finds anything', async () => {
    const anyone = await server.as(0);
    const query = `{ changes(${DAY}, search: "hopper") { rows { kind } } }`;
    const { data } = await anyone.graphql(query);
    expect(data.changes.rows).toEqual([{ kind: 'DEAL' }, { kind: 'DEAL' }]);
    const { errors } = await anyone.graphql(query.replace('search', 'kind: EMPLOYEE, search'));
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
    const file = '/api/exports/changes.csv?start=2026-06-02&end=2026-06-02&search=hopper';
    expect((await anyone.get(`${file}&kind=EMPLOYEE`)).status).toBe(403);
    expect((await fetch(server.baseUrl + file)).status).toBe(401);
  });

  it('stands in the file, which the search narrows, too', async () => {
    const { text } = await manager.get(
      '/api/exports/changes.csv?start=2026-06-02&end=2026-06-02&linesOnly=1&search=hopper',
    );
    const lines = text.trim().split('\r\n').slice(1);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter((line: string) => !line.includes(',5601,Grace Hopper,'))).toEqual([]);
  });
});

describe('a closing', () => {
  const DAY = 'start: "2027-02-03", end: "2027-02-03"';
  const told = async (filter: string) => {
    const { data, errors } = await manager.graphql(`{ changes(${DAY}${filter}) { totalCount rows {
      kind action number closingId frozen { number numberNow customerName } } } }`);
    expect(errors).toBeUndefined();
    return data.changes;
  };
  const close = async () => {
    const { data } = await manager.graphql('{ monthToClose(month: "2027-01") { figuresId } }');
    await write(`closeMonth(month: "2027-01", figuresId: "${data.monthToClose.figuresId}") { id }`);
  };

  it('is one entry with the deals that it froze, and leads to what was closed', async () => {
    const { store } = server;
    store.clock.set('2027-02-03T12:00:00Z');
    manager = await server.as(3);
    const closer = await store.employee({ team: 2 });
    const number = await store.deal({
      closer_id: closer,
      added_date: '2027-01-10',
      customer_name: 'Ada Byron',
    });
    await close();
    store.clock.set('2027-02-03T12:01:00Z');
    await write('reopenMonth(month: "2027-01", reason: "Gross was missing") { id }');
    store.clock.set('2027-02-03T12:02:00Z');
    await close();
    const closings = await store.database.rows<{ id: number }>(
      "select id from month_closing where month = '2027-01-01' order by id",
    );
    const [first, second] = closings.map(({ id }) => id);
    const frozen = [{ number, numberNow: number, customerName: 'Ada Byron' }];
    const month = { kind: 'MONTH', number: null };
    const entries = [
      { ...month, action: 'RECORD', closingId: second, frozen: [] },
      { ...month, action: 'AMEND', closingId: first, frozen: null },
      { ...month, action: 'RECORD', closingId: first, frozen },
    ];
    const all = await told('');
    expect(all.rows.filter((row: { kind: string }) => row.kind !== 'POT')).toEqual(entries);
    expect(all.totalCount).toBe(all.rows.length);
    expect((await told(', kind: MONTH')).rows).toEqual(entries);
    const own = [{ kind: 'DEAL', action: 'AMEND', number, closingId: null, frozen: null }];
    expect((await told(', search: "ada b"')).rows).toEqual(own);
    expect((await told(', kind: DEAL')).rows).toEqual(own);
    expect((await told(', field: CLOSER_TEAM_FINAL')).rows).toEqual(own);
    const byStore = await told(', door: STORE');
    expect(byStore.rows.filter((row: { kind: string }) => row.kind === 'DEAL')).toEqual(own);
  });
});

it('a file of many parts has each change once, the newest first, also of one instant', async () => {
  const { database } = server.store;
  const at = "'2028-05-02T12:00:00.000400Z'";
  await database.rows(`insert into deal_change (id, deal_id, deal_number, deal_version, action, changed_at, field, to_value)
    overriding system value
    select 9000000 + n, 900000 + n / 2, 700000 + n / 2, 1, 'record', ${at}, case n % 2 when 0 then 'notes' else 'carInfo' end, n
    from generate_series(0, 1199) n`);
  // The 250th change, where a part ends, has the instant and the id of one of another table.
  await database.rows(`insert into store_change (id, noun, action, month, changed_at, door, fields)
    overriding system value
    values (9000000 + 1199 - 2 * 249, 'pot', 'add', '2028-05-01', ${at}, 'screen', '[{"field":"total","from":null,"to":"1.00"}]')`);
  manager = await server.as(3);
  const { text } = await manager.get('/api/exports/changes.csv?start=2028-05-02&end=2028-05-02&linesOnly=1');
  const lines = text.trim().split('\r\n').slice(1);
  const numbers = lines.map((line: string) => line.split(',')[4]).filter(Boolean);
  const expected = Array.from({ length: 1200 }, (_, n) => String(700_599 - Math.floor(n / 2)));
  expect(numbers).toEqual(expected);
  expect(lines.length).toBe(1201);
});
