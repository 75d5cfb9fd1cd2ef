// The system under test: the built server, as `npm start` runs it, with a database of its own per worker.
import { test as base } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../scripts/process/builtServer.ts';
import { createDatabase, type TestDatabase } from './database.ts';

const START_MS = 190_000;

interface WorkerFixtures {
  /** Where the server of this worker keeps everything. */
  database: TestDatabase;
  server: BuiltServer;
  /** Variables of the server's environment beyond the usual; a spec sets them by `test.use`. */
  serverSettings: Record<string, string>;
}

/** Playwright's `test` with a `server` of its own for each worker; relative addresses lead to it. */
export const test = base.extend<object, WorkerFixtures>({
  serverSettings: [{}, { option: true, scope: 'worker' }],
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
    async ({}, use) => {
      const database = await createDatabase();
      await use(database).finally(() => database.drop());
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ database, serverSettings }, use) => {
      const server = await startBuiltServer({ DATABASE_URL: database.url, ...serverSettings });
      await use(server).finally(() => server.stop());
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ server }, use) => use(server.baseUrl),
});

export { expect } from '@playwright/test';
