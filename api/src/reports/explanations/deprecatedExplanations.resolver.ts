import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { ExplainHogArgs } from '../hog/hog.types.ts';
import { ExplainLeaderboardArgs } from '../leaderboard/leaderboard.types.ts';
import { ExplainPotOfGoldArgs } from '../potOfGold/potOfGold.types.ts';
import { ExplainSummaryArgs } from '../summary/summary.types.ts';
import { ExplainTickSheetArgs } from '../tickSheet/tickSheet.types.ts';
import { ExplainTradeStatsArgs } from '../trade/trade.types.ts';
import { ExplainTrendsArgs } from '../trends/trends.types.ts';
import { ExplainUpFunnelArgs } from '../upFunnel/upFunnel.types.ts';
import { ExplainUpStatsArgs } from './explainedFigure.types.ts';
import { explainFigure } from './explainFigure.ts';
import { presentExplanation } from './explanation.present.ts';
import { ExplanationType } from './explanation.types.ts';

const deprecationReason = 'Use `explain`.';

/** Queries that `explain` replaces. */
@Resolver()
export class DeprecatedExplanationsResolver {
  @Query(() => ExplanationType, {
    description:
      'Explains how a figure of `tickSheet` is calculated, step by step. Error: BAD_INPUT if the end is before the start, or if the figure does not exist for the selected people or for the store.',
    deprecationReason,
  })
  explainTickSheet(
    @Ctx() context: Context,
    @Args(() => ExplainTickSheetArgs) tickSheet: ExplainTickSheetArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { tickSheet }));
  }

  @Query(() => ExplanationType, {
    description:
      'Explains how a figure of `summary` is calculated, step by step. Error: BAD_INPUT if the end is before the start, or if the figure does not exist for people or for the store.',
    deprecationReason,
  })
  explainSummary(
    @Ctx() context: Context,
    @Args(() => ExplainSummaryArgs) summary: ExplainSummaryArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { summary }));
  }

  @Query(() => ExplanationType, {
    description:
      'Explains how a figure of `tradeStats` is calculated, step by step, for one day or a range of days. Error: BAD_INPUT if the end is before the start.',
    deprecationReason,
  })
  explainTradeStats(
    @Ctx() context: Context,
    @Args(() => ExplainTradeStatsArgs) tradeStats: ExplainTradeStatsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { tradeStats }));
  }

  @Query(() => ExplanationType, {
    description:
      'Explains how a monthly figure of `trends` is calculated, step by step. Error: BAD_INPUT if both a team and a person are set, or if the figure is null.',
    deprecationReason,
  })
  explainTrends(
    @Ctx() context: Context,
    @Args(() => ExplainTrendsArgs) trends: ExplainTrendsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { trends }));
  }

  @Query(() => ExplanationType, {
    description:
      'Explains how a figure of `potOfGold` is calculated, step by step. Error: BAD_INPUT if the employee has no row in it, or if the figure does not exist for one employee or for all employees together.',
    deprecationReason,
  })
  explainPotOfGold(
    @Ctx() context: Context,
    @Args(() => ExplainPotOfGoldArgs) potOfGold: ExplainPotOfGoldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { potOfGold }));
  }

  @Query(() => ExplanationType, {
    description:
      'Explains how a figure of `leaderboard` is calculated, step by step. Error: BAD_INPUT if the employee or team is not on it.',
    deprecationReason,
  })
  explainLeaderboard(
    @Ctx() context: Context,
    @Args(() => ExplainLeaderboardArgs) leaderboard: ExplainLeaderboardArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { leaderboard }));
  }

  @Query(() => ExplanationType, {
    description: 'Explains how a totals box above the Hog grid is calculated, step by step.',
    deprecationReason,
  })
  explainHog(
    @Ctx() context: Context,
    @Args(() => ExplainHogArgs) hog: ExplainHogArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { hog }));
  }

  @Query(() => ExplanationType, {
    description:
      'Explains how a counter of `upStats` is calculated. Error: BAD_INPUT if the end is before the start.',
    deprecationReason,
  })
  explainUpStats(
    @Ctx() context: Context,
    @Args(() => ExplainUpStatsArgs) upStats: ExplainUpStatsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { upStats }));
  }

  @Query(() => ExplanationType, {
    description:
      'Explains how a figure of `upFunnel` is calculated. Errors: BAD_INPUT if the figure is null; FORBIDDEN for gross that the viewer cannot see.',
    deprecationReason,
  })
  explainUpFunnel(
    @Ctx() context: Context,
    @Args(() => ExplainUpFunnelArgs) upFunnel: ExplainUpFunnelArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, { upFunnel }));
  }
}
