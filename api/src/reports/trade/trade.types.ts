import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../input/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';

@ObjectType('TradeFigures', { description: 'Deals delivered and cars traded in (rules.md, Trade).' })
export class TradeFiguresType {
  @Field(() => Int, { description: 'Delivered Deals: sold deals, 1 each, credited or not.' })
  delivered!: number;

  @Field(() => Int, { description: 'Trades: a TRADE deal counts 1, TRADE X2 counts 2.' })
  trades!: number;

  @Field(() => Float, {
    description: 'Trade %: trades ÷ delivered × 100, 2 decimals, halves up; 0 when none; may exceed 100.',
  })
  percent!: number;
}

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
