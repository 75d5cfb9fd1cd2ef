import type { Day } from '../../lib/days/dates';

/** What all charts have in common: still, and no stop of the keyboard, for the figures beside them say the same. */
export const chartFrame = {
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
  margin: { left: 0, right: 16, top: 12, bottom: 4 },
  grid: { horizontal: true },
} as const;

/** The most steps of an axis. */
const MOST = 6;

/** An axis of whole things, such as deals: from 0 to the first round number that holds the highest. */
export function wholeAxis(highest: number) {
  // With nothing on it, it still shows what a step is.
  const reach = Math.max(highest, 4);
  const step = stepFor(reach);
  const steps = Math.ceil(reach / step);
  return {
    min: 0,
    max: steps * step,
    tickInterval: Array.from({ length: steps + 1 }, (_, index) => index * step),
    width: 44,
    disableLine: true,
    disableTicks: true,
  };
}

function stepFor(highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [power, 2 * power, 5 * power]) if (highest <= MOST * step) return step;
  }
}

/** Whether a day is named below a chart: the first, and every fifth of its month that is not right beside it. */
export function isDayNamed(day: Day, first: Day): boolean {
  const number = dayOfMonth(day);
  return day === first || (number % 5 === 0 && number - dayOfMonth(first) > 2);
}

/** A day's number, as charts write it. */
export const dayOfMonth = (day: Day) => Number(day.slice(8));
