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
import { canChangeIn } from '../canChangeIn.ts';
import { vacationColumn } from '../vacationColumn.ts';
import { tickSheetFacts } from './tickSheet.facts.ts';
import type { TickSheetType } from './tickSheet.types.ts';

/** The tick sheet of a range (rules.md, Tick sheet). */
export async function tickSheetReport(context: Context, range: DayRange): Promise<TickSheetType> {
  const { facts, steps, workingDays } = await tickSheetFacts(context, range);
  const shown = workingDaysShown(range);
  const mayEdit = shown.isEditable && abilitiesOf(context.viewer).editWorkingDays;
  const average = monthsBefore(shown.month, 3);
  const sheet = tickSheet(facts);
  return {
    ...sheet,
    workingDays: {
      month: shown.month,
      ...(workingDays.get(shown.month) ?? { completed: 0, total: 0 }),
      canEdit: await canChangeIn(context, shown.month, mayEdit),
    },
    vacation: await vacationColumn(context, range),
    pace: monthPace(range, facts.today, steps, sheet.store.total.track),
    averageRange: sinceFirstDay({ start: firstOfMonth(average.first), end: lastOfMonth(average.last) }),
    previousRange: sinceFirstDay(monthRange(addMonths(shown.month, -1))),
  };
}
