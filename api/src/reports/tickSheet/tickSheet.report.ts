import { abilitiesOf } from '../../abilities/abilities.ts';
import type { Context } from '../../context.ts';
import { employeesById } from '../../employees/employee.query.ts';
import {
  addMonths,
  type DayRange,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  monthRange,
  monthsBefore,
  sinceFirstDay,
} from '../../rules/calendar/calendar.ts';
import { monthPace } from '../../rules/tickSheet/monthPace.ts';
import { tickSheet, workingDaysShown } from '../../rules/tickSheet/tickSheet.ts';
import { vacationUnitsIn, workingDaysByMonth } from '../../settings/settings.query.ts';
import { storeSteps } from '../storeSales.query.ts';
import { vacationColumn } from '../vacationColumn.ts';
import { creditedMonths } from './tickSheet.query.ts';
import type { TickSheetType } from './tickSheet.types.ts';

/** The tick sheet of a range (rules.md, Tick sheet). */
export async function tickSheetReport(context: Context, range: DayRange): Promise<TickSheetType> {
  const { database, clock, viewer } = context;
  const today = clock.today();
  const shown = workingDaysShown(range);
  const average = monthsBefore(shown.month, 3);
  const [people, credits, steps, vacation, workingDays] = await database.together(reader =>
    Promise.all([
      employeesById(reader),
      creditedMonths(reader, range),
      storeSteps(reader, range),
      vacationUnitsIn(reader, { first: average.last, last: monthOf(range.end) }),
      workingDaysByMonth(reader, [shown.month, monthOf(today)]),
    ]),
  );
  const sheet = tickSheet({
    range,
    today,
    workingDays: workingDays.get(monthOf(today)) ?? null,
    people: [...people.values()],
    credits,
    storeSales: steps.map(step => ({ ...step, month: monthOf(step.start) })),
    vacation,
  });
  return {
    ...sheet,
    workingDays: {
      month: shown.month,
      ...(workingDays.get(shown.month) ?? { completed: 0, total: 0 }),
      canEdit: shown.isEditable && abilitiesOf(viewer).editWorkingDays,
    },
    vacation: vacationColumn(range, viewer),
    pace: monthPace(range, today, steps, sheet.store.total.track),
    averageRange: sinceFirstDay({ start: firstOfMonth(average.first), end: lastOfMonth(average.last) }),
    previousRange: sinceFirstDay(monthRange(addMonths(shown.month, -1))),
  };
}
