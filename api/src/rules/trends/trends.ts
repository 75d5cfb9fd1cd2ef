import {
  addMonths,
  type Day,
  type DayRange,
  isMonth,
  lastOfMonth,
  type Month,
  monthRange,
} from '../calendar/calendar.ts';
import type { FigureAmounts } from '../figures/figure.ts';
import { getFigures } from '../steps/step.ts';
import type { trendFigures } from './trendFigures.ts';
import { type TrendFacts, type TrendOf, buildTrendSteps } from './trendSteps.ts';

/** The months of a trend. The same month of the year before is included. */
const MONTHS = 13;

/** The figures of a month in units, dollars and percent; null where the divisor is 0. */
type TrendFigures = FigureAmounts<typeof trendFigures>;

export interface TrendMonth extends TrendFigures {
  readonly month: Month;
  readonly days: DayRange;
  /** True while more can be sold in the month. */
  readonly isUnfinished: boolean;
}

/**
 * Returns the selected month and the twelve before it, as far as valid months go (trends.md, What is shown).
 */
export function listTrendMonths(last: Month): Month[] {
  return Array.from({ length: MONTHS }, (_, index) => addMonths(last, index + 1 - MONTHS)).filter(isMonth);
}

/** Builds a month of a trend (trends.md). */
export function buildTrendMonth(month: Month, facts: TrendFacts, subject: TrendOf, today: Day): TrendMonth {
  const days = monthRange(month);
  return {
    month,
    days,
    isUnfinished: lastOfMonth(month) >= today,
    ...getFigures(buildTrendSteps(facts, days, subject)),
  };
}
