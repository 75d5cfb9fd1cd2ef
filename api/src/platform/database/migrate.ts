import { setTimeout as sleep } from 'node:timers/promises';
import { type IMigrator, MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { BASELINE, replaceWithBaseline } from './baseline/replacedMigrations.ts';
import { withConnection } from './connections/connection.ts';
import { isLockTimeout } from './databaseErrors.ts';
import { migrations } from './migrations/migrations.ts';
import { buildOrmOptions, startupSettings } from './orm.ts';

/** An arbitrary number that only this product uses. Instances that start together migrate one at a time. */
const MIGRATION_LOCK = 4_150_001;

/**
 * The time that a migration waits for a lock. Other statements on the table queue behind a waiting migration.
 */
const LOCK_TIMEOUT_MS = 3_000;
/** The pause between two attempts, in which the queued statements run. */
const RETRY_DELAY_MS = 1_000;

const APPLICATION_NAME = 'salesfloor migrating';

const TOO_OLD_MESSAGE =
  'The tables of this store were created by a build that is too old. Start the last build before 0.1.0 once, then this one.';

interface MigrateOptions {
  /** The only migrations to run, by name. A restore uses this to create the tables of an earlier version. */
  readonly upTo?: readonly string[];
  /** Receives one line of text about each wait, and about a database that is newer than this build. */
  readonly print?: (line: string) => void;
  /** Time that a migration waits for a lock, in milliseconds. */
  readonly lockMs?: number;
}

/**
 * Brings the store's tables up to date. Several instances may call it at the same time, while other builds
 * use the tables.
 * @throws Error with advice, if the store's build is too old
 */
export function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const { print = () => {}, lockMs = LOCK_TIMEOUT_MS } = options;
  return withConnection(url, 'migration', async lockClient => {
    await lockClient.query(`set lock_timeout = ${lockMs}`);
    await retryOnLockTimeout(
      () => lockClient.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]),
      () => print('Waiting for another instance to update the tables …'),
    );
    const monitor = new LockMonitor(lockClient, lockMs / 2);
    try {
      await retryOnLockTimeout(
        () => runMigrations(url, { ...options, lockMs, print }),
        () => {
          print(
            `Waiting to update the tables: ${monitor.blocker ?? 'another process holds a lock'}. Trying again …`,
          );
          return sleep(RETRY_DELAY_MS);
        },
      );
    } finally {
      await monitor.stop();
    }
    const newer = await listNewerMigrations(lockClient);
    if (newer.length > 0) {
      print(`A newer build has updated the database (${newer.join(', ')}). This build still works with it.`);
    }
  });
}

async function runMigrations(url: string, { upTo, lockMs, print }: MigrateOptions): Promise<void> {
  const settings = { ...startupSettings, lock_timeout: lockMs, application_name: APPLICATION_NAME };
  const orm = await MikroORM.init(buildOrmOptions(url, [], settings));
  try {
    await recordBaseline(orm.migrator);
    const pending = await orm.migrator.getPending();
    if (pending.length > 0) print?.('Updating the tables …');
    await (upTo ? orm.migrator.up([...upTo]) : orm.migrator.up());
  } finally {
    await orm.close();
  }
}

/** Records the baseline in a store of the previous build, which already has its tables. */
async function recordBaseline(migrator: IMigrator): Promise<void> {
  const executed = (await migrator.getExecuted()).map(({ name }) => name);
  const current = replaceWithBaseline(executed);
  if (!current) throw new Error(TOO_OLD_MESSAGE);
  if (current.includes(BASELINE) && !executed.includes(BASELINE)) await migrator.logMigration(BASELINE);
}

/** Retries the work while it fails because another transaction holds a lock. */
async function retryOnLockTimeout(work: () => Promise<unknown>, onWait: () => unknown): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await onWait();
    }
  }
}

/**
 * Finds the process that blocks a waiting migration. A role without further rights sees only the process IDs
 * of other connections.
 */
const BLOCKER_SQL = `
  select wanted.relation::regclass::text as "table", holder.pid,
    coalesce(nullif(holder.application_name, ''), holder.usename::text) as name,
    extract(epoch from now() - holder.xact_start)::integer as seconds
  from pg_stat_activity waiting
    cross join lateral unnest(pg_blocking_pids(waiting.pid)) as blocking (pid)
    join pg_stat_activity holder on holder.pid = blocking.pid
    left join pg_locks wanted on wanted.pid = waiting.pid and not wanted.granted
  where waiting.application_name = $1 and waiting.datname = current_database()
  limit 1`;

/** Checks regularly which process delays a running migration. */
class LockMonitor {
  /** The last blocking process, as a sentence without its full stop. */
  blocker: string | undefined;
  private readonly timer: NodeJS.Timeout;
  private pendingCheck: Promise<void> = Promise.resolve();

  constructor(client: pg.Client, intervalMs: number) {
    this.timer = setInterval(() => {
      this.pendingCheck = this.checkOnce(client).catch(() => {});
    }, intervalMs);
  }

  /** Stops the checks. Afterwards, other code may use the connection. */
  stop(): Promise<void> {
    clearInterval(this.timer);
    return this.pendingCheck;
  }

  private async checkOnce(client: pg.Client): Promise<void> {
    const { rows } = await client.query(BLOCKER_SQL, [APPLICATION_NAME]);
    const [blockingProcess] = rows;
    if (!blockingProcess) return;
    const since = blockingProcess.seconds === null ? '' : ` for ${blockingProcess.seconds} s`;
    this.blocker = `process ${blockingProcess.pid} (${blockingProcess.name}) has held a lock on ${blockingProcess.table}${since}`;
  }
}

/** Lists the executed migrations that this build does not contain. */
async function listNewerMigrations(client: pg.Client): Promise<string[]> {
  const ownNames = new Set(migrations.map(({ name }) => name));
  const { rows } = await client.query<{ name: string }>(
    'select name from mikro_orm_migrations order by name',
  );
  return rows.map(({ name }) => name).filter(name => name >= BASELINE && !ownNames.has(name));
}
