import { type DayRange, rangeYearEarlier, cutToFirstDay } from '../calendar/calendar.ts';
import type { CountedCars } from '../deals/carClass.ts';
import type { StoreSales } from '../deals/storeSales.ts';
import type { FigureAmounts } from '../figures/figure.ts';
import { totalUnits } from '../numbers/units.ts';
import type { AmountSource, DealQuantity } from '../steps/basis.ts';
import { buildFigureStep } from '../steps/figureStep.ts';
import {
  type StepAmount,
  countAmount,
  getFigure,
  getFigureInHundredths,
  minus,
  moneyAmount,
  noun,
  plus,
  type CalculationSteps,
  type StepTerm,
  TO_THE_CENT,
} from '../steps/step.ts';
import { type comparedFigures, statsFigures } from './summaryFigures.ts';

/** The columns of the stats: this range, the same range a year earlier, and current − prior. */
export type StatsColumn = keyof typeof comparedFigures;

/** One line of the stats; money in cents. */
export type ComparedSalesFigures = FigureAmounts<typeof comparedFigures>;

type StatsLine = keyof typeof statsFigures;

export type SummaryStats = Readonly<Record<StatsLine, ComparedSalesFigures>>;

/** A range's sales and those of the same range a year earlier: see `rangeYearEarlier`. */
export interface ComparedSales {
  readonly range: DayRange;
  readonly current: StoreSales;
  readonly prior: StoreSales;
}

interface StatsLineSource {
  readonly getValue: (sales: StoreSales) => number;
  readonly cars?: CountedCars;
}

const LINES: Readonly<Record<StatsLine, StatsLineSource>> = {
  new: { getValue: sales => sales.new, cars: 'new' },
  used: { getValue: sales => sales.used, cars: 'used' },
  certified: { getValue: sales => sales.certified, cars: 'certified' },
  total: { getValue: totalUnits },
  unclassified: { getValue: sales => sales.unclassified, cars: 'unclassified' },
  gross: { getValue: sales => sales.gross },
};

export const isStatsLine = (name: string): name is StatsLine => Object.hasOwn(LINES, name);

/** Builds the calculation steps of one line of the stats (rules.md, Summary). */
export function buildStatsSteps(
  { range, current, prior }: ComparedSales,
  line: StatsLine,
): Readonly<Record<StatsColumn, CalculationSteps>> {
  const { getValue, cars } = LINES[line];
  const figure = statsFigures[line];
  const isMoney = figure.kind === 'money';
  const buildAmount = (sales: StoreSales, days: DayRange | null): StepAmount => {
    const quantity: DealQuantity = isMoney ? 'totalGross' : 'deals';
    const source: AmountSource = days ? { kind: 'deals', owner: {}, days, quantity, cars } : { kind: 'calendar' };
    return isMoney
      ? moneyAmount(getValue(sales) * 2, 'front and back gross', source)
      : countAmount(getValue(sales), noun('deal'), source);
  };
  const currentAmount = buildAmount(current, range);
  const priorAmount = buildAmount(prior, cutToFirstDay(rangeYearEarlier(range)));
  const buildSteps = (...terms: StepTerm[]): CalculationSteps => [buildFigureStep(figure, terms, isMoney ? TO_THE_CENT : undefined)];
  return {
    current: buildSteps(plus(currentAmount)),
    prior: buildSteps(plus(priorAmount)),
    difference: buildSteps(plus(currentAmount), minus({ ...priorAmount, label: `${priorAmount.label} a year earlier` })),
  };
}

/** Compares new, used, certified, total and gross with a year earlier (rules.md, Summary). */
export function compareSummaryStats(sales: ComparedSales): SummaryStats {
  const compareLine = (line: StatsLine): ComparedSalesFigures => {
    const { current, prior, difference } = buildStatsSteps(sales, line);
    const figure = statsFigures[line].kind === 'money' ? getFigureInHundredths : getFigure;
    return { current: figure(current), prior: figure(prior), difference: figure(difference) };
  };
  return {
    new: compareLine('new'),
    used: compareLine('used'),
    certified: compareLine('certified'),
    total: compareLine('total'),
    unclassified: compareLine('unclassified'),
    gross: compareLine('gross'),
  };
}
