import {
  addMonths,
  type Day,
  type DayRange,
  isMonth,
  lastOfMonth,
  type Month,
  monthRange,
} from '../calendar/calendar.ts';
import type { DealSums } from '../deals/dealFigures.ts';
import { countTrades } from '../deals/dealValues.ts';
import type { Figure, FigureAmounts } from '../figures/figure.ts';
import type { HalfCents } from '../numbers/money.ts';
import { totalUnits } from '../numbers/units.ts';
import type { TeamId } from '../people/teams.ts';
import type { AmountSource, CreditOwner } from '../steps/amountSource.ts';
import { buildFigureStep, buildPercentSteps, type FigureSteps } from '../steps/figureStep.ts';
import { ALL_CARS, buildSoldAmount, buildSoldSteps } from '../steps/soldSteps.ts';
import {
  dividedBy,
  getFigures,
  moneyAmount,
  noun,
  plus,
  ROUND_TO_CENT,
  type StepAmount,
  unitsAmount,
} from '../steps/step.ts';
import { buildUpsAmount } from '../upStats/upSteps.ts';
import type { UpCounter, UpCounters } from '../ups/upCounters.ts';
import { trendFigures } from './trendFigures.ts';

/** The number of months of a trend. It includes the same month of the previous year. */
const MONTHS = 13;

/** The figures of a month in units, dollars and percent; null where the divisor is 0. */
type TrendFigures = FigureAmounts<typeof trendFigures>;

export interface TrendMonth extends TrendFigures {
  readonly month: Month;
  readonly days: DayRange;
  /** True while cars can still be sold in the month. */
  readonly isUnfinished: boolean;
}

/**
 * Returns the selected month and the twelve months before it, without months before the first valid month
 * (trends.md, Figures).
 */
export function listTrendMonths(last: Month): Month[] {
  return Array.from({ length: MONTHS }, (_, index) => addMonths(last, index + 1 - MONTHS)).filter(isMonth);
}

/** Builds a month of a trend (trends.md). */
export function buildTrendMonth(
  month: Month,
  facts: TrendFacts,
  subject: TrendScope,
  today: Day,
): TrendMonth {
  const days = monthRange(month);
  return {
    month,
    days,
    isUnfinished: lastOfMonth(month) >= today,
    ...getFigures(buildTrendSteps(facts, days, subject)),
  };
}

/** The input for one month's figures. */
export interface TrendFacts {
  readonly sums: DealSums;
  readonly ups: UpCounters;
}

/** The scope of a trend: a person, a team, or the store when neither is given. */
export interface TrendScope {
  readonly employeeId?: number | undefined;
  readonly teamId?: TeamId | undefined;
  /** The people with deals that count: the person, or the team's current people. */
  readonly employeeIds?: readonly number[] | undefined;
}

/** The steps of each figure; null where the divisor is 0. */
export type TrendSteps = FigureSteps<typeof trendFigures>;

const SOLD_FIGURES = { ...trendFigures, total: trendFigures.units };

/** Builds the calculation steps of a month's figures (trends.md, Figures). */
export function buildTrendSteps({ sums, ups }: TrendFacts, days: DayRange, subject: TrendScope): TrendSteps {
  const owner: CreditOwner = subject.employeeIds ? { employeeIds: subject.employeeIds } : {};
  const { total, ...units } = buildSoldSteps(sums, owner, days, SOLD_FIGURES);
  const sold = buildSoldAmount(totalUnits(sums), ALL_CARS, owner, days);
  const buildPerUnit = (figure: Figure, shares: HalfCents, label: string, source: AmountSource) =>
    sold.value.numerator === 0n
      ? null
      : ([
          buildFigureStep(figure, [plus(moneyAmount(shares, label, source)), dividedBy(sold)], ROUND_TO_CENT),
        ] as const);
  const grossSource = (quantity: 'frontGross' | 'backGross' | 'totalGross'): AmountSource => ({
    kind: 'deals',
    owner,
    days,
    quantity,
  });
  const tradesSource: AmountSource = { kind: 'deals', owner, days, quantity: 'tradeShares', hasTrade: true };
  const trades: StepAmount = {
    ...unitsAmount(countTrades(sums), noun('trade'), tradesSource),
    measure: 'count',
  };
  const { employeeId, teamId } = subject;
  const countUps = (counter: UpCounter) =>
    buildUpsAmount(ups[counter], { days, counter, employeeId, teamId });
  return {
    ...units,
    units: total,
    frontGrossPerUnit: buildPerUnit(
      trendFigures.frontGrossPerUnit,
      sums.frontGross,
      'front gross',
      grossSource('frontGross'),
    ),
    backGrossPerUnit: buildPerUnit(
      trendFigures.backGrossPerUnit,
      sums.backGross,
      'back gross',
      grossSource('backGross'),
    ),
    grossPerUnit: buildPerUnit(
      trendFigures.grossPerUnit,
      sums.frontGross + sums.backGross,
      'front and back gross',
      grossSource('totalGross'),
    ),
    tradePercent: buildPercentSteps(trendFigures.tradePercent, trades, sold),
    closingRate: buildPercentSteps(trendFigures.closingRate, countUps('sold'), countUps('ups')),
  };
}
