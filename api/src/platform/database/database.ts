import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM, type SqlEntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { recoverLostConnections } from './connections/lostConnections.ts';
import { requireWritable, StandbyError } from './connections/storeClient.ts';
import { toAppError } from './databaseErrors.ts';
import { buildOrmOptions, type Entities, listPendingMigrations, openOrm, startupSettings } from './orm.ts';
import { CachedRows, type Reader, SharedConnection, SnapshotReader, type StatementRunner } from './reader.ts';
import {
  type QueryRunner,
  queryRows,
  runChange,
  type Statement,
  type Writer,
  write,
  writeInTransaction,
} from './writer.ts';

/** Time limit of the readiness check, which must respond quickly. */
const READINESS_TIMEOUT_MS = 3_000;

const NO_RESPONSE_MESSAGE = 'The database is not responding.';

/** The only access to PostgreSQL: entities for writing and plain rows for reading, on one connection pool. */
export class Database implements Reader {
  /**
   * The address of PostgreSQL itself, for code that needs a separate connection, such as to listen for
   * changes.
   */
  readonly url: string;
  /** Cached rows of this store in this process. */
  readonly rowCache: CachedRows;
  private readonly orm: MikroORM;
  private readonly pool: pg.Pool;
  private readonly reads: QueryRunner;

  private constructor(
    url: string,
    orm: MikroORM,
    pool: pg.Pool,
    reads: QueryRunner = pool,
    rowCache = new CachedRows(),
  ) {
    this.url = url;
    this.rowCache = rowCache;
    this.orm = orm;
    this.pool = pool;
    this.reads = reads;
  }

  /**
   * @param entities the entities that transactions use; none are needed for plain rows
   * @param directUrl the address of PostgreSQL itself, if `url` leads through a pooler
   */
  static async open(url: string, entities: Entities, directUrl = url): Promise<Database> {
    return Database.createFromOrm(directUrl, await openOrm(url, entities, directUrl !== url));
  }

  /**
   * Opens the store without time limits, for work at startup, which may take long on a busy machine.
   * @param url the address of PostgreSQL itself
   */
  static async openForStart(url: string, entities: Entities): Promise<Database> {
    return Database.createFromOrm(url, await MikroORM.init(buildOrmOptions(url, entities, startupSettings)));
  }

  private static async createFromOrm(url: string, orm: MikroORM): Promise<Database> {
    const pool = (await orm.em.getConnection().getNativeClient()) as pg.Pool;
    recoverLostConnections(pool);
    return new Database(url, orm, pool);
  }

  /**
   * Returns a copy of this database that reads with another runner.
   * @param rowCache a separate cache, needed if the reads may be older than the version that a call looked up
   */
  withQueryRunner(reads: QueryRunner, rowCache = this.rowCache): Database {
    return new Database(this.url, this.orm, this.pool, reads, rowCache);
  }

  /** Returns a copy of this database for one call. Its reads share one connection. */
  withSharedConnection(): Database {
    return this.withQueryRunner(new SharedConnection(this.pool));
  }

  /**
   * Returns the rows of a query.
   * @param statement a template that carries its values, or a text in which `$1`, `$2` … refer to `values`
   */
  async rows<Row extends object>(statement: Sql | string, values: readonly unknown[] = []): Promise<Row[]> {
    try {
      return await queryRows<Row>(
        this.reads,
        typeof statement === 'string' ? { text: statement, values } : statement,
      );
    } catch (error) {
      throw toAppError(error, 'reading');
    }
  }

  /** Returns the first row of a query. */
  async row<Row extends object>(
    statement: Sql | string,
    values: readonly unknown[] = [],
  ): Promise<Row | undefined> {
    const [row] = await this.rows<Row>(statement, values);
    return row;
  }

  /** Runs queries in one round trip, on one snapshot of the store. */
  readSnapshot<Result>(read: (reader: Reader) => Promise<Result>): Promise<Result> {
    return read(new SnapshotReader(this));
  }

  /**
   * Returns a copy of this database that reads in the writer's transaction. The reads see the transaction's
   * own writes, and changes that others commit in the meantime.
   */
  withWriter(writer: Writer): Database {
    const query = async <Row extends pg.QueryResultRow>({ text, values = [] }: pg.QueryConfig) => {
      const rows = await writer.rows<Row>({ text, values });
      return { rows } as pg.QueryResult<Row>;
    };
    return this.withQueryRunner({ query });
  }

  /**
   * Reads a row that is needed to make a change. If the read fails, the error states that nothing was
   * changed.
   */
  async readRowToChange<Row extends object>(statement: Statement): Promise<Row | undefined> {
    const [row] = await runChange(() => queryRows<Row>(this.pool, statement));
    return row;
  }

  /**
   * Changes the store with a single statement, without a separate transaction.
   * @returns the rows of the statement, such as the rows that it wrote
   */
  write<Row extends object>(statement: Statement): Promise<Row[]> {
    return write<Row>(this.pool, statement);
  }

  /** Changes the store with several statements in one transaction. If `work` throws, nothing is committed. */
  writeInTransaction<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result> {
    return writeInTransaction(this.pool, work);
  }

  /**
   * Runs `work` in one transaction. If `work` throws, nothing is committed. `work` runs again if the
   * transaction conflicts with another one, so it must have no effects outside the database.
   * @param work its `writer` runs statements in the same transaction
   */
  transaction<Result>(
    work: (em: SqlEntityManager, writer: StatementRunner) => Promise<Result>,
  ): Promise<Result> {
    return runChange(setPhase =>
      this.orm.em.fork().transactional(async em => {
        const writer: StatementRunner = { rows: ({ sql, values }) => em.execute(sql, values) };
        const result = await work(em, writer);
        setPhase('saving');
        return result;
      }),
    );
  }

  /**
   * Returns undefined if the database responds, accepts writes and has all tables. Otherwise returns the
   * problem.
   */
  getReadinessProblem(): Promise<string | undefined> {
    return Promise.race([
      this.checkReadiness(),
      sleep(READINESS_TIMEOUT_MS, NO_RESPONSE_MESSAGE, { ref: false }),
    ]);
  }

  private async checkReadiness(): Promise<string | undefined> {
    try {
      await requireWritable(this.pool);
      const pending = await listPendingMigrations(this.pool);
      return pending.length > 0 ? 'The database tables are not up to date.' : undefined;
    } catch (error) {
      return error instanceof StandbyError ? 'The database is read-only.' : NO_RESPONSE_MESSAGE;
    }
  }

  /** The number of busy and idle connections of the pool, and of calls that wait for a connection. */
  get poolStats(): { readonly busy: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount: idle, waitingCount: waiting } = this.pool;
    return { busy: totalCount - idle, idle, waiting };
  }

  close(): Promise<void> {
    return this.orm.close();
  }
}
