const timeFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const relativeTimeFormat = new Intl.RelativeTimeFormat('en-US');

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Formats a time in the time zone of the browser: "Sep 3, 9:14 AM". */
export const formatInviteTime = (instant: string): string => timeFormat.format(new Date(instant));

const getRemainingMs = (instant: string, now: Date) => Math.max(0, Date.parse(instant) - now.getTime());

/** Returns whether an invite expires within 24 hours. */
export const isLastDay = (expiresAt: string, now: Date): boolean => getRemainingMs(expiresAt, now) < DAY_MS;

/**
 * Formats the time until an invite expires: in rounded days ("in 6 days"), on the last day in whole hours
 * ("in 5 hours").
 */
export function formatTimeLeft(expiresAt: string, now: Date): string {
  const ms = getRemainingMs(expiresAt, now);
  if (ms >= DAY_MS) return relativeTimeFormat.format(Math.round(ms / DAY_MS), 'day');
  return ms >= HOUR_MS ? relativeTimeFormat.format(Math.floor(ms / HOUR_MS), 'hour') : 'within the hour';
}
