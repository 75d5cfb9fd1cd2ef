import { abilitiesOf } from '../abilities/abilities.ts';
import type { DayRange } from '../rules/calendar/calendar.ts';
import { editableVacationMonth } from '../rules/settings/vacation.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { VacationColumnType } from './report.types.ts';

/** Which month's vacation units a range shows, and whether this viewer may edit them (rules.md, VAC). */
export function vacationColumn(range: DayRange, viewer: Viewer): VacationColumnType {
  const month = editableVacationMonth(range) ?? null;
  return { month, canEdit: month !== null && abilitiesOf(viewer).editVacationUnits };
}
