import type { Context } from '../../platform/context.ts';
import { badInput } from '../../platform/errors.ts';
import { type DayRange, limitToValidDays, rangeYearEarlier } from '../../rules/calendar/calendar.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import type { CalculationSteps } from '../../rules/steps/step.ts';
import {
  buildSummary,
  buildSummaryStepsForPeople,
  type SummaryFacts,
  type SummaryFigures,
} from '../../rules/summary/summary.ts';
import {
  buildComparedSteps,
  buildStatsSteps,
  type ComparedSales,
  type ComparedSalesFigures,
  compareSummaryStats,
  formatStatsTitle,
  isStatsLine,
  type StatsColumn,
  type SummaryStats,
} from '../../rules/summary/summaryStats.ts';
import { getVacationColumn } from '../monthEditing.ts';
import { readSummaryFacts } from './summary.query.ts';
import type { SummaryFigureName, SummaryType } from './summary.types.ts';

/** Returns the summary of a range (rules.md, Summary). */
export async function getSummaryReport(context: Context, range: DayRange): Promise<SummaryType> {
  const { facts, current, prior, toDate } = await readSummaryFacts(context, range);
  const { stats, sections } = buildSummary(facts);
  return {
    title: formatStatsTitle(range),
    priorRange: limitToValidDays(rangeYearEarlier(range)),
    stats: statsToDollars(stats),
    toDate: toDate && toStatsToDate(toDate),
    vacation: await getVacationColumn(context, range),
    sections: sections.map(section => ({
      ...section,
      rows: section.rows.map(frontGrossToDollars),
      total: frontGrossToDollars(section.total),
    })),
    steps: buildComparedSteps(range, current, prior),
  };
}

const toStatsToDate = (sales: ComparedSales) => ({
  range: sales.range,
  priorRange: limitToValidDays(rangeYearEarlier(sales.range)),
  stats: statsToDollars(compareSummaryStats(sales)),
});

const statsToDollars = (stats: SummaryStats): SummaryStats => ({
  ...stats,
  gross: comparedToDollars(stats.gross),
});

const frontGrossToDollars = <Figures extends SummaryFigures>(figures: Figures): Figures => ({
  ...figures,
  frontGross: toDollars(figures.frontGross),
});

const comparedToDollars = ({ current, prior, difference }: ComparedSalesFigures): ComparedSalesFigures => ({
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
 * Returns the steps that lead to a figure of the summary. The figure belongs to these employees or to the
 * stats.
 * @throws BAD_INPUT when the figure does not exist
 */
export async function explainSummary(
  context: Context,
  range: DayRange,
  choice: SummaryChoice,
): Promise<CalculationSteps> {
  const { facts } = await readSummaryFacts(context, range);
  const steps = findSteps(facts, choice);
  if (!steps)
    throw badInput(
      `The summary does not have this figure for ${choice.employeeIds ? 'people' : 'the store'}.`,
    );
  return steps;
}

function findSteps(
  facts: SummaryFacts,
  { figure, column, employeeIds }: SummaryChoice,
): CalculationSteps | undefined {
  if (!employeeIds) return isStatsLine(figure) ? buildStatsSteps(facts, figure)[column] : undefined;
  const stepsByFigure: Partial<Record<SummaryFigureName, CalculationSteps>> = buildSummaryStepsForPeople(
    facts,
    employeeIds,
  );
  return stepsByFigure[figure];
}
