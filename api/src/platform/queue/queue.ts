/**
 * Runs work outside of requests. A module declares a job in its `x.job.ts`:
 *
 *     export const nightlyBackup = declareJob({
 *       name: 'backup', data: z.object({}), schedule: { at: '02:30', lateHours: 12 }, tries: 5, timeoutMinutes: 60,
 *       run: async (_data, { database }: Services, { id, signal }) => { … },
 *     });
 *
 * and `jobs.ts` lists it. The job runs on its schedule, or after `services.queue.send(nightlyBackup, {})`, on the
 * first free instance. Each instance runs a job once at a time, or the whole store does (`isSingleton`).
 * `send(job, data, key)` does nothing if this job was sent with that key within 30 days.
 *
 * A run that throws is retried with backoff. If its process died, it is retried within two minutes. A run must
 * therefore detect work that it has already done: by `id`, which all attempts share, or by the stored result.
 * A send may throw UNAVAILABLE.
 */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { findDueOccurrence } from '../../rules/schedule/schedule.ts';
import type { Clock } from '../clock.ts';
import { AppError, describeFailure } from '../errors.ts';
import type { Job } from './job.ts';
import { type JobStats, QUEUE_SCHEMA, QueueDatabase, readJobStats } from './queueDatabase.ts';

/** The time after which runs that ended, failed or never started are deleted. */
const RETENTION_SECONDS = 30 * 86_400;

/** The time without a heartbeat after which another instance takes over a run. */
const HEARTBEAT_SECONDS = 30;

const POLL_SECONDS = 5;
const SCHEDULE_INTERVAL_MS = 20_000;
const RETRY_DELAY_MS = 5_000;
const CALL_TIMEOUT_MS = 3_000;
const LOG_INTERVAL_MS = 60_000;

/**
 * The maximum time to finish running jobs. Calls in flight have the same limit. The database gets the
 * remaining time of the ten seconds in which the process stops.
 */
const STOP_TIMEOUT_MS = 8_000;

/**
 * The settings of pg-boss. Its schedules, registry and notifications are not used
 * (docs/adr/jobs-email-backups.md).
 */
const SETTINGS: ConstructorOptions = {
  schema: QUEUE_SCHEMA,
  schedule: false,
  registerInstance: false,
  useListenNotify: false,
  reindex: false,
  monitorVacuum: false,
};

/** The job queue of the store. Any number of instances share it through the store's database. */
export class Queue {
  private readonly database: QueueDatabase;
  private readonly workers = new Map<string, string>();
  private readonly lastSent = new Map<string, number>();
  private readonly stopping = new AbortController();
  private boss: PgBoss | undefined;
  private nextLogTime = 0;
  private started: Promise<void> = Promise.resolve();

  /** Creates the queue without connecting. @param url the address of PostgreSQL itself */
  constructor(
    url: string,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    this.database = new QueueDatabase(url);
  }

  /**
   * Starts to run jobs in the background, as soon as the database is available.
   * @param shouldRunJobs false on an instance that only sends jobs
   */
  start<Needs>(jobs: readonly Job<object, Needs>[], needs: Needs, shouldRunJobs: boolean): void {
    this.started = this.openWithRetries(jobs, needs, shouldRunJobs).catch(error => {
      if (!this.stopping.signal.aborted) this.log.error({ err: error }, 'the job queue could not start');
    });
  }

  /**
   * Runs a job soon, once, on any instance.
   * @param key identifies work that runs once, however often it is sent within 30 days
   * @throws UNAVAILABLE
   */
  async send<Data extends object>(
    { name }: Pick<Job<Data, never>, 'name'>,
    data: Data,
    key?: string,
  ): Promise<void> {
    // Waits, because a call may arrive while the queue is still starting.
    const boss = this.boss ?? (await withTimeout(this.started.then(() => this.boss)));
    if (!boss) throw unavailableError();
    const id = key === undefined ? randomUUID() : toJobId(name, key);
    await withTimeout(boss.send(name, data, { id })).catch(error => {
      throw unavailableError(error);
    });
    const worker = this.workers.get(name);
    if (worker) boss.notifyWorker(worker);
  }

  /** Returns the statistics of each job, or undefined while the queue has not started. */
  async getJobStats(): Promise<JobStats[] | undefined> {
    return this.boss && withTimeout(readJobStats(this.database));
  }

