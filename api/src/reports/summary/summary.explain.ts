import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { Steps } from '../../rules/steps/step.ts';
import { type SummaryFacts, summaryStepsOf } from '../../rules/summary/summary.ts';
import { isStatsLine, type StatsColumn, statsSteps } from '../../rules/summary/summaryStats.ts';
import type { SummaryName } from './summary.enums.ts';
import { summaryFacts } from './summary.facts.ts';

export interface SummaryChoice {
  readonly figure: SummaryName;
  /** Of the stats. */
  readonly column: StatsColumn;
  /** Absent: the stats. */
  readonly employeeIds?: readonly number[] | undefined;
}

/** How a figure of the summary comes about: of these people, or of the stats. @throws BAD_INPUT when they have no such figure */
export async function explainSummary(
  context: Context,
  range: DayRange,
  choice: SummaryChoice,
): Promise<Steps> {
  const { facts } = await summaryFacts(context, range);
  const steps = stepsOf(facts, choice);
  if (!steps)
    throw badInput(`${choice.employeeIds ? 'People have' : 'The store has'} no such figure on the summary.`);
  return steps;
}

function stepsOf(facts: SummaryFacts, { figure, column, employeeIds }: SummaryChoice): Steps | undefined {
  if (!employeeIds) return isStatsLine(figure) ? statsSteps(facts, figure)[column] : undefined;
  const explained: Partial<Record<SummaryName, Steps>> = summaryStepsOf(facts, employeeIds);
  return explained[figure];
}
