import type { Context } from '../platform/context.ts';
import type { Employees } from '../employees/employee.query.ts';
import { getOpenItemsReport } from '../reports/openItems/openItems.report.ts';
import { monthOf, monthRange } from '../rules/calendar/calendar.ts';
import { isMonthOver, getMonthDueForClosing } from '../rules/closing/closedMonth.ts';
import type { PendingItemFacts } from '../rules/openItems/pendingItems.ts';
import { closedMonth } from '../settings/closedMonth.query.ts';
import { presentClosing } from './closing.present.ts';
import { closedTotals, hasDeals, lastClosings, monthsUntil } from './closing.query.ts';
import type { StoreMonthType } from './closing.types.ts';
import { totalsNow } from './monthTotals.ts';

/** The months from that of the first deal to this one, the newest first, their figures, and what became of each (closing.md, How). */
export async function storeMonths(context: Context, people: Employees): Promise<StoreMonthType[]> {
  const today = context.clock.today();
  const [closings, months, closed] = await context.database.together(reader =>
    Promise.all([lastClosings(reader), monthsUntil(reader, monthOf(today)), closedTotals(reader)]),
  );
  const last = new Map(closings.map(row => [row.month, row]));
  const open = months.filter(month => !closed.has(month));
  const totals = new Map([...closed, ...(await totalsNow(context, open))]);
  return months.map(month => {
    const row = last.get(month);
    return {
      month,
      isOver: isMonthOver(month, today),
      totals: totals.get(month) ?? null,
      lastClosing: row ? presentClosing(row, people) : null,
    };
  });
}

/** The month that waits to be closed, with how much there is to do in it; null when none does (closing.md). */
export async function waitingMonth(context: Context): Promise<PendingItemFacts['month']> {
  const month = getMonthDueForClosing(context.clock.today());
  if (!month || (await closedMonth(context, month)) || !(await hasDeals(context.database, month)))
    return null;
  const { deals } = await getOpenItemsReport(context, { days: monthRange(month) });
  return { month, openDeals: deals };
}
