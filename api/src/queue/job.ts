import type { ZodType } from 'zod';
import type { Schedule } from '../rules/schedule/schedule.ts';

/** What a run of a job gets besides its data. */
export interface Run {
  /** The same in each try: whoever must not do something twice keeps it beside what was done. */
  readonly id: string;
  /** Aborted when the process stops, the job took too long, or another instance has taken it over. */
  readonly signal: AbortSignal;
}

/** What a room says of a job. */
interface Declaration<Data extends object, Needs> {
  /** Its queue in the database: letters and hyphens, never given to another job. */
  readonly name: string;
  /** Of what it is sent. A scheduled run is sent `{ dueAt }`, an ISO instant. */
  readonly data: ZodType<Data>;
  /** When it is done by itself, besides being sent. */
  readonly schedule?: Schedule;
  /** One run at a time in the whole store; else one in each instance. */
  readonly isAlone?: true;
  /** How often it is tried before it has failed, each time after a longer pause of up to an hour. */
  readonly tries: number;
  /** After so many minutes a run counts as hung, and is tried again. */
  readonly longestMinutes: number;
  /** Does it. What it throws counts as a failed try; its message is shown to admins. */
  run(data: Data, needs: Needs, run: Run): Promise<void>;
}

/** A job as the queue knows it, whatever its data are. `Needs` is what it works with, such as `Services`. */
export interface Job<Data extends object, Needs> extends Omit<Declaration<Data, Needs>, 'run'> {
  /** Checks the data that the database has stored, then does the job. */
  run(stored: unknown, needs: Needs, run: Run): Promise<void>;
}

/** Declares a job, in the `*.job.ts` of its room; `jobs.ts` lists them all. */
export const declareJob = <Data extends object, Needs>(job: Declaration<Data, Needs>): Job<Data, Needs> => ({
  ...job,
  run: (stored, needs, run) => job.run(job.data.parse(stored), needs, run),
});
