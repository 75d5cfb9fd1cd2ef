import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM, type SqlEntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { CachedRows } from './cachedRows.ts';
import { refusalOf } from './failures.ts';
import { recoverLostConnections } from './lostConnections.ts';
import { OneTrip } from './oneTrip.ts';
import { type Entities, openOrm, ormOptions, pendingMigrations, settingsOfStart } from './orm.ts';
import { type Reader, ReadTogether, type Statements } from './reader.ts';
import { demandWrites, StandbyError } from './servers/primary.ts';
import { changing, type Reads, rowsOf, type Statement, type Writer, write, writeTogether } from './writer.ts';

/** Whoever looks whether the process is ready wants to know it soon. */
const READY_MS = 3_000;

const NO_ANSWER = 'The database does not answer.';

/** The one door to PostgreSQL: entities for writing, plain rows for reading, one pool under both. */
export class Database implements Reader {
  /** PostgreSQL itself, for whoever needs a connection of its own, such as to listen for changes. */
  readonly url: string;
  /** Of the store, in this process. */
  readonly cached: CachedRows;
  private readonly orm: MikroORM;
  private readonly pool: pg.Pool;
  private readonly reads: Reads;

  private constructor(
    url: string,
    orm: MikroORM,
    pool: pg.Pool,
    reads: Reads = pool,
    cached = new CachedRows(),
  ) {
    this.url = url;
    this.cached = cached;
    this.orm = orm;
    this.pool = pool;
    this.reads = reads;
  }

  /**
   * @param entities those that transactions work with; plain rows need none
   * @param directUrl PostgreSQL itself, where `url` leads through a pooler
   */
  static async open(url: string, entities: Entities, directUrl = url): Promise<Database> {
    return Database.over(directUrl, await openOrm(url, entities, directUrl !== url));
  }

  /**
   * Opens the store without time limits, for the work of a start: a busy machine takes as long as it needs.
   * @param url PostgreSQL itself
   */
  static async openForStart(url: string, entities: Entities): Promise<Database> {
    return Database.over(url, await MikroORM.init(ormOptions(url, entities, settingsOfStart)));
  }

  private static async over(url: string, orm: MikroORM): Promise<Database> {
    const pool = (await orm.em.getConnection().getNativeClient()) as pg.Pool;
    recoverLostConnections(pool);
    return new Database(url, orm, pool);
  }

  /**
   * The same store, whose rows are read another way.
   * @param cached another one when what is read may be older than the version that a call looked up
   */
  readingThrough(reads: Reads, cached = this.cached): Database {
    return new Database(this.url, this.orm, this.pool, reads, cached);
  }

  /** The same store for one call, whose reads share their trips. */
  inOneTrip(): Database {
    return this.readingThrough(new OneTrip(this.pool));
  }

  /**
   * The rows of a query, as they are.
   * @param statement put together of fragments that carry their values, or a text in which `$1`, `$2` … stand for `values`
   */
  async rows<Row extends object>(statement: Sql | string, values: readonly unknown[] = []): Promise<Row[]> {
    try {
      return await rowsOf<Row>(
        this.reads,
        typeof statement === 'string' ? { text: statement, values } : statement,
      );
    } catch (error) {
      throw refusalOf(error, 'reading');
    }
  }

  /** The first row of a query. */
  async row<Row extends object>(
    statement: Sql | string,
    values: readonly unknown[] = [],
  ): Promise<Row | undefined> {
    const [row] = await this.rows<Row>(statement, values);
    return row;
  }

  /** Queries that are made at once, as of one instant and in one round trip. */
  together<Result>(read: (reader: Reader) => Promise<Result>): Promise<Result> {
    return read(new ReadTogether(this));
  }

  /** The same store, read within a transaction: what it has written is seen, and what others commit meanwhile. */
  within(writer: Writer): Database {
    const query = async <Row extends pg.QueryResultRow>({ text, values = [] }: pg.QueryConfig) => {
      const rows = await writer.rows<Row>({ text, values });
      return { rows } as pg.QueryResult<Row>;
    };
    return this.readingThrough({ query });
  }

  /** The row that a change is decided on: when it cannot be read, nothing was changed. */
  async rowToChange<Row extends object>(statement: Statement): Promise<Row | undefined> {
    const [row] = await changing(() => rowsOf<Row>(this.pool, statement));
    return row;
  }

  /**
   * Changes the store by one statement, which is a transaction by itself.
   * @returns its rows, such as those that it has written
   */
  write<Row extends object>(statement: Statement): Promise<Row[]> {
    return write<Row>(this.pool, statement);
  }

  /** Changes the store by several statements: all of them are committed or, when `work` throws, none. */
  writeTogether<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result> {
    return writeTogether(this.pool, work);
  }

  /**
   * Runs `work` in one transaction: all of it is committed or, when it throws, none. It runs again when it lost against
   * another transaction, so it must do nothing outside the database.
   * @param work `writer` runs statements in the same transaction
   */
  transaction<Result>(work: (em: SqlEntityManager, writer: Statements) => Promise<Result>): Promise<Result> {
    return changing(during =>
      this.orm.em.fork().transactional(async em => {
        const writer: Statements = { rows: ({ sql, values }) => em.execute(sql, values) };
        const result = await work(em, writer);
        during('saving');
        return result;
      }),
    );
  }

  /** Nothing when the database answers, takes changes and has the tables that the code knows, else what is missing. */
  unreadiness(): Promise<string | undefined> {
    return Promise.race([this.lookWhatIsMissing(), sleep(READY_MS, NO_ANSWER, { ref: false })]);
  }

  private async lookWhatIsMissing(): Promise<string | undefined> {
    try {
      await demandWrites(this.pool);
      const pending = await pendingMigrations(this.pool);
      return pending.length > 0 ? 'The database is not migrated.' : undefined;
    } catch (error) {
      return error instanceof StandbyError ? 'The database only reads.' : NO_ANSWER;
    }
  }

  /** What the pool's connections do now, and how many calls wait for one. */
  get load(): { readonly busy: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount: idle, waitingCount: waiting } = this.pool;
    return { busy: totalCount - idle, idle, waiting };
  }

  close(): Promise<void> {
    return this.orm.close();
  }
}
