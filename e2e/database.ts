import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { storeDay } from './storeDay.ts';

/** A database on the test cluster, for one server. */
export interface TestDatabase {
  url: string;
  /** Writes to it past the server, as `psql` would. */
  run: (statement: string, values?: unknown[]) => Promise<void>;
  rows: <Row extends object>(query: string, values?: unknown[]) => Promise<Row[]>;
  /** Ends its connections and takes no new ones, as a database that restarts. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** Replaces the store by the one that it began as. The server reconnects. */
  reset: () => Promise<void>;
  drop: () => Promise<void>;
}

/** A store that was filled once is copied for every server, on a new day another: many screens begin with today. */
const templateName = (kind: string) => `e2e_${kind}_${storeDay().replaceAll('-', '_')}`;

/** Any number that only we use: workers side by side share the templates, and the first to come makes one. */
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
  const urlOf = (database: string) => Object.assign(new URL(cluster), { pathname: database }).href;
  const copyTemplate = async (copy: string) => {
    const client = await connected(cluster);
    try {
      await client.query('select pg_advisory_lock($1)', [FILL_LOCK]);
      const template = templateName(kind);
      const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
      if (!rowCount) {
        await client.query(`drop database if exists ${template}_new`);
        await client.query(`create database ${template}_new`);
        await fill(urlOf(`${template}_new`));
        await client.query(`alter database ${template}_new rename to ${template}`);
      }
      await client.query(`create database ${copy} template ${template}`);
    } finally {
      await client.end();
    }
  };
  const goAway = async () => {
    await execute(cluster, `alter database ${name} allow_connections false`);
    await execute(
      cluster,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
      [name],
    );
  };
  const drop = async () => void (await execute(cluster, `drop database ${name} with (force)`));
  const url = urlOf(name);
  let resets = 0;
  await copyTemplate(name);
  return {
    url,
    run: async (statement, values) => void (await execute(url, statement, values)),
    rows: async (query, values) => (await execute(url, query, values)).rows,
    goAway,
    comeBack: async () => void (await execute(cluster, `alter database ${name} allow_connections true`)),
    reset: async () => {
      const next = `${name}_next`;
      await copyTemplate(next);
      // A server caches by these versions: none of the new store is one of the old.
      await execute(urlOf(next), 'update store_version set version = version + $1', [
        VERSIONS_PER_STORE * ++resets,
      ]);
      await goAway();
      await drop();
      await execute(cluster, `alter database ${next} rename to ${name}`);
    },
    drop,
  };
}

async function execute(url: string, statement: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = await connected(url);
  return client.query(statement, values).finally(() => client.end());
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
