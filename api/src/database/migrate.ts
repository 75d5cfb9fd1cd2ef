import { setTimeout as sleep } from 'node:timers/promises';
import { type IMigrator, MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { BASELINE, withBaseline } from './baseline/replacedMigrations.ts';
import { onConnection } from './connection.ts';
import { hasWaitedForLock } from './failures.ts';
import { migrations } from './migrations/migrations.ts';
import { ormOptions, settingsOfStart } from './orm.ts';

/** Any number that only we use: instances that start together migrate one at a time. */
const MIGRATION_LOCK = 4_150_001;

/** Everyone who needs the table queues behind a migration that waits for it, so it waits only so long at a time. */
const LOCK_MS = 3_000;
/** In which that queue gets through. */
const BETWEEN_TRIES_MS = 1_000;

const MIGRATING = 'salesfloor migrating';

const TOO_OLD_MESSAGE =
  'A build that is older than the last one before 0.1.0 made the tables of this store. Start the last build before 0.1.0 once, then this one.';

interface Options {
  /** The only migrations to run, by name: for tables as an earlier version made them. */
  readonly upTo?: readonly string[];
  /** Gets a plain line whenever others have to be waited for, and about a database that is newer than this build. */
  readonly print?: (line: string) => void;
  /** How long a migration waits for a lock at a time, in milliseconds. */
  readonly lockMs?: number;
}

/**
 * Brings the store's tables up to date. Any number of starters may call it at once, while other builds work on the tables.
 * @throws Error when the store is of a build that is too old, with a sentence that says what to do
 */
export function migrate(url: string, options: Options = {}): Promise<void> {
  const { print = () => {}, lockMs = LOCK_MS } = options;
  return onConnection(url, 'migration', async turn => {
    await turn.query(`set lock_timeout = ${lockMs}`);
    await untilLocked(
      () => turn.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]),
      () => print('Waiting for another instance, which brings the tables up to date …'),
    );
    const watch = new LockWatch(turn, lockMs / 2);
    try {
      await untilLocked(
        () => runMigrations(url, { ...options, lockMs, print }),
        () => {
          print(`Waiting to bring the tables up to date: ${watch.seen ?? 'a lock is held'}. Trying again …`);
          return sleep(BETWEEN_TRIES_MS);
        },
      );
    } finally {
      await watch.stop();
    }
    const newer = await newerMigrations(turn);
    if (newer.length > 0) {
      print(
        `The database was brought up to date by a newer build (${newer.join(', ')}); this one works beside it.`,
      );
    }
  });
}

async function runMigrations(url: string, { upTo, lockMs, print }: Options): Promise<void> {
  const settings = { ...settingsOfStart, lock_timeout: lockMs, application_name: MIGRATING };
  const orm = await MikroORM.init(ormOptions(url, [], settings));
  try {
    await recordBaseline(orm.migrator);
    const pending = await orm.migrator.getPending();
    if (pending.length > 0) print?.('Bringing the tables up to date …');
    await (upTo ? orm.migrator.up([...upTo]) : orm.migrator.up());
  } finally {
    await orm.close();
  }
}

/** Records the baseline in a store of the build before, which has its tables already. */
async function recordBaseline(migrator: IMigrator): Promise<void> {
  const executed = (await migrator.getExecuted()).map(({ name }) => name);
  const current = withBaseline(executed);
  if (!current) throw new Error(TOO_OLD_MESSAGE);
  if (current.includes(BASELINE) && !executed.includes(BASELINE)) await migrator.logMigration(BASELINE);
}

/** Does the work, again and again while it fails because somebody else holds a lock. */
async function untilLocked(work: () => Promise<unknown>, onWait: () => unknown): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!hasWaitedForLock(error)) throw error;
      await onWait();
    }
  }
}

/** What a waiting migration waits for. A role without further rights sees of others' connections their process alone. */
const BLOCKER = `
  select wanted.relation::regclass::text as "table", holder.pid,
    coalesce(nullif(holder.application_name, ''), holder.usename::text) as name,
    extract(epoch from now() - holder.xact_start)::integer as seconds
  from pg_stat_activity waiting
    cross join lateral unnest(pg_blocking_pids(waiting.pid)) as blocking (pid)
    join pg_stat_activity holder on holder.pid = blocking.pid
    left join pg_locks wanted on wanted.pid = waiting.pid and not wanted.granted
  where waiting.application_name = $1 and waiting.datname = current_database()
  limit 1`;

/** Looks, while a migration runs, at who keeps it waiting. */
class LockWatch {
  /** What was seen last, as a sentence without its full stop. */
  seen: string | undefined;
  private readonly timer: NodeJS.Timeout;
  private look: Promise<void> = Promise.resolve();

  constructor(client: pg.Client, everyMs: number) {
    this.timer = setInterval(() => {
      this.look = this.lookOnce(client).catch(() => {});
    }, everyMs);
  }

  /** Afterwards the connection is free for others. */
  stop(): Promise<void> {
    clearInterval(this.timer);
    return this.look;
  }

  private async lookOnce(client: pg.Client): Promise<void> {
    const { rows } = await client.query(BLOCKER, [MIGRATING]);
    const [found] = rows;
    if (!found) return;
    const since = found.seconds === null ? '' : ` for ${found.seconds} s`;
    this.seen = `process ${found.pid} (${found.name}) has held a lock on ${found.table}${since}`;
  }
}

/** The names of the migrations that the database has run and this build does not know. */
async function newerMigrations(client: pg.Client): Promise<string[]> {
  const known = new Set(migrations.map(({ name }) => name));
  const { rows } = await client.query<{ name: string }>(
    'select name from mikro_orm_migrations order by name',
  );
  return rows.map(({ name }) => name).filter(name => name >= BASELINE && !known.has(name));
}
