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
import { vacationColumn } from '../vacationColumn.ts';
import { summaryFacts } from './summary.facts.ts';
import type { SummaryType } from './summary.types.ts';

/** The summary of a range (rules.md, Summary). */
export async function summaryReport(context: Context, range: DayRange): Promise<SummaryType> {
  const { facts, current, prior, toDate } = await summaryFacts(context, range);
  const { stats, sections } = summary(facts);
  return {
    title: statsTitle(range),
    priorRange: sinceFirstDay(rangeYearEarlier(range)),
    stats: shownStats(stats),
    toDate: toDate && shownToDate(toDate),
    vacation: await vacationColumn(context, range),
    sections: sections.map(section => ({
      ...section,
      rows: section.rows.map(withDollars),
      total: withDollars(section.total),
    })),
    steps: comparedSteps(range, current, prior),
  };
}

const shownToDate = (sales: ComparedSales) => ({
  range: sales.range,
  priorRange: sinceFirstDay(rangeYearEarlier(sales.range)),
  stats: shownStats(summaryStats(sales)),
});

const shownStats = (stats: SummaryStats): SummaryStats => ({ ...stats, gross: inDollars(stats.gross) });

const withDollars = <Figures extends SummaryFigures>(figures: Figures): Figures => ({
  ...figures,
  frontGross: toDollars(figures.frontGross),
});

const inDollars = ({ current, prior, difference }: Compared): Compared => ({
  current: toDollars(current),
  prior: toDollars(prior),
  difference: toDollars(difference),
});
