import type { Context } from '../platform/context.ts';
import type { Employees } from '../employees/employee.query.ts';
import { getOpenItemsReport } from '../reports/openItems/openItems.report.ts';
import { monthOf, monthRange } from '../rules/calendar/calendar.ts';
import { isMonthOver, getMonthDueForClosing } from '../rules/closing/closedMonth.ts';
import type { PendingItemFacts } from '../rules/openItems/pendingItems.ts';
import { findMonthClosing } from '../settings/closedMonth.query.ts';
import { presentClosing } from './closing.present.ts';
import { getClosedTotals, hasDeals, listLastClosings, listMonthsUntil } from './closing.query.ts';
import type { StoreMonthType } from './closing.types.ts';
import { getCurrentTotals } from './monthTotals.ts';

/**
 * Lists the months from the first deal to this month, newest first, with their figures and last closings
 * (closing.md, How).
 */
export async function listStoreMonths(context: Context, people: Employees): Promise<StoreMonthType[]> {
  const today = context.clock.today();
  const [closings, months, closedMonthTotals] = await context.database.together(reader =>
    Promise.all([listLastClosings(reader), listMonthsUntil(reader, monthOf(today)), getClosedTotals(reader)]),
  );
  const lastClosingByMonth = new Map(closings.map(row => [row.month, row]));
  const openMonths = months.filter(month => !closedMonthTotals.has(month));
  const totals = new Map([...closedMonthTotals, ...(await getCurrentTotals(context, openMonths))]);
  return months.map(month => {
    const row = lastClosingByMonth.get(month);
    return {
      month,
      isOver: isMonthOver(month, today),
      totals: totals.get(month) ?? null,
      lastClosing: row ? presentClosing(row, people) : null,
    };
  });
}

/**
 * Returns the month that is due to be closed, with the number of its open deals; null when none is due
 * (closing.md).
 */
export async function getWaitingMonth(context: Context): Promise<PendingItemFacts['month']> {
  const month = getMonthDueForClosing(context.clock.today());
  if (!month || (await findMonthClosing(context, month)) || !(await hasDeals(context.database, month)))
    return null;
  const { deals } = await getOpenItemsReport(context, { days: monthRange(month) });
  return { month, openDeals: deals };
}
