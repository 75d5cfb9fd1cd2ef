import { getAbilities } from '../../modules/abilities/abilities.ts';
import type { Context } from '../../platform/context.ts';
import { badInput } from '../../platform/errors.ts';
import {
  addMonths,
  type DayRange,
  firstOfMonth,
  lastOfMonth,
  limitToValidDays,
  monthRange,
  monthsBefore,
} from '../../rules/calendar/calendar.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import type { CalculationSteps } from '../../rules/steps/step.ts';
import {
  buildStoreStepsWithGoal,
  buildTickSheet,
  buildTickStepsForPeople,
  getDisplayedWorkingDays,
} from '../../rules/tickSheet/tickSheet.ts';
import { buildMonthPace } from '../../rules/tickSheet/track.ts';
import { canEditMonth, getVacationColumn } from '../monthEditing.ts';
import { readTickSheetFacts } from './tickSheet.query.ts';
import type { TickFigureName, TickSheetType } from './tickSheet.types.ts';

/** Returns the tick sheet of a range (rules.md, Tick sheet). */
export async function getTickSheetReport(context: Context, range: DayRange): Promise<TickSheetType> {
  const { facts, steps, workingDays } = await readTickSheetFacts(context, range);
  const workingDaysInfo = getDisplayedWorkingDays(range);
  const hasAbility = workingDaysInfo.isEditable && getAbilities(context.viewer).editWorkingDays;
  const averageMonths = monthsBefore(workingDaysInfo.month, 3);
  const sheet = buildTickSheet(facts);
  return {
    ...sheet,
    workingDays: {
      month: workingDaysInfo.month,
      ...(workingDays.get(workingDaysInfo.month) ?? { completed: 0, total: 0 }),
      canEdit: await canEditMonth(context, workingDaysInfo.month, hasAbility),
    },
    vacation: await getVacationColumn(context, range),
    pace: buildMonthPace(range, facts.today, steps, sheet.store.total.track),
    averageRange: limitToValidDays({
      start: firstOfMonth(averageMonths.first),
      end: lastOfMonth(averageMonths.last),
    }),
    previousRange: limitToValidDays(monthRange(addMonths(workingDaysInfo.month, -1))),
  };
}

/** Employees of a figure. Without employees, the figure belongs to the store. */
interface TickSheetSubject {
  readonly employeeIds?: readonly number[] | undefined;
  /** Team, if the figure is a Team Total. */
  readonly team?: TeamId | undefined;
}

/**
 * Returns the steps that lead to a figure of the tick sheet. The figure belongs to these employees or to the
 * store.
 * @throws BAD_INPUT when the figure does not exist
 */
export async function explainTickSheet(
  context: Context,
  range: DayRange,
  figure: TickFigureName,
  { employeeIds, team }: TickSheetSubject = {},
): Promise<CalculationSteps> {
  const { facts } = await readTickSheetFacts(context, range);
  const stepsByFigure: Partial<Record<TickFigureName, CalculationSteps | null>> = employeeIds
    ? buildTickStepsForPeople(facts, employeeIds, team)
    : buildStoreStepsWithGoal(facts);
  const steps = stepsByFigure[figure];
  if (!steps)
    throw badInput(`The tick sheet does not have this figure for ${employeeIds ? 'people' : 'the store'}.`);
  return steps;
}
