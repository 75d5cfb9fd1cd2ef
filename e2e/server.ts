// The system under test: the built server, as `npm start` runs it, with a database of its own per worker.
import { test as base, type Page } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../scripts/process/builtServer.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { keepWhatIsTold } from './told.ts';

/** To end what hangs: a server that does not become ready says so before. */
const START_MS = 190_000;

/** What is due when a server starts is no part of what a spec looks at. */
const NO_JOBS = { WORKER: 'off' };

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
    async ({ serverSettings }, use) => {
      const database = await createDatabase(serverSettings.DEMO_DATA === 'off' ? undefined : fillDemoStore);
      await use(database).finally(() => database.drop());
    },
    { scope: 'worker', timeout: START_MS },
  ],
  server: [
    async ({ database, serverSettings }, use) => {
      const server = await startBuiltServer({ DATABASE_URL: database.url, ...NO_JOBS, ...serverSettings });
      await use(server).finally(() => server.stop());
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ server }, use) => use(server.baseUrl),
  page: async ({ page }, use) => {
    await keepWhatIsTold(page);
    await use(page);
  },
});

/** The page that the tests of one file share. Each worker is a process with its own variable. */
let sharedPage: { file: string; page: Page } | undefined;

/**
 * A `test` for spec files that only read: all tests of a file get the same `page`, which is opened once. Each test opens
 * its screen by `showAs`, which follows a link instead of loading the page when that person is signed in already. A test
 * leaves the page as it found it: no open dialog, route, emulation or other viewport.
 */
export const readOnlyTest = test.extend({
  page: async ({ browser }, use, { file }) => {
    if (sharedPage?.file !== file) {
      await sharedPage?.page.context().close();
      const page = await browser.newPage();
      await keepWhatIsTold(page);
      sharedPage = { file, page };
    }
    await use(sharedPage.page);
  },
});

/** A server fills an empty store when it starts. */
async function fillDemoStore(url: string): Promise<void> {
  const server = await startBuiltServer({ DATABASE_URL: url, ...NO_JOBS });
  await server.stop();
}

export { expect } from '@playwright/test';
