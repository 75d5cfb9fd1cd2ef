/** The state of a health check: fine, a warning, or a problem that Home shows to admins. */
export type HealthState = 'WELL' | 'NOTE' | 'TROUBLE';

/** The result of one health check. */
export interface HealthCheck {
  readonly subject: string;
  readonly state: HealthState;
  readonly says: string;
  /** The recommended action. */
  readonly advice: string | null;
}

/** The last run of a background task (health.md, States). */
export interface TaskRun {
  readonly begunAt: Date;
  readonly problem: string | null;
  readonly wellAt: Date | null;
}

const HOUR_MS = 60 * 60_000;

/** Hours without success after which a nightly task is a problem. One night may be missed, but not two. */
export const NIGHTLY_HOURS = 50;

/** Hours without success after which a weekly task, which runs on Sundays, is a problem. */
export const WEEKLY_HOURS = 9 * 24;

/**
 * Returns the state of a nightly or weekly task. A task that had no time to run yet is fine.
 * @param lastRun undefined when the task never ran
 * @param hours the time without success after which the task is a problem
 * @param since the first time at which it could run
 */
export function getTaskState(
  lastRun: TaskRun | undefined,
  hours: number,
  now: Date,
  since?: Date,
): HealthState {
  if (lastRun?.problem) return 'TROUBLE';
  const lastSuccessAt = lastRun?.wellAt ?? lastRun?.begunAt ?? since;
  return lastSuccessAt && now.getTime() - lastSuccessAt.getTime() > hours * HOUR_MS ? 'TROUBLE' : 'WELL';
}

const GIGABYTE = 1_000_000_000;

/** Reports a disk with less than 1 GB free, or with less than 10 % and less than 20 GB. */
export function getDiskState(freeBytes: number, freeFraction: number): HealthState {
  return freeBytes < GIGABYTE || (freeFraction < 0.1 && freeBytes < 20 * GIGABYTE) ? 'TROUBLE' : 'WELL';
}

/** Reports a certificate that expires within two weeks. */
export function getCertificateState(validUntil: Date, now: Date): HealthState {
  return validUntil.getTime() - now.getTime() < 14 * 24 * HOUR_MS ? 'TROUBLE' : 'WELL';
}

/** Memory limit of an instance, and the longest delay of its event loop. */
export const MAX_MEMORY_BYTES = 800_000_000;
export const MAX_LAG_MS = 500;

/**
 * The maximum number of failed sign-ins a day that typing errors can explain. A higher number is reported.
 */
export const MAX_FAILED_SIGN_INS = 50;

/** The wait after which a queued job counts as stuck. */
export const MAX_WAIT_SECONDS = 3_600;
