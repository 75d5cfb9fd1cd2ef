import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import type pg from 'pg';
import { TooManyRequestsError } from '../errors.ts';
import { ISO_DATE_OPTION } from './connections/connection.ts';
import { openPool } from './connections/lostConnections.ts';
import { Replica, type ReplicaLocation } from './connections/replica.ts';
import { StoreClient } from './connections/storeClient.ts';
import type { Database } from './database.ts';
import { runWithTimeLimit } from './databaseErrors.ts';
import { CachedRows } from './reader.ts';
import type { QueryRunner } from './writer.ts';

interface PoolLimits {
  /** The number of statements that run at the same time, for all people together. Each uses one core. */
  readonly concurrency: number;
  readonly statementMs: number;
  /**
   * The time that a statement may wait for a lock. A statement that waits longer is rejected because the
   * database is busy, not because the query is too costly.
   */
  readonly lockMs: number;
  /** The time that a statement may wait in the queue. */
  readonly queueMs: number;
}

/**
 * Leaves one core free for the screens, if the database shares this machine. Queue time and statement time
 * together stay below ten seconds.
 */
const POOL_LIMITS: PoolLimits = {
  concurrency: Math.min(4, Math.max(1, availableParallelism() - 1)),
  statementMs: 5_000,
  lockMs: 2_000,
  queueMs: 4_500,
};

const CONNECT_TIMEOUT_MS = 2_500;

const RETRY_AFTER_SECONDS = 5;

const TOO_BUSY_MESSAGE = `Too many queries are running right now. Please try again in ${RETRY_AFTER_SECONDS} seconds.`;

/**
 * The server from which a result was read, and the maximum age of the result at the time of the read, in
 * seconds.
 */
export interface ReadSource {
  readonly server: 'primary' | 'replica';
  readonly lagSeconds: number;
}

/** Returns the time at which the queue time of a statement begins, as `performance.now()`. */
type GetQueueTime = () => number;

const now: GetQueueTime = () => performance.now();

/** The connection pool for analysts. Heavy queries on it never occupy the connections of the screens. */
export class AnalystPool {
  /** The number of executed statements by server. */
  readonly statementCounts: Record<ReadSource['server'], number> = { primary: 0, replica: 0 };
  private readonly limits: PoolLimits;
  private readonly pool: pg.Pool;
  private readonly replica: Replica | undefined;
  private readonly poolLimit: LimitFunction;
  /** Limits each person to one statement at a time, so that one person never takes every connection. */
  private readonly employeeLimits = new Map<number, LimitFunction>();

  /** @param replica a standby for reads that may be slightly out of date */
  constructor(
    private readonly database: Database,
    { limits = POOL_LIMITS, replica }: { limits?: PoolLimits; replica?: ReplicaLocation | undefined } = {},
  ) {
    this.limits = limits;
    this.poolLimit = pLimit(limits.concurrency);
    const config: pg.PoolConfig = {
      application_name: 'salesfloor analysis',
      max: limits.concurrency,
      idleTimeoutMillis: 30_000,
      statement_timeout: limits.statementMs,
      query_timeout: limits.statementMs + 500,
      pipeline: true,
      lock_timeout: limits.lockMs,
      options: `${ISO_DATE_OPTION} -c max_parallel_workers_per_gather=0`,
    };
    this.pool = openPool({
      ...config,
      Client: StoreClient,
      connectionString: database.url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    const { statementMs } = limits;
    this.replica = replica && new Replica({ location: replica, config, statementMs, primary: this.pool });
  }

  /** Returns a database that queues its reads for this person. */
  forEmployee(employeeId: number, getQueueTime = now): Database {
    return this.database.withQueryRunner(
      this.limitPerEmployee(employeeId, getQueueTime, statement => this.run(statement)),
    );
  }

  /**
   * Returns a database for reads that may be slightly out of date. If there is a standby, the database reads
   * from it. After a call has read from the primary, its later reads also use the primary.
   * @param onRead receives the source of all reads so far, if there is a standby
   */
  forEmployeeOnReplica(
    employeeId: number,
    onRead: (source: ReadSource) => void,
    getQueueTime = now,
  ): Database {
    const { replica } = this;
    if (!replica) return this.forEmployee(employeeId, getQueueTime);
    let source: ReadSource | undefined;
    let hasLeftReplica = false;
    const run = async <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => {
      const replicaResult = hasLeftReplica ? undefined : await replica.query<Row>(statement);
      hasLeftReplica = !replicaResult;
      if (replicaResult) {
        this.statementCounts.replica += 1;
        const lagSeconds = Math.max(source?.lagSeconds ?? 0, Math.ceil(replicaResult.ageMs / 100) / 10);
        source = { server: 'replica', lagSeconds };
      }
      source ??= { server: 'primary', lagSeconds: 0 };
      onRead(source);
      return replicaResult?.result ?? this.run<Row>(statement);
    };
    // Uses a separate cache: the process-wide cache is as new as the version that the call looked up, but
    // rows from the replica may be older.
    return this.database.withQueryRunner(
      this.limitPerEmployee(employeeId, getQueueTime, run),
      new CachedRows(),
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.replica?.close()]);
  }

  /** Runs each statement when this person's previous statement has ended and a connection is free. */
  private limitPerEmployee(
    employeeId: number,
    getQueueTime: GetQueueTime,
    run: QueryRunner['query'],
  ): QueryRunner {
    const employeeLimit = this.employeeLimits.get(employeeId) ?? pLimit(1);
    this.employeeLimits.set(employeeId, employeeLimit);
    return {
      query: <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => {
        const queuedAt = getQueueTime();
        const runUnlessTooLate = async () => {
          if (performance.now() - queuedAt > this.limits.queueMs)
            throw new TooManyRequestsError(TOO_BUSY_MESSAGE, RETRY_AFTER_SECONDS);
          return run<Row>(statement);
        };
        return employeeLimit(() => this.poolLimit(runUnlessTooLate));
      },
    };
  }

  private run<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    this.statementCounts.primary += 1;
    return runWithTimeLimit(this.limits.statementMs, () => this.pool.query<Row>(statement));
  }
}
