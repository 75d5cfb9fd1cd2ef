import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from '../errors.ts';
import type { Database } from './database.ts';

interface AttemptLimit {
  /** The action that is limited, such as `sign-in`. */
  readonly action: string;
  /** The number of failures that are allowed. */
  readonly maxFailures: number;
  /** The period in which failures count, in seconds. */
  readonly seconds: number;
}

/** Limits guessing across all instances. A successful attempt is refunded and does not count. */
export class FailedAttempts {
  private readonly limiter: RateLimiterPostgres;

  constructor(database: Database, { action, maxFailures, seconds }: AttemptLimit) {
    this.limiter = new RateLimiterPostgres({
      storeClient: toStoreClient(database),
      storeType: 'client',
      tableName: 'failed_try',
      tableCreated: true,
      keyPrefix: action,
      points: maxFailures,
      duration: seconds,
      // Further attempts beyond this number are rejected from memory, without a statement.
      inMemoryBlockOnConsumed: 2 * maxFailures,
    });
  }

  /**
   * Counts an attempt before it is made, so that concurrent attempts are limited too.
   * @returns 0 if the attempt may be made, otherwise the seconds to wait
   */
  async startAttempt(key: string): Promise<number> {
    try {
      await this.limiter.consume(key);
      return 0;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      throw rejection;
    }
  }

  /** Refunds a successful attempt. If the refund fails, the attempt counts until its period ends. */
  async recordSuccess(key: string): Promise<void> {
    await this.limiter.reward(key).catch(() => {});
  }
}

export const tooManyAttemptsError = (secondsToWait: number) =>
  new TooManyRequestsError(`Too many attempts. Please try again in ${secondsToWait} seconds.`, secondsToWait);

/** Adapts the database to the client interface that the rate limiter expects. */
const toStoreClient = (database: Database) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const rows = await database.rows(text, values);
    return { rows, rowCount: rows.length };
  },
});
