import type pg from 'pg';

interface ConnectionUse {
  readonly connection: Promise<pg.PoolClient>;
  running: number;
  failure?: Error;
}

/**
 * Runs the concurrent reads of a call on one connection. Its pipeline sends each statement without waiting
 * for the previous one. Each statement fails alone and sees the store at its own time. Reads that must agree
 * use `Database.readSnapshot`. Reads that start in the meantime use the same connection, so a call never
 * takes two connections to read.
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
