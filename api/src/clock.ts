import type { Day } from './rules/calendar/calendar.ts';
import { startOfDayIn, todayIn } from './rules/calendar/today.ts';

/** The only reader of the time. Rules and services get today or an instant as a parameter. */
export interface Clock {
  now(): Date;
  /** The store's calendar day (rules.md, Calendar). */
  today(): Day;
  /** The store's zone, an IANA name. */
  readonly timeZone: string;
  /** The instant at which a day of the store begins. */
  startOf(day: Day): Date;
}

/** The real time, in the store's zone. @param start what it shows now, where that is not the real time */
export function systemClock(storeTimeZone: string, start = new Date()): Clock {
  const offsetMs = start.getTime() - Date.now();
  const now = () => new Date(Date.now() + offsetMs);
  return {
    timeZone: storeTimeZone,
    now,
    today: () => todayIn(storeTimeZone, now()),
    startOf: day => startOfDayIn(storeTimeZone, day),
  };
}
