import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { createFiguresClass, defineFigureEnum } from '../../platform/graphql/figureTypes.ts';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { tradeFigures } from '../../rules/trade/tradeFigures.ts';
import { DeliveryRangeArgs } from '../report.types.ts';

@ArgsType()
@InputType('ExplainTradeStatsInput', { description: 'Which figure of `tradeStats`.' })
export class ExplainTradeStatsArgs extends DeliveryRangeArgs {
  @Field(() => TradeFigureEnum, { description: 'Which figure.' })
  figure!: TradeFigureName;
}

@ObjectType('TradeFigures', { description: 'Deals delivered and cars traded in (rules.md, Trade).' })
export class TradeFiguresType extends createFiguresClass(tradeFigures) {}

@ObjectType('TradeDay', { description: 'The trades of one day that has sold deals.' })
export class TradeDayType extends TradeFiguresType {
  @Field(() => DayScalar, { description: 'The delivery date.' })
  day!: Day;
}

@ObjectType('TradeStats', { description: 'Trade % by day and over the period.' })
export class TradeStatsType {
  @Field(() => [TradeDayType], { description: 'Every day with sold deals, in order.' })
  days!: readonly TradeDayType[];

  @Field(() => TradeFiguresType, { description: 'Selected Period Totals.' })
  period!: TradeFiguresType;
}

export type TradeFigureName = keyof typeof tradeFigures;

export const TradeFigureEnum = defineFigureEnum(
  'TradeFigure',
  'A figure of the trade stats: see TradeFigures.',
  tradeFigures,
);
