import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { parseDayRange } from '../../platform/input/fields.ts';
import { calculateTradeStats } from '../../rules/trade/tradeStats.ts';
import { DeliveryRangeArgs } from '../report.types.ts';
import { listTradeDays } from './trade.query.ts';
import { TradeStatsType } from './trade.types.ts';

@Resolver()
export class TradeResolver {
  @CachedUntilChange('DEALS')
  @Query(() => TradeStatsType, {
    description: 'Trade % by day and over a range. BAD_INPUT when the end precedes the start.',
  })
  async tradeStats(
    @Ctx() { database }: Context,
    @Args(() => DeliveryRangeArgs) { start, end }: DeliveryRangeArgs,
  ): Promise<TradeStatsType> {
    const range = parseDayRange(start, end);
    return calculateTradeStats(await listTradeDays(database, range), range);
  }
}
