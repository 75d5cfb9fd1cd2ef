import dayjs from 'dayjs';
import type { Day } from '../../lib/days/dates';

/**
 * Groups days, which are in order, by calendar week. Weeks start on Sunday; weeks without days are omitted.
 */
export function groupByWeek<Dated extends { day: Day }>(days: readonly Dated[]): Dated[][] {
  const weeks = new Map<Day, Dated[]>();
  for (const each of days) {
    const sunday = dayjs(each.day).startOf('week').format('YYYY-MM-DD');
    const week = weeks.get(sunday);
    if (week) week.push(each);
    else weeks.set(sunday, [each]);
  }
  return [...weeks.values()];
}

/** Lists every day from the first to the last, both included. */
export function listDays(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = dayjs(first); !day.isAfter(last, 'day'); day = day.add(1, 'day'))
    days.push(day.format('YYYY-MM-DD'));
  return days;
}

/** Returns the column of a day in its week: 1 is Sunday, 7 is Saturday. */
export const getWeekColumn = (day: Day): number => dayjs(day).day() + 1;
