import {
  type Day,
  type DayRange,
  dayOfMonth,
  daysInMonth,
  isWithin,
  type Month,
  monthOf,
} from '../calendar/calendar.ts';
import { roundHalfUp, sumOf } from '../numbers/arithmetic.ts';
import type { CarUnits, MonthUnits, Units } from '../numbers/units.ts';
import type { WorkingDays } from '../settings/workingDays.ts';

/** How a range lies to today: over, still ahead, or running with today's month paced by its days. */
export type Pace =
  | { readonly kind: 'over' }
  | { readonly kind: 'ahead' }
  | { readonly kind: 'running'; readonly month: Month; readonly completed: number; readonly total: number };

/**
 * How the units of a range are paced. Where completed or total days are 0 or unset, both come from the calendar: day of
 * the month and days in the month (rules.md, Tick sheet, Track).
 * @param workingDays those of today's month, whatever the range
 */
export function paceOf(range: DayRange, today: Day, workingDays: WorkingDays | null): Pace {
  if (range.end < today) return { kind: 'over' };
  if (!isWithin(today, range)) return { kind: 'ahead' };
  const month = monthOf(today);
  if (workingDays && workingDays.completed > 0 && workingDays.total > 0) {
    return { kind: 'running', month, completed: workingDays.completed, total: workingDays.total };
  }
  return { kind: 'running', month, completed: dayOfMonth(today), total: daysInMonth(month) };
}

/**
 * Track: where sales are heading. Units ÷ completed × total working days, to the nearest 0.5, halves up. Units of months
 * before today's count as they are; a range that is over tracks its units, one that is ahead 0 (rules.md, Tick sheet).
 * @param unitsOf which of the units are tracked: all, or the used ones
 */
export function track(sold: readonly MonthUnits[], unitsOf: (units: CarUnits) => Units, pace: Pace): Units {
  if (pace.kind === 'ahead') return 0;
  if (pace.kind === 'over') return sumOf(sold, unitsOf);
  const settled = sumOf(sold, each => (each.month < pace.month ? unitsOf(each) : 0));
  const paced = sumOf(sold, unitsOf) - settled;
  return settled + roundHalfUp(paced * 2 * pace.total, pace.completed) / 2;
}
