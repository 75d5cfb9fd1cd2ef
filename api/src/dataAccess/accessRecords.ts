import type { Logger } from 'pino';
import type { Services } from '../context.ts';
import type { DataAccess } from '../noteAccess.ts';
import {
  type CountedAccess,
  hourOf,
  keyOf,
  recordAccesses,
  SWEEP_ACCESSES,
} from './dataAccess.statements.ts';

/** What ends within this time is written by one statement. */
const GATHER_MS = 500;
const RETRY_MS = 5_000;
const SWEEP_EVERY_MS = 60_000;

/** How many different things are recorded within an hour: of a person at one place, of an access token, and of all refused sign-ins. */
const MOST_APART = 20;
const MOST_APART_OF_A_TOKEN = 3;
const MOST_REFUSED_APART = 200;

/** Records accesses after their answers, so that no answer waits for it. What cannot be written is sent again (decision 179). */
export class AccessRecords {
  private waiting = new Map<string, CountedAccess>();
  private apart = new Map<string, Set<string>>();
  private hour = 0;
  private timer: NodeJS.Timeout | undefined;
  private writing = Promise.resolve();
  private sweptAt = 0;

  constructor(
    private readonly services: Pick<Services, 'database' | 'clock'>,
    private readonly log: Logger,
  ) {}

  add(access: DataAccess): void {
    this.count({ ...this.bounded(access), times: 1 });
    this.writeIn(GATHER_MS);
  }

  /** Writes what waits, and logs how much of it cannot be written. */
  async stop(): Promise<void> {
    await this.writing;
    await this.write();
    clearTimeout(this.timer);
    if (this.waiting.size > 0) this.log.error({ accesses: this.waiting.size }, 'accesses are lost');
  }

  private count(access: CountedAccess): void {
    const key = keyOf(access);
    const before = this.waiting.get(key);
    const { times, lines } = before ?? { times: 0, lines: 0 };
    const sum = access.lines === null ? null : access.lines + (lines ?? 0);
    this.waiting.set(key, { ...(before ?? access), times: times + access.times, lines: sum });
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
      await this.sweep();
    } catch (err) {
      this.log.error(
        { err, accesses: accesses.length },
        'accesses could not be recorded; they are sent again',
      );
      for (const access of accesses) this.count(access);
      this.writeIn(RETRY_MS);
    }
  }

  private async sweep(): Promise<void> {
    const now = this.services.clock.now().getTime();
    if (now - this.sweptAt < SWEEP_EVERY_MS) return;
    this.sweptAt = now;
    const failed = (err: unknown) => this.log.error({ err }, 'old accesses could not be swept away');
    await this.services.database.write(SWEEP_ACCESSES).catch(failed);
  }

  /** Beyond so many an hour, those that differ are counted together, so that nobody fills the disk. */
  private bounded(access: DataAccess): DataAccess {
    const hour = hourOf(access.at);
    if (hour !== this.hour) this.apart.clear();
    this.hour = hour;
    const isRefused = access.action === 'refuse';
    const together = { ...access, name: null, filter: null };
    if (isRefused) Object.assign(together, { employeeId: null, address: null });
    const most = isRefused
      ? MOST_REFUSED_APART
      : access.door === 'token'
        ? MOST_APART_OF_A_TOKEN
        : MOST_APART;
    const apart = this.apart.get(keyOf(together)) ?? new Set();
    if (apart.size >= most && !apart.has(keyOf(access))) return together;
    this.apart.set(keyOf(together), apart.add(keyOf(access)));
    return access;
  }
}
