import { addDays, type Day, getWeekday } from '../calendar/calendar.ts';
import { todayIn } from '../calendar/today.ts';
import { toInstant } from '../schedule/schedule.ts';

/** The time and days of a subscribed report. */
export interface ReportSchedule {
  /** `HH:mm` by the store's clock. */
  readonly time: string;
  /** The subscribed days of the week; 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** The start of the subscription. Earlier times are ignored. */
  readonly since: Date;
}

/** A day with a report that is due. */
export interface DueDay {
  readonly day: Day;
  /** The time at which the report is due. */
  readonly at: Date;
  /** True when it is too late to send the report, so it is skipped. */
  readonly isTooLate: boolean;
}

const HOUR_MS = 60 * 60_000;

/** The longest delay with which a report is still sent (morning-report.md, Sending times). */
export const MAX_LATE_MS = 4 * HOUR_MS;

/** The number of days for which a skipped report is listed. */
const LISTED_DAYS = 7;

/** Lists the days within a week with a due report, the latest first. */
export function listDueDays(
  { time, weekdays, since }: ReportSchedule,
  timeZone: string,
  now: Date,
): DueDay[] {
  const today = todayIn(timeZone, now);
  return Array.from({ length: LISTED_DAYS }, (_, daysAgo) => addDays(today, -daysAgo))
    .filter(day => weekdays.includes(getWeekday(day)))
    .map(day => ({ day, at: toInstant(day, time, timeZone) }))
    .filter(({ at }) => since < at && at <= now)
    .map(({ day, at }) => ({ day, at, isTooLate: now.getTime() - at.getTime() > MAX_LATE_MS }));
}

/** Consecutive rejections after which no more reports are sent. */
const MAX_REJECTIONS = 3;

/**
 * Returns whether no more reports are sent.
 * @param wasRejected for each day with a report, the latest first: true when the email was rejected
 */
export const isGivenUp = (wasRejected: readonly boolean[]): boolean =>
  wasRejected.length >= MAX_REJECTIONS && wasRejected.slice(0, MAX_REJECTIONS).every(Boolean);
