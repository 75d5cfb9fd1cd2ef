// The system under test: the built server, as `npm start` runs it, with one database per worker.

import { randomBytes } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import pg from 'pg';
import { type BuiltServer, startBuiltServer } from '../scripts/process/builtServer.ts';
import { recordToasts } from './pageHelpers.ts';

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
  /** Additional environment variables of the server. A spec file sets them with `test.use`. */
  serverSettings: Record<string, string>;
}

/**
 * Disables Playwright's timeout for the start of a server. The start has its own timeout, which depends on
 * the speed of the machine.
 */
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

/** Resets the server's store to its initial data. A spec file that needs this calls it in `beforeAll`. */
export async function resetStore({ database, server }: WorkerFixtures): Promise<void> {
  await database.reset();
  await expect.poll(async () => (await fetch(`${server.baseUrl}/readyz`)).status).toBe(200);
}

/**
 * Starts the built server, which fills an empty store. If the server cannot start, stops the whole run,
 * because no other test could pass.
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

/** A database on the test cluster, for one server. */
export interface TestDatabase {
  url: string;
  /** Writes to the database without the server, as `psql` would. */
  run: (statement: string, values?: unknown[]) => Promise<void>;
  rows: <Row extends object>(query: string, values?: unknown[]) => Promise<Row[]>;
  /** Ends all connections and accepts no new ones, like a restarting database. */
  disconnect: () => Promise<void>;
  reconnect: () => Promise<void>;
  /** Replaces the data with the initial data. The server reconnects. */
  reset: () => Promise<void>;
  drop: () => Promise<void>;
}

/**
 * Name of the template that is copied for every server. The day is part of the name, because many screens
 * start with today.
 */
const templateName = (kind: string) => `e2e_${kind}_${storeDay().replaceAll('-', '_')}`;

/**
 * Arbitrary number that no other advisory lock uses. Parallel workers share the templates, and the first
 * worker creates them.
 */
const FILL_LOCK = 4_150_010;

const VERSIONS_PER_STORE = 1_000_000;

/**
 * Creates a database on the cluster of TEST_DATABASE_URL, which `npm test` starts, as a copy of a template.
 * @param kind names the template
 * @param fill fills the template, when the first database of its kind is created
 */
export async function createDatabase(
  kind: string,
  fill: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  const cluster = process.env.TEST_DATABASE_URL;
  if (!cluster) throw new Error('TEST_DATABASE_URL is not set: run the browser tests by `npm test -- e2e`.');
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  const databaseUrl = (database: string) => Object.assign(new URL(cluster), { pathname: database }).href;
  const copyTemplate = async (copy: string) => {
    const client = await connect(cluster);
    try {
      await client.query('select pg_advisory_lock($1)', [FILL_LOCK]);
      const template = templateName(kind);
      const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
      if (!rowCount) {
        await client.query(`drop database if exists ${template}_new`);
        await client.query(`create database ${template}_new`);
        await fill(databaseUrl(`${template}_new`));
        await client.query(`alter database ${template}_new rename to ${template}`);
      }
      await client.query(`create database ${copy} template ${template}`);
    } finally {
      await client.end();
    }
  };
  const disconnect = async () => {
    await execute(cluster, `alter database ${name} allow_connections false`);
    await execute(
      cluster,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
      [name],
    );
  };
  const drop = async () => void (await execute(cluster, `drop database ${name} with (force)`));
  const url = databaseUrl(name);
  let resets = 0;
  await copyTemplate(name);
  return {
    url,
    run: async (statement, values) => void (await execute(url, statement, values)),
    rows: async (query, values) => (await execute(url, query, values)).rows,
    disconnect,
    reconnect: async () => void (await execute(cluster, `alter database ${name} allow_connections true`)),
    reset: async () => {
      const next = `${name}_next`;
      await copyTemplate(next);
      // The server uses the store versions as cache keys, so no version from before the reset may occur
      // again.
      await execute(databaseUrl(next), 'update store_version set version = version + $1', [
        VERSIONS_PER_STORE * ++resets,
      ]);
      await disconnect();
      await drop();
      await execute(cluster, `alter database ${next} rename to ${name}`);
    },
    drop,
  };
}

async function execute(url: string, statement: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = await connect(url);
  return client.query(statement, values).finally(() => client.end());
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** Returns a day as YYYY-MM-DD in the store's time zone, where a day ends hours later than in UTC. */
export const storeDay = (daysAgo = 0): string => dayFormat.format(Date.now() - daysAgo * 86_400_000);
