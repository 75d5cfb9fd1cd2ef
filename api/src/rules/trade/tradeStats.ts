import type { Day, DayRange } from '../calendar/calendar.ts';
import type { TradeCounts } from '../deals/trade.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import type { Basis, DealsBasis } from '../steps/basis.ts';
import {
  countOf,
  figuresOf,
  noun,
  over,
  plus,
  resultOf,
  ruled,
  type Step,
  type Steps,
  step,
  TO_THE_CENT,
  times,
} from '../steps/step.ts';

/** The sold deals of one day, and how many of them have which trade status. */
export interface TradeDayFacts extends TradeCounts {
  readonly day: Day;
  readonly delivered: number;
}

export interface TradeFigures {
  readonly delivered: number;
  /** TRADE counts 1, TRADE X2 counts 2. */
  readonly trades: number;
  /** Trades ÷ delivered × 100, 2 decimals, halves up, 0 when nothing is delivered; may exceed 100. */
  readonly percent: number;
}

/** How each of the figures comes about. */
type TradeSteps = Readonly<Record<keyof TradeFigures, Steps>>;

export interface TradeDay extends TradeFigures {
  readonly day: Day;
}

export interface TradeStats {
  readonly days: readonly TradeDay[];
  readonly period: TradeFigures;
}

/** Trade per day with sold deals, in order, and over the period (rules.md, Trade). */
export function tradeStats(facts: readonly TradeDayFacts[], range: DayRange): TradeStats {
  const days = facts
    .filter(each => each.delivered > 0)
    .map(each => ({ day: each.day, ...figuresOf(tradeSteps([each], { start: each.day, end: each.day })) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  return { days, period: figuresOf(tradeSteps(facts, range)) };
}

/** How the trade figures of some days come about (rules.md, Trade). */
export function tradeSteps(facts: readonly TradeDayFacts[], days: DayRange): TradeSteps {
  const count = (counted: (day: TradeDayFacts) => number) => sumOf(facts, counted);
  const deals: DealsBasis = { kind: 'deals', whose: {}, days, counts: 'deals' };
  const traded: DealsBasis = { ...deals, counts: 'trades' };
  const delivered = countOf(
    count(each => each.delivered),
    noun('delivered deal'),
    deals,
  );
  const trades = tradesSteps(
    count(each => each.single),
    count(each => each.double),
    { ...traded, hasTrade: true },
  );
  const percent =
    delivered.value.top === 0n
      ? [plus(ruled(0, 'without a delivered deal', 'percent'))]
      : [plus(resultOf(last(trades), noun('trade'))), over(delivered), times(ruled(10_000, ''))];
  return {
    delivered: [step('Delivered Deals', 'count', [plus(delivered)])],
    trades,
    percent: [...trades, step('Trade %', 'percent', percent, TO_THE_CENT, traded)],
  };
}

/** TRADE counts 1, TRADE X2 counts 2. */
function tradesSteps(single: number, double: number, list: DealsBasis): Steps {
  const one = plus(countOf(single, 'TRADE', ROWS));
  if (double === 0) return [step('Trades', 'count', [one], null, list)];
  const two = step('TRADE X2', 'count', [plus(countOf(double, noun('deal'), ROWS)), times(ruled(200, ''))]);
  return [two, step('Trades', 'count', [one, plus(resultOf(two, 'of TRADE X2'))], null, list)];
}

const ROWS: Basis = { kind: 'rows' };

const last = (steps: Steps): Step => steps.at(-1) as Step;
