import type pg from 'pg';
import { AppError } from '../../errors.ts';
import { isServerLost, runWithTimeLimit } from '../databaseErrors.ts';
import { type QueryRunner, withClient } from '../writer.ts';
import { openPool } from './lostConnections.ts';
import { StandbyClient } from './storeClient.ts';

/** The address of a standby, and the maximum age of its rows. */
export interface ReplicaLocation {
  readonly url: string;
  readonly maxLagSeconds: number;
}

interface ReplicaOptions {
  readonly location: ReplicaLocation;
  /** The settings of the connections to the standby, which are the same as for the primary. */
  readonly config: pg.PoolConfig;
  /** The time limit of a statement. */
  readonly statementMs: number;
  /** The primary, which is needed to estimate the age of the standby's rows. */
  readonly primary: QueryRunner;
}

/** A result of the standby, and the maximum age of its rows when they were read. */
interface ReplicaResult<Row extends pg.QueryResultRow> {
  readonly result: pg.QueryResult<Row>;
  readonly ageMs: number;
}

/**
 * The pause before a standby that was unavailable or too old is tried again. Reads do not wait for the
 * standby during the pause.
 */
const PAUSE_MS = 1_000;

/** The time limit for the standby to connect, and to report its replay position. */
const REPLICA_TIMEOUT_MS = 1_000;

/**
 * Selects the replication state of a standby. A standby that has lost its primary gets no more changes. After
 * a failover it may contain changes that the other servers lost.
 */
const STATE_QUERY = {
  text: `select pg_is_in_recovery() and exists (select from pg_stat_wal_receiver) as "isFollowing",
    (pg_last_wal_replay_lsn() - '0/0')::float8 as "replayedOffset"`,
  query_timeout: REPLICA_TIMEOUT_MS,
};

interface ReplicationState {
  readonly isFollowing: boolean;
  readonly replayedOffset: number;
}

/** A standby of the store's database. It serves reads while it is recent enough (docs/adr/databases.md). */
export class Replica {
  private readonly pool: pg.Pool;
  private readonly age: StandbyAge;
  private readonly maxAgeMs: number;
  private pausedUntil = 0;

  constructor(private readonly options: ReplicaOptions) {
    const { location, config, primary } = options;
    this.maxAgeMs = location.maxLagSeconds * 1_000;
    this.age = new StandbyAge(primary, this.maxAgeMs);
    this.pool = openPool({
      ...config,
      Client: StandbyClient,
      connectionString: location.url,
      connectionTimeoutMillis: REPLICA_TIMEOUT_MS,
    });
  }

  /**
   * Returns the standby's result, or undefined if the primary must serve the read. The standby cannot serve a
   * read if it is too old, unavailable or not a standby, or if recovery canceled the query.
   * @throws TOO_COSTLY
   */
  async query<Row extends pg.QueryResultRow>(
    statement: pg.QueryConfig,
  ): Promise<ReplicaResult<Row> | undefined> {
    if (performance.now() < this.pausedUntil) return undefined;
    let isRecent = false;
    try {
      await this.age.update();
      return await withClient(this.pool, async client => {
        const ageMs = await this.measureAge(client);
        isRecent = ageMs <= this.maxAgeMs;
        if (!isRecent) return undefined;
        const run = () => client.query<Row>(statement);
        return { result: await runWithTimeLimit(this.options.statementMs, run), ageMs };
      });
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (isServerLost(error)) isRecent = false;
      return undefined;
    } finally {
      if (!isRecent) this.pausedUntil = performance.now() + PAUSE_MS;
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async measureAge(client: pg.PoolClient): Promise<number> {
    const { rows } = await client.query<ReplicationState>(STATE_QUERY);
    const [state] = rows;
    return state?.isFollowing ? this.age.getMaxAge(state.replayedOffset) : Number.POSITIVE_INFINITY;
  }
}

/**
 * The primary's log position at a time. A standby that has replayed up to it contains everything that was
 * committed before.
 */
interface WalPosition {
  /** The time of the position by the clock of this process, in ms. */
  readonly at: number;
  /** Only positions on the same timeline can be compared. A failover begins a new timeline. */
  readonly timeline: string;
  /** The position in the log, in bytes. */
  readonly byteOffset: number;
}

/** Minimum time between two measurements. The age of a standby may be overestimated by up to this time. */
const MEASURE_INTERVAL_MS = 500;

const MEASURE_TIMEOUT_MS = 1_000;

const POSITION_QUERY = {
  text: `select left(pg_walfile_name(lsn), 8) as timeline, (lsn - '0/0')::float8 as "byteOffset" from pg_current_wal_lsn() as lsn`,
  query_timeout: MEASURE_TIMEOUT_MS,
};

/**
 * Estimates the age of a standby from earlier log positions of the primary. The estimate needs no clock of
 * another machine. It also works when no transaction writes, and when the standby has lost its primary
 * (docs/adr/databases.md).
 */
export class StandbyAge {
  private positions: readonly WalPosition[] = [];
  private pendingMeasurement: Promise<void> | undefined;

  /** @param maxAgeMs the maximum age that is measured; older positions are discarded */
  constructor(
    private readonly primary: QueryRunner,
    private readonly maxAgeMs: number,
  ) {}

  /** Reads the primary's log position, unless it was read recently. */
  async update(): Promise<void> {
    const last = this.positions.at(-1);
    if (last && performance.now() - last.at < MEASURE_INTERVAL_MS) return;
    this.pendingMeasurement ??= this.measure().finally(() => {
      this.pendingMeasurement = undefined;
    });
    await this.pendingMeasurement;
  }

  /**
   * Returns the maximum age of a standby that has replayed the log up to this position, in ms. Returns
   * Infinity if it is unknown.
   */
  getMaxAge(replayedOffset: number): number {
    const lastReachedPosition = this.positions.findLast(({ byteOffset }) => byteOffset <= replayedOffset);
    return lastReachedPosition ? performance.now() - lastReachedPosition.at : Number.POSITIVE_INFINITY;
  }

  private async measure(): Promise<void> {
    const at = performance.now();
    const { rows } = await this.primary.query<Omit<WalPosition, 'at'>>(POSITION_QUERY);
    const newPositions = rows.map(row => ({ ...row, at }));
    const timeline = newPositions[0]?.timeline;
    const comparablePositions = this.positions.filter(
      position => position.timeline === timeline && at - position.at <= this.maxAgeMs,
    );
    this.positions = [...comparablePositions, ...newPositions];
  }
}
