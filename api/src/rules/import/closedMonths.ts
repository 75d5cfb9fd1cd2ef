import { type Day, type Month, monthOf } from '../calendar/calendar.ts';
import { monthTitle } from '../calendar/monthNames.ts';
import { logDay } from '../deals/deal.ts';
import type { JudgedLine, RejectNew } from './outcomes.ts';

/** Rejects new deals of closed months (closing.md, What a closed month refuses). Without a day a deal is added today. */
export function rejectClosedMonths(closed: ReadonlySet<Month>, today: Day): RejectNew {
  return ({ says }) => {
    const { deliveryDate = null, addedDate = today } = says as { deliveryDate?: Day; addedDate?: Day };
    const month = monthOf(logDay({ deliveryDate, addedDate }));
    if (!closed.has(month)) return null;
    const title = monthTitle(month);
    const message = `${title} is closed. To import this line, reopen ${title} first.`;
    return { field: null, message, closedMonth: month };
  };
}

/** How many lines are left out because their month is closed. */
export interface ClosedMonthLines {
  readonly month: Month;
  readonly lineCount: number;
}

/** Counts the lines that `rejectClosedMonths` has rejected, the earliest month first. */
export function countClosedMonthLines(lines: readonly JudgedLine[]): ClosedMonthLines[] {
  const months = lines.flatMap(({ problems }) => problems.flatMap(({ closedMonth }) => closedMonth ?? []));
  return [...Map.groupBy(months, month => month)]
    .map(([month, { length }]) => ({ month, lineCount: length }))
    .sort((one, other) => one.month.localeCompare(other.month));
}
