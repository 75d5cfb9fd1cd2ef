import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { explained } from '../explain/explain.present.ts';
import { ExplanationType } from '../explain/explain.types.ts';
import { trendChoiceOf } from './trends.input.ts';
import { explainTrends, trendsReport } from './trends.report.ts';
import { ExplainTrendsArgs, TrendMonthType, TrendsArgs } from './trends.types.ts';

@Resolver()
export class TrendsResolver {
  @CachedUntilChange('DEALS', 'UP_LOG', 'EMPLOYEES')
  @Query(() => [TrendMonthType], {
    description:
      'A month and the twelve before it, the earliest first, none before 1900: units, gross per unit, trade % and closing rate of the store, a team or a person. BAD_INPUT for a team and a person at once.',
  })
  trends(@Ctx() context: Context, @Args(() => TrendsArgs) args: TrendsArgs): Promise<TrendMonthType[]> {
    return trendsReport(context, args.month, trendChoiceOf(args));
  }

  @CachedUntilChange('DEALS', 'UP_LOG', 'EMPLOYEES')
  @Query(() => ExplanationType, {
    description:
      'How a figure of a month of `trends` comes about, step by step. BAD_INPUT for a team and a person at once, and for a figure that is null.',
  })
  explainTrends(
    @Ctx() context: Context,
    @Args(() => ExplainTrendsArgs) args: ExplainTrendsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return explained(context, info, explainTrends(context, args.month, args.figure, trendChoiceOf(args)));
  }
}
