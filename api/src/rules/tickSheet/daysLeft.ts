import { type Day, daysInMonth, type Month, monthRange } from '../calendar/calendar.ts';
import type { DaysLeft } from '../goals/goalFigures.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import { getPace } from './track.ts';

/**
 * Returns the working days left in a month: total − completed, or calendar days where the track uses them. A
 * future month has all its days left (goals.md, Against a goal).
 * @param workingDays the working days of that month
 */
export function getDaysLeft(month: Month, today: Day, workingDays: WorkingDays | null): DaysLeft {
  const pace = getPace(monthRange(month), today, workingDays);
  const { kind } = pace;
  if (kind === 'running') return { month, kind, days: pace.total - pace.completed, by: pace.by };
  if (kind === 'over') return { month, kind, days: 0, by: 'calendar' };
  return workingDays && workingDays.total > 0
    ? { month, kind, days: workingDays.total - workingDays.completed, by: 'workingDays' }
    : { month, kind, days: daysInMonth(month), by: 'calendar' };
}
