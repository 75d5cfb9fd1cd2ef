import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import type { Month } from '../../rules/calendar/calendar.ts';
import { potSteps } from '../../rules/potOfGold/potSteps.ts';
import type { Steps } from '../../rules/steps/step.ts';
import type { PotFigureName } from './potOfGold.enums.ts';
import { readPotFacts } from './potOfGold.facts.ts';

/**
 * Returns the steps that lead to a figure of a month's pot, of one employee or of all.
 * @throws BAD_INPUT when there is no such figure
 */
export async function explainPotOfGold(
  { database }: Pick<Context, 'database'>,
  month: Month,
  figure: PotFigureName,
  employeeId?: number,
): Promise<Steps> {
  const { rows, ...totals } = potSteps(await readPotFacts(database, month));
  const explained: Partial<Record<PotFigureName, Steps>> | undefined =
    employeeId === undefined ? totals : rows.find(({ person }) => person.id === employeeId)?.steps;
  if (!explained) throw badInput('This employee has no line in the pot of gold of the month.');
  const steps = explained[figure];
  if (!steps)
    throw badInput(`This figure is told ${employeeId === undefined ? 'of a person' : 'of all'} only.`);
  return steps;
}
