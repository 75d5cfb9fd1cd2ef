const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const relative = new Intl.RelativeTimeFormat('en-US');

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** An instant as the reader's own clock shows it: "Sep 3, 9:14 AM". */
export const inviteTime = (instant: string): string => format.format(new Date(instant));

const msUntil = (instant: string, now: Date) => Math.max(0, Date.parse(instant) - now.getTime());

/** Whether an invite must be accepted within a day. */
export const isLastDay = (expiresAt: string, now: Date): boolean => msUntil(expiresAt, now) < DAY_MS;

/** How long an invite can still be accepted: "in 6 days", to the nearest; on its last day in whole hours, "in 5 hours". */
export function timeLeft(expiresAt: string, now: Date): string {
  const ms = msUntil(expiresAt, now);
  if (ms >= DAY_MS) return relative.format(Math.round(ms / DAY_MS), 'day');
  return ms >= HOUR_MS ? relative.format(Math.floor(ms / HOUR_MS), 'hour') : 'within the hour';
}
