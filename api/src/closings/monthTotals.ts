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
 * What months come to now, as closing them would store it. Many months take no more statements than one.
 * @param months the newest first
 */
export async function totalsNow(
  context: Context,
  months: readonly Month[],
): Promise<[Month, MonthTotalsType][]> {
  const [last] = months;
  const first = months.at(-1);
  if (!first || !last) return [];
  const days = { start: firstOfMonth(first), end: lastOfMonth(last) };
  const terms = await getOpenTerms(context);
  const [sales, potFactsOf, openDeals] = await context.database.together(reader =>
    Promise.all([
      listStoreSteps(reader, days, 'month'),
      readPotFactsByMonth(reader, { first, last }),
      countOpenDealsByMonth(reader, days, months, terms),
    ]),
  );
  const salesOf = new Map(sales.map(step => [step.start, step]));
  const openIn = new Map(openDeals.map(({ month, deals }) => [month, deals]));
  return months.map(month => {
    const sold = salesOf.get(firstOfMonth(month));
    const totals = {
      delivered: sold ? totalUnits(sold) : 0,
      gross: toDollars(sold?.gross ?? 0),
      totalSpiff: toDollars(calculatePotOfGold(potFactsOf(month)).totalPaid),
      openDeals: openIn.get(month) ?? 0,
    };
    return [month, totals];
  });
}
