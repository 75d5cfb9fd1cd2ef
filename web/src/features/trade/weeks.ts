import dayjs from 'dayjs';
import type { Day } from '../../lib/days/dates';

/** Groups sorted days by calendar week. Weeks start on Sunday. Weeks without days are omitted. */
export function groupByWeek<Entry extends { day: Day }>(days: readonly Entry[]): Entry[][] {
  const weeks = new Map<Day, Entry[]>();
  for (const entry of days) {
    const sunday = dayjs(entry.day).startOf('week').format('YYYY-MM-DD');
    const week = weeks.get(sunday);
    if (week) week.push(entry);
    else weeks.set(sunday, [entry]);
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
