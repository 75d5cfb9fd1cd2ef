import type { Context } from '../../context.ts';
import { type DayRange, rangeYearEarlier, sinceFirstDay } from '../../rules/calendar/calendar.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import { comparedSteps } from '../../rules/summary/comparedSteps.ts';
import { statsTitle } from '../../rules/summary/statsTitle.ts';
import { type SummaryFigures, summary } from '../../rules/summary/summary.ts';
import {
  type Compared,
  type ComparedSales,
  type SummaryStats,
  summaryStats,
} from '../../rules/summary/summaryStats.ts';
import { getVacationColumn } from '../vacationColumn.ts';
import { readSummaryFacts } from './summary.facts.ts';
import type { SummaryType } from './summary.types.ts';

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

const statsToDollars = (stats: SummaryStats): SummaryStats => ({ ...stats, gross: comparedToDollars(stats.gross) });

const frontGrossToDollars = <Figures extends SummaryFigures>(figures: Figures): Figures => ({
  ...figures,
  frontGross: toDollars(figures.frontGross),
});

const comparedToDollars = ({ current, prior, difference }: Compared): Compared => ({
  current: toDollars(current),
  prior: toDollars(prior),
  difference: toDollars(difference),
});
