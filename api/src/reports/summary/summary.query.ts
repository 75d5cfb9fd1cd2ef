import sql from 'sql-template-tag';
import { loadEmployeesById } from '../../modules/employees/employee.query.ts';
import { listVacationUnits } from '../../modules/settings/settings.query.ts';
import type { Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { type DayRange, rangeToDate, rangeYearEarlier, toMonth } from '../../rules/calendar/calendar.ts';
import { getStepSize, type StoreSalesStep, sumStoreSales } from '../../rules/deals/storeSales.ts';
import type { CreditedSales, SummaryFacts } from '../../rules/summary/summary.ts';
import type { ComparedSales } from '../../rules/summary/summaryStats.ts';
import { UNITS } from '../credits.sql.ts';
import { creditsSql, FRONT_SHARES, IS_CREDITED, listStoreSteps } from '../rollUps.query.ts';

/**
 * Returns units and shares of front gross by employee. The shares are in half cents, and negative gross is
 * included.
 */
export function listCreditedSales(reader: Reader, range: DayRange): Promise<CreditedSales[]> {
  return reader.rows<CreditedSales>(
    sql`select employee_id as "employeeId", ${UNITS}, ${FRONT_SHARES} as "frontGross"
     from ${creditsSql(range)} group by employee_id having ${IS_CREDITED}`,
  );
}

interface SummaryReportFacts {
  readonly facts: SummaryFacts;
  readonly current: readonly StoreSalesStep[];
  readonly prior: readonly StoreSalesStep[];
  /**
   * Sales from the start of the range up to today. Null when the stats of the range are not compared up to
   * today.
   */
  readonly toDate: ComparedSales | null;
}

/** Reads the facts of a summary at one instant. */
export async function readSummaryFacts(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  range: DayRange,
): Promise<SummaryReportFacts> {
  const size = getStepSize(range);
  const daysToDate = rangeToDate(range, clock.today());
  const [people, credits, current, prior, vacation, toDate] = await database.readSnapshot(reader =>
    Promise.all([
      loadEmployeesById(reader),
      listCreditedSales(reader, range),
      listStoreSteps(reader, range, size),
      listStoreSteps(reader, rangeYearEarlier(range), size),
      listVacationUnits(reader, { first: toMonth(range.start), last: toMonth(range.end) }),
      daysToDate && readComparedSales(reader, daysToDate),
    ]),
  );
  const facts = {
    range,
    people: [...people.values()],
    current: sumStoreSales(current),
    prior: sumStoreSales(prior),
    credits,
    vacation,
  };
  return { facts, current, prior, toDate };
}

async function readComparedSales(reader: Reader, range: DayRange): Promise<ComparedSales> {
  const [current, prior] = await Promise.all([
    listStoreSteps(reader, range, 'month'),
    listStoreSteps(reader, rangeYearEarlier(range), 'month'),
  ]);
  return { range, current: sumStoreSales(current), prior: sumStoreSales(prior) };
}
