import sql from 'sql-template-tag';
import { loadEmployeesById } from '../../modules/employees/employee.query.ts';
import { getMonthGoals } from '../../modules/goals/goal.query.ts';
import { getWorkingDaysByMonth, listVacationUnits } from '../../modules/settings/settings.query.ts';
import type { Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/reader.ts';
import {
  type DayRange,
  findWholeMonth,
  firstOfMonth,
  lastOfMonth,
  type Month,
  monthsBefore,
  toMonth,
} from '../../rules/calendar/calendar.ts';
import type { StoreSalesStep } from '../../rules/deals/storeSales.ts';
import type { WorkingDays } from '../../rules/settings/workingDays.ts';
import {
  type CreditedMonthUnits,
  getDisplayedWorkingDays,
  type TickSheetFacts,
} from '../../rules/tickSheet/tickSheet.ts';
import { getDaysLeft } from '../../rules/tickSheet/track.ts';
import { UNITS } from '../credits.sql.ts';
import { creditsSql, IS_CREDITED, listStoreSteps } from '../rollUps.query.ts';

/**
 * Returns units by employee and month of delivery. It reads the days in the range and the three whole months
 * before the first month of the range. Days of the first month that precede the range are left out.
 */
export function listCreditedMonthUnits(reader: Reader, range: DayRange): Promise<CreditedMonthUnits[]> {
  const { first, last } = monthsBefore(toMonth(range.start), 3);
  const earlierRange = { start: firstOfMonth(first), end: lastOfMonth(last) };
  return reader.rows<CreditedMonthUnits>(
    sql`select employee_id as "employeeId", to_char(month, 'YYYY-MM') as month, ${UNITS}
     from ${creditsSql(earlierRange, range)} group by employee_id, credit.month having ${IS_CREDITED}`,
  );
}

interface TickSheetReportFacts {
  readonly facts: TickSheetFacts;
  readonly steps: readonly StoreSalesStep[];
  readonly workingDays: ReadonlyMap<Month, WorkingDays>;
}

/** Reads the facts of a tick sheet at one instant. */
export async function readTickSheetFacts(
  { database, clock }: Context,
  range: DayRange,
): Promise<TickSheetReportFacts> {
  const today = clock.today();
  const workingDaysInfo = getDisplayedWorkingDays(range);
  const averageMonths = monthsBefore(workingDaysInfo.month, 3);
  const month = findWholeMonth(range);
  const [people, credits, steps, vacation, workingDays, goals] = await database.readSnapshot(reader =>
    Promise.all([
      loadEmployeesById(reader),
      listCreditedMonthUnits(reader, range),
      listStoreSteps(reader, range),
      listVacationUnits(reader, { first: averageMonths.last, last: toMonth(range.end) }),
      getWorkingDaysByMonth(reader, [workingDaysInfo.month, toMonth(today)]),
      month && getMonthGoals(reader, month),
    ]),
  );
  const facts = {
    range,
    today,
    workingDays: workingDays.get(toMonth(today)) ?? null,
    people: [...people.values()],
    credits,
    storeSales: steps.map(step => ({ ...step, month: toMonth(step.start) })),
    vacation,
    goals:
      month && goals
        ? { goalsByOwner: goals, remainingDays: getDaysLeft(month, today, workingDays.get(month) ?? null) }
        : null,
  };
  return { facts, steps, workingDays };
}
