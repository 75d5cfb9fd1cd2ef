import type { Context } from '../platform/context.ts';
import { readPotFactsByMonth } from '../reports/potOfGold/potOfGold.query.ts';
import { listStoreSteps } from '../reports/rollUps.query.ts';
import { countOpenDealsByMonth, getOpenTerms } from '../reports/openItems/openItems.query.ts';
import { firstOfMonth, lastOfMonth, type Month } from '../rules/calendar/calendar.ts';
import { toDollars } from '../rules/numbers/money.ts';
import { totalUnits } from '../rules/numbers/units.ts';
import { calculatePotOfGold } from '../rules/potOfGold/potOfGold.ts';
import type { MonthTotalsType } from './closing.types.ts';

/**
 * Returns the current totals of months, as a closing would store them. Many months need no more statements
 * than one.
 * @param months the newest first
 */
export async function getCurrentTotals(
  context: Context,
  months: readonly Month[],
): Promise<[Month, MonthTotalsType][]> {
  const [last] = months;
  const first = months.at(-1);
  if (!first || !last) return [];
  const days = { start: firstOfMonth(first), end: lastOfMonth(last) };
  const settings = await getOpenTerms(context);
  const [sales, getPotFacts, openDeals] = await context.database.together(reader =>
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
