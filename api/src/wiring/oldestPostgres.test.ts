import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { seedDemoStore } from '../modules/demoStore/demoStore.ts';
import { requireSupportedServer } from '../platform/database/connections/serverCheck.ts';
import { listGraphqlOperations } from '../testing/api/graphqlOperations.ts';
import { scaleRuns } from '../testing/api/propertyTests.ts';
import { createValidRequest } from '../testing/api/restRequests.ts';
import { hasPostgres, startInstalledPostgres } from '../testing/postgres/installedPostgres.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { restCalls } from './restApi.ts';

/**
 * The oldest supported version of PostgreSQL. All other tests run on the embedded PostgreSQL, which is the
 * newest version.
 */
const OLDEST_VERSION = 15;

const describeIfInstalled = hasPostgres(OLDEST_VERSION) ? describe : describe.skip;

describeIfInstalled(`PostgreSQL ${OLDEST_VERSION}, if installed`, () => {
  let folder: string;
  let postgres: { url: string; stop(): Promise<void> };
  let server: TestServer;
  let admin: TestClient;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'salesfloor-oldest-'));
    postgres = await startInstalledPostgres(OLDEST_VERSION, join(folder, 'data'));
    process.env.TEST_DATABASE_URL = postgres.url;
    server = await TestServer.start({ QUERY_BUDGET: '1000000000', ANALYSIS_BUDGET: '1000000000' });
    await seedDemoStore(server.store.database, server.store.clock.today());
    admin = await server.signInAs(5);
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('starts on a server of the oldest supported version', async () => {
    await expect(requireSupportedServer(postgres.url, 'DATABASE_URL')).resolves.toBeUndefined();
  });

  it('runs every GraphQL query and mutation on the oldest supported version', async () => {
    for (const { query, validArguments } of await listGraphqlOperations()) {
      for (const variables of fc.sample(validArguments, { numRuns: scaleRuns(3), seed: 15 })) {
        const { status, text } = await admin.post('/graphql', { query, variables });
        expect([query, status, text]).toEqual([
          query,
          200,
          expect.not.stringMatching(/INTERNAL|UNAVAILABLE/),
        ]);
      }
    }
  });

  it('runs every documented REST call on the oldest supported version', async () => {
    for (const call of restCalls) {
      const { method, path, body } = createValidRequest(call, 'full');
      const response = await admin.send(method, path, method === 'GET' ? undefined : body);
      expect([path, response.status < 500]).toEqual([path, true]);
    }
  });
});
