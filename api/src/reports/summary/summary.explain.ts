import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { Steps } from '../../rules/steps/step.ts';
import { type SummaryFacts, summaryStepsOf } from '../../rules/summary/summary.ts';
import { isStatsLine, type StatsColumn, statsSteps } from '../../rules/summary/summaryStats.ts';
import type { SummaryFigureName } from './summary.enums.ts';
import { readSummaryFacts } from './summary.facts.ts';

export interface SummaryChoice {
  readonly figure: SummaryFigureName;
  /** Column of the stats. */
  readonly column: StatsColumn;
  /** Employees of the figure; absent for a figure of the stats. */
  readonly employeeIds?: readonly number[] | undefined;
}

/**
 * Returns the steps that lead to a figure of the summary, of these employees or of the stats.
 * @throws BAD_INPUT when there is no such figure
 */
export async function explainSummary(
  context: Context,
  range: DayRange,
  choice: SummaryChoice,
): Promise<Steps> {
  const { facts } = await readSummaryFacts(context, range);
  const steps = findSteps(facts, choice);
  if (!steps)
    throw badInput(`${choice.employeeIds ? 'People have' : 'The store has'} no such figure on the summary.`);
  return steps;
}

function findSteps(facts: SummaryFacts, { figure, column, employeeIds }: SummaryChoice): Steps | undefined {
  if (!employeeIds) return isStatsLine(figure) ? statsSteps(facts, figure)[column] : undefined;
  const explained: Partial<Record<SummaryFigureName, Steps>> = summaryStepsOf(facts, employeeIds);
  return explained[figure];
}
