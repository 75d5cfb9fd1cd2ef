import { type Day, type DayRange, daysOf, monthStarts, yearLater } from '../calendar/calendar.ts';
import { type StoreStep, stepSize } from '../deals/storeSales.ts';
import { totalUnits, type Units } from '../numbers/units.ts';

/** One step in the picture of a range against the same range a year earlier: deals, 1 each. */
export interface ComparedStep {
  /** The day, or the month's first day, in the current range. */
  readonly start: Day;
  readonly current: Units;
  readonly prior: Units;
  /** All of the current range's steps up to this one. */
  readonly currentToDate: Units;
  readonly priorToDate: Units;
}

/**
 * A range against the same range a year earlier: each day of a range within one month, each month of a longer one from
 * the first to the last in which either sold. A prior day is compared with the same day of the current year: Feb 29 beside
 * Feb 28, so that the steps always add up to the totals.
 */
export function comparedSteps(
  range: DayRange,
  current: readonly StoreStep[],
  prior: readonly StoreStep[],
): ComparedStep[] {
  const isByDay = stepSize(range) === 'day';
  const beside = (start: Day): Day => {
    const later = yearLater(start);
    return isByDay && later < range.start ? range.start : later;
  };
  const currentOn = unitsByStart(current, start => start);
  const priorOn = unitsByStart(prior, beside);

  let currentToDate = 0;
  let priorToDate = 0;
  return (isByDay ? daysOf(range) : monthsWithSales([...currentOn.keys(), ...priorOn.keys()])).map(start => {
    const step = { start, current: currentOn.get(start) ?? 0, prior: priorOn.get(start) ?? 0 };
    currentToDate += step.current;
    priorToDate += step.prior;
    return { ...step, currentToDate, priorToDate };
  });
}

function unitsByStart(steps: readonly StoreStep[], placed: (start: Day) => Day): ReadonlyMap<Day, Units> {
  const units = new Map<Day, Units>();
  for (const step of steps) {
    const start = placed(step.start);
    units.set(start, (units.get(start) ?? 0) + totalUnits(step));
  }
  return units;
}

function monthsWithSales(starts: readonly Day[]): Day[] {
  const sorted = [...starts].sort();
  const [start] = sorted;
  const end = sorted.at(-1);
  return start && end ? monthStarts({ start, end }) : [];
}
