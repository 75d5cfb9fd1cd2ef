// The system under test: the built server, as `npm start` runs it, with a database of its own per worker.
import { test as base, expect } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../scripts/process/builtServer.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { keepWhatIsTold } from './told.ts';

/** What is due when a server starts is no part of what a spec looks at. */
const NO_JOBS = { WORKER: 'off' };

/** The `serverSettings` of a store without demo data. Spec files that pass this same object share a server. */
export const EMPTY_STORE = { DEMO_DATA: 'off', BOOTSTRAP_ADMIN_EMAIL: 'owner@new.example' };

interface WorkerFixtures {
  /** Where the server of this worker keeps everything. */
  database: TestDatabase;
  server: BuiltServer;
  /** Variables of the server's environment beyond the usual; a spec sets them by `test.use`. */
  serverSettings: Record<string, string>;
}

/** A server has its own limit, which grows with the machine. */
const NO_TIMEOUT = { scope: 'worker', timeout: 0 } as const;

/** Playwright's `test` with a `server` of its own for each worker; relative addresses lead to it. */
export const test = base.extend<object, WorkerFixtures>({
  serverSettings: [{}, { option: true, scope: 'worker' }],
  database: [
    async ({ serverSettings }, use) => {
      const { DEMO_DATA = 'on', BOOTSTRAP_ADMIN_EMAIL } = serverSettings;
      const filling = { DEMO_DATA, ...(BOOTSTRAP_ADMIN_EMAIL && { BOOTSTRAP_ADMIN_EMAIL }) };
      const database = await createDatabase(`demo_${DEMO_DATA}`, async url => {
        const server = await startServer(url, filling);
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
    await keepWhatIsTold(page);
    await use(page);
  },
});

/** Gives the server the store that it began with, for a `beforeAll` of tests that need it. */
export async function resetStore({ database, server }: WorkerFixtures): Promise<void> {
  await database.reset();
  await expect.poll(async () => (await fetch(`${server.baseUrl}/readyz`)).status).toBe(200);
}

/** Starts the product; it fills an empty store. When it cannot start, the whole run stops: no other test could pass. */
async function startServer(url: string, settings: Record<string, string>): Promise<BuiltServer> {
  try {
    return await startBuiltServer({ DATABASE_URL: url, ...NO_JOBS, ...settings });
  } catch (error) {
    console.error(error);
    process.kill(process.ppid, 'SIGINT'); // Playwright's own process, which started this worker.
    throw error;
  }
}

export { expect };
