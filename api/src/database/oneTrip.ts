import type pg from 'pg';

interface Trip {
  readonly connection: Promise<pg.PoolClient>;
  running: number;
  failure?: Error;
}

/**
 * Reads what a call reads at once over one connection, whose pipeline sends each statement without waiting for the one before.
 * Each fails alone, and sees the store as it is at its turn: what must agree goes through `Database.together`. What is read
 * meanwhile uses the same connection: a call never takes two connections to read.
 */
export class OneTrip {
  private trip: Trip | undefined;
  private readonly pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  async query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    this.trip ??= { connection: this.pool.connect(), running: 0 };
    const { trip } = this;
    trip.running += 1;
    try {
      const connection = await trip.connection;
      return await connection.query<Row>(statement);
    } catch (error) {
      trip.failure = error as Error;
      throw error;
    } finally {
      trip.running -= 1;
      if (trip.running === 0) this.end(trip);
    }
  }

  private end({ connection, failure }: Trip): void {
    this.trip = undefined;
    connection.then(
      client => client.release(failure),
      () => {},
    );
  }
}