  /**
   * Stops starting runs and waits for the runs in progress. A run that takes too long is retried on another
   * instance, or after the next start. Does not wait for a hanging database.
   * @param sendersEnd jobs can be sent until it resolves
   */
  async stop(sendersEnd = Promise.resolve()): Promise<void> {
    this.stopping.abort();
    await Promise.race([this.closeAll(sendersEnd), sleep(STOP_TIMEOUT_MS + 500, undefined, { ref: false })]);
  }

  private async closeAll(sendersEnd: Promise<void>): Promise<void> {
    await this.started;
    await Promise.all([this.boss?.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }), sendersEnd]);
    this.boss = undefined;
    await this.database.close();
  }

  private async openWithRetries<Needs>(
    jobs: readonly Job<object, Needs>[],
    needs: Needs,
    shouldRunJobs: boolean,
  ): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted && !this.boss) {
      try {
        this.boss = await this.open(jobs, needs, shouldRunJobs);
      } catch (error) {
        this.logDatabaseError(error);
        await sleep(RETRY_DELAY_MS, undefined, { signal, ref: false });
      }
    }
    if (shouldRunJobs) void this.sendDueJobs(jobs);
  }

  /** @returns once all jobs are declared and their workers have started */
  private async open<Needs>(
    jobs: readonly Job<object, Needs>[],
    needs: Needs,
    shouldRunJobs: boolean,
  ): Promise<PgBoss> {
    const boss = new PgBoss({ ...SETTINGS, db: this.database, supervise: shouldRunJobs });
    boss.on('error', error => this.logDatabaseError(error));
    try {
      await boss.start();
      for (const job of jobs) await declareQueue(boss, job);
      if (shouldRunJobs) for (const job of jobs) await this.startWorker(boss, job, needs);
      return boss;
    } catch (error) {
      await boss.stop({ graceful: false });
      throw error;
    }
  }

  private async startWorker<Needs>(
    boss: PgBoss,
    { name, run }: Job<object, Needs>,
    needs: Needs,
  ): Promise<void> {
    const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 };
    const worker = await boss.work(name, options, async ([job]) => {
      if (!job) return;
      const signal = AbortSignal.any([this.stopping.signal, job.signal]);
      await run(job.data, needs, { id: job.id, signal }).catch(error => {
        this.log.warn({ err: error, job: name }, 'job failed');
        throw new Error(describeFailure(error)); // the error may contain what people typed, and would be stored
      });
      boss.notifyWorker(this.workers.get(name) ?? ''); // more runs may be queued: poll immediately
    });
    this.workers.set(name, worker);
  }

  /** Logs an unavailable database once a minute. */
  private logDatabaseError(error: unknown): void {
    if (performance.now() < this.nextLogTime) return;
    this.nextLogTime = performance.now() + LOG_INTERVAL_MS;
    this.log.warn({ err: error }, 'the job queue is waiting for the database');
  }

  /**
   * Sends the due jobs. Every instance sends the job of a scheduled time with the same key, so that the job
   * runs only once.
   */
  private async sendDueJobs(jobs: readonly Job<object, never>[]): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      for (const job of jobs) await this.sendIfDue(job);
      await sleep(SCHEDULE_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => {});
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
      this.logDatabaseError(error);
    }
  }
}

async function declareQueue(
  boss: PgBoss,
  { name, isSingleton, tries, timeoutMinutes }: Job<object, never>,
): Promise<void> {
  const options = {
    retryLimit: tries - 1,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: timeoutMinutes * 60,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: RETENTION_SECONDS,
    deleteAfterSeconds: RETENTION_SECONDS,
  };
  await boss.createQueue(name, { ...options, policy: isSingleton ? 'singleton' : 'standard' });
  await boss.updateQueue(name, options);
}

/** Returns the same ID for the same job and key. */
function toJobId(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name} ${key}`).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Limits the time for which a call waits. */
async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {}); // this avoids an unhandled rejection after the caller has stopped waiting
  const isLate = Symbol();
  const result = await Promise.race([work, sleep(CALL_TIMEOUT_MS, isLate, { ref: false })]);
  if (result === isLate) throw unavailableError();
  return result as Result;
}

const unavailableError = (cause?: unknown) =>
  new AppError('UNAVAILABLE', 'The task can’t be started right now. Please try again in a moment.', cause);
