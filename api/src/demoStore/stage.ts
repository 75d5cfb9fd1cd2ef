import { addDays, type Day } from '../rules/calendar/calendar.ts';

/** How far the paperwork of a deal can have come: planned, of these days, in the works, or history. */
export type Stage = 'ahead' | 'fresh' | 'working' | 'closed';

const FRESH_DAYS = 4;
const WORKING_DAYS = 21;

/** @param day the deal's delivery, or what was meant to be it */
export function stageOf(day: Day, today: Day): Stage {
  if (day > today) return 'ahead';
  if (day > addDays(today, -FRESH_DAYS)) return 'fresh';
  return day > addDays(today, -WORKING_DAYS) ? 'working' : 'closed';
}
