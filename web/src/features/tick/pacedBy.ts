import type { Day, DayRange } from '../../lib/days/dates';

type WorkingDays = { completed: number; total: number };

/**
 * How a track comes from units, in words: "÷ 18 × 25 working days" (rules.md, Tick sheet). Empty for a range that is over,
 * whose track is its units.
 */
export function pacedBy(range: DayRange, today: Day, { completed, total }: WorkingDays): string {
  if (range.end < today || today < range.start) return '';
  // The days that are at hand are those of the range's first month; today's month paces the track.
  if (range.start.slice(0, 7) !== today.slice(0, 7)) return '· this month’s at its working days';
  if (completed === 0 || total === 0) return '· paced by the calendar';
  return `÷ ${completed} × ${total} working days`;
}
