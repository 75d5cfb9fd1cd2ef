import type { QueryRunner } from '../writer.ts';

/**
 * The primary's log position at a time. A standby that has replayed up to it contains everything that was
 * committed before.
 */
interface WalPosition {
  /** This process' own clock, in ms. */
  readonly at: number;
  /** Positions can be compared on the same timeline only. A failover begins a new one. */
  readonly timeline: string;
  /** The position in the log, in bytes. */
  readonly byteOffset: number;
}

/** Minimum time between two measurements. A standby's age may be overestimated by this much. */
const MEASURE_INTERVAL_MS = 500;

const MEASURE_TIMEOUT_MS = 1_000;

const POSITION_QUERY = {
  text: `select left(pg_walfile_name(lsn), 8) as timeline, (lsn - '0/0')::float8 as "byteOffset" from pg_current_wal_lsn() as lsn`,
  query_timeout: MEASURE_TIMEOUT_MS,
};

/**
 * Estimates the age of a standby from earlier log positions of the primary. It needs no clock of another
 * machine. It also works when nothing is written, and when the standby has lost its primary (decision 104).
 */
export class StandbyAge {
  private positions: readonly WalPosition[] = [];
  private pendingMeasurement: Promise<void> | undefined;

  /** @param maxAgeMs the greatest age that matters */
  constructor(
    private readonly primary: QueryRunner,
    private readonly maxAgeMs: number,
  ) {}

  /** Reads the primary's position, unless that was done recently. */
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
  getMaxAge(replayed: number): number {
    const reached = this.positions.findLast(({ byteOffset }) => byteOffset <= replayed);
    return reached ? performance.now() - reached.at : Number.POSITIVE_INFINITY;
  }

  private async measure(): Promise<void> {
    const at = performance.now();
    const { rows } = await this.primary.query<Omit<WalPosition, 'at'>>(POSITION_QUERY);
    const measured = rows.map(row => ({ ...row, at }));
    const timeline = measured[0]?.timeline;
    const comparable = this.positions.filter(
      position => position.timeline === timeline && at - position.at <= this.maxAgeMs,
    );
    this.positions = [...comparable, ...measured];
  }
}
