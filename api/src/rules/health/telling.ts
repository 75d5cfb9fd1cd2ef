/** What a mail told admins, and when. */
export interface Told {
  /** What was in trouble then and has been so since. */
  readonly subjects: readonly string[];
  readonly at: Date | null;
}

export const NOTHING_TOLD: Told = { subjects: [], at: null };

const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether admins are told of what is in trouble, and what they have been told of then (health.md, By mail): once of each
 * trouble until it was well, and once within 24 hours.
 */
export function telling(told: Told, troubles: readonly string[], now: Date): { isDue: boolean; told: Told } {
  const subjects = told.subjects.filter(subject => troubles.includes(subject));
  const isEarly = told.at !== null && now.getTime() - told.at.getTime() < DAY_MS;
  return isEarly || troubles.length === subjects.length
    ? { isDue: false, told: { ...told, subjects } }
    : { isDue: true, told: { subjects: troubles, at: now } };
}
