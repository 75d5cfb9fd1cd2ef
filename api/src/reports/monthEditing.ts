import { getAbilities } from '../modules/abilities/abilities.ts';
import { findMonthClosing } from '../modules/settings/settings.query.ts';
import type { Context } from '../platform/context.ts';
import type { DayRange, Month } from '../rules/calendar/calendar.ts';
import { getEditableVacationMonth } from '../rules/settings/vacation.ts';
import type { VacationColumnType } from './report.types.ts';

/**
 * Returns the month for which the vacation column of a report edits vacation units, and whether the viewer
 * can edit them (rules.md, VAC).
 */
export async function getVacationColumn(context: Context, range: DayRange): Promise<VacationColumnType> {
  const month = getEditableVacationMonth(range) ?? null;
  const hasAbility = getAbilities(context.viewer).editVacationUnits;
  return { month, canEdit: month !== null && (await canEditMonth(context, month, hasAbility)) };
}

/**
 * Returns whether the viewer can change a monthly setting in this month. A closed month cannot be changed
 * (closing.md).
 * @param hasAbility whether the viewer can change the setting in open months
 */
export const canEditMonth = async (
  context: Pick<Context, 'database' | 'clock'>,
  month: Month,
  hasAbility: boolean,
): Promise<boolean> => hasAbility && (await findMonthClosing(context, month)) === undefined;
