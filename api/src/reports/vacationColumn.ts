import { abilitiesOf } from '../abilities/abilities.ts';
import type { Context } from '../context.ts';
import type { DayRange } from '../rules/calendar/calendar.ts';
import { editableVacationMonth } from '../rules/settings/vacation.ts';
import { canChangeIn } from './canChangeIn.ts';
import type { VacationColumnType } from './report.types.ts';

/** Which month's vacation units a range shows, and whether this viewer may edit them (rules.md, VAC). */
export async function vacationColumn(context: Context, range: DayRange): Promise<VacationColumnType> {
  const month = editableVacationMonth(range) ?? null;
  const mayEdit = abilitiesOf(context.viewer).editVacationUnits;
  return { month, canEdit: month !== null && (await canChangeIn(context, month, mayEdit)) };
}
