import type { Context } from '../../context.ts';
import { employeesById } from '../../employees/employee.query.ts';
import { goalsOf } from '../../goals/goal.query.ts';
import {
  type DayRange,
  type Month,
  monthOf,
  monthsBefore,
  wholeMonth,
} from '../../rules/calendar/calendar.ts';
import type { StoreStep } from '../../rules/deals/storeSales.ts';
import type { WorkingDays } from '../../rules/settings/workingDays.ts';
import { daysLeft } from '../../rules/tickSheet/daysLeft.ts';
import { type TickSheetFacts, workingDaysShown } from '../../rules/tickSheet/tickSheet.ts';
import { vacationUnitsIn, workingDaysByMonth } from '../../settings/settings.query.ts';
import { listStoreSteps } from '../storeSales.query.ts';
import { listCreditedMonthUnits } from './tickSheet.query.ts';

interface TickSheetReportFacts {
  readonly facts: TickSheetFacts;
  readonly steps: readonly StoreStep[];
  readonly workingDays: ReadonlyMap<Month, WorkingDays>;
}

/** Reads the facts of a tick sheet at one instant. */
export async function readTickSheetFacts({ database, clock }: Context, range: DayRange): Promise<TickSheetReportFacts> {
  const today = clock.today();
  const workingDaysInfo = workingDaysShown(range);
  const average = monthsBefore(workingDaysInfo.month, 3);
  const month = wholeMonth(range);
  const [people, credits, steps, vacation, workingDays, goals] = await database.together(reader =>
    Promise.all([
      employeesById(reader),
      listCreditedMonthUnits(reader, range),
      listStoreSteps(reader, range),
      vacationUnitsIn(reader, { first: average.last, last: monthOf(range.end) }),
      workingDaysByMonth(reader, [workingDaysInfo.month, monthOf(today)]),
      month && goalsOf(reader, month),
    ]),
  );
  const facts = {
    range,
    today,
    workingDays: workingDays.get(monthOf(today)) ?? null,
    people: [...people.values()],
    credits,
    storeSales: steps.map(step => ({ ...step, month: monthOf(step.start) })),
    vacation,
    goals:
      month && goals ? { set: goals, left: daysLeft(month, today, workingDays.get(month) ?? null) } : null,
  };
  return { facts, steps, workingDays };
}
