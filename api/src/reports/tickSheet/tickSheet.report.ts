import { abilitiesOf } from '../../abilities/abilities.ts';
import type { Context } from '../../context.ts';
import {
  addMonths,
  type DayRange,
  firstOfMonth,
  lastOfMonth,
  monthRange,
  monthsBefore,
  sinceFirstDay,
} from '../../rules/calendar/calendar.ts';
import { monthPace } from '../../rules/tickSheet/monthPace.ts';
import { tickSheet, workingDaysShown } from '../../rules/tickSheet/tickSheet.ts';
import { canEditMonth } from '../canChangeIn.ts';
import { getVacationColumn } from '../vacationColumn.ts';
import { readTickSheetFacts } from './tickSheet.facts.ts';
import type { TickSheetType } from './tickSheet.types.ts';

/** Returns the tick sheet of a range (rules.md, Tick sheet). */
export async function getTickSheetReport(context: Context, range: DayRange): Promise<TickSheetType> {
  const { facts, steps, workingDays } = await readTickSheetFacts(context, range);
  const workingDaysInfo = workingDaysShown(range);
  const hasAbility = workingDaysInfo.isEditable && abilitiesOf(context.viewer).editWorkingDays;
  const average = monthsBefore(workingDaysInfo.month, 3);
  const sheet = tickSheet(facts);
  return {
    ...sheet,
    workingDays: {
      month: workingDaysInfo.month,
      ...(workingDays.get(workingDaysInfo.month) ?? { completed: 0, total: 0 }),
      canEdit: await canEditMonth(context, workingDaysInfo.month, hasAbility),
    },
    vacation: await getVacationColumn(context, range),
    pace: monthPace(range, facts.today, steps, sheet.store.total.track),
    averageRange: sinceFirstDay({ start: firstOfMonth(average.first), end: lastOfMonth(average.last) }),
    previousRange: sinceFirstDay(monthRange(addMonths(workingDaysInfo.month, -1))),
  };
}
