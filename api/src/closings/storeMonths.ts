import type { Context } from '../context.ts';
import type { Employees } from '../employees/employee.query.ts';
import { openPointsReport } from '../reports/toDo/toDo.report.ts';
import { monthOf, monthRange } from '../rules/calendar/calendar.ts';
import { isOver, monthToBeClosed } from '../rules/closing/closedMonth.ts';
import { closedMonth } from '../settings/closedMonth.query.ts';
import { presentClosing } from './closing.present.ts';
import { hasDeals, lastClosings, monthsUntil } from './closing.query.ts';
import type { StoreMonthType, WaitingMonthType } from './closing.types.ts';

/** The months from that of the first deal to this one, the newest first, and what became of each (closing.md, How). */
export async function storeMonths(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  people: Employees,
): Promise<StoreMonthType[]> {
  const today = clock.today();
  const last = new Map((await lastClosings(database)).map(row => [row.month, row]));
  return (await monthsUntil(database, monthOf(today))).map(month => {
    const row = last.get(month);
    return { month, isOver: isOver(month, today), lastClosing: row ? presentClosing(row, people) : null };
  });
}

/** The month that waits to be closed, with how much there is to do in it; null when none does (closing.md). */
export async function waitingMonth(context: Context): Promise<WaitingMonthType | null> {
  const month = monthToBeClosed(context.clock.today());
  if (!month || (await closedMonth(context, month)) || !(await hasDeals(context.database, month)))
    return null;
  const { deals } = await openPointsReport(context, { days: monthRange(month) });
  return { month, openDeals: deals };
}
