import {
  addDays,
  addMonths,
  type Day,
  listDays,
  firstOfMonth,
  type Month,
  monthOf,
} from '../rules/calendar/calendar.ts';

/** Whole months before today's: last year can be compared with the year before it. */
const MONTHS_OF_HISTORY = 25;

const DAYS_AHEAD = 7;

/** The months that the demo store has deals in, today's last. */
export function storeMonths(today: Day): Month[] {
  return Array.from({ length: MONTHS_OF_HISTORY + 1 }, (_, index) =>
    addMonths(monthOf(today), index - MONTHS_OF_HISTORY),
  );
}

/** From the first deal's day to the last delivery that is planned. */
export function storeDays(today: Day): Day[] {
  const start = firstOfMonth(addMonths(monthOf(today), -MONTHS_OF_HISTORY));
  return listDays({ start, end: addDays(today, DAYS_AHEAD) });
}
