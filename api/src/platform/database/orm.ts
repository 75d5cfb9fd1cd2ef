import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { listServerUrls } from '../databaseUrl.ts';
import { ISO_DATE_OPTION } from './connections/connection.ts';
import { PoolerClient } from './connections/poolerClient.ts';
import { hideStatementValues } from './connections/statementLog.ts';
import { CLIENT_TIMEOUTS, SESSION_LIMITS, StoreClient } from './connections/storeClient.ts';
import { migrations } from './migrations/migrations.ts';

export type Entities = NonNullable<Options['entities']>;

/** Settings for a direct connection to PostgreSQL. A pooler's connection does not keep them. */
export const connectionSettings: pg.PoolConfig = {
  Client: StoreClient,
  options: ISO_DATE_OPTION,
  onConnect: hideStatementValues,
};

/** The settings without time limits, for work at startup, which no call waits for. */
export const startupSettings: pg.PoolConfig = {
  ...connectionSettings,
  options: [ISO_DATE_OPTION, ...Object.keys(SESSION_LIMITS).map(name => `-c ${name}=0`)].join(' '),
};

/** Builds the options of MikroORM, without time limits. */
export const buildOrmOptions = (url: string, entities: Entities, driverOptions: pg.PoolConfig): Options => ({
  clientUrl: listServerUrls(url)[0],
  entities,
  discovery: { warnWhenNoEntities: false }, // migrations and plain rows need no entities
  extensions: [Migrator],
  migrations: { migrationsList: migrations, snapshot: false, transactional: true, allOrNothing: true },
  driverOptions: { application_name: 'salesfloor', ...driverOptions, connectionString: url },
  forceUtcTimezone: true,
  debug: false,
  logger: () => {},
});

/**
 * Opens MikroORM with the time limits of calls.
 * @param isPooler whether the address leads through a transaction pooler
 */
export const openOrm = (url: string, entities: Entities, isPooler: boolean) =>
  MikroORM.init(
    buildOrmOptions(url, entities, {
      ...(isPooler ? { Client: PoolerClient } : { ...connectionSettings, ...SESSION_LIMITS }),
      ...CLIENT_TIMEOUTS,
      max: 16,
      idleTimeoutMillis: 30_000,
    }),
  );

/** Lists the migrations of this build that the database has not run. */
export async function listPendingMigrations(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from mikro_orm_migrations');
  const executed = new Set(rows.map(row => row.name));
  return migrations.map(migration => migration.name).filter(name => !executed.has(name));
}
