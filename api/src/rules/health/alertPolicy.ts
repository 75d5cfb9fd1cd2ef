/** The last alert email to admins. */
export interface SentAlert {
  /** The problems in that email that have not been solved since. */
  readonly subjects: readonly string[];
  readonly at: Date | null;
}

export const NO_ALERT: SentAlert = { subjects: [], at: null };

const DAY_MS = 24 * 60 * 60_000;

/**
 * Decides whether admins get an alert email about the current problems, and returns the alert to store
 * (health.md, Email alerts). Each problem is reported once until it is solved, with at most one email in 24
 * hours.
 */
export function decideAlert(
  alert: SentAlert,
  problems: readonly string[],
  now: Date,
): { isDue: boolean; alert: SentAlert } {
  const subjects = alert.subjects.filter(subject => problems.includes(subject));
  const isEarly = alert.at !== null && now.getTime() - alert.at.getTime() < DAY_MS;
  return isEarly || problems.length === subjects.length
    ? { isDue: false, alert: { ...alert, subjects } }
    : { isDue: true, alert: { subjects: problems, at: now } };
}
