import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import type { Steps } from '../../rules/steps/step.ts';
import { storeStepsOf, tickStepsOf } from '../../rules/tickSheet/tickSheet.ts';
import type { TickFigureName } from './tickSheet.enums.ts';
import { tickSheetFacts } from './tickSheet.facts.ts';

/** Whose figure: the store's when nobody is named. */
interface ExplainedPeople {
  readonly employeeIds?: readonly number[] | undefined;
  /** Whose Team Total it is. */
  readonly team?: TeamId | undefined;
}

/** How a figure of the tick sheet comes about: of these people, or of the store. @throws BAD_INPUT when they have no such figure */
export async function explainTickSheet(
  context: Context,
  range: DayRange,
  figure: TickFigureName,
  { employeeIds, team }: ExplainedPeople = {},
): Promise<Steps> {
  const { facts } = await tickSheetFacts(context, range);
  const explained: Partial<Record<TickFigureName, Steps | null>> = employeeIds
    ? tickStepsOf(facts, employeeIds, team)
    : storeStepsOf(facts);
  const steps = explained[figure];
  if (!steps)
    throw badInput(`${employeeIds ? 'People have' : 'The store has'} no such figure on the tick sheet.`);
  return steps;
}
