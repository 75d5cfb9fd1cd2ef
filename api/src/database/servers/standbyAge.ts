import type { Reads } from '../writer.ts';

/** Where the primary had come to at a moment: whoever has replayed so much knows all that was committed before. */
interface Mark {
  /** Of this process' own clock, in ms. */
  readonly at: number;
  /** Which places of the log can be compared: a failover begins another one. */
  readonly timeline: string;
  /** A place in the log, in bytes. */
  readonly place: number;
}

/** How often a mark is made, at most: so much older than it is a standby may be taken for. */
const MARK_EVERY_MS = 500;

const LONGEST_MARK_MS = 1_000;

const MARK = {
  text: `select left(pg_walfile_name(lsn), 8) as timeline, (lsn - '0/0')::float8 as place from pg_current_wal_lsn() as lsn`,
  query_timeout: LONGEST_MARK_MS,
};

/**
 * How old a standby is, told by what the primary had written at moments before. It needs no clock of another machine, and
 * holds when nothing is written and when a standby has lost its primary, too (decision 104).
 */
export class StandbyAge {
  private marks: readonly Mark[] = [];
  private marking: Promise<void> | undefined;

  /** @param longestMs the greatest age that matters */
  constructor(
    private readonly primary: Reads,
    private readonly longestMs: number,
  ) {}

  /** Looks where the primary is, unless that was just done. */
  async look(): Promise<void> {
    const last = this.marks.at(-1);
    if (last && performance.now() - last.at < MARK_EVERY_MS) return;
    this.marking ??= this.mark().finally(() => {
      this.marking = undefined;
    });
    await this.marking;
  }

  /** How old a standby is at most that has replayed the log up to this place, in ms; Infinity when it is not known. */
  of(replayed: number): number {
    const reached = this.marks.findLast(({ place }) => place <= replayed);
    return reached ? performance.now() - reached.at : Number.POSITIVE_INFINITY;
  }

  private async mark(): Promise<void> {
    const at = performance.now();
    const { rows } = await this.primary.query<Omit<Mark, 'at'>>(MARK);
    const marks = rows.map(row => ({ ...row, at }));
    const timeline = marks[0]?.timeline;
    const comparable = this.marks.filter(
      mark => mark.timeline === timeline && at - mark.at <= this.longestMs,
    );
    this.marks = [...comparable, ...marks];
  }
}
