import { addDays, type Day, getWeekday, toMonth } from '../calendar/calendar.ts';

const MAX_DAYS = 7;
const MAX_WEEKS = 5;
const MAX_MONTHS = 12;

/**
 * Selects the days with backups to retain (health.md, Backups). These are the latest seven days, and the last
 * days of the latest five weeks and twelve months. Only days with a backup count, so old backups stay while
 * no new ones are made.
 */
export function selectRetainedDays(days: readonly Day[]): ReadonlySet<Day> {
  const latestFirst = [...new Set(days)].sort().reverse();
  const listLastDays = (getPeriod: (day: Day) => string, limit: number) =>
    latestFirst
      .filter((day, index) => index === 0 || getPeriod(day) !== getPeriod(latestFirst[index - 1] ?? day))
      .slice(0, limit);
  return new Set([
    ...latestFirst.slice(0, MAX_DAYS),
    ...listLastDays(firstDayOfWeek, MAX_WEEKS),
    ...listLastDays(toMonth, MAX_MONTHS),
  ]);
}

/** Returns the Sunday that begins the day's week. */
const firstDayOfWeek = (day: Day): Day => addDays(day, -getWeekday(day));
