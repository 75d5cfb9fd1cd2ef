import type { DayRange } from '../calendar/calendar.ts';
import type { DealSums } from '../deals/dealFigures.ts';
import { tradesOf } from '../deals/trade.ts';
import type { HalfCents } from '../numbers/money.ts';
import { totalUnits } from '../numbers/units.ts';
import type { TeamId } from '../people/teams.ts';
import type { Basis, UpsBasis, Whose } from '../steps/basis.ts';
import { ALL, soldAmount, soldSteps } from '../steps/soldSteps.ts';
import {
  type Amount,
  countOf,
  moneyOf,
  type Noun,
  noun,
  over,
  plus,
  ruled,
  type Steps,
  step,
  TO_THE_CENT,
  times,
  unitsOf,
} from '../steps/step.ts';
import type { UpCounter, UpCounters } from '../ups/upCounters.ts';

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

type UnitsName = 'new' | 'used' | 'unclassified' | 'units';
type QuotientName =
  | 'frontGrossPerUnit'
  | 'backGrossPerUnit'
  | 'grossPerUnit'
  | 'tradePercent'
  | 'closingRate';

export type TrendFigureName = UnitsName | QuotientName;

/** Null where there is nothing to divide by. */
export type TrendSteps = Readonly<Record<UnitsName, Steps> & Record<QuotientName, Steps | null>>;

/** How the figures of a month come about (trends.md, What is shown). */
export function trendSteps({ sums, ups }: TrendFacts, days: DayRange, of: TrendOf): TrendSteps {
  const whose: Whose = of.employeeIds ? { employeeIds: of.employeeIds } : {};
  const { total, ...units } = soldSteps(sums, whose, days, 'Units');
  const sold = soldAmount(totalUnits(sums), ALL, whose, days);
  const perUnit = (name: string, shares: HalfCents, words: string, basis: Basis) =>
    sold.value.top === 0n
      ? null
      : ([step(name, 'money', [plus(moneyOf(shares, words, basis)), over(sold)], TO_THE_CENT)] as const);
  const gross = (counts: 'frontGross' | 'backGross' | 'totalGross'): Basis => ({
    kind: 'deals',
    whose,
    days,
    counts,
  });
  const traded: Basis = { kind: 'deals', whose, days, counts: 'tradeShares', hasTrade: true };
  const trades: Amount = { ...unitsOf(tradesOf(sums), noun('trade'), traded), measure: 'count' };
  const counted = (counter: UpCounter, words: Noun) => countOf(ups[counter], words, upsOf(of, days, counter));
  return {
    ...units,
    units: total,
    frontGrossPerUnit: perUnit('Front a unit', sums.frontGross, 'front gross', gross('frontGross')),
    backGrossPerUnit: perUnit('Back a unit', sums.backGross, 'back gross', gross('backGross')),
    grossPerUnit: perUnit(
      'Gross a unit',
      sums.frontGross + sums.backGross,
      'front and back gross',
      gross('totalGross'),
    ),
    tradePercent: percent('Trade %', trades, sold),
    closingRate: percent(
      'Closing rate',
      counted('sold', noun('up', ' whose Sold is Yes')),
      counted('ups', noun('up')),
    ),
  };
}

function percent(name: string, part: Amount, whole: Amount): Steps | null {
  if (whole.value.top === 0n) return null;
  return [step(name, 'percent', [plus(part), over(whole), times(ruled(10_000, ''))], TO_THE_CENT)];
}

const upsOf = ({ employeeId, teamId }: TrendOf, days: DayRange, counter: UpCounter): UpsBasis => ({
  kind: 'ups',
  days,
  counter,
  employeeId,
  teamId,
});
