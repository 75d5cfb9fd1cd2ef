import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { type EntityClass, MikroORM, type Options, UnderscoreNamingStrategy } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { ISO_DAYS } from './connection.ts';
import { migrations } from './migrations/migrations.ts';
import { keepValuesOutOfTheLog } from './statementLog.ts';

/** A property that holds a person's or team's key is named after its column: `closerId` is `closer_id`. */
class ColumnNames extends UnderscoreNamingStrategy {
  override joinKeyColumnName(propertyName: string): string {
    return this.propertyToColumnName(propertyName);
  }
}

/**
 * No call waits for the database longer than this: then the answer is "try again", and nothing has changed. A call gets a
 * connection up to three times and waits for a lock once; all of it together stays below ten seconds.
 */
const callLimits: pg.PoolConfig = {
  connectionTimeoutMillis: 2_500,
  statement_timeout: 7_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** Without time limits of its own. */
export const ormOptions = (
  url: string,
  entities: readonly EntityClass[],
  driverOptions: pg.PoolConfig,
): Options => ({
  clientUrl: url,
  entities: [...entities],
  discovery: { warnWhenNoEntities: false }, // migrations and plain rows need none
  metadataProvider: ReflectMetadataProvider,
  namingStrategy: ColumnNames,
  extensions: [Migrator],
  migrations: { migrationsList: migrations, snapshot: false, transactional: true, allOrNothing: true },
  driverOptions: {
    application_name: 'salesfloor',
    ...driverOptions,
    options: ISO_DAYS,
    onConnect: keepValuesOutOfTheLog,
  },
  forceUtcTimezone: true,
  debug: false,
  logger: () => {},
});

export const openOrm = (url: string, entities: readonly EntityClass[]) =>
  MikroORM.init(ormOptions(url, entities, { ...callLimits, max: 16, idleTimeoutMillis: 30_000 }));

/** The migrations that the code knows and the database has not run; empty when they agree. */
export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from mikro_orm_migrations');
  const done = new Set(rows.map(row => row.name));
  return migrations.map(migration => migration.name).filter(name => !done.has(name));
}
