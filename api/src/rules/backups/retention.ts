import { addDays, type Day, monthOf, weekdayOf } from '../calendar/calendar.ts';

const MAX_DAYS = 7;
const MAX_WEEKS = 5;
const MAX_MONTHS = 12;

/**
 * Selects the days whose backups are retained (health.md, Backups): the latest seven, the last of each of the
 * latest five weeks, and the last of each of the latest twelve months. Only days with a backup count, so old
 * backups stay while no new ones are made.
 */
export function selectRetainedDays(days: readonly Day[]): ReadonlySet<Day> {
  const latestFirst = [...new Set(days)].sort().reverse();
  const lastDayOfEach = (periodOf: (day: Day) => string, limit: number) =>
    latestFirst
      .filter((day, index) => index === 0 || periodOf(day) !== periodOf(latestFirst[index - 1] ?? day))
      .slice(0, limit);
  return new Set([
    ...latestFirst.slice(0, MAX_DAYS),
    ...lastDayOfEach(firstDayOfWeek, MAX_WEEKS),
    ...lastDayOfEach(monthOf, MAX_MONTHS),
  ]);
}

/** Returns the Sunday that begins the day's week. */
const firstDayOfWeek = (day: Day): Day => addDays(day, -weekdayOf(day));
