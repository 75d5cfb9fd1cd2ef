import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { rangeOf } from '../../input/fields.ts';
import { DayScalar } from '../../input/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { tradeStats } from '../../rules/trade/tradeStats.ts';
import { tradeDays } from './trade.query.ts';
import { TradeStatsType } from './trade.types.ts';

@Resolver()
export class TradeResolver {
  @CachedUntilChange('DEALS')
  @Query(() => TradeStatsType, {
    description: 'Trade % by day and over a range. BAD_INPUT when the end precedes the start.',
  })
  async tradeStats(
    @Ctx() { database }: Context,
    @Arg('start', () => DayScalar, { description: 'The first delivery date.' }) start: Day,
    @Arg('end', () => DayScalar, { description: 'The last delivery date.' }) end: Day,
  ): Promise<TradeStatsType> {
    const range = rangeOf(start, end);
    return tradeStats(await tradeDays(database, range), range);
  }
}
