import type { Context } from '../../context.ts';
import { employeesById } from '../../employees/employee.query.ts';
import { type DayRange, monthOf, rangeYearEarlier } from '../../rules/calendar/calendar.ts';
import { type StoreStep, stepSize, storeSales } from '../../rules/deals/storeSales.ts';
import type { SummaryFacts } from '../../rules/summary/summary.ts';
import { vacationUnitsIn } from '../../settings/settings.query.ts';
import { storeSteps } from '../storeSales.query.ts';
import { creditedSales } from './summary.query.ts';

interface ReadFacts {
  readonly facts: SummaryFacts;
  readonly current: readonly StoreStep[];
  readonly prior: readonly StoreStep[];
}

/** What a summary is worked out from, as of one instant. */
export async function summaryFacts(
  { database }: Pick<Context, 'database'>,
  range: DayRange,
): Promise<ReadFacts> {
  const size = stepSize(range);
  const [people, credits, current, prior, vacation] = await database.together(reader =>
    Promise.all([
      employeesById(reader),
      creditedSales(reader, range),
      storeSteps(reader, range, size),
      storeSteps(reader, rangeYearEarlier(range), size),
      vacationUnitsIn(reader, { first: monthOf(range.start), last: monthOf(range.end) }),
    ]),
  );
  const facts = {
    range,
    people: [...people.values()],
    current: storeSales(current),
    prior: storeSales(prior),
    credits,
    vacation,
  };
  return { facts, current, prior };
}
