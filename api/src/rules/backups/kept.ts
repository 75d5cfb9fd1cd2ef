import { addDays, type Day, monthOf, weekdayOf } from '../calendar/calendar.ts';

const DAYS = 7;
const WEEKS = 5;
const MONTHS = 12;

/**
 * The days whose backups are kept (health.md, Backups): the latest seven, the last of each of the latest five weeks and of the latest
 * twelve months. Only days that have a backup count, so nothing old goes while nothing new comes.
 */
export function keptDays(days: readonly Day[]): ReadonlySet<Day> {
  const latestFirst = [...new Set(days)].sort().reverse();
  const lastOfEach = (periodOf: (day: Day) => string, most: number) =>
    latestFirst
      .filter((day, index) => index === 0 || periodOf(day) !== periodOf(latestFirst[index - 1] ?? day))
      .slice(0, most);
  return new Set([
    ...latestFirst.slice(0, DAYS),
    ...lastOfEach(sundayOf, WEEKS),
    ...lastOfEach(monthOf, MONTHS),
  ]);
}

/** The Sunday with which a day's week begins. */
const sundayOf = (day: Day): Day => addDays(day, -weekdayOf(day));
