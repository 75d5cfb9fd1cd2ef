import {
  addDays,
  addMonths,
  type Day,
  dayOfMonth,
  daysInMonth,
  firstOfMonth,
  getWeekday,
  listDays,
  type Month,
  monthRange,
  toMonth,
} from '../../rules/calendar/calendar.ts';
import { sumBy } from '../../rules/numbers/arithmetic.ts';
import type { Random } from './random.ts';

const DEALS_PER_MONTH = 120;

/**
 * Relative number of deals from January to December: slow winters, good summers, a strong end of the year.
 */
const MONTH_WEIGHTS = [0.82, 0.86, 1.06, 1, 1.06, 1.04, 1.05, 1.1, 0.98, 0.96, 0.95, 1.12];

/** Relative number of deals from Sunday to Saturday. Sundays are by appointment only. */
const WEEKDAY_WEIGHTS = [0.25, 0.9, 0.8, 0.9, 1, 1.3, 1.9];

/** Minimum number of deals today, so that the first screen is not empty on any weekday. */
const MIN_DEALS_TODAY = 6;

/** Share of the next week's deliveries that is already planned. */
const PLANNED_SHARE = 0.35;

/** Lists the planned delivery day of each deal, in order, up to a week from today. */
export function createDeliveryDays(today: Day, random: Random): Day[] {
  const dealsPerWeight = new Map<string, number>();
  return listStoreDays(today).flatMap(day => {
    const month = toMonth(day);
    const perWeight = dealsPerWeight.get(month) ?? computeDealsPerWeight(day, random);
    dealsPerWeight.set(month, perWeight);
    const count = random.integerNear(perWeight * getDayWeight(day) * (day > today ? PLANNED_SHARE : 1));
    return Array<Day>(day === today ? Math.max(count, MIN_DEALS_TODAY) : count).fill(day);
  });
}

/**
 * Computes the number of deals on a day with weight 1. With this number, the month gets as many deals as are
 * usual in its season.
 */
function computeDealsPerWeight(day: Day, random: Random): number {
  const season = MONTH_WEIGHTS[Number(day.slice(5, 7)) - 1] ?? 1;
  const variation = random.nearMiddle(0.9, 1.1);
  return (DEALS_PER_MONTH * season * variation) / sumBy(listDays(monthRange(toMonth(day))), getDayWeight);
}

/** Returns the weight of a day. Saturdays and the last days of a month have high weights. */
function getDayWeight(day: Day): number {
  const isMonthEnd = dayOfMonth(day) > daysInMonth(toMonth(day)) - 3;
  return (WEEKDAY_WEIGHTS[getWeekday(day)] ?? 1) * (isMonthEnd ? 1.6 : 1);
}

/**
 * Number of complete months before today's month, so that last year can be compared with the previous year.
 */
const HISTORY_MONTHS = 25;

const DAYS_AHEAD = 7;

/** Lists the months with deals, ending with today's month. */
export function listStoreMonths(today: Day): Month[] {
  return Array.from({ length: HISTORY_MONTHS + 1 }, (_, index) =>
    addMonths(toMonth(today), index - HISTORY_MONTHS),
  );
}

/** Lists the days from the first deal to the last planned delivery. */
export function listStoreDays(today: Day): Day[] {
  const start = firstOfMonth(addMonths(toMonth(today), -HISTORY_MONTHS));
  return listDays({ start, end: addDays(today, DAYS_AHEAD) });
}
