import { type Day, type Month, monthOf } from '../calendar/calendar.ts';
import { formatMonth } from '../calendar/monthNames.ts';
import { logDay } from '../deals/deal.ts';
import type { ClassifiedLine, RejectNewLine } from './outcomes.ts';

/**
 * Returns a check that rejects new deals of closed months (closing.md, What a closed month refuses). A deal
 * without a day counts as added today.
 */
export function rejectClosedMonths(closed: ReadonlySet<Month>, today: Day): RejectNewLine {
  return ({ fieldValues }) => {
    const { deliveryDate = null, addedDate = today } = fieldValues as { deliveryDate?: Day; addedDate?: Day };
    const month = monthOf(logDay({ deliveryDate, addedDate }));
    if (!closed.has(month)) return null;
    const title = formatMonth(month);
    const message = `${title} is closed. To import this line, reopen ${title} first.`;
    return { field: null, message, closedMonth: month };
  };
}

/** The number of lines that are rejected because their month is closed. */
export interface ClosedMonthLines {
  readonly month: Month;
  readonly lineCount: number;
}

/** Counts the lines that `rejectClosedMonths` has rejected, the earliest month first. */
export function countClosedMonthLines(lines: readonly ClassifiedLine[]): ClosedMonthLines[] {
  const months = lines.flatMap(({ problems }) => problems.flatMap(({ closedMonth }) => closedMonth ?? []));
  return [...Map.groupBy(months, month => month)]
    .map(([month, { length }]) => ({ month, lineCount: length }))
    .sort((one, other) => one.month.localeCompare(other.month));
}
