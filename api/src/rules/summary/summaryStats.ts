import { type DayRange, rangeYearEarlier, sinceFirstDay } from '../calendar/calendar.ts';
import type { CountedCars } from '../deals/carClass.ts';
import type { StoreSales } from '../deals/storeSales.ts';
import type { AmountsOf } from '../figures/figure.ts';
import { totalUnits } from '../numbers/units.ts';
import type { Basis, CountedOfDeal } from '../steps/basis.ts';
import { figureStep } from '../steps/figureStep.ts';
import {
  type Amount,
  countOf,
  figureOf,
  inHundredths,
  minus,
  moneyOf,
  noun,
  plus,
  type Steps,
  type Term,
  TO_THE_CENT,
} from '../steps/step.ts';
import { type comparedFigures, statsFigures } from './summaryFigures.ts';

/** The columns of the stats: this range, the same a year earlier, and current − prior. */
export type StatsColumn = keyof typeof comparedFigures;

/** One line of the stats, money in cents. */
export type Compared = AmountsOf<typeof comparedFigures>;

type StatsLine = keyof typeof statsFigures;

export type SummaryStats = Readonly<Record<StatsLine, Compared>>;

/** A range's sales and those of the same range a year earlier: see `rangeYearEarlier`. */
export interface ComparedSales {
  readonly range: DayRange;
  readonly current: StoreSales;
  readonly prior: StoreSales;
}

interface CountedLine {
  readonly of: (sales: StoreSales) => number;
  readonly cars?: CountedCars;
}

const LINES: Readonly<Record<StatsLine, CountedLine>> = {
  new: { of: sales => sales.new, cars: 'new' },
  used: { of: sales => sales.used, cars: 'used' },
  certified: { of: sales => sales.certified, cars: 'certified' },
  total: { of: totalUnits },
  unclassified: { of: sales => sales.unclassified, cars: 'unclassified' },
  gross: { of: sales => sales.gross },
};

export const isStatsLine = (name: string): name is StatsLine => Object.hasOwn(LINES, name);

/** How each figure of the stats comes about (rules.md, Summary). */
export function statsSteps(
  { range, current, prior }: ComparedSales,
  line: StatsLine,
): Readonly<Record<StatsColumn, Steps>> {
  const { of, cars } = LINES[line];
  const figure = statsFigures[line];
  const isMoney = figure.kind === 'money';
  const amount = (sales: StoreSales, days: DayRange | null): Amount => {
    const counts: CountedOfDeal = isMoney ? 'totalGross' : 'deals';
    const basis: Basis = days ? { kind: 'deals', whose: {}, days, counts, cars } : { kind: 'calendar' };
    return isMoney
      ? moneyOf(of(sales) * 2, 'front and back gross', basis)
      : countOf(of(sales), noun('deal'), basis);
  };
  const now = amount(current, range);
  const before = amount(prior, sinceFirstDay(rangeYearEarlier(range)));
  const steps = (...terms: Term[]): Steps => [figureStep(figure, terms, isMoney ? TO_THE_CENT : undefined)];
  return {
    current: steps(plus(now)),
    prior: steps(plus(before)),
    difference: steps(plus(now), minus({ ...before, words: `${before.words} a year earlier` })),
  };
}

/** New, used, certified, total and gross against a year earlier (rules.md, Summary). */
export function summaryStats(sales: ComparedSales): SummaryStats {
  const compare = (line: StatsLine): Compared => {
    const { current, prior, difference } = statsSteps(sales, line);
    const figure = statsFigures[line].kind === 'money' ? inHundredths : figureOf;
    return { current: figure(current), prior: figure(prior), difference: figure(difference) };
  };
  return {
    new: compare('new'),
    used: compare('used'),
    certified: compare('certified'),
    total: compare('total'),
    unclassified: compare('unclassified'),
    gross: compare('gross'),
  };
}
