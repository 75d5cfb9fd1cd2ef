import {
  addMonths,
  type Day,
  type DayRange,
  dayOfMonth,
  daysInMonth,
  firstOfMonth,
  isWithin,
  lastOfMonth,
  type Month,
  monthOf,
} from '../calendar/calendar.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import type { MonthUnits } from '../numbers/units.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import type { Basis, Whose } from '../steps/basis.ts';
import { type CarsCounted, soldAmount } from '../steps/soldSteps.ts';
import {
  countOf,
  noun,
  over,
  plus,
  resultOf,
  ruled,
  type Steps,
  step,
  TO_THE_HALF,
  times,
} from '../steps/step.ts';

/** How a range lies to today: over, still ahead, or running with today's month paced by its days. */
export type Pace =
  | { readonly kind: 'over' }
  | { readonly kind: 'ahead' }
  | {
      readonly kind: 'running';
      readonly month: Month;
      readonly completed: number;
      readonly total: number;
      readonly by: 'workingDays' | 'calendar';
    };

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
    const { completed, total } = workingDays;
    return { kind: 'running', month, completed, total, by: 'workingDays' };
  }
  return {
    kind: 'running',
    month,
    completed: dayOfMonth(today),
    total: daysInMonth(month),
    by: 'calendar',
  };
}

/** What is tracked: whose units, of which cars, over which days. */
export interface Tracked {
  /** "Track" or "Used Track". */
  readonly name: string;
  readonly cars: CarsCounted;
  readonly whose: Whose;
  readonly range: DayRange;
}

/**
 * Track: where sales are heading. Units ÷ completed × total working days, to the nearest 0.5, halves up. Units of months
 * before today's count as they are; a range that is over tracks its units, one that is ahead 0 (rules.md, Tick sheet).
 */
export function trackSteps(sold: readonly MonthUnits[], tracked: Tracked, pace: Pace): Steps {
  const { name, cars, whose, range } = tracked;
  const amountOf = (months: readonly MonthUnits[], days: DayRange) =>
    soldAmount(sumOf(months, cars.unitsOf), cars, whose, days);
  if (pace.kind === 'ahead')
    return [step(name, 'units', [plus(ruled(0, 'for days that lie ahead', 'units'))])];
  if (pace.kind === 'over') return [step(name, 'units', [plus(amountOf(sold, range))])];

  const first = firstOfMonth(pace.month);
  const isOfOneMonth = range.start >= first;
  const paced = sold.filter(({ month }) => month >= pace.month);
  const basis: Basis =
    pace.by === 'workingDays' ? { kind: 'workingDays', month: pace.month } : { kind: 'calendar' };
  const [completed, total] =
    pace.by === 'workingDays'
      ? ['completed', noun('total working day')]
      : [noun('day', ' so far'), 'days in the month'];
  const pacedStep = step(
    isOfOneMonth ? name : 'At this pace',
    'units',
    [
      plus(amountOf(paced, isOfOneMonth ? range : { start: first, end: range.end })),
      over(countOf(pace.completed, completed, basis)),
      times(countOf(pace.total, total, basis)),
    ],
    TO_THE_HALF,
  );
  if (isOfOneMonth) return [pacedStep];
  const earlier = sold.filter(({ month }) => month < pace.month);
  const days = { start: range.start, end: lastOfMonth(addMonths(pace.month, -1)) };
  return [
    pacedStep,
    step(name, 'units', [plus(amountOf(earlier, days)), plus(resultOf(pacedStep, 'at this pace'))]),
  ];
}
