import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import type pg from 'pg';
import { TooManyRequests } from '../platform/errors.ts';
import { CachedRows } from './cachedRows.ts';
import { ISO_DAYS } from './connection.ts';
import type { Database } from './database.ts';
import { openPool } from './lostConnections.ts';
import { Replica, type ReplicaPlace } from './servers/replica.ts';
import { inItsTime } from './servers/statementTime.ts';
import { StoreClient } from './servers/storeClient.ts';
import type { Reads } from './writer.ts';

interface PoolLimits {
  /** Statements of everyone at once, each of which takes one core. */
  readonly atOnce: number;
  readonly statementMs: number;
  /** How long a statement may wait for a lock, which is not its fault. */
  readonly lockMs: number;
  /** How long a statement may wait for its turn. */
  readonly waitMs: number;
}

/**
 * One core stays free for the screens, where the database shares this machine. Waiting for a turn and the statement together
 * stay below ten seconds.
 */
const POOL_LIMITS: PoolLimits = {
  atOnce: Math.min(4, Math.max(1, availableParallelism() - 1)),
  statementMs: 5_000,
  lockMs: 2_000,
  waitMs: 4_500,
};

const CONNECT_MS = 2_500;

const RETRY_AFTER = 5;

const TOO_BUSY = `Too much is being analysed at this moment. Please try again in ${RETRY_AFTER} seconds.`;

/** Which server an answer was read from, and how old it may have been then, in seconds. */
export interface ReadFrom {
  readonly server: 'primary' | 'replica';
  readonly lagSeconds: number;
}

/** Returns since when, by `performance.now()`, a statement that is read now has waited for its turn. */
type WaitsSince = () => number;

const now: WaitsSince = () => performance.now();

/** The analysts' own pool of connections: however heavy their queries are, the screens' connections stay free. */
export class AnalystPool {
  /** How many statements each server ran. */
  readonly asked: Record<ReadFrom['server'], number> = { primary: 0, replica: 0 };
  private readonly limits: PoolLimits;
  private readonly pool: pg.Pool;
  private readonly replica: Replica | undefined;
  private readonly seats: LimitFunction;
  /** One statement of each person at a time, so that one person never takes every connection. */
  private readonly turns = new Map<number, LimitFunction>();

  /** @param replica a standby for reads that may be a little old */
  constructor(
    private readonly database: Database,
    { limits = POOL_LIMITS, replica }: { limits?: PoolLimits; replica?: ReplicaPlace | undefined } = {},
  ) {
    this.limits = limits;
    this.seats = pLimit(limits.atOnce);
    const config: pg.PoolConfig = {
      application_name: 'salesfloor analysis',
      max: limits.atOnce,
      idleTimeoutMillis: 30_000,
      statement_timeout: limits.statementMs,
      query_timeout: limits.statementMs + 500,
      pipeline: true,
      lock_timeout: limits.lockMs,
      options: `${ISO_DAYS} -c max_parallel_workers_per_gather=0`,
    };
    this.pool = openPool({
      ...config,
      Client: StoreClient,
      connectionString: database.url,
      connectionTimeoutMillis: CONNECT_MS,
    });
    const { statementMs } = limits;
    this.replica = replica && new Replica({ place: replica, config, statementMs, primary: this.pool });
  }

  /** Returns the store as an analysis of this person reads it. */
  for(employeeId: number, waitsSince = now): Database {
    return this.database.readingThrough(this.inTurn(employeeId, waitsSince, each => this.run(each)));
  }

  /**
   * Returns the same for reads that may be a little old: from the standby, where there is one. A call that had to read from the
   * primary reads the rest there too.
   * @param report receives what all that was read so far is from, if there is a standby
   */
  lagging(employeeId: number, report: (from: ReadFrom) => void, waitsSince = now): Database {
    const { replica } = this;
    if (!replica) return this.for(employeeId, waitsSince);
    let from: ReadFrom | undefined;
    let isLeft = false;
    const run = async <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => {
      const answer = isLeft ? undefined : await replica.query<Row>(statement);
      isLeft = !answer;
      if (answer) {
        this.asked.replica += 1;
        const lagSeconds = Math.max(from?.lagSeconds ?? 0, Math.ceil(answer.ageMs / 100) / 10);
        from = { server: 'replica', lagSeconds };
      }
      from ??= { server: 'primary', lagSeconds: 0 };
      report(from);
      return answer?.result ?? this.run<Row>(statement);
    };
    // What the process caches is as new as the version that a call looked up; this may be older.
    return this.database.readingThrough(this.inTurn(employeeId, waitsSince, run), new CachedRows());
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.replica?.close()]);
  }

  /** Runs each statement when this person's turn has come, and a connection is free. */
  private inTurn(employeeId: number, waitsSince: WaitsSince, run: Reads['query']): Reads {
    const turn = this.turns.get(employeeId) ?? pLimit(1);
    this.turns.set(employeeId, turn);
    return {
      query: <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => {
        const queuedAt = waitsSince();
        const runUnlessLate = async () => {
          if (performance.now() - queuedAt > this.limits.waitMs)
            throw new TooManyRequests(TOO_BUSY, RETRY_AFTER);
          return run<Row>(statement);
        };
        return turn(() => this.seats(runUnlessLate));
      },
    };
  }

  private run<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    this.asked.primary += 1;
    return inItsTime(this.limits.statementMs, () => this.pool.query<Row>(statement));
  }
}
