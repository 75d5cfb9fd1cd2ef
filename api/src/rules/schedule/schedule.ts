import { addDays, type Day, getWeekday } from '../calendar/calendar.ts';
import { startOfDayIn, timeIn, todayIn } from '../calendar/today.ts';

/**
 * A schedule by the store's clock: a time of day, on all or some weekdays (0 is Sunday), or an interval in
 * minutes.
 */
export type Schedule =
  | {
      /**
       * `HH:mm`. When daylight saving repeats this time, the first of the two is used. When daylight saving
       * skips it, the time one hour later is used.
       */
      readonly at: string;
      readonly on?: readonly number[];
      /** The number of hours after its due time in which a missed occurrence is still run; at most 24. */
      readonly lateHours: number;
    }
  | { readonly everyMinutes: number };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * Returns the latest occurrence that is due now. Returns undefined when no occurrence is due or when it is
 * too late to run it. Each occurrence is identified by one instant.
 */
export function findDueOccurrence(schedule: Schedule, timeZone: string, now: Date): Date | undefined {
  if ('everyMinutes' in schedule) {
    const intervalMs = schedule.everyMinutes * MINUTE_MS;
    return new Date(Math.floor(now.getTime() / intervalMs) * intervalMs);
  }
  const { at, on, lateHours } = schedule;
  const today = todayIn(timeZone, now);
  for (const day of [today, addDays(today, -1)]) {
    if (on && !on.includes(getWeekday(day))) continue;
    const instant = toInstant(day, at, timeZone);
    if (instant > now) continue;
    return now.getTime() - instant.getTime() <= lateHours * 60 * MINUTE_MS ? instant : undefined;
  }
  return undefined;
}

/** Returns the instant at which the clocks of a time zone show a time of day. */
export function toInstant(day: Day, time: string, timeZone: string): Date {
  const [start, end] = [startOfDayIn(timeZone, day), startOfDayIn(timeZone, addDays(day, 1))];
  const fromStart = addMinutes(start, toMinutes(time));
  const fromEnd = addMinutes(end, toMinutes(time) - DAY_MINUTES - toMinutes(timeIn(timeZone, end)));
  const exactInstant = [fromStart, fromEnd].find(instant => timeIn(timeZone, instant) === time);
  return exactInstant ?? fromStart;
}

const addMinutes = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE_MS);

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
