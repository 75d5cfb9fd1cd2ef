import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import pg from 'pg';
import { AppError } from '../errors.ts';
import { ISO_DAYS } from './connection.ts';
import type { Database } from './database.ts';
import { isServerLost } from './failures.ts';
import { recoverLostConnections } from './lostConnections.ts';
import { StoreClient } from './storeClient.ts';

/** Statements of one person at once: the rest wait, so that nobody holds every connection. */
const MOST_OF_ONE_PERSON = 1;

interface PoolLimits {
  /** Statements of everyone at once, each of which takes one core. */
  readonly atOnce: number;
  /** How long a statement may run. */
  readonly statementMs: number;
  /** How long it may wait for a lock, which is no fault of its own. */
  readonly lockMs: number;
  /** How long a statement may wait for its turn. */
  readonly waitMs: number;
}

/**
 * One core stays free for the screens, where the database shares this machine. Waiting for a turn and for a lock together
 * stay below ten seconds.
 */
const POOL_LIMITS: PoolLimits = {
  atOnce: Math.min(4, Math.max(1, availableParallelism() - 1)),
  statementMs: 5_000,
  lockMs: 2_000,
  waitMs: 7_500,
};

const CONNECT_MS = 2_500;

const CANCELLED = '57014';
const LOCKED = '55P03';

const TOO_BUSY = 'Too much is being analysed at this moment. Please try again in a few seconds.';

/** The analysts' own pool of connections: however heavy their queries are, the screens' connections stay free. */
export class AnalystPool {
  private readonly pool: pg.Pool;
  private readonly seats: LimitFunction;
  private readonly turns = new Map<number, LimitFunction>();
  /** The last statement that waited for the database in vain: those behind it have waited for the same. */
  private failure: { readonly at: number; readonly error: unknown } | undefined;

  constructor(
    private readonly database: Database,
    private readonly limits = POOL_LIMITS,
  ) {
    this.seats = pLimit(limits.atOnce);
    this.pool = new pg.Pool({
      Client: StoreClient,
      connectionString: database.url,
      application_name: 'salesfloor analysis',
      max: limits.atOnce,
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: 30_000,
      statement_timeout: limits.statementMs,
      query_timeout: limits.statementMs + 500,
      pipeline: true,
      lock_timeout: limits.lockMs,
      options: `${ISO_DAYS} -c max_parallel_workers_per_gather=0`,
    });
    this.pool.on('error', () => {}); // the query in flight rejects by itself
    recoverLostConnections(this.pool);
  }

  /** The store as an analysis of this person reads it. */
  for(employeeId: number): Database {
    return this.database.readingThrough({
      query: statement => {
        const queuedAt = performance.now();
        return this.turnOf(employeeId)(() => this.seats(() => this.run(statement, queuedAt)));
      },
    });
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async run<Row extends pg.QueryResultRow>(
    statement: pg.QueryConfig,
    queuedAt: number,
  ): Promise<pg.QueryResult<Row>> {
    this.refuseToWaitOn(queuedAt);
    try {
      return await this.pool.query<Row>(statement);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === LOCKED || isServerLost(error)) this.failure = { at: performance.now(), error };
      throw code === CANCELLED ? tooSlow(this.limits, error) : error;
    }
  }

  /** Refuses a statement whose turn came too late, or came while the database was away. */
  private refuseToWaitOn(queuedAt: number): void {
    const isLate = performance.now() - queuedAt > this.limits.waitMs;
    const failure = this.failure && this.failure.at > queuedAt ? this.failure.error : undefined;
    if (failure && (isLate || isServerLost(failure))) throw failure;
    if (isLate) throw new AppError('TOO_MANY_REQUESTS', TOO_BUSY);
  }

  private turnOf(employeeId: number): LimitFunction {
    const turn = this.turns.get(employeeId) ?? pLimit(MOST_OF_ONE_PERSON);
    this.turns.set(employeeId, turn);
    return turn;
  }
}

const tooSlow = ({ statementMs }: PoolLimits, error: unknown) =>
  new AppError(
    'TOO_COSTLY',
    `The query took longer than ${statementMs / 1000} s in the database and was stopped. Ask for fewer days, or for fewer things at once.`,
    error,
  );
