import type pg from 'pg';
import sql, { join, raw, type Sql } from 'sql-template-tag';

/** Runs statements, for example within a transaction. */
export type StatementRunner = Pick<Reader, 'rows'>;

/** The part of the database that a query needs: plain rows of statements with their values. */
export interface Reader {
  rows<Row extends object>(statement: Sql): Promise<Row[]>;
  row<Row extends object>(statement: Sql): Promise<Row | undefined>;
}

interface PendingRead {
  readonly statement: Sql;
  readonly resolve: (rows: object[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Combines queries that are made at the same time into one statement, and sends it in one round trip. The
 * queries see one snapshot of the store, so that all figures of a report agree. The rows of several queries
 * come as JSON: days and instants are texts, and numbers are numbers. The rows of a single query are not
 * converted to JSON, which halves the cost.
 */
export class SnapshotReader implements Reader {
  private pending: PendingRead[] = [];
  private readonly database: Reader;

  constructor(database: Reader) {
    this.database = database;
  }

  rows<Row extends object>(statement: Sql): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (this.pending.length === 0) queueMicrotask(() => void this.send());
      this.pending.push({ statement, resolve: rows => resolve(rows as Row[]), reject });
    });
  }

  async row<Row extends object>(statement: Sql): Promise<Row | undefined> {
    const [row] = await this.rows<Row>(statement);
    return row;
  }

  private async send(): Promise<void> {
    const reads = this.pending.splice(0);
    try {
      const results = await this.queryAll(reads.map(read => read.statement));
      for (const [index, { resolve }] of reads.entries()) resolve(results[index] ?? []);
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }

  private async queryAll(statements: readonly Sql[]): Promise<Readonly<Record<number, object[]>>> {
    const [first, second] = statements;
    if (first && !second) return [await this.database.rows(first)];
    const columns = statements.map(
      (statement, index) =>
        sql`(select coalesce(json_agg(read), '[]') from (${statement}) read) as ${raw(`"${index}"`)}`,
    );
    return (await this.database.row(sql`select ${join(columns, ', ')}`)) ?? [];
  }
}

interface ConnectionUse {
  readonly connection: Promise<pg.PoolClient>;
  running: number;
  failure?: Error;
}

/**
 * Runs the concurrent reads of a call on one connection. The connection sends each statement without waiting
 * for the previous statement. Each statement sees the store at a different time, and fails without affecting
 * other statements. Reads that must agree use `Database.readSnapshot`. Later reads of the call use the same
 * connection while it is in use, so a call never takes two connections to read.
 */
export class SharedConnection {
  private current: ConnectionUse | undefined;
  private readonly pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  async query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    this.current ??= { connection: this.pool.connect(), running: 0 };
    const { current: use } = this;
    use.running += 1;
    try {
      const connection = await use.connection;
      return await connection.query<Row>(statement);
    } catch (error) {
      use.failure = error as Error;
      throw error;
    } finally {
      use.running -= 1;
      if (use.running === 0) this.release(use);
    }
  }

  private release({ connection, failure }: ConnectionUse): void {
    this.current = undefined;
    connection.then(
      client => client.release(failure),
      () => {},
    );
  }
}

interface CachedRowsEntry {
  readonly version: number;
  readonly rows: Promise<unknown>;
}

/**
 * Rows that the process has read and can reuse until their version changes, such as all employees. Caches one
 * result for each name.
 */
export class CachedRows {
  private readonly cached = new Map<string, CachedRowsEntry>();

  /**
   * Returns the cached rows of a version, or reads them.
   * @param version the version looked up before the read; the cached rows are at least as new
   */
  get<Rows>(name: string, version: number, read: () => Promise<Rows>): Promise<Rows> {
    const hit = this.cached.get(name);
    if (hit?.version === version) return hit.rows as Promise<Rows>;
    const rows = read();
    const entry = { version, rows };
    this.cached.set(name, entry);
    rows.catch(() => this.cached.get(name) === entry && this.cached.delete(name));
    return rows;
  }
}
