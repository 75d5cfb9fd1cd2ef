import type pg from 'pg';

type Result = pg.QueryResult<pg.QueryResultRow>;

interface Waiting {
  readonly statement: pg.QueryConfig;
  readonly answered: PromiseWithResolvers<Result>;
}

/**
 * What a call reads at once, over one connection: all statements are sent together, and the second does not wait for the
 * answer to the first. Each fails alone, and sees the store as it is when its turn comes: what must agree goes through
 * `Database.together`. What is read during a trip goes with the next one: a call never takes two connections to read.
 */
export class OneTrip {
  private waiting: Waiting[] = [];
  private isUnderWay = false;
  private readonly pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    if (this.waiting.length === 0 && !this.isUnderWay) process.nextTick(() => void this.send());
    const answered = Promise.withResolvers<Result>();
    this.waiting.push({ statement, answered });
    return answered.promise as Promise<pg.QueryResult<Row>>;
  }

  private async send(): Promise<void> {
    const waiting = this.waiting.splice(0);
    this.isUnderWay = true;
    try {
      const client = await this.pool.connect();
      const answers = waiting.map(({ statement, answered }) => {
        const answer: Promise<Result> = client.query(statement);
        answered.resolve(answer);
        return answer;
      });
      const failed = (await Promise.allSettled(answers)).find(answer => answer.status === 'rejected');
      client.release(failed?.reason);
    } catch (error) {
      for (const { answered } of waiting) answered.reject(error);
    } finally {
      this.isUnderWay = false;
      if (this.waiting.length > 0) void this.send();
    }
  }
}
