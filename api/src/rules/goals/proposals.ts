import { addMonths, isMonthWithin, type Month, type MonthSpan, monthsBefore } from '../calendar/calendar.ts';
import { roundHalfUp } from '../numbers/arithmetic.ts';
import { type CarUnits, type MonthUnits, sumUnits, totalUnits, type Units } from '../numbers/units.ts';

/** A goal that sales of other months propose: of all units, and of new and used apart. Each is rounded by itself; 0 proposes none. */
export interface ProposedUnits {
  readonly total: Units;
  readonly new: Units;
  readonly used: Units;
}

/** By last year: the same month a year earlier. By 3-month average: the three months before (goals.md, Setting them). */
export interface GoalProposals {
  readonly lastYear: ProposedUnits;
  readonly average: ProposedUnits;
}

/** The months that proposals for a month come from. */
export function proposalMonths(month: Month): { readonly lastYear: Month; readonly average: MonthSpan } {
  return { lastYear: addMonths(month, -12), average: monthsBefore(month, 3) };
}

/** What units sold by month propose. */
export function goalProposals(month: Month, sold: readonly MonthUnits[]): GoalProposals {
  const { lastYear, average } = proposalMonths(month);
  const unitsIn = (span: MonthSpan) => sumUnits(sold.filter(each => isMonthWithin(each.month, span)));
  return {
    lastYear: proposed(unitsIn({ first: lastYear, last: lastYear }), 1),
    average: proposed(unitsIn(average), 3),
  };
}

/** To the nearest half, halves up. */
function proposed(units: CarUnits, months: number): ProposedUnits {
  const amongMonths = (sum: Units) => roundHalfUp(sum * 2, months) / 2;
  return {
    total: amongMonths(totalUnits(units)),
    new: amongMonths(units.new),
    used: amongMonths(units.used),
  };
}
