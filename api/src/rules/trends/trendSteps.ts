import type { DayRange } from '../calendar/calendar.ts';
import type { DealSums } from '../deals/dealFigures.ts';
import { tradesOf } from '../deals/trade.ts';
import type { Figure } from '../figures/figure.ts';
import type { HalfCents } from '../numbers/money.ts';
import { totalUnits } from '../numbers/units.ts';
import type { TeamId } from '../people/teams.ts';
import type { Basis, Whose } from '../steps/basis.ts';
import { figureStep, percentSteps, type StepsOf } from '../steps/figureStep.ts';
import { ALL, soldAmount, soldSteps } from '../steps/soldSteps.ts';
import { type Amount, moneyOf, noun, over, plus, TO_THE_CENT, unitsOf } from '../steps/step.ts';
import { upsAmount } from '../upStats/upSteps.ts';
import type { UpCounter, UpCounters } from '../ups/upCounters.ts';
import { trendFigures } from './trendFigures.ts';

/** What one month's figures are worked out from. */
export interface TrendFacts {
  readonly sums: DealSums;
  readonly ups: UpCounters;
}

/** Of whom a trend is: of one person, of a team, or of the store when neither is named. */
export interface TrendOf {
  readonly employeeId?: number | undefined;
  readonly teamId?: TeamId | undefined;
  /** Whose deals count: the one person, or the people whose team it is today. */
  readonly employeeIds?: readonly number[] | undefined;
}

/** Null where there is nothing to divide by. */
export type TrendSteps = StepsOf<typeof trendFigures>;

const SOLD = { ...trendFigures, total: trendFigures.units };

/** How the figures of a month come about (trends.md, What is shown). */
export function trendSteps({ sums, ups }: TrendFacts, days: DayRange, of: TrendOf): TrendSteps {
  const whose: Whose = of.employeeIds ? { employeeIds: of.employeeIds } : {};
  const { total, ...units } = soldSteps(sums, whose, days, SOLD);
  const sold = soldAmount(totalUnits(sums), ALL, whose, days);
  const perUnit = (figure: Figure, shares: HalfCents, words: string, basis: Basis) =>
    sold.value.top === 0n
      ? null
      : ([figureStep(figure, [plus(moneyOf(shares, words, basis)), over(sold)], TO_THE_CENT)] as const);
  const gross = (counts: 'frontGross' | 'backGross' | 'totalGross'): Basis => ({
    kind: 'deals',
    whose,
    days,
    counts,
  });
  const traded: Basis = { kind: 'deals', whose, days, counts: 'tradeShares', hasTrade: true };
  const trades: Amount = { ...unitsOf(tradesOf(sums), noun('trade'), traded), measure: 'count' };
  const { employeeId, teamId } = of;
  const counted = (counter: UpCounter) => upsAmount(ups[counter], { days, counter, employeeId, teamId });
  return {
    ...units,
    units: total,
    frontGrossPerUnit: perUnit(
      trendFigures.frontGrossPerUnit,
      sums.frontGross,
      'front gross',
      gross('frontGross'),
    ),
    backGrossPerUnit: perUnit(
      trendFigures.backGrossPerUnit,
      sums.backGross,
      'back gross',
      gross('backGross'),
    ),
    grossPerUnit: perUnit(
      trendFigures.grossPerUnit,
      sums.frontGross + sums.backGross,
      'front and back gross',
      gross('totalGross'),
    ),
    tradePercent: percentSteps(trendFigures.tradePercent, trades, sold),
    closingRate: percentSteps(trendFigures.closingRate, counted('sold'), counted('ups')),
  };
}
