/**
 * Work outside of requests. A room declares a job in its `x.job.ts`:
 *
 *     export const nightlyBackup = declareJob({
 *       name: 'backup', data: z.object({}), schedule: { at: '02:30', lateHours: 12 }, tries: 5, longestMinutes: 60,
 *       run: async (_data, { database }: Services, { id, signal }) => { … },
 *     });
 *
 * and `jobs.ts` lists it. It runs by its schedule, or when `services.queue.send(nightlyBackup, {})` asks for it, in whichever instance
 * is first; one run of a job at a time in each instance, or in the store (`isSingleQuery`). `send(job, data, key)` with a key does nothing when this job was sent with
 * that key within 30 days. A run that throws is tried again with backoff, one whose process died within two minutes: so a run must be able to
 * find that it has done its work already (by `id`, which all tries of a run share, or by what it wrote). A send may throw UNAVAILABLE.
 */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import { AppError, describeFailure } from '../platform/errors.ts';
import { findDueOccurrence } from '../rules/schedule/schedule.ts';
import type { Job } from './job.ts';
import { QUEUE_SCHEMA, QueueDatabase } from './queueDatabase.ts';
import { type JobFigures, readFigures } from './queueFigures.ts';

/** What is done, failed or never begun is forgotten afterwards. */
const KEPT_SECONDS = 30 * 86_400;

/** A run is another instance's after so long without a sign of life. */
const LIFE_SECONDS = 30;

const LOOK_SECONDS = 5;
const SCHEDULE_MS = 20_000;
const TRY_AGAIN_MS = 5_000;
const SOON_MS = 3_000;
const TOLD_EVERY_MS = 60_000;

/** As long as calls in flight have; the rest of a stop's ten seconds is the database's. */
const STOP_MS = 8_000;

/** Of pg-boss: its own schedules, registry and listening are not used (decision 228). */
const SETTINGS: ConstructorOptions = {
  schema: QUEUE_SCHEMA,
  schedule: false,
  registerInstance: false,
  useListenNotify: false,
  reindex: false,
  monitorVacuum: false,
};

/** The jobs of the store: any number of instances share them through the store's database. */
export class Queue {
  private readonly database: QueueDatabase;
  private readonly workers = new Map<string, string>();
  private readonly lastSent = new Map<string, number>();
  private readonly ending = new AbortController();
  private boss: PgBoss | undefined;
  private silentUntil = 0;
  private begun: Promise<void> = Promise.resolve();

  /** Connects to nothing yet. @param url PostgreSQL itself */
  constructor(
    url: string,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    this.database = new QueueDatabase(url);
  }

  /**
   * Begins to work in the background, as soon as the database lets it.
   * @param isWorking false where jobs are only sent, for others
   */
  start<Needs>(jobs: readonly Job<object, Needs>[], needs: Needs, isWorking: boolean): void {
    this.begun = this.begin(jobs, needs, isWorking).catch(error => {
      if (!this.ending.signal.aborted) this.log.error({ err: error }, 'queue');
    });
  }

  /**
   * Has a job done soon, once, by some instance.
   * @param key of something that is to be done once, however often it is sent within 30 days
   * @throws UNAVAILABLE
   */
  async send<Data extends object>(
    { name }: Pick<Job<Data, never>, 'name'>,
    data: Data,
    key?: string,
  ): Promise<void> {
    if (!this.boss) throw away();
    const id = key === undefined ? randomUUID() : idOf(name, key);
    await soon(this.boss.send(name, data, { id })).catch(error => {
      throw away(error);
    });
    const worker = this.workers.get(name);
    if (worker) this.boss.notifyWorker(worker);
  }

  /** How it goes with each job; nothing while the queue has not begun. */
  async figures(): Promise<JobFigures[] | undefined> {
    return this.boss && soon(readFigures(this.database));
  }

  /**
   * Begins no more runs and lets those in flight end. One that takes too long is tried again elsewhere, or after the next
   * start. A database that hangs is not waited for.
   * @param sendersEnd until then jobs can be sent
   */
  async stop(sendersEnd = Promise.resolve()): Promise<void> {
    this.ending.abort();
    await Promise.race([this.end(sendersEnd), sleep(STOP_MS + 500, undefined, { ref: false })]);
  }

