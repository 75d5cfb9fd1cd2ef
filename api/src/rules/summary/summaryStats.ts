import { type DayRange, rangeYearEarlier, sinceFirstDay } from '../calendar/calendar.ts';
import type { CountedCars } from '../deals/carClass.ts';
import type { StoreSales } from '../deals/storeSales.ts';
import { totalUnits } from '../numbers/units.ts';
import type { Basis, CountedOfDeal } from '../steps/basis.ts';
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
  step,
  TO_THE_CENT,
} from '../steps/step.ts';

/** The columns of the stats: this range, the same a year earlier, and current − prior. */
export type StatsColumn = 'current' | 'prior' | 'difference';

/** One line of the stats. */
export type Compared = Readonly<Record<StatsColumn, number>>;

/** The lines of the stats: deals, and `gross` in cents; `total` is new, used and unclassified. */
export type StatsLine = 'new' | 'used' | 'certified' | 'total' | 'unclassified' | 'gross';

export type SummaryStats = Readonly<Record<StatsLine, Compared>>;

/** A range's sales and those of the same range a year earlier: see `rangeYearEarlier`. */
export interface ComparedSales {
  readonly range: DayRange;
  readonly current: StoreSales;
  readonly prior: StoreSales;
}

interface CountedLine {
  readonly name: string;
  readonly of: (sales: StoreSales) => number;
  readonly cars?: CountedCars;
}

const LINES: Readonly<Record<StatsLine, CountedLine>> = {
  new: { name: 'New', of: sales => sales.new, cars: 'new' },
  used: { name: 'Used', of: sales => sales.used, cars: 'used' },
  certified: { name: 'Certified', of: sales => sales.certified, cars: 'certified' },
  total: { name: 'Total', of: totalUnits },
  unclassified: { name: 'No car type', of: sales => sales.unclassified, cars: 'unclassified' },
  gross: { name: 'Gross', of: sales => sales.gross },
};

export const isStatsLine = (name: string): name is StatsLine => Object.hasOwn(LINES, name);

/** How each figure of the stats comes about (rules.md, Summary). */
export function statsSteps(
  { range, current, prior }: ComparedSales,
  line: StatsLine,
): Readonly<Record<StatsColumn, Steps>> {
  const { name, of, cars } = LINES[line];
  const amount = (sales: StoreSales, days: DayRange | null): Amount => {
    const counts: CountedOfDeal = line === 'gross' ? 'totalGross' : 'deals';
    const basis: Basis = days ? { kind: 'deals', whose: {}, days, counts, cars } : { kind: 'calendar' };
    return line === 'gross'
      ? moneyOf(of(sales) * 2, 'front and back gross', basis)
      : countOf(of(sales), noun('deal'), basis);
  };
  const now = amount(current, range);
  const before = amount(prior, sinceFirstDay(rangeYearEarlier(range)));
  const steps = (...terms: Parameters<typeof step>[2]): Steps => [
    step(name, now.measure, terms, line === 'gross' ? TO_THE_CENT : null),
  ];
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
    const figure = line === 'gross' ? inHundredths : figureOf;
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
