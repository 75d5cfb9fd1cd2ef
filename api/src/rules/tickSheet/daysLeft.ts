import { type Day, daysInMonth, type Month, monthRange } from '../calendar/calendar.ts';
import type { DaysLeft } from '../goals/goalFigures.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import { paceOf } from './track.ts';

/**
 * The working days left of a month: total − completed, from the calendar where the track takes them from there. A month that lies
 * ahead has all that are left of its own (goals.md, Against a goal).
 * @param workingDays those of the month itself
 */
export function daysLeft(month: Month, today: Day, workingDays: WorkingDays | null): DaysLeft {
  const pace = paceOf(monthRange(month), today, workingDays);
  const { kind } = pace;
  if (kind === 'running') return { month, kind, days: pace.total - pace.completed, by: pace.by };
  if (kind === 'over') return { month, kind, days: 0, by: 'calendar' };
  return workingDays && workingDays.total > 0
    ? { month, kind, days: workingDays.total - workingDays.completed, by: 'workingDays' }
    : { month, kind, days: daysInMonth(month), by: 'calendar' };
}
