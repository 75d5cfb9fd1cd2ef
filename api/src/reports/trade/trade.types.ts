import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { createFiguresClass, defineFigureEnum } from '../../platform/graphql/figureTypes.ts';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { tradeFigures } from '../../rules/trade/tradeFigures.ts';
import { DeliveryRangeArgs } from '../report.types.ts';

@ArgsType()
@InputType('ExplainTradeStatsInput', { description: 'A figure of `tradeStats` to explain.' })
export class ExplainTradeStatsArgs extends DeliveryRangeArgs {
  @Field(() => TradeFigureEnum, { description: 'The figure to explain.' })
  figure!: TradeFigureName;
}

@ObjectType('TradeFigures', { description: 'Deals delivered and cars traded in (rules.md, Trade).' })
export class TradeFiguresType extends createFiguresClass(tradeFigures) {}

@ObjectType('TradeDay', { description: 'The trades on one day with sold deals.' })
export class TradeDayType extends TradeFiguresType {
  @Field(() => DayScalar, { description: 'The delivery date.' })
  day!: Day;
}

@ObjectType('TradeStats', { description: 'Trade % by day and for the period.' })
export class TradeStatsType {
  @Field(() => [TradeDayType], { description: 'Every day with sold deals, in date order.' })
  days!: readonly TradeDayType[];

  @Field(() => TradeFiguresType, { description: 'The Selected Period Totals.' })
  period!: TradeFiguresType;
}

export type TradeFigureName = keyof typeof tradeFigures;

export const TradeFigureEnum = defineFigureEnum(
  'TradeFigure',
  'A figure in the trade stats: see TradeFigures.',
  tradeFigures,
);
