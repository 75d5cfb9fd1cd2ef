import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import type { Steps } from '../../rules/steps/step.ts';
import { storeStepsOf, tickStepsOf } from '../../rules/tickSheet/tickSheet.ts';
import type { TickFigureName } from './tickSheet.enums.ts';
import { readTickSheetFacts } from './tickSheet.facts.ts';

/** Employees of a figure; the store when none are named. */
interface TickSheetSubject {
  readonly employeeIds?: readonly number[] | undefined;
  /** Team of a Team Total. */
  readonly team?: TeamId | undefined;
}

/**
 * Returns the steps that lead to a figure of the tick sheet, of these employees or of the store.
 * @throws BAD_INPUT when there is no such figure
 */
export async function explainTickSheet(
  context: Context,
  range: DayRange,
  figure: TickFigureName,
  { employeeIds, team }: TickSheetSubject = {},
): Promise<Steps> {
  const { facts } = await readTickSheetFacts(context, range);
  const explained: Partial<Record<TickFigureName, Steps | null>> = employeeIds
    ? tickStepsOf(facts, employeeIds, team)
    : storeStepsOf(facts);
  const steps = explained[figure];
  if (!steps)
    throw badInput(`${employeeIds ? 'People have' : 'The store has'} no such figure on the tick sheet.`);
  return steps;
}
