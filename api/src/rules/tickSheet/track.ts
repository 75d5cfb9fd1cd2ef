import {
  addMonths,
  type Day,
  type DayRange,
  dayOfMonth,
  daysInMonth,
  firstOfMonth,
  isWithin,
  lastOfMonth,
  listDays,
  type Month,
  monthRange,
  toMonth,
} from '../calendar/calendar.ts';
import { getStepSize, type StoreSalesStep } from '../deals/storeSales.ts';
import type { DaysLeft } from '../goals/goalFigures.ts';
import { roundHalfUp, sumBy } from '../numbers/arithmetic.ts';
import { type MonthUnits, totalUnits, type Units } from '../numbers/units.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import type { AmountSource, CreditOwner } from '../steps/amountSource.ts';
import { buildSoldAmount, type CarSelection } from '../steps/soldSteps.ts';
import {
  type CalculationSteps,
  countAmount,
  dividedBy,
  noun,
  plus,
  ROUND_TO_HALF,
  resultAmount,
  ruleAmount,
  step,
  times,
} from '../steps/step.ts';

/**
 * The time of a range relative to today: the range is over, in the future, or running. In a running range,
 * the current month is projected by its days.
 */
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
 * Returns the pace of a range. When the completed or the total working days are 0 or not set, both numbers
 * come from the calendar: the day of the month and the days in the month (rules.md, Tick sheet, Track).
 * @param workingDays the working days of the current month, for any range
 */
export function getPace(range: DayRange, today: Day, workingDays: WorkingDays | null): Pace {
  if (range.end < today) return { kind: 'over' };
  if (!isWithin(today, range)) return { kind: 'ahead' };
  const month = toMonth(today);
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

/** The owner, the cars and the days of a track. */
export interface TrackSubject {
  /** "Track" or "Used Track". */
  readonly name: string;
  readonly cars: CarSelection;
  readonly owner: CreditOwner;
  readonly range: DayRange;
}

/**
 * Builds the steps of the track: units ÷ completed × total working days, to the nearest 0.5, halves up. Units
 * of earlier months are added unchanged. The track of a range that is over is its units, and the track of a
 * future range is 0 (rules.md, Tick sheet).
 */
export function buildTrackSteps(
  sold: readonly MonthUnits[],
  subject: TrackSubject,
  pace: Pace,
): CalculationSteps {
  const { name, cars, owner, range } = subject;
  const buildUnits = (months: readonly MonthUnits[], days: DayRange) =>
    buildSoldAmount(sumBy(months, cars.selectUnits), cars, owner, days);
  if (pace.kind === 'ahead')
    return [step(name, 'units', [plus(ruleAmount(0, 'because these days are in the future', 'units'))])];
  if (pace.kind === 'over') return [step(name, 'units', [plus(buildUnits(sold, range))])];

  const first = firstOfMonth(pace.month);
  const isCurrentMonthOnly = range.start >= first;
  const projectedUnits = sold.filter(({ month }) => month >= pace.month);
  const source: AmountSource =
    pace.by === 'workingDays' ? { kind: 'workingDays', month: pace.month } : { kind: 'calendar' };
  const [completed, total] =
    pace.by === 'workingDays'
      ? ['completed', noun('total working day')]
      : [noun('day', ' so far'), 'days in the month'];
  const projectionStep = step(
    isCurrentMonthOnly ? name : 'At this pace',
    'units',
    [
      plus(buildUnits(projectedUnits, isCurrentMonthOnly ? range : { start: first, end: range.end })),
      dividedBy(countAmount(pace.completed, completed, source)),
      times(countAmount(pace.total, total, source)),
    ],
    ROUND_TO_HALF,
  );
  if (isCurrentMonthOnly) return [projectionStep];
  const earlier = sold.filter(({ month }) => month < pace.month);
  const days = { start: range.start, end: lastOfMonth(addMonths(pace.month, -1)) };
  return [
    projectionStep,
    step(name, 'units', [
      plus(buildUnits(earlier, days)),
      plus(resultAmount(projectionStep, 'at this pace')),
    ]),
  ];
}

/**
 * Returns the working days left in a month, which are total − completed working days. Returns calendar days
 * when the track uses calendar days. In a future month, all days are left (goals.md, Goal progress).
 * @param workingDays the working days of `month`
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

/** One day in the chart of a month's pace. */
export interface PaceDay {
  readonly day: Day;
  /** Deals sold on the day, 1 each. */
  readonly sold: Units;
  /**
   * Deals sold from the start of the range to the day; null after today and the last day with a sold deal.
   */
  readonly soldToDate: Units | null;
  /** The store's track spread evenly: track × day number ÷ days of the range, 2 decimals. */
  readonly trackToDate: number;
}

/**
 * Builds the pace of a month day by day, for a range within one calendar month. Returns nothing for a longer
 * range.
 * @param sales the store's sold deals by day
 * @param track the store's track over the range: see `buildTrackSteps`
 */
export function buildMonthPace(
  range: DayRange,
  today: Day,
  sales: readonly StoreSalesStep[],
  track: Units,
): PaceDay[] {
  if (getStepSize(range) !== 'day') return [];
  const soldByDay = new Map(sales.map(each => [each.start, totalUnits(each)]));
  const lastDayWithData = [today, ...sales.map(each => each.start)].sort().at(-1) ?? today;
  const days = listDays(range);
  let soldToDate = 0;
  return days.map((day, index) => {
    const sold = soldByDay.get(day) ?? 0;
    soldToDate += sold;
    return {
      day,
      sold,
      soldToDate: day <= lastDayWithData ? soldToDate : null,
      trackToDate: roundHalfUp(track * 100 * (index + 1), days.length) / 100,
    };
  });
}
