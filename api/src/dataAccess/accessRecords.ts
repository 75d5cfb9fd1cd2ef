import type { Logger } from 'pino';
import type { Services } from '../context.ts';
import type { DataAccess } from '../noteAccess.ts';
import { type CountedAccess, keyOf, recordAccesses, SWEEP_ACCESSES } from './dataAccess.statements.ts';

/** What ends within this time is written by one statement. */
const GATHER_MS = 500;
const RETRY_MS = 5_000;
const SWEEP_EVERY_MS = 60_000;

/** How many rows an instance has waiting at most while the database is away. */
const MOST_WAITING = 5_000;

/** How many things are told apart within an hour: of a person at one place, of an access token, and of refused sign-ins in all. */
const MOST_APART = 20;
const MOST_APART_OF_A_TOKEN = 3;
const MOST_REFUSED_APART = 200;

const HOUR_MS = 60 * 60_000;

/**
 * Records accesses after their answers, so that no answer waits for it. What cannot be written waits and is sent again; what is
 * lost when the process dies is at most what ended half a second before (decision 178).
 */
export class AccessRecords {
  private waiting = new Map<string, CountedAccess>();
  private told = new Map<string, Set<string>>();
  private hour = 0;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private sweptAt = 0;

  constructor(
    private readonly services: Pick<Services, 'database' | 'clock'>,
    private readonly log: Logger,
  ) {}

  add(access: DataAccess): void {
    this.count({ ...this.bounded(access), times: 1 });
    this.writeIn(GATHER_MS);
  }

  /** Writes what waits, once. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.writing;
    await this.write();
    clearTimeout(this.timer);
    for (const access of this.waiting.values()) this.lose(access);
  }

  private count(access: CountedAccess): void {
    const key = keyOf(access);
    const before = this.waiting.get(key);
    if (!before && this.waiting.size >= MOST_WAITING) this.lose(access);
    else this.waiting.set(key, before ? added(before, access) : access);
  }

  private writeIn(ms: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.writing = this.writing.then(() => this.write());
    }, ms).unref();
  }

  private async write(): Promise<void> {
    const accesses = [...this.waiting.values()];
    if (accesses.length === 0) return;
    this.waiting.clear();
    try {
      await this.services.database.write(recordAccesses(accesses));
    } catch (err) {
      this.log.error(
        { err, accesses: accesses.length },
        'accesses could not be recorded; they are sent again',
      );
      for (const access of accesses) this.count(access);
      this.writeIn(RETRY_MS);
      return;
    }
    await this.sweep();
  }

  private async sweep(): Promise<void> {
    const now = this.services.clock.now().getTime();
    if (now - this.sweptAt < SWEEP_EVERY_MS) return;
    this.sweptAt = now;
    await this.services.database
      .write(SWEEP_ACCESSES)
      .catch(err => this.log.error({ err }, 'old accesses could not be swept away'));
  }

  /** Beyond so many an hour, what differs is counted together, so that nobody fills the disk. */
  private bounded(access: DataAccess): DataAccess {
    const hour = Math.floor(access.at.getTime() / HOUR_MS);
    if (hour !== this.hour) this.told.clear();
    this.hour = hour;
    const { action, employeeId, name, door, origin, address, filter } = access;
    const isRefused = action === 'refuse';
    const group = isRefused ? action : JSON.stringify([action, employeeId, door, origin, address]);
    const one = JSON.stringify(isRefused ? [employeeId, name, door, address] : [name, filter]);
    const apart = this.told.get(group) ?? new Set();
    this.told.set(group, apart);
    if (apart.has(one)) return access;
    if (apart.size < mostApart(access)) {
      apart.add(one);
      return access;
    }
    const together = { ...access, name: null, filter: null };
    return isRefused ? { ...together, employeeId: null, address: null } : together;
  }

  /** Neither whom nor from where: a log line holds no address (decision 063). */
  private lose({ action, employeeId, at, times, lines }: CountedAccess): void {
    this.log.error({ action, employeeId, at, times, lines }, 'an access was not recorded');
  }
}

function mostApart({ action, door }: DataAccess): number {
  if (action === 'refuse') return MOST_REFUSED_APART;
  return door === 'token' ? MOST_APART_OF_A_TOKEN : MOST_APART;
}

const added = (before: CountedAccess, { times, lines }: CountedAccess): CountedAccess => ({
  ...before,
  times: before.times + times,
  lines: before.lines === null ? null : before.lines + (lines ?? 0),
});
