import fc from 'fast-check';
import type { CallRight } from '../platform/rest/restCall.ts';
import { POSITIONS, type Position } from '../rules/people/positions.ts';
import { type GraphqlOperation, listGraphqlOperations } from '../testing/api/graphqlOperations.ts';
import { graphqlRights } from '../testing/api/graphqlRights.ts';
import { takeSample } from '../testing/api/propertyTests.ts';
import { createValidRequest } from '../testing/api/restRequests.ts';
import { getStoreChecksum } from '../testing/postgres/storeDump.ts';
import { TestClient, TestServer } from '../testing/testServer.ts';
import { restCalls } from './restApi.ts';

/**
 * A call of either API with valid input.
 * The rejection tests send complete input. The tests of permitted calls send minimal input, because some
 * fields require an additional right.
 */
interface CallCase {
  readonly name: string;
  /** Absent if everyone may make the call. */
  readonly right: CallRight | undefined;
  send(client: TestClient, input: 'full' | 'least'): Promise<'allowed' | 'forbidden' | 'signed out'>;
}

let server: TestServer;
let cases: CallCase[];

beforeAll(async () => {
  server = await TestServer.start();
  for (let item = 0; item < 6; item++) {
    await server.store.insertDeal({ number: item + 1, closer_id: await server.store.insertEmployee() });
    await server.store.insertUp('2026-06-17');
  }
  cases = [...restCalls.map(restCase), ...(await listGraphqlOperations()).map(graphqlCase)];
});
afterAll(() => server.stop());

const POSITION_IDS = POSITIONS.map(position => position.id);

function restCase(call: (typeof restCalls)[number]): CallCase {
  const requests = { full: createValidRequest(call, 'full'), least: createValidRequest(call, 'least') };
  return {
    name: `${call.method} ${call.path}`,
    right: call.right,
    send: async (client, input) => {
      const { method, path, body } = requests[input];
      return toOutcome((await client.send(method, path, body)).status);
    },
  };
}

function graphqlCase({ name, query, validArguments, minimalArguments }: GraphqlOperation): CallCase {
  const sample = (from: GraphqlOperation['validArguments']) => fc.sample(from, { numRuns: 1, seed: 6 })[0];
  const variables = { full: sample(validArguments), least: sample(minimalArguments) };
  return {
    name,
    right: graphqlRights[name],
    send: async (client, input) => {
      const { status, body } = await client.post('/graphql', { query, variables: variables[input] });
      const code = body.errors?.[0]?.extensions?.code;
      return toOutcome(code === 'FORBIDDEN' ? 403 : status);
    },
  };
}

const toOutcome = (status: number) =>
  status === 401 ? 'signed out' : status === 403 ? 'forbidden' : 'allowed';

/**
 * The number of calls that one person makes at the same time. If it were higher, a busy machine might reject
 * waiting calls.
 */
const MAX_CONCURRENT_CALLS = 6;

/** Sends every call and pairs its name with the outcome. */
async function collectOutcomes(
  calls: readonly CallCase[],
  send: (row: CallCase) => ReturnType<CallCase['send']>,
): Promise<string[][]> {
  const outcomes: string[][] = [];
  for (let from = 0; from < calls.length; from += MAX_CONCURRENT_CALLS) {
    const batch = calls.slice(from, from + MAX_CONCURRENT_CALLS);
    outcomes.push(...(await Promise.all(batch.map(async row => [row.name, await send(row)]))));
  }
  return outcomes;
}

/** Expects every call to be rejected without any change of the store. */
async function expectRejections(
  getClient: (index: number) => TestClient,
  rejectedCases: readonly CallCase[],
  outcome: string,
): Promise<void> {
  const before = await getStoreChecksum(server.store.database);
  const outcomes = await collectOutcomes(rejectedCases, row =>
    row.send(getClient(rejectedCases.indexOf(row)), 'full'),
  );
  expect(outcomes).toEqual(rejectedCases.map(row => [row.name, outcome]));
  expect(await getStoreChecksum(server.store.database)).toBe(before);
}

it('has a right for exactly the existing queries and mutations', async () => {
  const operations = await listGraphqlOperations();
  expect(Object.keys(graphqlRights).sort()).toEqual(operations.map(item => item.name).sort());
});

describe('protected call', () => {
  const signedOutClients: [string, (position: Position) => Promise<TestClient>][] = [
    ['a revoked session', createRevokedClient],
    ['an idle session', createIdleClient],
    ['a deactivated person', createDeactivatedClient],
  ];

  it('rejects a caller without a token', () => expectSignedOut([server.anonymous]));

  it('rejects a caller with an invalid token', () =>
    expectSignedOut(
      ['x', 'x'.repeat(43), 'null', "' or true --"].map(token => new TestClient(server.baseUrl, token)),
    ));

  it.each(signedOutClients)('rejects %s, for every position', async (_caller, createClient) => {
    const clients: TestClient[] = [];
    for (const position of POSITION_IDS) clients.push(await createClient(position));
    await expectSignedOut(clients);
  });

  it('rejects the token of a display', async () => {
    const { body } = await server.anonymous.post('/api/displays/letters');
    const input = { name: 'Showroom', boards: ['LEADERBOARD'] };
    await (await server.signInAs(1)).graphql(
      'mutation ($letters: String!, $input: DisplayInput!) { pairDisplay(letters: $letters, input: $input) { id } }',
      { letters: body.letters, input },
    );
    const display = server.withToken(body.token);
    expect((await display.get('/api/displays/figures')).status).toBe(200);
    await expectSignedOut([display]);
  });

  const listProtectedCalls = () => cases.filter(row => row.right);

  /** Sends each call as one of the clients in rotation. With `FULL=1`, sends each call as each client. */
  async function expectSignedOut(clients: readonly TestClient[]): Promise<void> {
    for (const offset of takeSample([...clients.keys()], 1)) {
      const getClient = (index: number) => clients[(index + offset) % clients.length] as TestClient;
      await expectRejections(getClient, listProtectedCalls(), 'signed out');
    }
  }

  async function createRevokedClient(position: Position): Promise<TestClient> {
    const client = await server.signInAs(position);
    expect((await client.post('/api/auth/logout')).status).toBe(204);
    return client;
  }

  async function createIdleClient(position: Position): Promise<TestClient> {
    const client = await server.signInAs(position);
    server.store.clock.advance((server.config.session.idleMinutes + 1) * 60_000);
    return client;
  }

  async function createDeactivatedClient(position: Position): Promise<TestClient> {
    const client = await server.signInAs(position);
    await server.store.database.rows('update employee set is_active = false where id = $1', [
      client.employeeId,
    ]);
    return client;
  }
});

describe.each(POSITIONS)('a $title', ({ id }) => {
  it('receives FORBIDDEN for calls that the position does not permit, and changes nothing', async () => {
    const rejectedCases = cases.filter(row => row.right && !row.right({ position: id }));
    const client = await server.signInAs(id);
    await expectRejections(() => client, rejectedCases, 'forbidden');
  });

  it('succeeds with the calls that the position permits', async () => {
    const permittedCases = cases.filter(item => item.right?.({ position: id }));
    const outcomes = await collectOutcomes(permittedCases, async row => {
      const client = await server.signInAs(id); // one of the permitted calls signs out the client
      return row.send(client, 'least');
    });
    expect(outcomes).toEqual(permittedCases.map(row => [row.name, 'allowed']));
  });
});
