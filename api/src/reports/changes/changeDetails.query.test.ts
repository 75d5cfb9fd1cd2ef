import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const runMutation = async (mutation: string) => {
  const { errors } = await manager.graphql(`mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
};

describe('customer of a change', () => {
  const DAY = 'start: "2026-06-02", end: "2026-06-02"';
  const queryChanges = async (filter: string) => {
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
    manager = await server.signInAs(3);
    await runMutation('recordDeal(number: 5601, input: { customerName: "Ada 100% Byron" }) { number }');
    server.store.clock.set('2026-06-02T12:01:00Z');
    await runMutation('amendDeal(number: 5601, input: { customerName: "Grace Hopper" }) { number }');
    server.store.clock.set('2026-06-02T12:02:00Z');
    await runMutation('recordDeal(number: 5602, input: { customerName: "Alan Turing" }) { number }');
    server.store.clock.set('2026-06-02T12:03:00Z');
    await runMutation('deleteDeal(number: 5602)');
  });

  it('shows the customer of a deal, or the customer that a deleted deal had, and finds the changes by that customer', async () => {
    const grace = ['AMEND 5601 Grace Hopper', 'RECORD 5601 Grace Hopper'];
    const alan = ['DELETE 5602 Alan Turing', 'RECORD 5602 Alan Turing'];
    expect(await queryChanges('search: " "')).toEqual([...alan, ...grace]);
    expect(await queryChanges('search: "hOPPer"')).toEqual(grace);
    expect(await queryChanges('search: "turing"')).toEqual(alan);
    expect(await queryChanges('search: "#5602"')).toEqual(alan);
    expect(await queryChanges('search: "Byron"')).toEqual([]);
    expect(await queryChanges('search: "%"')).toEqual([]);
    expect(await queryChanges('search: "999999999999"')).toEqual([]);
    expect(await queryChanges('search: "turing", kind: POT')).toEqual([]);
  });

  it('finds only changes of deals by a customer, and rejects requests without the right or without a session', async () => {
    const salesperson = await server.signInAs(0);
    const query = `{ changes(${DAY}, search: "hopper") { rows { kind } } }`;
    const { data } = await salesperson.graphql(query);
    expect(data.changes.rows).toEqual([{ kind: 'DEAL' }, { kind: 'DEAL' }]);
    const { errors } = await salesperson.graphql(query.replace('search', 'kind: EMPLOYEE, search'));
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
    const file = '/api/exports/changes.csv?start=2026-06-02&end=2026-06-02&search=hopper';
    expect((await salesperson.get(`${file}&kind=EMPLOYEE`)).status).toBe(403);
    expect((await fetch(server.baseUrl + file)).status).toBe(401);
  });

  it('includes the customer in the exported file, and applies the search to the exported changes', async () => {
    const { text } = await manager.get(
      '/api/exports/changes.csv?start=2026-06-02&end=2026-06-02&linesOnly=1&search=hopper',
    );
    const lines = text.trim().split('\r\n').slice(1);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter((line: string) => !line.includes(',5601,Grace Hopper,'))).toEqual([]);
  });
});

describe('closing of a month', () => {
  const DAY = 'start: "2027-02-03", end: "2027-02-03"';
  const queryChanges = async (filter: string) => {
    const { data, errors } = await manager.graphql(`{ changes(${DAY}${filter}) { totalCount rows {
      kind action number closingId frozen { number numberNow customerName } } } }`);
    expect(errors).toBeUndefined();
    return data.changes;
  };
  const closeJanuary = async () => {
    const { data } = await manager.graphql('{ monthToClose(month: "2027-01") { figuresId } }');
    await runMutation(`closeMonth(month: "2027-01", figuresId: "${data.monthToClose.figuresId}") { id }`);
  };

  it('shows the closing of a month as one change, with its id and the deals that it froze', async () => {
    const { store } = server;
    store.clock.set('2027-02-03T12:00:00Z');
    manager = await server.signInAs(3);
    const closer = await store.insertEmployee({ team: 2 });
    const number = await store.insertDeal({
      closer_id: closer,
      added_date: '2027-01-10',
      customer_name: 'Ada Byron',
    });
    await closeJanuary();
    store.clock.set('2027-02-03T12:01:00Z');
    await runMutation('reopenMonth(month: "2027-01", reason: "Gross was missing") { id }');
    store.clock.set('2027-02-03T12:02:00Z');
    await closeJanuary();
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
    const all = await queryChanges('');
    expect(all.rows.filter((row: { kind: string }) => row.kind !== 'POT')).toEqual(entries);
    expect(all.totalCount).toBe(all.rows.length);
    expect((await queryChanges(', kind: MONTH')).rows).toEqual(entries);
    const dealChange = [{ kind: 'DEAL', action: 'AMEND', number, closingId: null, frozen: null }];
    expect((await queryChanges(', search: "ada b"')).rows).toEqual(dealChange);
    expect((await queryChanges(', kind: DEAL')).rows).toEqual(dealChange);
    expect((await queryChanges(', field: CLOSER_TEAM_FINAL')).rows).toEqual(dealChange);
    const byStore = await queryChanges(', door: STORE');
    expect(byStore.rows.filter((row: { kind: string }) => row.kind === 'DEAL')).toEqual(dealChange);
  });
});

it('exports each change once, newest first, even when changes of the same instant are in two batches', async () => {
  const { database } = server.store;
  const at = "'2028-05-02T12:00:00.000400Z'";
  await database.rows(`insert into deal_change (id, deal_id, deal_number, deal_version, action, changed_at, field, to_value)
    overriding system value
    select 9000000 + n, 900000 + n / 2, 700000 + n / 2, 1, 'record', ${at}, case n % 2 when 0 then 'notes' else 'carInfo' end, n
    from generate_series(0, 1199) n`);
  // The 250th change is the last change of a batch. A change in another table has the same instant and the
  // same id.
  await database.rows(`insert into store_change (id, noun, action, month, changed_at, door, fields)
    overriding system value
    values (9000000 + 1199 - 2 * 249, 'pot', 'add', '2028-05-01', ${at}, 'screen', '[{"field":"total","from":null,"to":"1.00"}]')`);
  manager = await server.signInAs(3);
  const { text } = await manager.get('/api/exports/changes.csv?start=2028-05-02&end=2028-05-02&linesOnly=1');
  const lines = text.trim().split('\r\n').slice(1);
  const numbers = lines.map((line: string) => line.split(',')[4]).filter(Boolean);
  const expected = Array.from({ length: 1200 }, (_, n) => String(700_599 - Math.floor(n / 2)));
  expect(numbers).toEqual(expected);
  expect(lines.length).toBe(1201);
});
