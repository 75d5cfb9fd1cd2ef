import type { Context } from '../../context.ts';
import type { Reader } from '../../database/reader.ts';
import { employeesById } from '../../employees/employee.query.ts';
import { type DayRange, monthOf, rangeToDate, rangeYearEarlier } from '../../rules/calendar/calendar.ts';
import { type StoreStep, stepSize, storeSales } from '../../rules/deals/storeSales.ts';
import type { SummaryFacts } from '../../rules/summary/summary.ts';
import type { ComparedSales } from '../../rules/summary/summaryStats.ts';
import { vacationUnitsIn } from '../../settings/settings.query.ts';
import { storeSteps } from '../storeSales.query.ts';
import { creditedSales } from './summary.query.ts';

interface ReadFacts {
  readonly facts: SummaryFacts;
  readonly current: readonly StoreStep[];
  readonly prior: readonly StoreStep[];
  /** The days up to today; null where the range is not to be compared to date. */
  readonly toDate: ComparedSales | null;
}

/** What a summary is worked out from, as of one instant. */
export async function summaryFacts(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  range: DayRange,
): Promise<ReadFacts> {
  const size = stepSize(range);
  const daysToDate = rangeToDate(range, clock.today());
  const [people, credits, current, prior, vacation, toDate] = await database.together(reader =>
    Promise.all([
      employeesById(reader),
      creditedSales(reader, range),
      storeSteps(reader, range, size),
      storeSteps(reader, rangeYearEarlier(range), size),
      vacationUnitsIn(reader, { first: monthOf(range.start), last: monthOf(range.end) }),
      daysToDate && comparedSales(reader, daysToDate),
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
  return { facts, current, prior, toDate };
}

async function comparedSales(reader: Reader, range: DayRange): Promise<ComparedSales> {
  const [current, prior] = await Promise.all([
    storeSteps(reader, range, 'month'),
    storeSteps(reader, rangeYearEarlier(range), 'month'),
  ]);
  return { range, current: storeSales(current), prior: storeSales(prior) };
}
