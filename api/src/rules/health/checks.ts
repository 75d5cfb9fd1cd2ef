/** How a thing that is looked after is: well, worth a look, or in trouble, which Home says to admins. */
export type HealthState = 'WELL' | 'NOTE' | 'TROUBLE';

/** What is known of one thing that is looked after. */
export interface HealthCheck {
  readonly subject: string;
  readonly state: HealthState;
  readonly says: string;
  /** What to do about it. */
  readonly advice: string | null;
}

/** How a task that is done by itself went (health.md, How it is judged). */
export interface TaskWent {
  readonly begunAt: Date;
  readonly trouble: string | null;
  readonly wellAt: Date | null;
}

const HOUR_MS = 60 * 60_000;

/** After so many hours without success a task of each night is in trouble: it may be late, but not miss two nights. */
export const NIGHTLY_HOURS = 50;

/** The same of what is done each Sunday. */
export const WEEKLY_HOURS = 9 * 24;

/**
 * How a task stands that is done by itself every night or week. Whoever has not had the time for it yet is well.
 * @param went none when it was never tried @param since when it could first have been tried
 */
export function taskState(went: TaskWent | undefined, hours: number, now: Date, since?: Date): HealthState {
  if (went?.trouble) return 'TROUBLE';
  const lastWell = went?.wellAt ?? went?.begunAt ?? since;
  return lastWell && now.getTime() - lastWell.getTime() > hours * HOUR_MS ? 'TROUBLE' : 'WELL';
}

const GIGABYTE = 1_000_000_000;

/** A disk is in trouble below a tenth, unless that is a lot; and below a gigabyte. */
export function diskState(freeBytes: number, freePart: number): HealthState {
  return freeBytes < GIGABYTE || (freePart < 0.1 && freeBytes < 20 * GIGABYTE) ? 'TROUBLE' : 'WELL';
}

/** A certificate is renewed two weeks before its end at the latest. */
export function certificateState(validUntil: Date, now: Date): HealthState {
  return validUntil.getTime() - now.getTime() < 14 * 24 * HOUR_MS ? 'TROUBLE' : 'WELL';
}

/** Memory of an instance, and the longest that everybody waited for one thing. */
export const MOST_MEMORY_BYTES = 800_000_000;
export const LONGEST_LAG_MS = 500;

/** More sign-ins than people mistype within a day. */
export const MOST_FAILED_SIGN_INS = 50;

/** A run of a job that waits for longer is not worked on. */
export const LONGEST_WAIT_SECONDS = 3_600;
