import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { POSITIONS } from '../rules/people/positions.ts';
import { sentTo } from '../testing/arbitraryInput.ts';
import { FUZZING_MS, fuzzing } from '../testing/fuzzing.ts';
import { graphqlOperations } from '../testing/graphqlOperations.ts';
import { hostileBody, hostileHeaders, hostileValue } from '../testing/hostileValues.ts';
import { addressOf } from '../testing/restRequests.ts';
import { checksumOf } from '../testing/storeDump.ts';
import { type Answer, type TestClient, TestServer } from '../testing/testServer.ts';
import { restCalls } from './restCalls.ts';

let server: TestServer;
let provider: Server;

beforeAll(async () => {
  provider = createServer((_req, res) => res.writeHead(401).end()).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  server = await TestServer.start({
    MICROSOFT_GRAPH_URL: `http://127.0.0.1:${port}`,
    // What is refused for coming too often was not looked at.
    QUERY_BUDGET: '1000000000',
    ANALYSIS_BUDGET: '1000000000',
    FAILED_TRIES: '1000000',
  });
  for (let number = 1; number <= 6; number++) {
    await server.store.deal({ number, closer_id: await server.store.employee({ position: 1 }) });
    await server.store.up('2026-06-17', { employee_id: number });
  }
});
afterAll(async () => {
  await server.stop();
  provider.close();
});

/** Words of a database, a stack or a page: none of them may reach a client. */
const INSIDE =
  /<html|<!doctype|Invalid \w+:|node_modules|\bat (?:async |new )?(?:[^\s"]+ )?[^\s"]+:\d+:\d+|select |insert into|syntax error at|violates|relation "|pg_|SQLSTATE/i;

/** Anything but a success is a refusal in plain words, whatever was sent. */
function expectPlain({ status, text }: Answer): void {
  expect(status).toBeLessThan(500);
  if (status >= 400) expect(text).not.toMatch(INSIDE);
}

describe('REST', () => {
  const nothing = fc.constant({});

  /** What is sent to a call: mostly fields that it has, now and then a body or headers that nobody should send. */
  const requestTo = ({ params, query, body }: (typeof restCalls)[number]) =>
    fc.record({
      params: params ? sentTo(params) : nothing,
      query: query ? sentTo(query) : fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 }),
      body: fc.oneof(
        { weight: 8, arbitrary: body ? sentTo(body) : fc.constant(undefined) },
        { weight: 1, arbitrary: hostileBody },
        { weight: 1, arbitrary: hostileValue },
      ),
      headers: fc.oneof({ weight: 8, arbitrary: nothing }, { weight: 1, arbitrary: hostileHeaders }),
    });

  it.each(restCalls.map(call => [`${call.method} ${call.path}`, call] as const))(
    '%s refuses in plain words whatever it does not accept, and changes nothing then',
    async (_name, call) => {
      const client = await clientWith(call.right);
      const isRead = call.method === 'GET';
      let stored = await checksumOf(server.store.database);
      const property = fc.asyncProperty(requestTo(call), async ({ params, query, body, headers }) => {
        const sent = isRead ? undefined : body; // clients cannot send a GET with a body
        const answer = await client.send(call.method, addressOf(call.path, params, query), sent, headers);
        expectPlain(answer);
        const before = stored;
        stored = await checksumOf(server.store.database);
        if (isRead || answer.status >= 400) expect(stored).toBe(before);
      });
      await fc.assert(property, fuzzing(10));
    },
    FUZZING_MS,
  );
});

describe('GraphQL', () => {
  it(
    'refuses in plain words whatever an operation does not accept',
    async () => {
      for (const { query, sent } of await graphqlOperations()) {
        const admin = await server.as(5);
        const property = fc.asyncProperty(sent, async variables => {
          const answer = await admin.post('/graphql', { query, variables });
          expectPlain(answer);
          const codes = (answer.body.errors ?? []).map(codeOf);
          expect(codes).not.toContain('UNAVAILABLE');
          expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
          expect(JSON.stringify(answer.body.errors ?? [])).not.toMatch(INSIDE);
        });
        await fc.assert(property, fuzzing(10));
      }
    },
    FUZZING_MS,
  );

  it(
    'refuses in plain words whatever is no request of it',
    async () => {
      const admin = await server.as(5);
      const body = fc.oneof(
        hostileBody,
        hostileValue,
        fc.record({ query: hostileValue, variables: hostileValue }),
      );
      const property = fc.asyncProperty(body, hostileHeaders, async (sent, headers) => {
        expectPlain(await admin.send('POST', '/graphql', sent ?? null, headers));
      });
      await fc.assert(property, fuzzing(40));
    },
    FUZZING_MS,
  );

  const codeOf = (error: { extensions?: { code?: string } }) => error.extensions?.code;
});

it('refuses in plain words a megabyte of text, a long address and a bad one', async () => {
  const admin = await server.as(5);
  const answers = [
    await admin.put('/api/deals/updatedeal?dealId=1', { notes: 'é'.repeat(1_000_000) }),
    await admin.put('/api/deals/updatedeal?dealId=1', { notes: 'x'.repeat(900_000) }),
    await admin.get(`/api/deals/getdeals?date=${'2'.repeat(10_000)}`),
    await admin.get(`/api/deals/getdeals?date=${'2'.repeat(40_000)}`),
    await admin.get('/api/uplogs/row/%zz'),
    await admin.delete('/api/uplogs/row/%E0%A4%A'),
    await admin.get('/api/invites/verify/%00'),
    await admin.get(`/api/invites/verify/${'x'.repeat(5_000)}`),
  ];
  for (const answer of answers) {
    expectPlain(answer);
    expect(answer.body).toEqual({ message: expect.any(String), code: expect.any(String) });
  }
  expect(answers.map(each => each.status)).toEqual([413, 400, 400, 413, 400, 400, 404, 404]);
});

async function clientWith(right: (typeof restCalls)[number]['right']): Promise<TestClient> {
  const holder = POSITIONS.findLast(({ id }) => right?.({ position: id }));
  return holder ? server.as(holder.id) : server.anonymous;
}
