// The system under test: the built server, as `npm start` runs it, with one database per worker.
import { test as base, expect } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../scripts/process/builtServer.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { recordToasts } from './told.ts';

/** Turns off the jobs that are due at a server start, which the specs do not test. */
const NO_JOBS = { WORKER: 'off' };

/**
 * The `serverSettings` of a store without demo data. Spec files that pass this same object share a server.
 */
export const EMPTY_STORE = { DEMO_DATA: 'off', BOOTSTRAP_ADMIN_EMAIL: 'owner@new.example' };

interface WorkerFixtures {
  /** The database of this worker's server. */
  database: TestDatabase;
  server: BuiltServer;
  /** Additional environment variables of the server. A spec sets them with `test.use`. */
  serverSettings: Record<string, string>;
}

/** A server has its own start timeout, which depends on the speed of the machine. */
const NO_TIMEOUT = { scope: 'worker', timeout: 0 } as const;

/** Playwright's `test` with one `server` per worker. Relative URLs lead to that server. */
export const test = base.extend<object, WorkerFixtures>({
  serverSettings: [{}, { option: true, scope: 'worker' }],
  database: [
    async ({ serverSettings }, use) => {
      const { DEMO_DATA = 'on', BOOTSTRAP_ADMIN_EMAIL } = serverSettings;
      const fillSettings = { DEMO_DATA, ...(BOOTSTRAP_ADMIN_EMAIL && { BOOTSTRAP_ADMIN_EMAIL }) };
      const database = await createDatabase(`demo_${DEMO_DATA}`, async url => {
        const server = await startServer(url, fillSettings);
        await server.stop();
      });
      await use(database).finally(() => database.drop());
    },
    NO_TIMEOUT,
  ],
  server: [
    async ({ database, serverSettings }, use) => {
      const server = await startServer(database.url, serverSettings);
      await use(server).finally(() => server.stop());
    },
    NO_TIMEOUT,
  ],
  baseURL: async ({ server }, use) => use(server.baseUrl),
  page: async ({ page }, use) => {
    await recordToasts(page);
    await use(page);
  },
});

/** Resets the server's store to its initial data, in a `beforeAll` of tests that need it. */
export async function resetStore({ database, server }: WorkerFixtures): Promise<void> {
  await database.reset();
  await expect.poll(async () => (await fetch(`${server.baseUrl}/readyz`)).status).toBe(200);
}

/**
 * Starts the product, which fills an empty store. Stops the whole run when it cannot start, because no other
 * test could pass.
 */
async function startServer(url: string, settings: Record<string, string>): Promise<BuiltServer> {
  try {
    return await startBuiltServer({ DATABASE_URL: url, ...NO_JOBS, ...settings });
  } catch (error) {
    console.error(error);
    process.kill(process.ppid, 'SIGINT'); // Playwright's main process, which started this worker.
    throw error;
  }
}

export { expect };
