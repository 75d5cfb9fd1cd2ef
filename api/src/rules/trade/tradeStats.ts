import type { Day, DayRange } from '../calendar/calendar.ts';
import type { TradeCounts } from '../deals/dealValues.ts';
import type { FigureAmounts } from '../figures/figure.ts';
import { sumBy } from '../numbers/arithmetic.ts';
import type { AmountSource, DealsSource } from '../steps/amountSource.ts';
import { buildFigureStep, type FigureSteps } from '../steps/figureStep.ts';
import {
  type CalculationStep,
  type CalculationSteps,
  countAmount,
  dividedBy,
  getFigures,
  noun,
  plus,
  ROUND_TO_CENT,
  resultAmount,
  ruleAmount,
  step,
  times,
} from '../steps/step.ts';
import { tradeFigures } from './tradeFigures.ts';

/** The sold deals of one day, by trade status. */
export interface TradeDayFacts extends TradeCounts {
  readonly day: Day;
  readonly delivered: number;
}

export type TradeFigures = FigureAmounts<typeof tradeFigures>;

export interface TradeDay extends TradeFigures {
  readonly day: Day;
}

export interface TradeStats {
  readonly days: readonly TradeDay[];
  readonly period: TradeFigures;
}

/**
 * Calculates the trade figures of each day with sold deals, in order, and of the whole period (rules.md,
 * Trade).
 */
export function calculateTradeStats(facts: readonly TradeDayFacts[], range: DayRange): TradeStats {
  const days = facts
    .filter(each => each.delivered > 0)
    .map(each => ({
      day: each.day,
      ...getFigures(buildTradeSteps([each], { start: each.day, end: each.day })),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  return { days, period: getFigures(buildTradeSteps(facts, range)) };
}

/** Builds the calculation steps of the trade figures of a range of days (rules.md, Trade). */
export function buildTradeSteps(
  facts: readonly TradeDayFacts[],
  days: DayRange,
): FigureSteps<typeof tradeFigures> {
  const count = (getValue: (day: TradeDayFacts) => number) => sumBy(facts, getValue);
  const deals: DealsSource = { kind: 'deals', owner: {}, days, quantity: 'deals' };
  const tradesSource: DealsSource = { ...deals, quantity: 'trades' };
  const delivered = countAmount(
    count(each => each.delivered),
    noun('delivered deal'),
    deals,
  );
  const trades = buildTradesSteps(
    count(each => each.single),
    count(each => each.double),
    { ...tradesSource, hasTrade: true },
  );
  const percent =
    delivered.value.numerator === 0n
      ? [plus(ruleAmount(0, 'because nothing was delivered', 'percent'))]
      : [
          plus(resultAmount(getLastStep(trades), noun('trade'))),
          dividedBy(delivered),
          times(ruleAmount(10_000, '')),
        ];
  return {
    delivered: [buildFigureStep(tradeFigures.delivered, [plus(delivered)])],
    trades,
    percent: [...trades, buildFigureStep(tradeFigures.percent, percent, ROUND_TO_CENT, tradesSource)],
  };
}

/** Builds the steps of the trades: TRADE counts 1, TRADE X2 counts 2. */
function buildTradesSteps(single: number, double: number, sourceDeals: DealsSource): CalculationSteps {
  const singleTrades = plus(countAmount(single, 'TRADE', ROWS_SOURCE));
  if (double === 0) return [buildFigureStep(tradeFigures.trades, [singleTrades], null, sourceDeals)];
  const doubleTrades = step('TRADE X2', 'count', [
    plus(countAmount(double, noun('deal'), ROWS_SOURCE)),
    times(ruleAmount(200, '')),
  ]);
  return [
    doubleTrades,
    buildFigureStep(
      tradeFigures.trades,
      [singleTrades, plus(resultAmount(doubleTrades, 'from TRADE X2'))],
      null,
      sourceDeals,
    ),
  ];
}

const ROWS_SOURCE: AmountSource = { kind: 'rows' };

const getLastStep = (steps: CalculationSteps): CalculationStep => steps.at(-1) as CalculationStep;
