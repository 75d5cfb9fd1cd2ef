import type { Context } from '../../context.ts';
import { employeesById } from '../../employees/employee.query.ts';
import { type DayRange, monthOf, rangeYearEarlier, sinceFirstDay } from '../../rules/calendar/calendar.ts';
import { stepSize, storeSales } from '../../rules/deals/storeSales.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import { comparedSteps } from '../../rules/summary/comparedSteps.ts';
import { statsTitle } from '../../rules/summary/statsTitle.ts';
import { type Compared, type SummaryFigures, summary } from '../../rules/summary/summary.ts';
import { vacationUnitsIn } from '../../settings/settings.query.ts';
import { storeSteps } from '../storeSales.query.ts';
import { vacationColumn } from '../vacationColumn.ts';
import { creditedSales } from './summary.query.ts';
import type { SummaryType } from './summary.types.ts';

/** The summary of a range (rules.md, Summary). */
export async function summaryReport({ database, viewer }: Context, range: DayRange): Promise<SummaryType> {
  const priorRange = rangeYearEarlier(range);
  const size = stepSize(range);
  const [people, credits, current, prior, vacation] = await database.together(reader =>
    Promise.all([
      employeesById(reader),
      creditedSales(reader, range),
      storeSteps(reader, range, size),
      storeSteps(reader, priorRange, size),
      vacationUnitsIn(reader, { first: monthOf(range.start), last: monthOf(range.end) }),
    ]),
  );
  const { stats, sections } = summary({
    range,
    people: [...people.values()],
    current: storeSales(current),
    prior: storeSales(prior),
    credits,
    vacation,
  });
  return {
    title: statsTitle(range),
    priorRange: sinceFirstDay(priorRange),
    stats: { ...stats, gross: inDollars(stats.gross) },
    vacation: vacationColumn(range, viewer),
    sections: sections.map(section => ({
      ...section,
      rows: section.rows.map(withDollars),
      total: withDollars(section.total),
    })),
    steps: comparedSteps(range, current, prior),
  };
}

const withDollars = <Figures extends SummaryFigures>(figures: Figures): Figures => ({
  ...figures,
  frontGross: toDollars(figures.frontGross),
});

const inDollars = ({ current, prior, difference }: Compared): Compared => ({
  current: toDollars(current),
  prior: toDollars(prior),
  difference: toDollars(difference),
});
