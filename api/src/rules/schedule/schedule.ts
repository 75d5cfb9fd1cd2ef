import { addDays, type Day, weekdayOf } from '../calendar/calendar.ts';
import { startOfDayIn, timeIn, todayIn } from '../calendar/today.ts';

/** By the store's clock: at a time of day, of all days or of some weekdays (0 is Sunday), or every so many minutes. */
export type Schedule =
  | {
      /** `HH:mm`. A time that daylight saving doubles is the first of the two; one that it drops is an hour later. */
      readonly at: string;
      readonly on?: readonly number[];
      /** How long after its time it is still made up for, when nobody could do it then; at most 24. */
      readonly lateHours: number;
    }
  | { readonly everyMinutes: number };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** When the latest occurrence was that is to be done by now; none when it is too late for it. Each occurrence is one instant. */
export function dueAt(schedule: Schedule, timeZone: string, now: Date): Date | undefined {
  if ('everyMinutes' in schedule) {
    const every = schedule.everyMinutes * MINUTE_MS;
    return new Date(Math.floor(now.getTime() / every) * every);
  }
  const { at, on, lateHours } = schedule;
  const today = todayIn(timeZone, now);
  for (const day of [today, addDays(today, -1)]) {
    if (on && !on.includes(weekdayOf(day))) continue;
    const instant = instantOf(day, at, timeZone);
    if (instant > now) continue;
    return now.getTime() - instant.getTime() <= lateHours * 60 * MINUTE_MS ? instant : undefined;
  }
  return undefined;
}

/** The instant at which the clocks of a zone show a time of a day. */
export function instantOf(day: Day, time: string, timeZone: string): Date {
  const [start, end] = [startOfDayIn(timeZone, day), startOfDayIn(timeZone, addDays(day, 1))];
  const sinceStart = after(start, minutesOf(time));
  const untilEnd = after(end, minutesOf(time) - DAY_MINUTES - minutesOf(timeIn(timeZone, end)));
  const shown = [sinceStart, untilEnd].find(instant => timeIn(timeZone, instant) === time);
  return shown ?? sinceStart;
}

const after = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE_MS);

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
