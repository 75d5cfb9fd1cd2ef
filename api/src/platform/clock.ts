import type { Day } from '../rules/calendar/calendar.ts';
import { startOfDayIn, todayIn } from '../rules/calendar/today.ts';

/** The only source of the current time. Rules and services receive today or an instant as a parameter. */
export interface Clock {
  now(): Date;
  /** The store's calendar day (rules.md, Calendar). */
  today(): Day;
  /** The store's time zone, as an IANA name. */
  readonly timeZone: string;
  /** Returns the instant at which a day begins in the store's time zone. */
  getStartOfDay(day: Day): Date;
}

/**
 * Creates a clock with the real time in the store's time zone.
 * @param start the time that the clock shows now, if it differs from the real time
 */
export function createSystemClock(storeTimeZone: string, start = new Date()): Clock {
  const offsetMs = start.getTime() - Date.now();
  const now = () => new Date(Date.now() + offsetMs);
  return {
    timeZone: storeTimeZone,
    now,
    today: () => todayIn(storeTimeZone, now()),
    getStartOfDay: day => startOfDayIn(storeTimeZone, day),
  };
}
