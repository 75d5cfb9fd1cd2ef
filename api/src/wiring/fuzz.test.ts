import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { POSITIONS } from '../rules/people/positions.ts';
import { mostlyValidInput } from '../testing/api/arbitraryInput.ts';
import { listGraphqlOperations } from '../testing/api/graphqlOperations.ts';
import { hostileBody, hostileHeaders, hostileValue } from '../testing/api/hostileValues.ts';
import { PROPERTY_TEST_TIMEOUT_MS, propertyTestOptions } from '../testing/api/propertyTests.ts';
import { buildPath } from '../testing/api/restRequests.ts';
import { getStoreChecksum } from '../testing/postgres/storeDump.ts';
import { type TestClient, type TestResponse, TestServer } from '../testing/testServer.ts';
import { restCalls } from './restApi.ts';

let server: TestServer;
let provider: Server;

beforeAll(async () => {
  provider = createServer((_req, res) => res.writeHead(401).end()).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  server = await TestServer.start({
    MICROSOFT_GRAPH_URL: `http://127.0.0.1:${port}`,
    // Disables the rate limits, because a rate-limited request is not validated.
    QUERY_BUDGET: '1000000000',
    ANALYSIS_BUDGET: '1000000000',
    FAILED_TRIES: '1000000',
  });
  for (let number = 1; number <= 6; number++) {
    await server.store.insertDeal({ number, closer_id: await server.store.insertEmployee({ position: 1 }) });
    await server.store.insertUp('2026-06-17', { employee_id: number });
  }
});
afterAll(async () => {
  await server.stop();
  provider.close();
});

/**
 * Texts that reveal internals: a database error, a stack trace or an HTML page. They must not reach a client.
 */
const INTERNALS =
  /<html|<!doctype|Invalid \w+:|node_modules|\bat (?:async |new )?(?:[^\s"]+ )?[^\s"]+:\d+:\d+|select |insert into|syntax error at|violates|relation "|pg_|SQLSTATE/i;

/** Expects a success, or an error without internal details. */
function expectPlain({ status, text }: TestResponse): void {
  expect(status).toBeLessThan(500);
  if (status >= 400) expect(text).not.toMatch(INTERNALS);
}

describe('REST', () => {
  const empty = fc.constant({});

  /**
   * Generates the input of a call. It mostly has fields of the call, and sometimes a body or headers that
   * clients should not send.
   */
  const generateRequest = ({ params, query, body }: (typeof restCalls)[number]) =>
    fc.record({
      params: params ? mostlyValidInput(params) : empty,
      query: query ? mostlyValidInput(query) : fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 }),
      body: fc.oneof(
        { weight: 8, arbitrary: body ? mostlyValidInput(body) : fc.constant(undefined) },
        { weight: 1, arbitrary: hostileBody },
        { weight: 1, arbitrary: hostileValue },
      ),
      headers: fc.oneof({ weight: 8, arbitrary: empty }, { weight: 1, arbitrary: hostileHeaders }),
    });

  it.each(restCalls.map(call => [`${call.method} ${call.path}`, call] as const))(
    'returns a plain error for invalid input of the call %s, and changes nothing',
    async (_name, call) => {
      const client = await signInWith(call.right);
      const isRead = call.method === 'GET';
      let checksum = await getStoreChecksum(server.store.database);
      const property = fc.asyncProperty(generateRequest(call), async ({ params, query, body, headers }) => {
        const input = isRead ? undefined : body; // clients cannot send a GET with a body
        const response = await client.send(call.method, buildPath(call.path, params, query), input, headers);
        expectPlain(response);
        const before = checksum;
        checksum = await getStoreChecksum(server.store.database);
        if (isRead || response.status >= 400) expect(checksum).toBe(before);
      });
      await fc.assert(property, propertyTestOptions(10));
    },
    PROPERTY_TEST_TIMEOUT_MS,
  );
});

describe('GraphQL', () => {
  it(
    'returns a plain error for every invalid GraphQL operation',
    async () => {
      for (const { query, mostlyValidArguments: variablesToSend } of await listGraphqlOperations()) {
        const admin = await server.signInAs(5);
        const property = fc.asyncProperty(variablesToSend, async variables => {
          const response = await admin.post('/graphql', { query, variables });
          expectPlain(response);
          const codes = (response.body.errors ?? []).map(getErrorCode);
          expect(codes).not.toContain('UNAVAILABLE');
          expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
          expect(JSON.stringify(response.body.errors ?? [])).not.toMatch(INTERNALS);
        });
        await fc.assert(property, propertyTestOptions(10));
      }
    },
    PROPERTY_TEST_TIMEOUT_MS,
  );

  it(
    'returns a plain error for requests without a GraphQL operation in the body',
    async () => {
      const admin = await server.signInAs(5);
      const body = fc.oneof(
        hostileBody,
        hostileValue,
        fc.record({ query: hostileValue, variables: hostileValue }),
      );
      const property = fc.asyncProperty(body, hostileHeaders, async (input, headers) => {
        expectPlain(await admin.send('POST', '/graphql', input ?? null, headers));
      });
      await fc.assert(property, propertyTestOptions(40));
    },
    PROPERTY_TEST_TIMEOUT_MS,
  );

  const getErrorCode = (error: { extensions?: { code?: string } }) => error.extensions?.code;
});

it('returns a plain error for a megabyte of text, a long address and a malformed address', async () => {
  const admin = await server.signInAs(5);
  const responses = [
    await admin.put('/api/deals/updatedeal?dealId=1', { notes: 'é'.repeat(1_000_000) }),
    await admin.put('/api/deals/updatedeal?dealId=1', { notes: 'x'.repeat(900_000) }),
    await admin.get(`/api/deals/getdeals?date=${'2'.repeat(10_000)}`),
    await admin.get(`/api/deals/getdeals?date=${'2'.repeat(40_000)}`),
    await admin.get('/api/uplogs/row/%zz'),
    await admin.delete('/api/uplogs/row/%E0%A4%A'),
    await admin.get('/api/invites/verify/%00'),
    await admin.get(`/api/invites/verify/${'x'.repeat(5_000)}`),
  ];
  for (const response of responses) {
    expectPlain(response);
    expect(response.body).toEqual({ message: expect.any(String), code: expect.any(String) });
  }
  expect(responses.map(each => each.status)).toEqual([413, 400, 400, 413, 400, 400, 404, 404]);
});

async function signInWith(right: (typeof restCalls)[number]['right']): Promise<TestClient> {
  const position = POSITIONS.findLast(({ id }) => right?.({ position: id }));
  return position ? server.signInAs(position.id) : server.anonymous;
}
