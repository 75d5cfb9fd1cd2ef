import {
  addDays,
  addMonths,
  type Day,
  listDays,
  firstOfMonth,
  type Month,
  monthOf,
} from '../rules/calendar/calendar.ts';

/** Complete months before today's month, so that last year can be compared with the year before. */
const MONTHS_OF_HISTORY = 25;

const DAYS_AHEAD = 7;

/** Lists the months with deals, ending with today's month. */
export function listStoreMonths(today: Day): Month[] {
  return Array.from({ length: MONTHS_OF_HISTORY + 1 }, (_, index) =>
    addMonths(monthOf(today), index - MONTHS_OF_HISTORY),
  );
}

/** Lists the days from the first deal to the last planned delivery. */
export function listStoreDays(today: Day): Day[] {
  const start = firstOfMonth(addMonths(monthOf(today), -MONTHS_OF_HISTORY));
  return listDays({ start, end: addDays(today, DAYS_AHEAD) });
}
