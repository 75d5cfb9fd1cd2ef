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
    description: 'Returns trade % by day and for a range. Error: BAD_INPUT if the end is before the start.',
  })
  async tradeStats(
    @Ctx() { database }: Context,
    @Args(() => DeliveryRangeArgs) { start, end }: DeliveryRangeArgs,
  ): Promise<TradeStatsType> {
    const range = parseDayRange(start, end);
    return calculateTradeStats(await listTradeDays(database, range), range);
  }
}
