import type { Day } from '../../lib/days/dates';

/**
 * Shared props of all charts. Charts have no animation. Charts have no keyboard navigation, because the
 * figures next to a chart have the same content.
 */
export const sharedChartProps = {
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
  margin: { left: 0, right: 16, top: 12, bottom: 4 },
  grid: { horizontal: true },
} as const;

/** Maximum number of steps of an axis. */
const MAX_STEPS = 6;

/**
 * Returns an axis of whole numbers, such as deals: from 0 to the first round number that is at least the
 * highest value.
 */
export function toWholeNumberAxis(highest: number) {
  // An empty chart has at least 4 steps, so that it shows the size of a step.
  const reach = Math.max(highest, 4);
  const step = chooseStep(reach);
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

function chooseStep(highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [power, 2 * power, 5 * power]) if (highest <= MAX_STEPS * step) return step;
  }
}

/**
 * Returns whether a day has a label below a chart. The first day has a label. Every fifth day of the month
 * also has a label, unless the day is too close to the first day.
 */
export function isDayLabeled(day: Day, first: Day): boolean {
  const dayNumber = getDayOfMonth(day);
  return day === first || (dayNumber % 5 === 0 && dayNumber - getDayOfMonth(first) > 2);
}

/** Returns the day of the month as a number. */
export const getDayOfMonth = (day: Day) => Number(day.slice(8));
