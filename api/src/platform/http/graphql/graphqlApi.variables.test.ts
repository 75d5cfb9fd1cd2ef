import { type TestClient, TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(async () => {
  manager = await server.signInAs(3);
});

describe('absent variable', () => {
  it('leaves its field unchanged, whereas a variable with the value null clears the field', async () => {
    const number = await server.store.insertDeal({ customer_name: 'Ada', notes: 'as it was' });
    const mutation = `mutation ($name: String, $notes: String) {
      amendDeal(number: ${number}, input: { customerName: $name, notes: $notes }) { customerName notes }
    }`;
    expect(await manager.graphql(mutation, { notes: 'new' })).toEqual({
      data: { amendDeal: { customerName: 'Ada', notes: 'new' } },
    });
    expect(await manager.graphql(mutation, { name: null })).toEqual({
      data: { amendDeal: { customerName: '', notes: 'new' } },
    });
  });

  it('does not filter a list, unless the absent variable is an element of a list of values', async () => {
    await server.store.insertDeal({ number: 5_901, car_type: 'New' });
    await server.store.insertDeal({ number: 5_902 });
    const list = `query ($type: CarType, $to: Int) {
      deals(where: { number: { min: 5901, max: $to }, carTypes: [NEW, $type] }) { nodes { number } }
    }`;
    const fetchNumbers = async (variables: object) =>
      (await manager.graphql(list, variables)).data.deals.nodes;
    expect(await fetchNumbers({})).toEqual([{ number: 5_901 }, { number: 5_902 }]); // as an element of a list, an absent variable is null, which matches blank
    expect(await fetchNumbers({ type: 'USED', to: 9_999 })).toEqual([{ number: 5_901 }]);
    expect(await fetchNumbers({ to: 5_901 })).toEqual([{ number: 5_901 }]);
  });

  it('uses its default value, even if the variable must not be null', async () => {
    const number = await server.store.insertDeal();
    const query = `query ($number: Int! = ${number}) { deal(number: $number) { number } }`;
    expect(await manager.graphql(query)).toEqual({ data: { deal: { number } } });
    const otherNumber = await server.store.insertDeal();
    expect(await manager.graphql(query, { number: otherNumber })).toEqual({
      data: { deal: { number: otherNumber } },
    });
    const { errors } = await manager.graphql(query, { number: null });
    expect(errors).toEqual([expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT' } })]);
  });
});

it('rejects a list as the value of an object variable', async () => {
  const list = 'query ($where: DealFilter) { deals(where: $where) { totalCount } }';
  const { status, body } = await manager.post('/graphql', { query: list, variables: { where: [] } });
  expect([status, body.errors]).toEqual([
    400,
    [{ message: 'Expected type "DealFilter" to be an object.', extensions: { code: 'BAD_USER_INPUT' } }],
  ]);
});

it('returns the fields of a fragment that is spread twice, once under a false condition', async () => {
  const query = `query ($no: Boolean!) { ...Me @include(if: $no) ...Me } fragment Me on Query { viewer { id } }`;
  expect(await manager.graphql(query, { no: false })).toEqual({
    data: { viewer: { id: manager.employeeId } },
  });
});

it.each([
  ['lists', `{ deals(where: { search: ${'['.repeat(5_000)} }) { totalCount } }`],
  ['objects', `{ deals(where: ${'{ search: '.repeat(2_000)} }`],
  ['fields', `{ viewer ${'{ a '.repeat(5_000)} }`],
])('rejects a query with %s that are nested too deeply', async (_what, query) => {
  const { status, body } = await manager.post('/graphql', { query });
  expect([status, body.errors]).toEqual([
    400,
    [expect.objectContaining({ extensions: { code: 'GRAPHQL_PARSE_FAILED' } })],
  ]);
});

it('rejects variables that are nested too deeply', async () => {
  const deep = `{"query": "{ viewer { id } }", "variables": {"a": ${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
  const { status, body } = await manager.post('/graphql', deep);
  expect([status, body.errors]).toEqual([
    400,
    [{ message: 'The request body is nested too deeply.', extensions: { code: 'BAD_INPUT' } }],
  ]);
});
