import type pg from 'pg';
import { AppError } from '../../platform/errors.ts';
import { isServerLost } from '../failures.ts';
import { openPool } from '../lostConnections.ts';
import { onClient, type Reads } from '../writer.ts';
import { StandbyAge } from './standbyAge.ts';
import { inItsTime } from './statementTime.ts';
import { StandbyClient } from './storeClient.ts';

/** Where a standby is, and how old its rows may be. */
export interface ReplicaPlace {
  readonly url: string;
  readonly longestLagSeconds: number;
}

interface ReplicaParts {
  readonly place: ReplicaPlace;
  /** Of its connections, as of those to the primary. */
  readonly config: pg.PoolConfig;
  /** How long a statement may run. */
  readonly statementMs: number;
  /** Says how old the standby is. */
  readonly primary: Reads;
}

/** What a standby answered, and how old that may have been when it was read. */
interface ReplicaAnswer<Row extends pg.QueryResultRow> {
  readonly result: pg.QueryResult<Row>;
  readonly ageMs: number;
}

/** How long a standby that was away or too old is left alone: nobody waits for it meanwhile. */
const REST_MS = 1_000;

/** How long it may take to connect, and to say how far it is. */
const SOON_MS = 1_000;

/** A standby that has lost its primary learns nothing more, and after a failover may hold what the others lost. */
const STATE = {
  text: `select pg_is_in_recovery() and exists (select from pg_stat_wal_receiver) as "isFollowing",
    (pg_last_wal_replay_lsn() - '0/0')::float8 as replayed`,
  query_timeout: SOON_MS,
};

interface State {
  readonly isFollowing: boolean;
  readonly replayed: number;
}

/** A standby of the store's database, which answers while it is young enough (decision 104). */
export class Replica {
  private readonly pool: pg.Pool;
  private readonly age: StandbyAge;
  private readonly longestMs: number;
  private restsUntil = 0;

  constructor(private readonly parts: ReplicaParts) {
    const { place, config, primary } = parts;
    this.longestMs = place.longestLagSeconds * 1_000;
    this.age = new StandbyAge(primary, this.longestMs);
    this.pool = openPool({
      ...config,
      Client: StandbyClient,
      connectionString: place.url,
      connectionTimeoutMillis: SOON_MS,
    });
  }

  /**
   * The answer of the standby; none when it is too old, away or no standby, or gave up for what it recovers: whatever the reason is,
   * the primary knows the answer.
   * @throws TOO_COSTLY
   */
  async query<Row extends pg.QueryResultRow>(
    statement: pg.QueryConfig,
  ): Promise<ReplicaAnswer<Row> | undefined> {
    if (performance.now() < this.restsUntil) return undefined;
    let isFit = false;
    try {
      await this.age.look();
      return await onClient(this.pool, async client => {
        const ageMs = await this.ageOn(client);
        isFit = ageMs <= this.longestMs;
        if (!isFit) return undefined;
        const run = () => client.query<Row>(statement);
        return { result: await inItsTime(this.parts.statementMs, run), ageMs };
      });
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (isServerLost(error)) isFit = false;
      return undefined;
    } finally {
      if (!isFit) this.restsUntil = performance.now() + REST_MS;
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async ageOn(client: pg.PoolClient): Promise<number> {
    const { rows } = await client.query<State>(STATE);
    const [state] = rows;
    return state?.isFollowing ? this.age.of(state.replayed) : Number.POSITIVE_INFINITY;
  }
}
