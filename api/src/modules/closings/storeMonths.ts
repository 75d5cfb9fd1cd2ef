import type { Context } from '../../platform/context.ts';
import { countOpenDealsByMonth, getOpenItemSettings } from '../../reports/openItems/openItems.query.ts';
import { getOpenItemsReport } from '../../reports/openItems/openItems.report.ts';
import { readPotFactsByMonth } from '../../reports/potOfGold/potOfGold.query.ts';
import { listStoreSteps } from '../../reports/rollUps.query.ts';
import { firstOfMonth, lastOfMonth, type Month, monthRange, toMonth } from '../../rules/calendar/calendar.ts';
import { getMonthDueForClosing, isMonthOver } from '../../rules/closing/closedMonth.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import { totalUnits } from '../../rules/numbers/units.ts';
import type { PendingItemFacts } from '../../rules/openItems/pendingItems.ts';
import { calculatePotOfGold } from '../../rules/potOfGold/potOfGold.ts';
import type { Employees } from '../employees/employee.query.ts';
import { findMonthClosing } from '../settings/settings.query.ts';
import { presentClosing } from './closing.present.ts';
import { getClosedTotals, hasDeals, listLastClosings, listMonthsFromFirstDeal } from './closing.query.ts';
import type { MonthTotalsType, StoreMonthType } from './closing.types.ts';

/**
 * Lists the months from the first deal to this month, newest first, with their figures and last closings
 * (closing.md, Closing screen).
 */
export async function listStoreMonths(context: Context, people: Employees): Promise<StoreMonthType[]> {
  const today = context.clock.today();
  const [closings, months, closedMonthTotals] = await context.database.readSnapshot(reader =>
    Promise.all([
      listLastClosings(reader),
      listMonthsFromFirstDeal(reader, toMonth(today)),
      getClosedTotals(reader),
    ]),
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
 * Returns the month that is due to be closed, with the number of its deals with open items; null when no
 * month is due (closing.md).
 */
export async function getWaitingMonth(context: Context): Promise<PendingItemFacts['month']> {
  const month = getMonthDueForClosing(context.clock.today());
  if (!month || (await findMonthClosing(context, month)) || !(await hasDeals(context.database, month)))
    return null;
  const { deals } = await getOpenItemsReport(context, { days: monthRange(month) });
  return { month, openDeals: deals };
}

/**
 * Returns the current totals of months, as a closing would store them. The number of statements does not
 * depend on the number of months.
 * @param months the months, newest first
 */
export async function getCurrentTotals(
  context: Context,
  months: readonly Month[],
): Promise<[Month, MonthTotalsType][]> {
  const [last] = months;
  const first = months.at(-1);
  if (!first || !last) return [];
  const days = { start: firstOfMonth(first), end: lastOfMonth(last) };
  const settings = await getOpenItemSettings(context);
  const [sales, getPotFacts, openDeals] = await context.database.readSnapshot(reader =>
    Promise.all([
      listStoreSteps(reader, days, 'month'),
      readPotFactsByMonth(reader, { first, last }),
      countOpenDealsByMonth(reader, days, months, settings),
    ]),
  );
  const salesByStart = new Map(sales.map(step => [step.start, step]));
  const openCountByMonth = new Map(openDeals.map(({ month, deals }) => [month, deals]));
  return months.map(month => {
    const monthSales = salesByStart.get(firstOfMonth(month));
    const totals = {
      delivered: monthSales ? totalUnits(monthSales) : 0,
      gross: toDollars(monthSales?.gross ?? 0),
      totalSpiff: toDollars(calculatePotOfGold(getPotFacts(month)).totalPaid),
      openDeals: openCountByMonth.get(month) ?? 0,
    };
    return [month, totals];
  });
}
