import fc from 'fast-check';
import type { Right } from '../rest/call.ts';
import { POSITIONS, type Position } from '../rules/people/positions.ts';
import { graphqlOperations, type Operation } from '../testing/graphqlOperations.ts';
import { graphqlRights } from '../testing/graphqlRights.ts';
import { sampled } from '../testing/repetitions.ts';
import { acceptedRequest } from '../testing/restRequests.ts';
import { checksumOf } from '../testing/storeDump.ts';
import { TestClient, TestServer } from '../testing/testServer.ts';
import { restCalls } from './restCalls.ts';

/**
 * One call of either door, sent with input that it accepts: all of it to show that it is refused, the least to show that
 * it is not, since some fields take a right of their own.
 */
interface Row {
  readonly name: string;
  /** Absent: anyone may. */
  readonly right: Right | undefined;
  send(client: TestClient, how: 'full' | 'least'): Promise<'allowed' | 'forbidden' | 'signed out'>;
}

let server: TestServer;
let rows: Row[];

beforeAll(async () => {
  server = await TestServer.start();
  for (let each = 0; each < 6; each++) {
    await server.store.deal({ number: each + 1, closer_id: await server.store.employee() });
    await server.store.up('2026-06-17');
  }
  rows = [...restCalls.map(restRow), ...(await graphqlOperations()).map(graphqlRow)];
});
afterAll(() => server.stop());

const POSITION_IDS = POSITIONS.map(position => position.id);

function restRow(call: (typeof restCalls)[number]): Row {
  const requests = { full: acceptedRequest(call, 'full'), least: acceptedRequest(call, 'least') };
  return {
    name: `${call.method} ${call.path}`,
    right: call.right,
    send: async (client, how) => {
      const { method, path, body } = requests[how];
      return verdict((await client.send(method, path, body)).status);
    },
  };
}

function graphqlRow({ name, query, accepted, least }: Operation): Row {
  const sample = (from: Operation['accepted']) => fc.sample(from, { numRuns: 1, seed: 6 })[0];
  const variables = { full: sample(accepted), least: sample(least) };
  return {
    name,
    right: graphqlRights[name],
    send: async (client, how) => {
      const { status, body } = await client.post('/graphql', { query, variables: variables[how] });
      const code = body.errors?.[0]?.extensions?.code;
      return verdict(code === 'FORBIDDEN' ? 403 : status);
    },
  };
}

const verdict = (status: number) =>
  status === 401 ? 'signed out' : status === 403 ? 'forbidden' : 'allowed';

/** As many as run at once of one person: on a busy machine one that waits in line might be refused for that. */
const AT_ONCE = 6;

/** Sends every row, and pairs its name with what was said. */
async function outcomeOf(
  some: readonly Row[],
  send: (row: Row) => ReturnType<Row['send']>,
): Promise<string[][]> {
  const outcome: string[][] = [];
  for (let from = 0; from < some.length; from += AT_ONCE) {
    const batch = some.slice(from, from + AT_ONCE);
    outcome.push(...(await Promise.all(batch.map(async row => [row.name, await send(row)]))));
  }
  return outcome;
}

/** Sends every row that is to be refused, and shows that it was, and that nothing in the store is another than before. */
async function expectRefusals(
  clientFor: (place: number) => TestClient,
  refused: readonly Row[],
  how: string,
): Promise<void> {
  const before = await checksumOf(server.store.database);
  const outcome = await outcomeOf(refused, row => row.send(clientFor(refused.indexOf(row)), 'full'));
  expect(outcome).toEqual(refused.map(row => [row.name, how]));
  expect(await checksumOf(server.store.database)).toBe(before);
}

it('has a right for every query and mutation, and for nothing else', async () => {
  const operations = await graphqlOperations();
  expect(Object.keys(graphqlRights).sort()).toEqual(operations.map(each => each.name).sort());
});

describe('who is not signed in, is refused all but the public calls, and changes nothing:', () => {
  const strangers: [string, (position: Position) => Promise<TestClient>][] = [
    ['a revoked session', revoked],
    ['one left idle', idle],
    ['a deactivated person', deactivated],
  ];

  it('the anonymous', () => expectSignedOut([server.anonymous]));

  it('garbage tokens', () =>
    expectSignedOut(
      ['x', 'x'.repeat(43), 'null', "' or true --"].map(token => new TestClient(server.baseUrl, token)),
    ));

  it.each(strangers)('%s of any position', async (_who, become) => {
    const clients: TestClient[] = [];
    for (const position of POSITION_IDS) clients.push(await become(position));
    await expectSignedOut(clients);
  });

  it('a display', async () => {
    const { body } = await server.anonymous.post('/api/displays/letters');
    const input = { name: 'Showroom', boards: ['LEADERBOARD'] };
    await (await server.as(1)).graphql(
      'mutation ($letters: String!, $input: DisplayInput!) { pairDisplay(letters: $letters, input: $input) { id } }',
      { letters: body.letters, input },
    );
    const display = server.holding(body.token);
    expect((await display.get('/api/displays/figures')).status).toBe(200);
    await expectSignedOut([display]);
  });

  const closed = () => rows.filter(row => row.right);

  /** Sends each call as one of the clients in rotation; with `FULL=1` as each of them. */
  async function expectSignedOut(clients: readonly TestClient[]): Promise<void> {
    for (const round of sampled([...clients.keys()], 1)) {
      const clientFor = (place: number) => clients[(place + round) % clients.length] as TestClient;
      await expectRefusals(clientFor, closed(), 'signed out');
    }
  }

  async function revoked(position: Position): Promise<TestClient> {
    const client = await server.as(position);
    expect((await client.post('/api/auth/logout')).status).toBe(204);
    return client;
  }

  async function idle(position: Position): Promise<TestClient> {
    const client = await server.as(position);
    server.store.clock.advance((server.config.session.idleMinutes + 1) * 60_000);
    return client;
  }

  async function deactivated(position: Position): Promise<TestClient> {
    const client = await server.as(position);
    await server.store.database.rows('update employee set is_active = false where id = $1', [
      client.employeeId,
    ]);
    return client;
  }
});

describe.each(POSITIONS)('a $title', ({ id }) => {
  it('is refused what is not theirs, and changes nothing', async () => {
    const refused = rows.filter(row => row.right && !row.right({ position: id }));
    const client = await server.as(id);
    await expectRefusals(() => client, refused, 'forbidden');
  });

  it('is let through to what is theirs', async () => {
    const own = rows.filter(each => each.right?.({ position: id }));
    const outcome = await outcomeOf(own, async row => {
      const client = await server.as(id); // signing out is among the calls
      return row.send(client, 'least');
    });
    expect(outcome).toEqual(own.map(row => [row.name, 'allowed']));
  });
});
