import {
  addMonths,
  type Day,
  type DayRange,
  isMonth,
  lastOfMonth,
  type Month,
  monthRange,
} from '../calendar/calendar.ts';
import type { AmountsOf } from '../figures/figure.ts';
import { figuresOf } from '../steps/step.ts';
import type { trendFigures } from './trendFigures.ts';
import { type TrendFacts, type TrendOf, trendSteps } from './trendSteps.ts';

/** A month stands beside the same month of the year before. */
const MONTHS = 13;

/** The figures of a month in units, dollars and percent; null where there is nothing to divide by. */
type TrendFigures = AmountsOf<typeof trendFigures>;

export interface TrendMonth extends TrendFigures {
  readonly month: Month;
  readonly days: DayRange;
  /** More can be sold in it. */
  readonly isUnfinished: boolean;
}

/** The month looked at and the twelve before it, as far as there are such months (trends.md, What is shown). */
export function trendMonths(last: Month): Month[] {
  return Array.from({ length: MONTHS }, (_, index) => addMonths(last, index + 1 - MONTHS)).filter(isMonth);
}

/** A month of a trend (trends.md). */
export function trendMonth(month: Month, facts: TrendFacts, of: TrendOf, today: Day): TrendMonth {
  const days = monthRange(month);
  return {
    month,
    days,
    isUnfinished: lastOfMonth(month) >= today,
    ...figuresOf(trendSteps(facts, days, of)),
  };
}
