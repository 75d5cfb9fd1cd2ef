import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import pg from 'pg';
import { AppError } from '../errors.ts';
import { ISO_DAYS } from './connection.ts';
import type { Database } from './database.ts';

/** Statements of one person at once: the rest wait, so that nobody holds every connection. */
const MOST_OF_ONE_PERSON = 1;

interface PoolLimits {
  /** Statements of everyone at once, each of which takes one core. */
  readonly atOnce: number;
  /** How long a statement may run. */
  readonly statementMs: number;
  /** How long a statement may wait for its turn. */
  readonly waitMs: number;
}

/** One core stays free for the screens, where the database shares this machine. */
const POOL_LIMITS: PoolLimits = {
  atOnce: Math.min(4, Math.max(1, availableParallelism() - 1)),
  statementMs: 5_000,
  waitMs: 10_000,
};

const CANCELLED = '57014';

const TOO_BUSY = 'Too much is being analysed at this moment. Please try again in a few seconds.';

/** The analysts' own pool of connections: however heavy their queries are, the screens' connections stay free. */
export class AnalystPool {
  private readonly pool: pg.Pool;
  private readonly turns = new Map<number, LimitFunction>();

  constructor(
    private readonly database: Database,
    private readonly limits = POOL_LIMITS,
  ) {
    this.pool = new pg.Pool({
      connectionString: database.url,
      application_name: 'salesfloor analysis',
      max: limits.atOnce,
      connectionTimeoutMillis: limits.waitMs,
      idleTimeoutMillis: 30_000,
      statement_timeout: limits.statementMs,
      options: `${ISO_DAYS} -c max_parallel_workers_per_gather=0`,
    });
    this.pool.on('error', () => {}); // the query in flight rejects by itself
  }

  /** The store as an analysis of this person reads it. */
  for(employeeId: number): Database {
    return this.database.readingThrough({
      query: statement => {
        const queuedAt = performance.now();
        return this.turnOf(employeeId)(() => this.run(statement, queuedAt));
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
    if (performance.now() - queuedAt > this.limits.waitMs) throw tooBusy();
    try {
      return await this.pool.query<Row>(statement);
    } catch (error) {
      throw refusalOfAnalysis(error, this.limits);
    }
  }

  private turnOf(employeeId: number): LimitFunction {
    const turn = this.turns.get(employeeId) ?? pLimit(MOST_OF_ONE_PERSON);
    this.turns.set(employeeId, turn);
    return turn;
  }
}

const tooSlow = (ms: number) =>
  `The query took longer than ${ms / 1000} s in the database and was stopped. Ask for fewer days, or for fewer things at once.`;

const tooBusy = (error?: unknown) => new AppError('TOO_MANY_REQUESTS', TOO_BUSY, error);

/** The pool's own limits as the refusals that a client gets; anything else is returned as it is. */
function refusalOfAnalysis(error: unknown, { statementMs }: PoolLimits): unknown {
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === CANCELLED)
    return new AppError('TOO_COSTLY', tooSlow(statementMs), error);
  return /timeout exceeded when trying to connect/.test(error.message) ? tooBusy(error) : error;
}
