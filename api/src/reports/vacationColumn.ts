import { abilitiesOf } from '../abilities/abilities.ts';
import type { Context } from '../context.ts';
import type { DayRange } from '../rules/calendar/calendar.ts';
import { editableVacationMonth } from '../rules/settings/vacation.ts';
import { canEditMonth } from './canChangeIn.ts';
import type { VacationColumnType } from './report.types.ts';

/**
 * Returns the month that the vacation column of a range edits, and whether the viewer can edit it (rules.md,
 * VAC).
 */
export async function getVacationColumn(context: Context, range: DayRange): Promise<VacationColumnType> {
  const month = editableVacationMonth(range) ?? null;
  const hasAbility = abilitiesOf(context.viewer).editVacationUnits;
  return { month, canEdit: month !== null && (await canEditMonth(context, month, hasAbility)) };
}
