import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import pg from 'pg';
import { TooManyRequests } from '../errors.ts';
import { CachedRows } from './cachedRows.ts';
import { ISO_DAYS } from './connection.ts';
import type { Database } from './database.ts';
import { recoverLostConnections } from './lostConnections.ts';
import { Replica, type ReplicaPlace } from './servers/replica.ts';
import { inItsTime } from './servers/statementTime.ts';
import { StoreClient } from './servers/storeClient.ts';
import type { Reads } from './writer.ts';

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

const FROM_PRIMARY: ReadFrom = { server: 'primary', lagSeconds: 0 };

interface AnalystPoolParts {
  readonly limits?: PoolLimits;
  /** A standby for whoever can do with rows that are a little old. */
  readonly replica?: ReplicaPlace | undefined;
}

type WaitsSince = () => number;

const now: WaitsSince = () => performance.now();

/** The analysts' own pool of connections: however heavy their queries are, the screens' connections stay free. */
export class AnalystPool {
  /** How many statements each server ran. */
  readonly asked: Record<ReadFrom['server'], number> = { primary: 0, replica: 0 };
  private readonly pool: pg.Pool;
  private readonly replica: Replica | undefined;
  private readonly limits: PoolLimits;
  private readonly seats: LimitFunction;
  private readonly turns = new Map<number, LimitFunction>();

  constructor(
    private readonly database: Database,
    { limits = POOL_LIMITS, replica }: AnalystPoolParts = {},
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
    this.pool = new pg.Pool({
      ...config,
      Client: StoreClient,
      connectionString: database.url,
      connectionTimeoutMillis: CONNECT_MS,
    });
    this.pool.on('error', () => {}); // the query in flight rejects by itself
    recoverLostConnections(this.pool);
    const { statementMs } = limits;
    this.replica = replica && new Replica({ place: replica, config, statementMs, primary: this.pool });
  }

  /**
   * The store as an analysis of this person reads it.
   * @param waitsSince since when, by `performance.now()`, a statement that is read now has waited for its turn
   */
  for(employeeId: number, waitsSince: WaitsSince = now): Database {
    const run: Reads['query'] = statement => this.run(statement);
    return this.database.readingThrough(this.inTurn(employeeId, waitsSince, run));
  }

  /**
   * The same for whoever can do with rows that are a little old: from the replica, where there is one. Once the primary had to be
   * asked it is asked all the rest, too.
   * @param tell is told what all that was read so far is from, if there is a replica
   */
  lagging(employeeId: number, tell: (from: ReadFrom) => void, waitsSince: WaitsSince = now): Database {
    const { replica } = this;
    if (!replica) return this.for(employeeId, waitsSince);
    let from: ReadFrom | undefined;
    let isLeft = false;
    const run = async <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => {
      const answer = isLeft ? undefined : await replica.query<Row>(statement);
      isLeft = !answer;
      if (answer) this.asked.replica += 1;
      from = answer ? fromReplica(answer.ageMs, from) : (from ?? FROM_PRIMARY);
      tell(from);
      return answer ? answer.result : this.run<Row>(statement);
    };
    // What the process caches is as new as the version that a call looked up; this may be older.
    return this.database.readingThrough(this.inTurn(employeeId, waitsSince, run), new CachedRows());
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.replica?.close()]);
  }

  /** Runs each statement when this person's turn has come, and a connection is free. */
  private inTurn(employeeId: number, waitsSince: WaitsSince, run: Reads['query']): Reads {
    return {
      names: null,
      query: <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => {
        const queuedAt = waitsSince();
        const runUnlessLate = async () => {
          if (performance.now() - queuedAt > this.limits.waitMs)
            throw new TooManyRequests(TOO_BUSY, RETRY_AFTER);
          return run<Row>(statement);
        };
        return this.turnOf(employeeId)(() => this.seats(runUnlessLate));
      },
    };
  }

  private run<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    this.asked.primary += 1;
    return inItsTime(this.limits.statementMs, () => this.pool.query<Row>(statement));
  }

  private turnOf(employeeId: number): LimitFunction {
    const turn = this.turns.get(employeeId) ?? pLimit(MOST_OF_ONE_PERSON);
    this.turns.set(employeeId, turn);
    return turn;
  }
}

/** The oldest of what was read, in tenths of a second. */
const fromReplica = (ageMs: number, before?: ReadFrom): ReadFrom => ({
  server: 'replica',
  lagSeconds: Math.max(before?.lagSeconds ?? 0, Math.ceil(ageMs / 100) / 10),
});
