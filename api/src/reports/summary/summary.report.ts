import type { Context } from '../../platform/context.ts';
import { badInput } from '../../platform/errors.ts';
import { type DayRange, rangeYearEarlier, sinceFirstDay } from '../../rules/calendar/calendar.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import type { Steps } from '../../rules/steps/step.ts';
import { comparedSteps } from '../../rules/summary/comparedSteps.ts';
import { statsTitle } from '../../rules/summary/statsTitle.ts';
import {
  type SummaryFacts,
  type SummaryFigures,
  summary,
  summaryStepsOf,
} from '../../rules/summary/summary.ts';
import {
  type Compared,
  type ComparedSales,
  isStatsLine,
  type StatsColumn,
  type SummaryStats,
  statsSteps,
  summaryStats,
} from '../../rules/summary/summaryStats.ts';
import { getVacationColumn } from '../monthEditing.ts';
import { readSummaryFacts } from './summary.query.ts';
import type { SummaryFigureName, SummaryType } from './summary.types.ts';

/** Returns the summary of a range (rules.md, Summary). */
export async function getSummaryReport(context: Context, range: DayRange): Promise<SummaryType> {
  const { facts, current, prior, toDate } = await readSummaryFacts(context, range);
  const { stats, sections } = summary(facts);
  return {
    title: statsTitle(range),
    priorRange: sinceFirstDay(rangeYearEarlier(range)),
    stats: statsToDollars(stats),
    toDate: toDate && toStatsToDate(toDate),
    vacation: await getVacationColumn(context, range),
    sections: sections.map(section => ({
      ...section,
      rows: section.rows.map(frontGrossToDollars),
      total: frontGrossToDollars(section.total),
    })),
    steps: comparedSteps(range, current, prior),
  };
}

const toStatsToDate = (sales: ComparedSales) => ({
  range: sales.range,
  priorRange: sinceFirstDay(rangeYearEarlier(sales.range)),
  stats: statsToDollars(summaryStats(sales)),
});

const statsToDollars = (stats: SummaryStats): SummaryStats => ({
  ...stats,
  gross: comparedToDollars(stats.gross),
});

const frontGrossToDollars = <Figures extends SummaryFigures>(figures: Figures): Figures => ({
  ...figures,
  frontGross: toDollars(figures.frontGross),
});

const comparedToDollars = ({ current, prior, difference }: Compared): Compared => ({
  current: toDollars(current),
  prior: toDollars(prior),
  difference: toDollars(difference),
});

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
