import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { listServerUrls } from '../platform/databaseUrl.ts';
import { ISO_DAYS } from './connection.ts';
import { migrations } from './migrations/migrations.ts';
import { limits, waits } from './servers/limits.ts';
import { PoolerClient } from './servers/poolerClient.ts';
import { StoreClient } from './servers/storeClient.ts';
import { keepValuesOutOfTheLog } from './statementLog.ts';

export type Entities = NonNullable<Options['entities']>;

/** What a connection to PostgreSQL itself keeps, and a pooler's does not. */
export const settingsOfConnection: pg.PoolConfig = {
  Client: StoreClient,
  options: ISO_DAYS,
  onConnect: keepValuesOutOfTheLog,
};

/** The same without any time limit, for the work of a start, which no call waits for. */
export const settingsOfStart: pg.PoolConfig = {
  ...settingsOfConnection,
  options: [ISO_DAYS, ...Object.keys(limits).map(name => `-c ${name}=0`)].join(' '),
};

/** Without time limits of its own. */
export const ormOptions = (url: string, entities: Entities, driverOptions: pg.PoolConfig): Options => ({
  clientUrl: listServerUrls(url)[0],
  entities,
  discovery: { warnWhenNoEntities: false }, // migrations and plain rows need none
  extensions: [Migrator],
  migrations: { migrationsList: migrations, snapshot: false, transactional: true, allOrNothing: true },
  driverOptions: { application_name: 'salesfloor', ...driverOptions, connectionString: url },
  forceUtcTimezone: true,
  debug: false,
  logger: () => {},
});

/** @param isPooler whether the address leads through a pooler of transactions */
export const openOrm = (url: string, entities: Entities, isPooler: boolean) =>
  MikroORM.init(
    ormOptions(url, entities, {
      ...(isPooler ? { Client: PoolerClient } : { ...settingsOfConnection, ...limits }),
      ...waits,
      max: 16,
      idleTimeoutMillis: 30_000,
    }),
  );

/** The migrations that the code knows and the database has not run; empty when they agree. */
export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from mikro_orm_migrations');
  const done = new Set(rows.map(row => row.name));
  return migrations.map(migration => migration.name).filter(name => !done.has(name));
}
