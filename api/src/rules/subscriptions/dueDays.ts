import { addDays, type Day, weekdayOf } from '../calendar/calendar.ts';
import { todayIn } from '../calendar/today.ts';
import { instantOf } from '../schedule/schedule.ts';

/** When a report is wanted. */
export interface Wanted {
  /** `HH:mm` of the store's clock. */
  readonly time: string;
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** What lies before is not wanted. */
  readonly since: Date;
}

/** A day whose report's time has come. */
export interface DueDay {
  readonly day: Day;
  /** When its time came. */
  readonly at: Date;
  /** It is so late that the report is skipped. */
  readonly isTooLate: boolean;
}

const HOUR_MS = 60 * 60_000;

/** A report is sent at most so long after its time (morning-report.md, When it is sent). */
export const MAX_LATE_MS = 4 * HOUR_MS;

/** A day that was skipped longer ago than this is not named. */
const DAYS_TOLD = 7;

/** The days within a week whose report's time has come, the latest first. */
export function dueDays({ time, weekdays, since }: Wanted, timeZone: string, now: Date): DueDay[] {
  const today = todayIn(timeZone, now);
  return Array.from({ length: DAYS_TOLD }, (_, ago) => addDays(today, -ago))
    .filter(day => weekdays.includes(weekdayOf(day)))
    .map(day => ({ day, at: instantOf(day, time, timeZone) }))
    .filter(({ at }) => since < at && at <= now)
    .map(({ day, at }) => ({ day, at, isTooLate: now.getTime() - at.getTime() > MAX_LATE_MS }));
}

/** After so many refusals one after the other nothing is sent any more. */
const MOST_REFUSALS = 3;

/** @param wasRefused of each day on which a report was sent or refused, the latest first */
export const isGivenUp = (wasRefused: readonly boolean[]): boolean =>
  wasRefused.length >= MOST_REFUSALS && wasRefused.slice(0, MOST_REFUSALS).every(Boolean);
