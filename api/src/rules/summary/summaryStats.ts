import {
  type Day,
  type DayRange,
  dayOfMonth,
  findWholeMonth,
  limitToValidDays,
  listDays,
  listMonthStarts,
  rangeYearEarlier,
  toMonth,
  yearLater,
} from '../calendar/calendar.ts';
import { formatMonthName } from '../calendar/formatDay.ts';
import type { CountedCars } from '../deals/dealValues.ts';
import { getStepSize, type StoreSales, type StoreSalesStep } from '../deals/storeSales.ts';
import type { FigureAmounts } from '../figures/figure.ts';
import { totalUnits, type Units } from '../numbers/units.ts';
import type { AmountSource, DealQuantity } from '../steps/amountSource.ts';
import { buildFigureStep } from '../steps/figureStep.ts';
import {
  type CalculationSteps,
  countAmount,
  getFigure,
  getFigureInHundredths,
  minus,
  moneyAmount,
  noun,
  plus,
  ROUND_TO_CENT,
  type StepAmount,
  type StepTerm,
} from '../steps/step.ts';
import { type comparedFigures, statsFigures } from './summaryFigures.ts';

/** The columns of the stats: this range, the same range a year earlier, and current − prior. */
export type StatsColumn = keyof typeof comparedFigures;

/** One line of the stats; money in cents. */
export type ComparedSalesFigures = FigureAmounts<typeof comparedFigures>;

type StatsLine = keyof typeof statsFigures;

export type SummaryStats = Readonly<Record<StatsLine, ComparedSalesFigures>>;

/** The sales of a range, and the sales of the same range a year earlier: see `rangeYearEarlier`. */
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
    const source: AmountSource = days
      ? { kind: 'deals', owner: {}, days, quantity, cars }
      : { kind: 'calendar' };
    return isMoney
      ? moneyAmount(getValue(sales) * 2, 'front and back gross', source)
      : countAmount(getValue(sales), noun('deal'), source);
  };
  const currentAmount = buildAmount(current, range);
  const priorAmount = buildAmount(prior, limitToValidDays(rangeYearEarlier(range)));
  const buildSteps = (...terms: StepTerm[]): CalculationSteps => [
    buildFigureStep(figure, terms, isMoney ? ROUND_TO_CENT : undefined),
  ];
  return {
    current: buildSteps(plus(currentAmount)),
    prior: buildSteps(plus(priorAmount)),
    difference: buildSteps(
      plus(currentAmount),
      minus({ ...priorAmount, label: `${priorAmount.label} a year earlier` }),
    ),
  };
}

/** Compares new, used, certified, total and gross with a year earlier (rules.md, Summary). */
export function compareSummaryStats(sales: ComparedSales): SummaryStats {
  const compareLine = (line: StatsLine): ComparedSalesFigures => {
    const { current, prior, difference } = buildStatsSteps(sales, line);
    const getValue = statsFigures[line].kind === 'money' ? getFigureInHundredths : getFigure;
    return { current: getValue(current), prior: getValue(prior), difference: getValue(difference) };
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

const formatShortDate = (day: Day) =>
  `${formatMonthName(toMonth(day)).slice(0, 3)} ${dayOfMonth(day)}, ${day.slice(0, 4)}`;

/**
 * Formats `November Stats` for a whole month, else `Sep 1, 2025 – Nov 30, 2025 Stats` (rules.md, Summary).
 */
export function formatStatsTitle(range: DayRange): string {
  const month = findWholeMonth(range);
  return `${month ? formatMonthName(month) : `${formatShortDate(range.start)} – ${formatShortDate(range.end)}`} Stats`;
}

/** One step in the chart that compares a range with the same range a year earlier. Each deal counts 1. */
export interface ComparedStep {
  /** The day, or the first day of the month, in the current range. */
  readonly start: Day;
  readonly current: Units;
  readonly prior: Units;
  /** The units sold from the start of the current range to this step. */
  readonly currentToDate: Units;
  readonly priorToDate: Units;
}

/**
 * Compares a range with the same range a year earlier. A range within one month has a step for each day. A
 * longer range has a step for each month, from the first to the last with sales in either year. A prior day
 * is paired with the same day of the current year. Feb 29 is paired with Feb 28, so the steps always add up
 * to the totals.
 */
export function buildComparedSteps(
  range: DayRange,
  current: readonly StoreSalesStep[],
  prior: readonly StoreSalesStep[],
): ComparedStep[] {
  const isByDay = getStepSize(range) === 'day';
  const toCurrentStart = (start: Day): Day => {
    const later = yearLater(start);
    return isByDay && later < range.start ? range.start : later;
  };
  const currentByStart = groupUnitsByStart(current, start => start);
  const priorByStart = groupUnitsByStart(prior, toCurrentStart);

  let currentToDate = 0;
  let priorToDate = 0;
  return (isByDay ? listDays(range) : listMonths([...currentByStart.keys(), ...priorByStart.keys()])).map(
    start => {
      const step = { start, current: currentByStart.get(start) ?? 0, prior: priorByStart.get(start) ?? 0 };
      currentToDate += step.current;
      priorToDate += step.prior;
      return { ...step, currentToDate, priorToDate };
    },
  );
}

function groupUnitsByStart(
  steps: readonly StoreSalesStep[],
  getStart: (start: Day) => Day,
): ReadonlyMap<Day, Units> {
  const units = new Map<Day, Units>();
  for (const step of steps) {
    const start = getStart(step.start);
    units.set(start, (units.get(start) ?? 0) + totalUnits(step));
  }
  return units;
}

function listMonths(starts: readonly Day[]): Day[] {
  const sorted = [...starts].sort();
  const [start] = sorted;
  const end = sorted.at(-1);
  return start && end ? listMonthStarts({ start, end }) : [];
}
