import { type Day, type DayRange, listDays, listMonthStarts, yearLater } from '../calendar/calendar.ts';
import { type StoreSalesStep, getStepSize } from '../deals/storeSales.ts';
import { totalUnits, type Units } from '../numbers/units.ts';

/** One step in the chart of a range against the same range a year earlier. Each deal counts 1. */
export interface ComparedStep {
  /** The day, or the first day of the month, in the current range. */
  readonly start: Day;
  readonly current: Units;
  readonly prior: Units;
  /** The sum of the current range up to this step. */
  readonly currentToDate: Units;
  readonly priorToDate: Units;
}

/**
 * Compares a range with the same range a year earlier: each day of a range within one month, or each month of
 * a longer range from the first to the last with sales in either. A prior day is paired with the same day of
 * the current year. Feb 29 is paired with Feb 28, so the steps always add up to the totals.
 */
export function buildComparedSteps(
  range: DayRange,
  current: readonly StoreSalesStep[],
  prior: readonly StoreSalesStep[],
): ComparedStep[] {
  const isByDay = getStepSize(range) === 'day';
  const toCurrentStart = (start: Day): Day => {
    const later = yearLater(start);
    return isByDay && later < range.start ? range.start : later;
  };
  const currentOn = unitsByStart(current, start => start);
  const priorOn = unitsByStart(prior, toCurrentStart);

  let currentToDate = 0;
  let priorToDate = 0;
  return (isByDay ? listDays(range) : listMonths([...currentOn.keys(), ...priorOn.keys()])).map(start => {
    const step = { start, current: currentOn.get(start) ?? 0, prior: priorOn.get(start) ?? 0 };
    currentToDate += step.current;
    priorToDate += step.prior;
    return { ...step, currentToDate, priorToDate };
  });
}

function unitsByStart(steps: readonly StoreSalesStep[], getStart: (start: Day) => Day): ReadonlyMap<Day, Units> {
  const units = new Map<Day, Units>();
  for (const step of steps) {
    const start = getStart(step.start);
    units.set(start, (units.get(start) ?? 0) + totalUnits(step));
  }
  return units;
}

function listMonths(starts: readonly Day[]): Day[] {
  const sorted = [...starts].sort();
  const [start] = sorted;
  const end = sorted.at(-1);
  return start && end ? listMonthStarts({ start, end }) : [];
}