  private async end(sendersEnd: Promise<void>): Promise<void> {
    await this.begun;
    await Promise.all([this.boss?.stop({ graceful: true, timeout: STOP_MS }), sendersEnd]);
    this.boss = undefined;
    await this.database.close();
  }

  private async begin<Needs>(
    jobs: readonly Job<object, Needs>[],
    needs: Needs,
    isWorking: boolean,
  ): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted && !this.boss) {
      try {
        this.boss = await this.open(jobs, needs, isWorking);
      } catch (error) {
        this.tell(error);
        await sleep(TRY_AGAIN_MS, undefined, { signal, ref: false });
      }
    }
    if (isWorking) void this.sendWhatIsDue(jobs);
  }

  /** @returns once all jobs are known, and worked on */
  private async open<Needs>(
    jobs: readonly Job<object, Needs>[],
    needs: Needs,
    isWorking: boolean,
  ): Promise<PgBoss> {
    const boss = new PgBoss({ ...SETTINGS, db: this.database, supervise: isWorking });
    boss.on('error', error => this.tell(error));
    try {
      await boss.start();
      for (const job of jobs) await declare(boss, job);
      if (isWorking) for (const job of jobs) await this.workOn(boss, job, needs);
      return boss;
    } catch (error) {
      await boss.stop({ graceful: false });
      throw error;
    }
  }

  private async workOn<Needs>(boss: PgBoss, { name, run }: Job<object, Needs>, needs: Needs): Promise<void> {
    const options = { pollingIntervalSeconds: LOOK_SECONDS, batchSize: 1 };
    const worker = await boss.work(name, options, async ([job]) => {
      if (!job) return;
      const signal = AbortSignal.any([this.ending.signal, job.signal]);
      await run(job.data, needs, { id: job.id, signal }).catch(error => {
        this.log.warn({ err: error, job: name }, 'a job failed');
        throw new Error(describeFailure(error)); // the rest may hold what people typed, and would be stored
      });
      boss.notifyWorker(this.workers.get(name) ?? ''); // others may wait: it looks at once
    });
    this.workers.set(name, worker);
  }

  /** A database that is away is logged once a minute. */
  private tell(error: unknown): void {
    if (performance.now() < this.silentUntil) return;
    this.silentUntil = performance.now() + TOLD_EVERY_MS;
    this.log.warn({ err: error }, 'the queue waits for the database');
  }

  /** Every instance does so; an occurrence that another has sent is not sent again, for it has the same key. */
  private async sendWhatIsDue(jobs: readonly Job<object, never>[]): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      for (const job of jobs) await this.sendIfDue(job);
      await sleep(SCHEDULE_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  private async sendIfDue(job: Job<object, never>): Promise<void> {
    const due = job.schedule && findDueOccurrence(job.schedule, this.clock.timeZone, this.clock.now());
    if (!due || this.lastSent.get(job.name) === due.getTime()) return;
    const dueAtIso = due.toISOString();
    try {
      await this.send(job, { dueAt: dueAtIso }, dueAtIso);
      this.lastSent.set(job.name, due.getTime());
    } catch (error) {
      this.tell(error);
    }
  }
}

async function declare(
  boss: PgBoss,
  { name, isAlone, tries, longestMinutes }: Job<object, never>,
): Promise<void> {
  const options = {
    retryLimit: tries - 1,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: longestMinutes * 60,
    heartbeatSeconds: LIFE_SECONDS,
    retentionSeconds: KEPT_SECONDS,
    deleteAfterSeconds: KEPT_SECONDS,
  };
  await boss.createQueue(name, { ...options, policy: isAlone ? 'singleton' : 'standard' });
  await boss.updateQueue(name, options);
}

/** An id that is always the same for this job and key. */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name} ${key}`).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** No call waits for long. */
async function soon<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {}); // whoever asked may have gone
  const isLate = Symbol();
  const result = await Promise.race([work, sleep(SOON_MS, isLate, { ref: false })]);
  if (result === isLate) throw away();
  return result as Result;
}

const away = (cause?: unknown) =>
  new AppError('UNAVAILABLE', 'This cannot be begun at this moment. Please try again in a moment.', cause);
