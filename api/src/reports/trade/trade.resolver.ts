import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { rangeOf } from '../../input/fields.ts';
import { tradeStats } from '../../rules/trade/tradeStats.ts';
import { DeliveryRangeArgs } from '../deliveryRange.args.ts';
import { explained } from '../explain/explain.present.ts';
import { ExplanationType } from '../explain/explain.types.ts';
import { explainTradeStats } from './trade.explain.ts';
import { tradeDays } from './trade.query.ts';
import { ExplainTradeStatsArgs, TradeStatsType } from './trade.types.ts';

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
    const range = rangeOf(start, end);
    return tradeStats(await tradeDays(database, range), range);
  }

  @CachedUntilChange('DEALS', 'EMPLOYEES')
  @Query(() => ExplanationType, {
    description:
      'How a figure of `tradeStats` comes about, step by step: of a day or of any days. BAD_INPUT when the end precedes the start.',
  })
  explainTradeStats(
    @Ctx() context: Context,
    @Args(() => ExplainTradeStatsArgs) { start, end, figure }: ExplainTradeStatsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return explained(context, info, explainTradeStats(context.database, rangeOf(start, end), figure));
  }
}
