import {
  type Day,
  dayOfMonth,
  daysInMonth,
  listDays,
  monthOf,
  monthRange,
  weekdayOf,
} from '../rules/calendar/calendar.ts';
import { sumBy } from '../rules/numbers/arithmetic.ts';
import type { Random } from './random.ts';
import { storeDays } from './span.ts';

const DEALS_A_MONTH = 120;

/** January to December, around 1: slow winters, good summers, a strong year's end. */
const SEASON = [0.82, 0.86, 1.06, 1, 1.06, 1.04, 1.05, 1.1, 0.98, 0.96, 0.95, 1.12];

/** Sunday to Saturday: Sundays by appointment only. */
const WEEK = [0.25, 0.9, 0.8, 0.9, 1, 1.3, 1.9];

/** Someone who opens the store today finds something on its first screen, whatever the weekday. */
const FEWEST_TODAY = 6;

/** Of the deliveries of the week ahead, how many are in the book already. */
const SHARE_PLANNED = 0.35;

/** The day that each deal of the store is meant to be delivered, in order, up to a week from today. */
export function deliveryDays(today: Day, random: Random): Day[] {
  const dealsADay = new Map<string, number>();
  return storeDays(today).flatMap(day => {
    const month = monthOf(day);
    const perShare = dealsADay.get(month) ?? dealsAShare(day, random);
    dealsADay.set(month, perShare);
    const count = random.wholeNear(perShare * busyness(day) * (day > today ? SHARE_PLANNED : 1));
    return Array<Day>(day === today ? Math.max(count, FEWEST_TODAY) : count).fill(day);
  });
}

/** The deals of a day of busyness 1, so that the month comes to its season's number. */
function dealsAShare(day: Day, random: Random): number {
  const season = SEASON[Number(day.slice(5, 7)) - 1] ?? 1;
  const luck = random.aroundTheMiddle(0.9, 1.1);
  return (DEALS_A_MONTH * season * luck) / sumBy(listDays(monthRange(monthOf(day))), busyness);
}

/** Saturdays are busy, and so are a month's last days. */
function busyness(day: Day): number {
  const isMonthEnd = dayOfMonth(day) > daysInMonth(monthOf(day)) - 3;
  return (WEEK[weekdayOf(day)] ?? 1) * (isMonthEnd ? 1.6 : 1);
}
