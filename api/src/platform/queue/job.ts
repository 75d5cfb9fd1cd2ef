import type { ZodType } from 'zod';
import type { Schedule } from '../../rules/schedule/schedule.ts';

/** Context of a job run, in addition to its data. */
export interface JobRun {
  /**
   * The same ID in each attempt. A job that must not repeat an action stores the ID with the result of the
   * action.
   */
  readonly id: string;
  /** Aborted when the process stops, the job took too long, or another instance has taken it over. */
  readonly signal: AbortSignal;
}

/** The declaration of a job in a module. */
interface JobDeclaration<Data extends object, Needs> {
  /** The job's queue in the database: letters and hyphens, never reused for another job. */
  readonly name: string;
  /** The schema of the job's data. A scheduled run gets `{ dueAt }`, an ISO instant. */
  readonly data: ZodType<Data>;
  /** The schedule of runs that start without `send`. */
  readonly schedule?: Schedule;
  /**
   * Limits the job to one run at a time in the whole store. Otherwise, each instance may run the job at the
   * same time.
   */
  readonly isSingleton?: true;
  /** The number of attempts before the job has failed. The pauses between the attempts grow up to an hour. */
  readonly tries: number;
  /** The number of minutes after which a run counts as hung and is retried. */
  readonly timeoutMinutes: number;
  /** Runs the job. An error counts as a failed attempt, and admins see its message. */
  run(data: Data, needs: Needs, run: JobRun): Promise<void>;
}

/**
 * A job as the queue handles it, for any type of data. `Needs` is the job's dependencies, such as `Services`.
 */
export interface Job<Data extends object, Needs> extends Omit<JobDeclaration<Data, Needs>, 'run'> {
  /** Validates the data from the database, then runs the job. */
  run(storedData: unknown, needs: Needs, run: JobRun): Promise<void>;
}

/** Declares a job in a module's `*.job.ts`. `jobs.ts` lists all jobs. */
export const declareJob = <Data extends object, Needs>(
  job: JobDeclaration<Data, Needs>,
): Job<Data, Needs> => ({
  ...job,
  run: (storedData, needs, run) => job.run(job.data.parse(storedData), needs, run),
});
