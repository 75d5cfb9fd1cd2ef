import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '../platform/errors.ts';
import type { Database } from './database.ts';

interface Limit {
  /** What is tried, such as `sign-in`. */
  readonly what: string;
  /** How often one may fail. */
  readonly most: number;
  /** The time in which these count. */
  readonly seconds: number;
}

/** Bounds guessing, at all instances together: a try that succeeds is taken back and not counted. */
export class FailedTries {
  private readonly counted: RateLimiterPostgres;

  constructor(database: Database, { what, most, seconds }: Limit) {
    this.counted = new RateLimiterPostgres({
      storeClient: storeIn(database),
      storeType: 'client',
      tableName: 'failed_try',
      tableCreated: true,
      keyPrefix: what,
      points: most,
      duration: seconds,
      // Whoever does not stop is refused without a statement.
      inMemoryBlockOnConsumed: 2 * most,
    });
  }

  /**
   * Counts a try before it is made, so that tries at the same time are bounded too.
   * @returns 0 when it may be made, else the seconds to wait
   */
  async begin(who: string): Promise<number> {
    try {
      await this.counted.consume(who);
      return 0;
    } catch (spent) {
      if (spent instanceof RateLimiterRes) return Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
      throw spent;
    }
  }

  /** Takes back a try that succeeded. One that cannot be taken back counts until its time is over. */
  async succeeded(who: string): Promise<void> {
    await this.counted.reward(who).catch(() => {});
  }
}

export const tooManyTries = (secondsToWait: number) =>
  new TooManyRequests(`Too many tries. Please try again in ${secondsToWait} seconds.`, secondsToWait);

/** The database as the library talks to it. */
const storeIn = (database: Database) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const rows = await database.rows(text, values);
    return { rows, rowCount: rows.length };
  },
});
