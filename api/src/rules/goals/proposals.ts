import { addMonths, isMonthWithin, type Month, type MonthSpan, monthsBefore } from '../calendar/calendar.ts';
import { roundHalfUp } from '../numbers/arithmetic.ts';
import { type CarUnits, type MonthUnits, sumUnits, totalUnits, type Units } from '../numbers/units.ts';

/**
 * A goal proposed from the sales of other months: all units, and new and used. Each is rounded separately; 0
 * means no proposal.
 */
export interface ProposedUnits {
  readonly total: Units;
  readonly new: Units;
  readonly used: Units;
}

/**
 * `lastYear` is the same month a year earlier, `average` the three months before (goals.md, Setting them).
 */
export interface GoalProposals {
  readonly lastYear: ProposedUnits;
  readonly average: ProposedUnits;
}

/** Returns the months that a month's proposals are based on. */
export function getProposalMonths(month: Month): { readonly lastYear: Month; readonly average: MonthSpan } {
  return { lastYear: addMonths(month, -12), average: monthsBefore(month, 3) };
}

/** Proposes goals from the units sold by month. */
export function proposeGoals(month: Month, sold: readonly MonthUnits[]): GoalProposals {
  const { lastYear, average } = getProposalMonths(month);
  const unitsIn = (span: MonthSpan) => sumUnits(sold.filter(each => isMonthWithin(each.month, span)));
  return {
    lastYear: averageUnits(unitsIn({ first: lastYear, last: lastYear }), 1),
    average: averageUnits(unitsIn(average), 3),
  };
}

/** Averages the units to the nearest half, halves up. */
function averageUnits(units: CarUnits, months: number): ProposedUnits {
  const averagePerMonth = (sum: Units) => roundHalfUp(sum * 2, months) / 2;
  return {
    total: averagePerMonth(totalUnits(units)),
    new: averagePerMonth(units.new),
    used: averagePerMonth(units.used),
  };
}
