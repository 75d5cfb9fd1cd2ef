import { addDays, type Day } from '../rules/calendar/calendar.ts';

/** The progress of a deal by its delivery day: in the future, recent, in process, or finished. */
export type DealStage = 'ahead' | 'fresh' | 'working' | 'closed';

const FRESH_DAYS = 4;
const WORKING_DAYS = 21;

/**
 * Returns the stage of a deal.
 * @param day the delivery day, also of a deal that was never delivered
 */
export function getDealStage(day: Day, today: Day): DealStage {
  if (day > today) return 'ahead';
  if (day > addDays(today, -FRESH_DAYS)) return 'fresh';
  return day > addDays(today, -WORKING_DAYS) ? 'working' : 'closed';
}
